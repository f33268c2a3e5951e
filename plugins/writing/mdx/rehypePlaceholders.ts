import {placeholder} from '../highlight/placeholder';
import type {MdxNode, Transformer} from './tree';

/** What a reader fills in, such as `<branch>`, is slanted in a sentence as it is in a block of code. */
export default function rehypePlaceholders(): Transformer {
  return (tree) => {
    markIn(tree);
  };
}

function markIn(node: MdxNode, isCode = false): void {
  if (node.tagName === 'pre') return;
  const isInside = isCode || node.tagName === 'code';
  node.children = node.children?.flatMap((child) => {
    markIn(child, isInside);
    return isInside && child.type === 'text' ? mark(child) : child;
  });
}

function mark({value = ''}: MdxNode): MdxNode[] {
  // The pattern is one group: every second part is what it found.
  return value.split(placeholder).flatMap((part, at): MdxNode[] => {
    if (part === '') return [];
    const text: MdxNode = {type: 'text', value: part};
    return at % 2 === 1
      ? [{type: 'element', tagName: 'var', properties: {}, children: [text]}]
      : [text];
  });
}
