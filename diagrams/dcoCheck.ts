import {defineDiagram} from './diagram';
import {box, link, question} from './kit';

export default defineDiagram({
  name: 'dco-check',
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
  parts: (text) => {
    const asked = {width: 136, height: 64};
    const push = box({x: 0, y: 0, width: 112, height: 64, title: text.push});
    const declaration = question({...asked, x: 144, y: 0, title: text.declaration, text: 'DCO'});
    const line = question({...asked, x: 312, y: 0, title: text.line, code: 'Signed-off-by'});
    const pass = box({x: 480, y: 0, width: 112, height: 64, title: text.pass, tone: 'accent'});
    const sign = box({
      ...asked,
      x: 144,
      y: 112,
      title: text.sign,
      text: text.signText,
      tone: 'refused',
    });
    const add = box({
      ...asked,
      x: 312,
      y: 112,
      title: text.add,
      text: text.addText,
      tone: 'refused',
    });
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
    height: 384,
    parts: (text) => {
      const trunk = {x: 0, width: 176, height: 64};
      const end = {x: 232, width: 120, height: 64};
      const push = box({...trunk, y: 0, height: 40, title: text.push});
      const declaration = question({...trunk, y: 80, title: text.declaration, text: 'DCO'});
      const line = question({...trunk, y: 200, title: text.line, code: 'Signed-off-by'});
      const pass = box({...trunk, y: 320, title: text.pass, tone: 'accent'});
      const sign = box({...end, y: 80, title: text.sign, text: text.signText, tone: 'refused'});
      const add = box({...end, y: 200, title: text.add, text: text.addText, tone: 'refused'});
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
