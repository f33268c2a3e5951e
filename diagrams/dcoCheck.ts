import {defineDiagram} from './diagram';
import {arrow, box, label} from './kit';

export default defineDiagram({
  name: 'dco-check',
  width: 'narrow',
  height: 400,
  caption: {
    zh: 'DCO 检查：声明和每个提交的签名行缺一不可',
    en: 'The DCO check asks for the declaration and for a sign-off line in every commit',
  },
  description: {
    zh: '变更请求创建后，检查从上到下进行。先问贡献者是否签署过声明：没有，不通过。再问每个提交的末尾是否都有 Signed-off-by 行、且邮箱与签署时相同：没有，不通过。两项都有，检查通过。',
    en: 'After a change request is created, the check goes from top to bottom. First: has the contributor signed the declaration? If not, it fails. Then: does every commit end in a Signed-off-by line with the e-mail used for signing the declaration? If not, it fails. With both, the check passes.',
  },
  text: {
    zh: {
      request: '变更请求',
      signed: '签署过声明？',
      lines: '每个提交都有\n签名行？',
      fails: '不通过',
      signFirst: '先签署声明',
      amend: '补上签名行',
      yes: '是',
      no: '否',
      passes: '检查通过',
    },
    en: {
      request: 'Change request',
      signed: 'Declaration\nsigned?',
      lines: 'A line in\nevery commit?',
      fails: 'Fails',
      signFirst: 'sign it first',
      amend: 'add the lines',
      yes: 'yes',
      no: 'no',
      passes: 'Passes',
    },
  },
  parts: (text) => [
    box({x: 0, y: 0, width: 160, height: 48, title: text.request}),
    arrow([
      [80, 52],
      [80, 92],
    ]),
    box({x: 0, y: 96, width: 160, height: 64, title: text.signed}),
    arrow(
      [
        [164, 128],
        [212, 128],
      ],
      {tone: 'warm'},
    ),
    label({x: 188, y: 114, text: text.no, anchor: 'middle'}),
    box({
      x: 216,
      y: 96,
      width: 136,
      height: 64,
      title: text.fails,
      text: text.signFirst,
      tone: 'warm',
    }),
    arrow([
      [80, 164],
      [80, 204],
    ]),
    label({x: 92, y: 184, text: text.yes}),
    box({x: 0, y: 208, width: 160, height: 88, title: text.lines, code: 'Signed-off-by'}),
    arrow(
      [
        [164, 252],
        [212, 252],
      ],
      {tone: 'warm'},
    ),
    label({x: 188, y: 238, text: text.no, anchor: 'middle'}),
    box({
      x: 216,
      y: 220,
      width: 136,
      height: 64,
      title: text.fails,
      text: text.amend,
      tone: 'warm',
    }),
    arrow(
      [
        [80, 300],
        [80, 340],
      ],
      {tone: 'accent'},
    ),
    label({x: 92, y: 320, text: text.yes}),
    box({x: 0, y: 344, width: 160, height: 48, title: text.passes, tone: 'accent'}),
  ],
});
