import {defineDiagram} from './diagram';
import {elbow} from './geometry';
import {arrow, box, label, note} from './kit';

export default defineDiagram({
  name: 'organization-relation',
  width: 'narrow',
  height: 304,
  caption: {
    zh: '父组织和子组织只有一层，双方管理员都同意才建立',
    en: 'Parent and child organizations: one level, set up when maintainers of both sides agree',
  },
  description: {
    zh: '上方是一个父组织，下方是它的两个子组织，关系从父到子。任何一方的管理员都可以申请，另一方的管理员同意之后关系才建立。子组织只有一个父组织；子组织不能再有自己的子组织，所以只有一层。',
    en: 'At the top is a parent organization, below it are two child organizations; the relation goes from parent to child. A maintainer of either side applies, and the relation holds once a maintainer of the other side agrees. A child has one parent only, and a child cannot have children of its own, so there is one level.',
  },
  text: {
    zh: {
      parent: '父组织',
      parentText: '列出它的子组织',
      agree: '申请，对方同意',
      child: '子组织',
      childText: '显示父组织',
      rule: '子组织只有一个父组织，不能再有子组织',
    },
    en: {
      parent: 'Parent',
      parentText: 'lists its children',
      agree: 'apply, then agree',
      child: 'Child',
      childText: 'names its parent',
      rule: 'one parent only, no children of its own',
    },
  },
  parts: (text) => [
    box({
      x: 96,
      y: 0,
      width: 160,
      height: 64,
      title: text.parent,
      text: text.parentText,
      tone: 'accent',
    }),
    arrow(elbow([176, 68], [80, 156], 'vhv'), {tone: 'accent'}),
    arrow(elbow([176, 68], [272, 156], 'vhv'), {tone: 'accent'}),
    label({x: 176, y: 132, text: text.agree, anchor: 'middle'}),
    box({x: 0, y: 160, width: 160, height: 64, title: text.child, text: text.childText}),
    box({x: 192, y: 160, width: 160, height: 64, title: text.child, text: text.childText}),
    note({x: 0, y: 248, width: 352, height: 48, text: text.rule, tone: 'warm'}),
  ],
});
