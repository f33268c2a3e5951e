import {defineDiagram} from './diagram';
import {sequence, type Message, type SequenceOptions} from './kit';

const app = 0;
const platform = 1;

type Words = Record<
  | `${'app' | 'sign'}${'' | 'Lines'}`
  | 'platform'
  | 'list'
  | 'installations'
  | 'exchange'
  | 'token'
  | 'call',
  string
>;

function listMessages(text: Words, sign: string): Message[] {
  const ask = {from: app, to: platform};
  const answer = {from: platform, to: app, isReply: true};
  return [
    {from: app, to: app, step: '1', text: sign},
    {...ask, step: '2', text: text.list, code: 'GET /app/installations'},
    {...answer, text: text.installations},
    {...ask, step: '3', text: text.exchange, code: 'POST …/access_tokens'},
    {...answer, text: text.token},
    {...ask, step: '4', text: text.call, code: 'GET /orgs/<org>/repos'},
  ];
}

/** Where the two parties stand, and how wide they are. */
type Place = Pick<SequenceOptions, 'partyWidth'> & {columns: readonly [number, number]};

function drawFlow(words: Words, title: string, sign: string, {columns, partyWidth}: Place) {
  return sequence({
    partyWidth,
    parties: [
      {x: columns[app], title, tone: 'accent'},
      {x: columns[platform], title: words.platform},
    ],
    messages: listMessages(words, sign),
  });
}

export default defineDiagram({
  name: 'app-installation-flow',
  height: 408,
  caption: {
    zh: '实线是请求，虚线是返回',
    en: 'Solid arrows are requests, dashed ones replies',
  },
  description: {
    zh: '两方：你的服务器和 AtomGit。1：服务器用应用的私钥签发 JWT。2：服务器用 JWT 请求 GET /app/installations，AtomGit 返回安装记录及其 id。3：服务器用 JWT 请求 POST …/access_tokens，换取该安装的令牌，AtomGit 返回安装令牌 ats_…。4：服务器用安装令牌调用接口，例如用 GET /orgs/<org>/repos 列出组织的代码库。',
    en: 'Two parties: your server and AtomGit. 1: the server signs a JWT with the private key of the app. 2: with the JWT it requests GET /app/installations, and AtomGit returns the installations, each with its id. 3: with the JWT it requests POST …/access_tokens for one installation, and AtomGit returns the installation token ats_…. 4: with that token it calls the API, for example GET /orgs/<org>/repos to list the repositories of an organization.',
  },
  text: {
    zh: {
      app: '你的服务器',
      appLines: '你的\n服务器',
      platform: 'AtomGit',
      sign: '用应用的私钥签发 JWT',
      signLines: '用应用的私钥\n签发 JWT',
      list: '用 JWT 列出安装记录',
      installations: '返回安装记录，含 id',
      exchange: '用 JWT 换取安装令牌',
      token: '返回安装令牌 ats_…',
      call: '用安装令牌调用接口',
    },
    en: {
      app: 'Your server',
      appLines: 'Your\nserver',
      platform: 'AtomGit',
      sign: 'Sign a JWT with the private key',
      signLines: 'Sign a JWT with\nthe private key',
      list: 'List installations with JWT',
      installations: 'Return installations with id',
      exchange: 'Get a token with JWT',
      token: 'Return the token ats_…',
      call: 'Call the API with it',
    },
  },
  parts: (text) => drawFlow(text, text.app, text.sign, {partyWidth: 160, columns: [80, 512]}),
  narrow: {
    height: 440,
    parts: (text) =>
      drawFlow(text, text.appLines, text.signLines, {partyWidth: 96, columns: [48, 304]}),
  },
});
