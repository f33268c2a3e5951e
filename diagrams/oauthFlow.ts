import {defineDiagram} from './diagram';
import {arrow, badge, box, frame, label, sequence, type Part} from './kit';

const app = 0;
const browser = 1;
const platform = 2;

const lineHeight = 20;

type Stop = {
  title: string;
  /** Only where a party is reached for the first time. */
  text?: string;
  /** What is sent from it to the next one, in the words of one arrow. */
  steps?: readonly {step: string; text: string; code?: string}[];
  isReply?: boolean;
};

/** The upright drawing: a party each time that it is reached, and its arrow to the next one. */
function drawStops(stops: readonly Stop[], firstServer: number): Part[] {
  let top = 0;
  return stops.flatMap(({title, text, steps = [], isReply}, index) => {
    const height = text ? 56 : 40;
    const parts: Part[] = [box({x: 16, y: top, width: 320, height, title, text})];
    let y = top + height;
    const start = y;
    for (const {step, ...words} of steps) {
      y += y === start ? lineHeight : lineHeight + 8;
      parts.push(badge({x: 52, y: y + 4, text: step}));
      parts.push(label({x: 68, y: y + 4, text: words.text}));
      if (!words.code) continue;
      y += lineHeight;
      parts.push(label({x: 68, y: y + 4, text: words.code, face: 'code', tone: 'muted'}));
    }
    top = y + 28;
    // The title of the frame stands before its first party.
    if (index + 1 === firstServer) top += 40;
    if (y > start) {
      const way = [
        [32, start + 4],
        [32, top - 4],
      ] as const;
      parts.push(arrow(way, {name: steps[0]?.text, dashed: isReply}));
    }
    return parts;
  });
}

export default defineDiagram({
  name: 'oauth-flow',
  width: 'wide',
  height: 496,
  caption: {
    zh: 'OAuth2 授权码流程：A 和 C 经过浏览器，各有两个箭头；D 和 E 只在服务器之间；实线是请求，虚线是返回',
    en: 'The OAuth2 authorization code flow: A and C pass through the browser and have two arrows each, D and E stay between servers; solid arrows are requests, dashed arrows are replies',
  },
  description: {
    zh: '三方是应用服务器、浏览器（或 WebView）和 AtomGit 授权服务器。A：应用服务器让浏览器跳转；浏览器打开 AtomGit 的授权页，带上 client_id、state 和 redirect_uri。B：用户在浏览器中登录 AtomGit 并同意授权。C：AtomGit 让浏览器跳转到回调地址，带上授权码 code 和原样返回的 state；浏览器把它们送到应用服务器。D：应用服务器直接向 AtomGit 发送 client_id、client_secret 和 code，换取访问令牌。E：AtomGit 把 access_token 和 refresh_token 返回给应用服务器。D 和 E 不经过浏览器，客户端密钥始终留在服务器上。',
    en: 'Three parties: the app server, the browser (or a WebView), and the AtomGit authorization server. A: the app server redirects the browser; the browser opens the authorization page of AtomGit with client_id, state, and redirect_uri. B: in the browser, the user signs in to AtomGit and consents. C: AtomGit sends the browser to the callback URL with the authorization code and the unchanged state; the browser delivers both to the app server. D: the app server sends client_id, client_secret, and the code directly to AtomGit to exchange them for an access token. E: AtomGit returns access_token and refresh_token to the app server. D and E do not pass through the browser, so the client secret never leaves the server.',
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
    frame({x: 0, y: 336, width: 592, height: 160, title: text.servers, align: 'middle'}),
    ...sequence({
      partyWidth: 160,
      ends: [7, 5, 7],
      parties: [
        {x: 88, title: text.app, text: text.appText},
        {x: 296, title: text.browser, text: text.browserText},
        {x: 504, title: text.platform, text: text.platformText},
      ],
      messages: [
        {from: app, to: browser, step: 'A', text: text.redirect},
        {
          from: browser,
          to: platform,
          step: 'A',
          text: text.open,
          code: 'client_id, state,\nredirect_uri',
        },
        {from: browser, to: platform, step: 'B', text: text.consent},
        {
          from: platform,
          to: browser,
          step: 'C',
          text: text.callback,
          code: 'code, state',
          isReply: true,
        },
        {from: browser, to: app, step: 'C', text: text.deliver, code: 'code, state'},
        {
          space: 44,
          from: app,
          to: platform,
          step: 'D',
          text: text.exchange,
          code: 'client_id, client_secret, code',
        },
        {
          from: platform,
          to: app,
          step: 'E',
          text: text.token,
          code: 'access_token, refresh_token',
          isReply: true,
        },
      ],
    }),
  ],
  narrow: {
    height: 800,
    parts: (text) => [
      frame({x: 0, y: 488, width: 352, height: 312, title: text.servers, align: 'middle'}),
      ...drawStops(
        [
          {
            title: text.app,
            text: text.appText,
            steps: [{step: 'A', text: text.redirect}],
          },
          {
            title: text.browser,
            text: text.browserText,
            steps: [
              {step: 'A', text: text.open, code: 'client_id, state, redirect_uri'},
              {step: 'B', text: text.consent},
            ],
          },
          {
            title: text.platform,
            text: text.platformText,
            steps: [{step: 'C', text: text.callback, code: 'code, state'}],
            isReply: true,
          },
          {title: text.browser, steps: [{step: 'C', text: text.deliver, code: 'code, state'}]},
          {
            title: text.app,
            steps: [{step: 'D', text: text.exchange, code: 'client_id, client_secret, code'}],
          },
          {
            title: text.platform,
            steps: [{step: 'E', text: text.token, code: 'access_token, refresh_token'}],
            isReply: true,
          },
          {title: text.app},
        ],
        4,
      ),
    ],
  },
});
