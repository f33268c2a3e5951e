import {defineDiagram} from './diagram';
import {box, fork, type Part} from './kit';

type Words = Record<'parent' | 'parentText', string>;

const parentWidth = 192;

/** The parent above the middle of its three children. */
function drawTree(text: Words, child: string, {width, gap}: {width: number; gap: number}): Part[] {
  const lefts = [0, 1, 2].map((index) => index * (width + gap));
  const middle = (3 * width + 2 * gap) / 2;
  return [
    box({
      x: middle - parentWidth / 2,
      y: 0,
      width: parentWidth,
      height: 64,
      title: text.parent,
      text: text.parentText,
      tone: 'accent',
    }),
    ...fork(
      [middle, 68],
      88,
      lefts.map((left) => [left + width / 2, 116]),
      {isUpright: true},
    ),
    ...lefts.map((x) => box({x, y: 120, width, height: 48, title: child})),
  ];
}

export default defineDiagram({
  name: 'organization-relation',
  height: 168,
  caption: {
    zh: '只有一层：子组织不能再有子组织或第二个父组织',
    en: 'One level only, and one parent for each child',
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
      childShort: '子组织',
    },
    en: {
      parent: 'Parent organization',
      parentText: 'Lists its children',
      child: 'Child organization',
      childShort: 'Child',
    },
  },
  parts: (text) => drawTree(text, text.child, {width: 176, gap: 32}),
  narrow: {
    height: 168,
    parts: (text) => drawTree(text, text.childShort, {width: 104, gap: 20}),
  },
});
