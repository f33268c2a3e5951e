import type {MdxNode} from './tree';

const className = 'together';

/** One piece of a line, wherever it stands; what is longer than a line is divided all the same (src/css/prose.css). */
export const makeTogether = (children: MdxNode[]): MdxNode => ({
  type: 'element',
  tagName: 'span',
  properties: {className: [className]},
  children,
});

const isTogether = ({properties}: MdxNode): boolean =>
  ((properties?.className ?? []) as string[]).includes(className);

/** What ends a clause, and an arrow. */
const sign = /^(?:\s→|[\p{Pe}\p{Pf}\p{Po}]+)/u;

/** Some browsers would begin a line with the sign behind such a piece. */
export function takeSigns(nodes: MdxNode[]): MdxNode[] {
  return nodes.flatMap((node, at) => {
    const piece = nodes[at - 1];
    const [signs = ''] = sign.exec(node.value ?? '') ?? [];
    if (!piece || !isTogether(piece) || node.type !== 'text' || signs === '') return node;
    piece.children?.push({type: 'text', value: signs});
    const value = node.value?.slice(signs.length) ?? '';
    return value === '' ? [] : {...node, value};
  });
}
