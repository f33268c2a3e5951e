import type {MdxNode, Transformer} from '../mdx/tree';

/**
 * Chrome leaves out a space that stands alone, between two words of code, in what src/css/tableCards.css draws as a row of a
 * table: the cells of a card. In an element of its own it is kept.
 */
export default function rehypeSpaces(): Transformer {
  return wrapSpaces;
}

function wrapSpaces(node: MdxNode): void {
  const isNamed = node.tagName === 'td' && node.properties?.dataLabel !== undefined;
  node.children = node.children?.map((child) => {
    wrapSpaces(child);
    const isSpace = child.type === 'text' && child.value?.trim() === '';
    return isNamed && isSpace
      ? {type: 'element', tagName: 'span', properties: {}, children: [child]}
      : child;
  });
}
