import {defineDiagram} from './diagram';
import {arrow, box, fork, question} from './kit';

const columns = [0, 152, 304, 456] as const;
const rows = [72, 160, 248, 336] as const;

export default defineDiagram({
  name: 'token-kinds',
  height: 272,
  caption: {
    zh: '先确定谁在访问，再选择凭据',
    en: 'Who makes the call determines the credential',
  },
  description: {
    zh: '按用途选择凭据。你用 SSH 推送代码时，使用 SSH 密钥。你的脚本调用接口，或者你用 HTTPS 推送时，使用个人访问密钥。你的应用代表用户调用接口时，使用 OAuth 令牌 atu_…。应用以自己的身份调用接口时，使用安装令牌 ats_…。',
    en: 'Choose the credential by purpose. To push code over SSH, use an SSH key. If your own script calls the API, or you push over HTTPS, use a personal access token. If your app calls the API for its users, use an OAuth token, atu_…. If an app calls the API as itself, use an installation token, ats_….',
  },
  text: {
    zh: {
      question: '谁在访问？',
      push: '我，用 SSH 推送',
      script: '脚本，\n或用 HTTPS 推送',
      users: '应用，代表用户',
      app: '应用自己',
      ssh: 'SSH 密钥',
      pat: '个人访问密钥',
      oauth: 'OAuth 令牌',
      installation: '安装令牌',
    },
    en: {
      question: 'Who is calling?',
      push: 'Me, pushing\nover SSH',
      script: 'A script,\nor HTTPS push',
      users: 'An app,\nfor its users',
      app: 'An app,\nas itself',
      ssh: 'SSH key',
      pat: 'Personal\naccess token',
      oauth: 'OAuth token',
      installation: 'Installation\ntoken',
    },
  },
  parts: (text) => [
    question({x: 212, y: 0, width: 168, height: 48, title: text.question}),
    ...fork(
      [296, 52],
      72,
      columns.map((x) => [x + 68, 100]),
      {isUpright: true},
    ),
    ...columns.map((x) =>
      arrow([
        [x + 68, 164],
        [x + 68, 196],
      ]),
    ),
    box({x: 0, y: 104, width: 136, height: 56, text: text.push}),
    box({x: 0, y: 200, width: 136, height: 72, title: text.ssh, tone: 'accent'}),
    box({x: 152, y: 104, width: 136, height: 56, text: text.script}),
    box({x: 152, y: 200, width: 136, height: 72, title: text.pat, tone: 'accent'}),
    box({x: 304, y: 104, width: 136, height: 56, text: text.users}),
    box({x: 304, y: 200, width: 136, height: 72, title: text.oauth, code: 'atu_…', tone: 'accent'}),
    box({x: 456, y: 104, width: 136, height: 56, text: text.app}),
    box({
      x: 456,
      y: 200,
      width: 136,
      height: 72,
      title: text.installation,
      code: 'ats_…',
      tone: 'accent',
    }),
  ],
  narrow: {
    height: 408,
    parts: (text) => [
      question({x: 0, y: 0, width: 352, height: 48, title: text.question}),
      ...fork(
        [16, 52],
        16,
        rows.map((y) => [40, y + 36]),
      ),
      ...rows.map((y) =>
        arrow([
          [188, y + 36],
          [212, y + 36],
        ]),
      ),
      box({x: 44, y: 72, width: 144, height: 72, text: text.push}),
      box({x: 216, y: 72, width: 136, height: 72, title: text.ssh, tone: 'accent'}),
      box({x: 44, y: 160, width: 144, height: 72, text: text.script}),
      box({x: 216, y: 160, width: 136, height: 72, title: text.pat, tone: 'accent'}),
      box({x: 44, y: 248, width: 144, height: 72, text: text.users}),
      box({
        x: 216,
        y: 248,
        width: 136,
        height: 72,
        title: text.oauth,
        code: 'atu_…',
        tone: 'accent',
      }),
      box({x: 44, y: 336, width: 144, height: 72, text: text.app}),
      box({
        x: 216,
        y: 336,
        width: 136,
        height: 72,
        title: text.installation,
        code: 'ats_…',
        tone: 'accent',
      }),
    ],
  },
});
