import {defineDiagram} from './diagram';
import {elbow} from './geometry';
import {arrow, box, fork, label, link, question} from './kit';

export default defineDiagram({
  name: 'two-factor-login',
  height: 208,
  caption: {
    zh: '认证器不在身边时用恢复码，每个只能用一次',
    en: 'If you do not have the authenticator, use a recovery code; each one works only once',
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
      question: 'Authenticator at hand?',
      yes: 'Yes',
      no: 'No',
      code: 'Account name\nand password',
      codeText: 'Then the code in\nthe authenticator',
      recovery: 'Recovery code',
      recoveryText: 'Account name and\na recovery code',
      done: 'Signed in',
    },
  },
  parts: (text) => {
    const way = {x: 256, width: 168, height: 96};
    return [
      question({x: 0, y: 72, width: 192, height: 64, title: text.start, text: text.question}),
      ...fork([196, 104], 216, [
        [252, 48],
        [252, 160],
      ]),
      label({x: 237, y: 34, text: text.yes, anchor: 'middle'}),
      label({x: 237, y: 146, text: text.no, anchor: 'middle'}),
      box({...way, y: 0, title: text.code, text: text.codeText, tone: 'accent'}),
      box({...way, y: 112, title: text.recovery, text: text.recoveryText}),
      arrow(elbow([428, 48], [536, 72], 'hv')),
      arrow(elbow([428, 160], [536, 136], 'hv')),
      box({x: 480, y: 76, width: 112, height: 56, title: text.done, tone: 'passed'}),
    ];
  },
  narrow: {
    height: 308,
    parts: (text) => {
      const size = {y: 120, width: 168, height: 96};
      const start = question({
        x: 0,
        y: 0,
        width: 352,
        height: 64,
        title: text.start,
        text: text.question,
      });
      const code = box({...size, x: 0, title: text.code, text: text.codeText, tone: 'accent'});
      const recovery = box({...size, x: 184, title: text.recovery, text: text.recoveryText});
      const done = box({x: 0, y: 260, width: 352, height: 48, title: text.done, tone: 'passed'});
      return [
        start,
        ...link(start, code, {text: text.yes}),
        code,
        ...link(start, recovery, {text: text.no}),
        recovery,
        ...link(code, done),
        ...link(recovery, done),
        done,
      ];
    },
  },
});
