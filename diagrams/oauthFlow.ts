import {defineDiagram} from './diagram';
import {frame, joinLines, label, sequence, type Message} from './kit';

const app = 0;
const browser = 1;
const platform = 2;

/** With the line breaks of a phone, which has little room on either side of the browser. */
type Words = Record<
  'redirect' | 'ask' | 'consent' | 'callback' | 'deliver' | 'exchange' | 'token',
  string
>;

type Code = Record<'ask' | 'exchange' | 'token', string>;

function listMessages(text: Words, code: Code, write = (words: string) => words): Message[] {
  return [
    {from: app, to: browser, step: 'A', text: write(text.redirect)},
    {from: browser, to: platform, text: text.ask, code: code.ask},
    {from: browser, to: platform, step: 'B', text: write(text.consent)},
    {
      from: platform,
      to: browser,
      step: 'C',
      text: write(text.callback),
      code: 'code, state',
      isReply: true,
    },
    {from: browser, to: app, text: write(text.deliver), code: 'code, state'},
    {
      space: 52,
      from: app,
      to: platform,
      step: 'D',
      text: text.exchange,
      code: code.exchange,
    },
    {
      from: platform,
      to: app,
      step: 'E',
      text: text.token,
      code: code.token,
      isReply: true,
    },
  ];
}

/** Before the last two messages the line of life of the browser ends. */
const ends = [7, 5, 7];

export default defineDiagram({
  name: 'oauth-flow',
  height: 596,
  caption: {
    zh: '实线是请求，虚线是返回，没有字母的箭头属于上一步；只有 A 到 C 经过浏览器',
    en: 'Solid arrows are requests, dashed arrows are replies, and an arrow without a letter belongs to the step above it; only A to C pass through the browser',
  },
  description: {
    zh: '三方是应用服务器、浏览器（或 WebView）和 AtomGit 授权服务器。A：应用服务器让浏览器跳转；浏览器打开 AtomGit 的授权页，带上 client_id、state 和 redirect_uri。B：用户在浏览器中登录 AtomGit 并同意授权。C：AtomGit 让浏览器跳转到回调地址，带上授权码 code 和原样返回的 state；浏览器把它们送到应用服务器。D：应用服务器直接向 AtomGit 发送 client_id、client_secret 和 code，换取访问令牌。E：AtomGit 把 access_token 和 refresh_token 返回给应用服务器。D 和 E 不经过浏览器，客户端密钥始终留在服务器上。',
    en: 'Three parties: the app server, the browser (or a WebView), and the AtomGit authorization server. A: the app server redirects the browser; the browser opens the authorization page of AtomGit with client_id, state, and redirect_uri. B: in the browser, the user signs in to AtomGit and consents. C: AtomGit sends the browser to the callback URL with the authorization code and the unchanged state; the browser delivers both to the app server. D: the app server sends client_id, client_secret, and the code directly to AtomGit to exchange them for an access token. E: AtomGit returns access_token and refresh_token to the app server. D and E do not pass through the browser, so the client secret never leaves the server.',
  },
  text: {
    zh: {
      app: '应用\n服务器',
      appText: '保管客户端密钥',
      browser: '浏览器',
      browserText: '或 WebView',
      platform: 'AtomGit',
      platformText: '授权服务器',
      redirect: '让浏览器\n跳转',
      ask: '请求授权',
      consent: '登录并\n同意授权',
      callback: '跳转到\n回调地址',
      deliver: '送达\n授权码',
      exchange: '用授权码换取访问令牌',
      token: '返回访问令牌',
      servers: '只在服务器之间',
    },
    en: {
      app: 'App\nserver',
      appText: 'Keeps the secret',
      browser: 'Browser',
      browserText: 'Or WebView',
      platform: 'AtomGit',
      platformText: 'Authorization server',
      redirect: 'Redirect\nthe browser',
      ask: 'Request access',
      consent: 'Sign in\nand consent',
      callback: 'Go to\nthe callback',
      deliver: 'Deliver\nthe code',
      exchange: 'Get a token for the code',
      token: 'Return the access token',
      servers: 'Server to server',
    },
  },
  parts: (text) => [
    frame({x: 0, y: 404, width: 592, height: 192}),
    label({x: 96, y: 424, text: text.servers, face: 'title'}),
    ...sequence({
      partyWidth: 160,
      ends,
      parties: [
        {x: 80, title: joinLines(text.app), text: text.appText, tone: 'accent'},
        {x: 296, title: text.browser, text: text.browserText},
        {x: 512, title: text.platform, text: text.platformText},
      ],
      messages: listMessages(
        text,
        {
          ask: 'client_id, state,\nredirect_uri',
          exchange: 'client_id, client_secret, code',
          token: 'access_token, refresh_token',
        },
        joinLines,
      ),
    }),
  ],
  narrow: {
    height: 736,
    parts: (text) => [
      frame({x: 0, y: 504, width: 352, height: 232}),
      label({x: 64, y: 524, text: text.servers, face: 'title'}),
      ...sequence({
        partyWidth: 96,
        ends,
        parties: [
          {x: 48, title: text.app, tone: 'accent'},
          {x: 176, title: text.browser},
          {x: 304, title: text.platform},
        ],
        messages: listMessages(text, {
          ask: 'client_id,\nstate,\nredirect_uri',
          exchange: 'client_id,\nclient_secret, code',
          token: 'access_token,\nrefresh_token',
        }),
      }),
    ],
  },
});
