import {defineDiagram} from './diagram';
import {arrow, badge, box, drawOwnStep, label, sequence, type Message, type Part} from './kit';

const app = 0;
const platform = 1;

type Words = Record<'sign' | 'list' | 'installations' | 'exchange' | 'token' | 'call', string>;

function listSteps(text: Words): Message[] {
  const ask = {from: app, to: platform};
  const answer = {from: platform, to: app};
  return [
    {from: app, to: app, step: '1', text: text.sign},
    {...ask, step: '2', text: text.list, code: 'GET /app/installations'},
    {...answer, text: text.installations, code: 'id'},
    {...ask, step: '3', text: text.exchange, code: 'POST …/access_tokens'},
    {...answer, text: text.token, code: 'ats_…'},
    {...ask, step: '4', text: text.call, code: 'GET /orgs/<org>/repos'},
  ];
}

/** A step of the wide drawing: what it is about at the left, what is sent at the right, the arrow below both. */
function drawStep(y: number, message: Message): Part[] {
  if (message.from === message.to) return drawOwnStep(message, 128, y);
  const {from, step, text, code = ''} = message;
  const ends = [132, 460] as const;
  const [start, end] = from === app ? ends : [ends[1], ends[0]];
  const badges = step ? [badge({x: 170, y: y - 14, text: step})] : [];
  return [
    ...badges,
    label({x: 186, y: y - 14, text}),
    label({x: 448, y: y - 14, text: code, face: 'code', anchor: 'end', tone: 'muted'}),
    arrow(
      [
        [start, y],
        [end, y],
      ],
      {name: text},
    ),
  ];
}

export default defineDiagram({
  name: 'app-installation-flow',
  width: 'wide',
  height: 256,
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
      platformText: 'OpenAPI',
      sign: '用私钥签发 JWT',
      list: '用 JWT 列出',
      installations: '安装记录',
      exchange: '用 JWT 换取',
      token: '安装令牌',
      call: '用令牌调用',
    },
    en: {
      app: 'Your server',
      platform: 'AtomGit',
      platformText: 'OpenAPI',
      sign: 'sign a JWT',
      list: 'with the JWT',
      installations: 'installations',
      exchange: 'with the JWT',
      token: 'a token',
      call: 'with the token',
    },
  },
  parts: (text) => [
    box({x: 0, y: 0, width: 128, height: 256, title: text.app}),
    ...listSteps(text).flatMap((step, index) => drawStep(40 * index + 40, step)),
    box({x: 464, y: 0, width: 128, height: 256, title: text.platform, text: text.platformText}),
  ],
  narrow: {
    height: 508,
    parts: (text) =>
      sequence({
        partyWidth: 136,
        rowHeight: 72,
        parties: [
          {x: 68, title: text.app},
          {x: 284, title: text.platform, text: text.platformText},
        ],
        messages: listSteps(text),
      }),
  },
});
