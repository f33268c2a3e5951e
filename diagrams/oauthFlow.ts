import {defineDiagram} from './diagram';
import {arrow, badge, box, frame, label, sequence, type Part} from './kit';

const app = 0;
const browser = 1;
const platform = 2;

type Step = {
  /** Where its first line stands. */
  y: number;
  step?: string;
  text: string;
  code?: string;
};

/** A step of the upright drawing, beside its arrow. */
function drawStep({y, step, text, code}: Step): Part[] {
  const codes = code ? [label({x: 96, y: y + 20, text: code, face: 'code', tone: 'muted'})] : [];
  const badges = step ? [badge({x: 76, y, text: step})] : [];
  return [...badges, label({x: 96, y, text}), ...codes];
}

/** An arrow of the upright drawing, from the lower edge of a party to the upper one of the next. */
function drawDown(from: number, to: number, name: string): Part {
  return arrow(
    [
      [48, from + 4],
      [48, to - 4],
    ],
    {name},
  );
}

export default defineDiagram({
  name: 'oauth-flow',
  width: 'wide',
  height: 488,
  caption: {
    zh: 'OAuth2 授权码流程：A–C 经过浏览器，D 和 E 只在服务器之间',
    en: 'The OAuth2 authorization code flow: A to C pass through the browser, D and E stay between servers',
  },
  description: {
    zh: '三方是应用服务器、浏览器（或 WebView）和 AtomGit 授权服务器。A：应用服务器让浏览器跳转到 AtomGit 的授权页，带上 client_id、state 和 redirect_uri。B：用户在浏览器中登录 AtomGit 并同意授权。C：AtomGit 让浏览器跳转到回调地址，带上授权码 code 和原样返回的 state；浏览器把它们送到应用服务器。D：应用服务器直接向 AtomGit 发送 client_id、client_secret 和 code，换取访问令牌。E：AtomGit 把 access_token 和 refresh_token 返回给应用服务器。D 和 E 不经过浏览器，客户端密钥始终留在服务器上。',
    en: 'Three parties: the app server, the browser (or a WebView), and the AtomGit authorization server. A: the app server sends the browser to the authorization page of AtomGit with client_id, state, and redirect_uri. B: in the browser, the user signs in to AtomGit and consents. C: AtomGit sends the browser to the callback URL with the authorization code and the unchanged state; the browser delivers both to the app server. D: the app server sends client_id, client_secret, and the code directly to AtomGit to exchange them for an access token. E: AtomGit returns access_token and refresh_token to the app server. D and E do not pass through the browser, so the client secret never leaves the server.',
  },
  text: {
    zh: {
      app: '应用服务器',
      appText: '保管客户端密钥',
      browser: '浏览器',
      browserText: '或 WebView',
      platform: 'AtomGit',
      platformText: '授权服务器',
      redirect: '让浏览器跳转',
      open: '打开授权页',
      consent: '登录并同意授权',
      callback: '跳转到回调地址',
      deliver: '送达授权码',
      exchange: '用授权码换取访问令牌',
      token: '返回访问令牌',
      servers: '只在服务器之间',
    },
    en: {
      app: 'App server',
      appText: 'keeps the secret',
      browser: 'Browser',
      browserText: 'or WebView',
      platform: 'AtomGit',
      platformText: 'authorization server',
      redirect: 'redirect',
      open: 'authorization page',
      consent: 'sign in, consent',
      callback: 'to the callback',
      deliver: 'deliver the code',
      exchange: 'exchange the code for a token',
      token: 'return the access token',
      servers: 'Server to server',
    },
  },
  parts: (text) => [
    frame({x: 0, y: 312, width: 592, height: 176, title: text.servers, align: 'middle'}),
    ...sequence({
      partyWidth: 160,
      rowHeight: 48,
      ends: [7, 5, 7],
      parties: [
        {x: 88, title: text.app, text: text.appText},
        {x: 296, title: text.browser, text: text.browserText, tone: 'muted'},
        {x: 504, title: text.platform, text: text.platformText},
      ],
      messages: [
        {from: app, to: browser, step: 'A', text: text.redirect},
        {
          space: 8,
          from: browser,
          to: platform,
          step: 'A',
          text: text.open,
          code: 'client_id, state,\nredirect_uri',
        },
        {from: browser, to: platform, step: 'B', text: text.consent},
        {
          space: 8,
          from: platform,
          to: browser,
          step: 'C',
          text: text.callback,
          code: 'code, state',
        },
        // Beside the one before, as soon as that has arrived.
        {
          space: -16,
          from: browser,
          to: app,
          step: 'C',
          text: text.deliver,
          code: 'code, state',
        },
        {
          space: 56,
          from: app,
          to: platform,
          step: 'D',
          text: text.exchange,
          code: 'client_id, client_secret, code',
        },
        {
          space: 16,
          from: platform,
          to: app,
          step: 'E',
          text: text.token,
          code: 'access_token, refresh_token',
        },
      ],
    }),
  ],
  // From top to bottom, a party each time that it is reached.
  narrow: {
    height: 776,
    parts: (text) => [
      box({x: 16, y: 0, width: 320, height: 56, title: text.app, text: text.appText}),
      drawDown(56, 104, text.redirect),
      ...drawStep({y: 80, step: 'A', text: text.redirect}),
      box({
        x: 16,
        y: 104,
        width: 320,
        height: 56,
        title: text.browser,
        text: text.browserText,
        tone: 'muted',
      }),
      drawDown(160, 248, text.open),
      ...drawStep({y: 180, step: 'A', text: text.open, code: 'client_id, state, redirect_uri'}),
      ...drawStep({y: 224, step: 'B', text: text.consent}),
      box({
        x: 16,
        y: 248,
        width: 320,
        height: 56,
        title: text.platform,
        text: text.platformText,
      }),
      drawDown(304, 368, text.callback),
      ...drawStep({y: 326, step: 'C', text: text.callback, code: 'code, state'}),
      box({x: 16, y: 368, width: 320, height: 40, title: text.browser, tone: 'muted'}),
      drawDown(408, 496, text.deliver),
      ...drawStep({y: 430, step: 'C', text: text.deliver, code: 'code, state'}),
      frame({x: 0, y: 464, width: 352, height: 312, title: text.servers, align: 'middle'}),
      box({x: 16, y: 496, width: 320, height: 40, title: text.app}),
      drawDown(536, 608, text.exchange),
      ...drawStep({y: 562, step: 'D', text: text.exchange, code: 'client_id, client_secret, code'}),
      box({x: 16, y: 608, width: 320, height: 40, title: text.platform}),
      drawDown(648, 720, text.token),
      ...drawStep({y: 674, step: 'E', text: text.token, code: 'access_token, refresh_token'}),
      box({x: 16, y: 720, width: 320, height: 40, title: text.app}),
    ],
  },
});
