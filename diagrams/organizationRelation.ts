import {defineDiagram} from './diagram';
import {elbow} from './geometry';
import {box, line} from './kit';

export default defineDiagram({
  name: 'organization-relation',
  width: 'wide',
  height: 160,
  caption: {
    zh: '一个父组织，若干子组织，只有一层：子组织不能再有子组织，也不能有第二个父组织',
    en: 'One parent, several children, one level: a child cannot have children or a second parent',
  },
  description: {
    zh: '父组织在上，三个子组织在下，关系从父到子。子组织不能再有子组织，也不能有第二个父组织。',
    en: 'The parent organization is at the top, and three child organizations are below it. The relation goes from parent to child. A child cannot have children and cannot have a second parent.',
  },
  text: {
    zh: {
      parent: '父组织',
      parentText: '列出它的子组织',
      child: '子组织',
    },
    en: {
      parent: 'Parent',
      parentText: 'lists its children',
      child: 'Child',
    },
  },
  parts: (text) => [
    box({
      x: 208,
      y: 0,
      width: 176,
      height: 64,
      title: text.parent,
      text: text.parentText,
      tone: 'accent',
    }),
    line(elbow([296, 64], [88, 112], 'vhv')),
    line([
      [296, 64],
      [296, 112],
    ]),
    line(elbow([296, 64], [504, 112], 'vhv')),
    box({x: 0, y: 112, width: 176, height: 48, title: text.child}),
    box({x: 208, y: 112, width: 176, height: 48, title: text.child}),
    box({x: 416, y: 112, width: 176, height: 48, title: text.child}),
  ],
  narrow: {
    height: 160,
    parts: (text) => [
      box({
        x: 88,
        y: 0,
        width: 176,
        height: 64,
        title: text.parent,
        text: text.parentText,
        tone: 'accent',
      }),
      line(elbow([176, 64], [52, 112], 'vhv')),
      line([
        [176, 64],
        [176, 112],
      ]),
      line(elbow([176, 64], [300, 112], 'vhv')),
      box({x: 0, y: 112, width: 104, height: 48, title: text.child}),
      box({x: 124, y: 112, width: 104, height: 48, title: text.child}),
      box({x: 248, y: 112, width: 104, height: 48, title: text.child}),
    ],
  },
});
