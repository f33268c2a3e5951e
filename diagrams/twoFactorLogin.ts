import {defineDiagram} from './diagram';
import {elbow} from './geometry';
import {arrow, box, fork, label, question} from './kit';

export default defineDiagram({
  name: 'two-factor-login',
  width: 'wide',
  height: 184,
  caption: {
    zh: '启用双重认证后的登录：使用验证码；认证器不在身边时使用恢复码，每个恢复码只能使用一次',
    en: 'Signing in with two-factor authentication: with a code, or with a recovery code, which works once, if you do not have the authenticator',
  },
  description: {
    zh: '从登录页开始。认证器在身边时，输入账号和密码，再输入认证器当前显示的验证码，登录成功。认证器不在身边时，在登录页选择使用恢复码登录，输入账号信息和一个恢复码，登录成功；这个恢复码随即失效，请在登录后重新设置认证器。',
    en: 'You start on the sign-in page. If you have the authenticator, enter your account name and password, and then the code that the authenticator shows, and you are signed in. If you do not have it, choose to sign in with a recovery code, enter your account name and a recovery code, and you are signed in. The recovery code can only be used once, so set up an authenticator again after you sign in.',
  },
  text: {
    zh: {
      start: '登录页',
      question: '认证器在身边吗？',
      yes: '在',
      no: '不在',
      code: '账号和密码',
      codeText: '再输入认证器上\n当前的验证码',
      recovery: '使用恢复码登录',
      recoveryText: '输入账号信息\n和一个恢复码',
      done: '登录成功',
    },
    en: {
      start: 'Sign-in page',
      question: 'have authenticator?',
      yes: 'yes',
      no: 'no',
      code: 'Password',
      codeText: 'then the code from\nthe authenticator',
      recovery: 'Recovery code',
      recoveryText: 'account name and\na recovery code',
      done: 'Signed in',
    },
  },
  parts: (text) => [
    question({x: 0, y: 60, width: 176, height: 64, title: text.start, text: text.question}),
    ...fork([180, 92], 212, [
      [244, 40],
      [244, 144],
    ]),
    label({x: 220, y: 24, text: text.yes, anchor: 'middle'}),
    label({x: 220, y: 160, text: text.no, anchor: 'middle'}),
    box({x: 248, y: 0, width: 176, height: 80, title: text.code, text: text.codeText}),
    box({
      x: 248,
      y: 104,
      width: 176,
      height: 80,
      title: text.recovery,
      text: text.recoveryText,
    }),
    arrow(elbow([428, 40], [536, 60], 'hv')),
    arrow(elbow([428, 144], [536, 124], 'hv')),
    box({x: 480, y: 64, width: 112, height: 56, title: text.done, tone: 'accent'}),
  ],
  narrow: {
    height: 256,
    parts: (text) => [
      question({x: 80, y: 0, width: 192, height: 64, title: text.start, text: text.question}),
      arrow(elbow([76, 32], [48, 92], 'hv')),
      label({x: 60, y: 80, text: text.yes}),
      arrow(elbow([276, 32], [304, 92], 'hv')),
      label({x: 292, y: 80, text: text.no, anchor: 'end'}),
      box({x: 0, y: 96, width: 168, height: 88, title: text.code, text: text.codeText}),
      box({
        x: 184,
        y: 96,
        width: 168,
        height: 88,
        title: text.recovery,
        text: text.recoveryText,
      }),
      arrow(elbow([48, 188], [92, 232], 'vh')),
      arrow(elbow([304, 188], [260, 232], 'vh')),
      box({x: 96, y: 208, width: 160, height: 48, title: text.done, tone: 'accent'}),
    ],
  },
});
