import {defineDiagram} from './diagram';
import {badge, label, sequence} from './kit';

const app = 0;
const platform = 1;

export default defineDiagram({
  name: 'app-installation-flow',
  width: 'narrow',
  height: 536,
  caption: {
    zh: '应用以自己的身份调用接口：JWT 换来安装令牌',
    en: 'An app that acts as itself: a JWT is exchanged for an installation token',
  },
  description: {
    zh: '两方：应用服务器和 AtomGit。1：应用服务器用私钥在本地签发 JWT。2：它带着 JWT 向 AtomGit 列出安装记录，得到 installation-id。3：它带着 JWT 和 installation-id 换取安装令牌，得到 ats_… 令牌。4：它带着 ats_… 令牌调用接口。',
    en: 'Two parties: the app server and AtomGit. 1: the app server signs a JWT locally with its private key. 2: with the JWT it lists its installations on AtomGit and receives an installation-id. 3: with the JWT and the installation-id it asks for an installation token and receives the token ats_…. 4: with the token ats_… it calls the API.',
  },
  text: {
    zh: {
      app: '应用服务器',
      appText: '保管私钥',
      platform: 'AtomGit',
      platformText: 'OpenAPI',
      sign: '本地签发 JWT',
      list: '列出安装记录',
      installations: '安装记录',
      exchange: '换取安装令牌',
      token: '安装令牌',
      call: '调用接口',
    },
    en: {
      app: 'App server',
      appText: 'keeps the key',
      platform: 'AtomGit',
      platformText: 'OpenAPI',
      sign: 'sign a JWT locally',
      list: 'list installations',
      installations: 'installations',
      exchange: 'get a token',
      token: 'installation token',
      call: 'call the API',
    },
  },
  parts: (text) => [
    badge({x: 100, y: 88, text: '1'}),
    label({x: 116, y: 88, text: text.sign}),
    ...sequence({
      partyWidth: 144,
      rowHeight: 80,
      parties: [
        {x: 72, title: text.app, text: text.appText},
        {x: 280, title: text.platform, text: text.platformText, tone: 'accent'},
      ],
      rows: [
        {space: 40, messages: [{from: app, to: platform, step: '2', text: text.list, code: 'JWT'}]},
        {messages: [{from: platform, to: app, text: text.installations, code: 'installation-id'}]},
        {
          messages: [
            {from: app, to: platform, step: '3', text: text.exchange, code: 'JWT\ninstallation-id'},
          ],
        },
        {messages: [{from: platform, to: app, text: text.token, code: 'ats_…', tone: 'accent'}]},
        {
          messages: [
            {from: app, to: platform, step: '4', text: text.call, code: 'ats_…', tone: 'accent'},
          ],
        },
      ],
    }),
  ],
});
