import {defineDiagram} from './diagram';
import {arrow, box, label, question} from './kit';

export default defineDiagram({
  name: 'dco-check',
  width: 'wide',
  height: 176,
  caption: {
    zh: 'DCO 检查：既要签署声明，每个提交也要有签名行',
    en: 'The DCO check: you signed the declaration, and every commit has a sign-off line',
  },
  description: {
    zh: '变更请求的每次推送都会检查。首先检查是否已签署声明：没有签署时，检查不通过，请先签署。已签署时，再检查每个提交是否都有 Signed-off-by，并且邮箱与签署时相同：缺少时，检查不通过，请补上签名行后再推送。两项都满足时，检查通过。',
    en: 'Each push to a change request is checked. First, is the declaration signed? If not, the check fails, and you have to sign it. Second, does every commit have a Signed-off-by line with the address used for signing? If a commit does not, the check fails, and you have to add the line and push again. If both are true, the check passes.',
  },
  text: {
    zh: {
      push: '推送变更请求',
      declaration: '已签署声明？',
      line: '提交有签名行？',
      yes: '是',
      no: '否',
      sign: '不通过',
      signText: '去签署声明',
      add: '不通过',
      addText: '补上签名行',
      pass: '检查通过',
    },
    en: {
      push: 'Push',
      declaration: 'Signed?',
      line: 'All commits?',
      yes: 'yes',
      no: 'no',
      sign: 'Fails',
      signText: 'sign it first',
      add: 'Fails',
      addText: 'add the line',
      pass: 'Passes',
    },
  },
  parts: (text) => [
    box({x: 0, y: 0, width: 112, height: 64, title: text.push}),
    arrow([
      [116, 32],
      [140, 32],
    ]),
    question({x: 144, y: 0, width: 136, height: 64, title: text.declaration, text: 'DCO'}),
    arrow(
      [
        [284, 32],
        [308, 32],
      ],
      {name: text.yes},
    ),
    label({x: 296, y: 16, text: text.yes, anchor: 'middle'}),
    question({x: 312, y: 0, width: 136, height: 64, title: text.line, code: 'Signed-off-by'}),
    arrow(
      [
        [452, 32],
        [476, 32],
      ],
      {name: text.yes},
    ),
    label({x: 464, y: 16, text: text.yes, anchor: 'middle'}),
    box({x: 480, y: 0, width: 112, height: 64, title: text.pass, tone: 'accent'}),
    arrow(
      [
        [212, 68],
        [212, 108],
      ],
      {name: text.no},
    ),
    label({x: 224, y: 88, text: text.no}),
    box({
      x: 144,
      y: 112,
      width: 136,
      height: 64,
      title: text.sign,
      text: text.signText,
      tone: 'refused',
    }),
    arrow(
      [
        [380, 68],
        [380, 108],
      ],
      {name: text.no},
    ),
    label({x: 392, y: 88, text: text.no}),
    box({
      x: 312,
      y: 112,
      width: 136,
      height: 64,
      title: text.add,
      text: text.addText,
      tone: 'refused',
    }),
  ],
  narrow: {
    height: 384,
    parts: (text) => [
      box({x: 0, y: 0, width: 176, height: 40, title: text.push}),
      arrow([
        [88, 44],
        [88, 76],
      ]),
      question({x: 0, y: 80, width: 176, height: 64, title: text.declaration, text: 'DCO'}),
      arrow([
        [180, 112],
        [228, 112],
      ]),
      label({x: 204, y: 98, text: text.no, anchor: 'middle'}),
      box({
        x: 232,
        y: 80,
        width: 120,
        height: 64,
        title: text.sign,
        text: text.signText,
        tone: 'refused',
      }),
      arrow([
        [88, 148],
        [88, 196],
      ]),
      label({x: 100, y: 172, text: text.yes}),
      question({x: 0, y: 200, width: 176, height: 64, title: text.line, code: 'Signed-off-by'}),
      arrow([
        [180, 232],
        [228, 232],
      ]),
      label({x: 204, y: 218, text: text.no, anchor: 'middle'}),
      box({
        x: 232,
        y: 200,
        width: 120,
        height: 64,
        title: text.add,
        text: text.addText,
        tone: 'refused',
      }),
      arrow([
        [88, 268],
        [88, 316],
      ]),
      label({x: 100, y: 292, text: text.yes}),
      box({x: 0, y: 320, width: 352, height: 64, title: text.pass, tone: 'accent'}),
    ],
  },
});
