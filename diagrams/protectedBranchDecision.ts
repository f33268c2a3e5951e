import {defineDiagram} from './diagram';
import {box, link, question} from './kit';

export default defineDiagram({
  name: 'protected-branch-decision',
  height: 272,
  caption: {
    zh: '先看分支是否受保护，再看规则允许谁推送',
    en: 'Is it protected, and does its rule let you push?',
  },
  description: {
    zh: '推送到达后，首先检查有没有保护规则匹配这个分支。没有规则匹配时，开发者和管理员可以推送。有规则匹配时，强制推送和删除分支对所有人都会被拒绝；其他推送由生效的规则决定，规则允许你推送时接受，不允许时拒绝，请改为推送到其他分支并创建变更请求。',
    en: 'When a push arrives, AtomGit first checks whether a protection rule matches the branch. If no rule matches, developers and maintainers can push. If a rule matches, force pushes and deletions are rejected for everyone. For any other push, the rule that applies decides. If it allows you to push, the push is accepted. Otherwise, it is rejected, and you have to push to another branch and create a change request.',
  },
  text: {
    zh: {
      push: '推送到达',
      matches: '有规则\n匹配？',
      yes: '是',
      no: '否',
      open: '接受',
      openText: '开发者和管理员',
      force: '强制推送\n或删除？',
      forceLines: '强制推送\n或删除？',
      isForce: '是',
      isPlain: '否',
      never: '拒绝',
      neverText: '对所有人',
      allowed: '规则允许\n你推送？',
      allow: '是',
      deny: '否',
      accept: '接受',
      reject: '拒绝',
      rejectText: '请用变更请求',
    },
    en: {
      push: 'A push\narrives',
      matches: 'A rule\nmatches?',
      yes: 'Yes',
      no: 'No',
      open: 'Accepted',
      openText: 'Developers,\nmaintainers',
      force: 'Force push\nor delete?',
      forceLines: 'Force\npush or\ndelete?',
      isForce: 'Yes',
      isPlain: 'No',
      never: 'Rejected',
      neverText: 'For everyone',
      allowed: 'Allowed\nto push?',
      allow: 'Yes',
      deny: 'No',
      accept: 'Accepted',
      reject: 'Rejected',
      rejectText: 'Use a change\nrequest',
    },
  },
  parts: (text) => {
    const size = {width: 120, height: 72};
    const push = box({...size, x: 0, y: 0, height: 56, title: text.push});
    const matches = question({...size, x: 0, y: 80, title: text.matches});
    const force = question({...size, x: 164, y: 80, title: text.forceLines});
    const allowed = question({...size, x: 328, y: 80, title: text.allowed, tone: 'accent'});
    const accept = box({...size, x: 492, y: 80, width: 100, title: text.accept, tone: 'passed'});
    const open = box({
      ...size,
      x: 0,
      y: 200,
      title: text.open,
      text: text.openText,
      tone: 'passed',
    });
    const never = box({
      ...size,
      x: 164,
      y: 200,
      title: text.never,
      text: text.neverText,
      tone: 'refused',
    });
    const reject = box({
      ...size,
      x: 328,
      y: 200,
      title: text.reject,
      text: text.rejectText,
      tone: 'refused',
    });
    return [
      push,
      ...link(push, matches),
      matches,
      ...link(matches, force, {text: text.yes}),
      force,
      ...link(force, allowed, {text: text.isPlain}),
      allowed,
      ...link(allowed, accept, {text: text.allow}),
      accept,
      ...link(matches, open, {text: text.no}),
      open,
      ...link(force, never, {text: text.isForce}),
      never,
      ...link(allowed, reject, {text: text.deny}),
      reject,
    ];
  },
  narrow: {
    height: 480,
    parts: (text) => {
      const trunk = {x: 0, width: 152, height: 72};
      const end = {x: 208, width: 144, height: 72};
      const push = box({...trunk, y: 0, height: 40, title: text.push.replace('\n', ' ')});
      const matches = question({...trunk, y: 64, title: text.matches});
      const force = question({...trunk, y: 184, title: text.force});
      const allowed = question({...trunk, y: 304, title: text.allowed, tone: 'accent'});
      const accept = box({...trunk, y: 424, height: 56, title: text.accept, tone: 'passed'});
      const open = box({...end, y: 64, title: text.open, text: text.openText, tone: 'passed'});
      const never = box({...end, y: 184, title: text.never, text: text.neverText, tone: 'refused'});
      const reject = box({
        ...end,
        y: 304,
        title: text.reject,
        text: text.rejectText,
        tone: 'refused',
      });
      return [
        push,
        ...link(push, matches),
        matches,
        ...link(matches, open, {text: text.no}),
        open,
        ...link(matches, force, {text: text.yes}),
        force,
        ...link(force, never, {text: text.isForce}),
        never,
        ...link(force, allowed, {text: text.isPlain}),
        allowed,
        ...link(allowed, reject, {text: text.deny}),
        reject,
        ...link(allowed, accept, {text: text.allow}),
        accept,
      ];
    },
  },
});
