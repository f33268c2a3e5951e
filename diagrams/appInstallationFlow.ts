import {defineDiagram} from './diagram';
import {sequence, type Message, type SequenceOptions} from './kit';

const app = 0;
const platform = 1;

type Words = Record<
  'app' | 'platform' | 'sign' | 'list' | 'installations' | 'exchange' | 'token' | 'call',
  string
>;

function listMessages(text: Words): Message[] {
  const ask = {from: app, to: platform};
  const answer = {from: platform, to: app, isReply: true};
  return [
    {from: app, to: app, step: '1', text: text.sign},
    {...ask, step: '2', text: text.list, code: 'GET /app/installations'},
    {...answer, text: text.installations, code: 'id'},
    {...ask, step: '3', text: text.exchange, code: 'POST …/access_tokens'},
    {...answer, text: text.token, code: 'ats_…'},
    {...ask, step: '4', text: text.call, code: 'GET /orgs/<org>/repos'},
  ];
}

/** Where the two parties stand, and how wide they are. */
type Place = Pick<SequenceOptions, 'partyWidth' | 'isOneLine'> & {
  columns: readonly [number, number];
};

function drawFlow(text: Words, {columns, ...place}: Place) {
  return sequence({
    ...place,
    parties: [
      {x: columns[app], title: text.app},
      {x: columns[platform], title: text.platform},
    ],
    messages: listMessages(text),
  });
}

export default defineDiagram({
  name: 'app-installation-flow',
  height: 268,
  caption: {
    zh: '以应用身份调用接口：JWT 换取安装令牌，再用令牌调用',
    en: 'Calling the API as the app: exchange a JWT for an installation token, and then call with the token',
  },
  description: {
    zh: '两方：你的服务器和 AtomGit。1：服务器用应用的私钥签发 JWT。2：服务器用 JWT 请求 GET /app/installations，AtomGit 返回安装记录及其 id。3：服务器用 JWT 请求 POST …/access_tokens，换取该安装的令牌，AtomGit 返回安装令牌 ats_…。4：服务器用安装令牌调用接口，例如用 GET /orgs/<org>/repos 列出组织的代码库。',
    en: 'Two parties: your server and AtomGit. 1: the server signs a JWT with the private key of the app. 2: with the JWT it requests GET /app/installations, and AtomGit returns the installations, each with its id. 3: with the JWT it requests POST …/access_tokens for one installation, and AtomGit returns the installation token ats_…. 4: with that token it calls the API, for example GET /orgs/<org>/repos to list the repositories of an organization.',
  },
  text: {
    zh: {
      app: '你的服务器',
      platform: 'AtomGit',
      sign: '用私钥签发 JWT',
      list: '用 JWT 列出安装记录',
      installations: '返回安装记录',
      exchange: '用 JWT 换取安装令牌',
      token: '返回安装令牌',
      call: '用令牌调用接口',
    },
    en: {
      app: 'Server',
      platform: 'AtomGit',
      sign: 'sign a JWT with the key',
      list: 'list installations by JWT',
      installations: 'return installations',
      exchange: 'get a token by JWT',
      token: 'return a token',
      call: 'call the API by token',
    },
  },
  parts: (text) => drawFlow(text, {partyWidth: 160, columns: [80, 512], isOneLine: true}),
  narrow: {
    height: 368,
    parts: (text) => drawFlow(text, {partyWidth: 96, columns: [48, 304]}),
  },
});
