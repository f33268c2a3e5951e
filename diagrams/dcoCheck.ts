import {defineDiagram} from './diagram';
import {box, link, question} from './kit';

export default defineDiagram({
  name: 'dco-check',
  height: 184,
  caption: {
    zh: '两项都满足才通过；每次推送都会重新检查',
    en: 'Both must be true; every push is checked again',
  },
  description: {
    zh: '变更请求的每次推送都会检查。首先检查是否已签署声明：没有签署时，检查不通过，请先签署。已签署时，再检查每个提交是否都有 Signed-off-by，并且邮箱与签署时相同：缺少时，检查不通过，请补上签名行后再推送。两项都满足时，检查通过。',
    en: 'Each push to a change request is checked. First, is the declaration signed? If not, the check fails, and you have to sign it. Second, does every commit have a Signed-off-by line with the address used for signing? If a commit does not, the check fails, and you have to add the line and push again. If both are true, the check passes.',
  },
  text: {
    zh: {
      push: '每次推送',
      pushText: '到变更请求',
      declaration: '已签署\nDCO 声明？',
      line: '每个提交\n都有签名行？',
      yes: '是',
      no: '否',
      fail: '不通过',
      signText: '去签署声明',
      addText: '补上签名行',
      pass: '检查通过',
      passLines: '检查通过',
    },
    en: {
      push: 'Each push',
      pushText: 'To a change\nrequest',
      declaration: 'Declaration\nsigned?',
      line: 'All commits\nsigned off?',
      yes: 'Yes',
      no: 'No',
      fail: 'Check fails',
      signText: 'Sign the DCO',
      addText: 'Add the lines',
      pass: 'Check passes',
      passLines: 'Check\npasses',
    },
  },
  parts: (text) => {
    const row = {y: 0, height: 72};
    const asked = {...row, width: 136};
    const end = {y: 120, width: 136, height: 64, title: text.fail, tone: 'refused'} as const;
    const push = box({...row, x: 0, width: 112, title: text.push, text: text.pushText});
    const declaration = question({...asked, x: 136, title: text.declaration});
    const line = question({
      ...asked,
      x: 316,
      title: text.line,
      code: 'Signed-off-by',
      tone: 'accent',
    });
    const pass = box({...row, x: 496, width: 96, title: text.passLines, tone: 'passed'});
    const sign = box({...end, x: 136, text: text.signText});
    const add = box({...end, x: 316, text: text.addText});
    return [
      push,
      ...link(push, declaration),
      declaration,
      ...link(declaration, line, {text: text.yes}),
      line,
      ...link(line, pass, {text: text.yes}),
      pass,
      ...link(declaration, sign, {text: text.no}),
      sign,
      ...link(line, add, {text: text.no}),
      add,
    ];
  },
  narrow: {
    height: 392,
    parts: (text) => {
      const trunk = {x: 0, width: 176, height: 72};
      const end = {x: 224, width: 128, height: 72, title: text.fail, tone: 'refused'} as const;
      const push = box({...trunk, y: 0, title: text.push, text: text.pushText});
      const declaration = question({...trunk, y: 104, title: text.declaration});
      const line = question({
        ...trunk,
        y: 224,
        title: text.line,
        code: 'Signed-off-by',
        tone: 'accent',
      });
      const pass = box({...trunk, y: 344, height: 48, title: text.pass, tone: 'passed'});
      const sign = box({...end, y: 104, text: text.signText});
      const add = box({...end, y: 224, text: text.addText});
      return [
        push,
        ...link(push, declaration),
        declaration,
        ...link(declaration, sign, {text: text.no}),
        sign,
        ...link(declaration, line, {text: text.yes}),
        line,
        ...link(line, add, {text: text.no}),
        add,
        ...link(line, pass, {text: text.yes}),
        pass,
      ];
    },
  },
});
