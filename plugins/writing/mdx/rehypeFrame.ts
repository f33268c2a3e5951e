import {readText} from '../tables/columns';
import type {MdxNode, Transformer} from './tree';

/** What the head of a page says of who can do what it describes; what has to be ready follows in a line of its own. */
const who: readonly string[] = ['谁可以操作', 'Who can do this:'];

/** Each of these lines is a row of a label and a text, which begins like a sentence; all else stays what it is. */
export default function rehypeFrame(): Transformer {
  return (tree) => {
    const frame = tree.children?.find(
      ({tagName, children: [label] = []}) =>
        tagName === 'p' && label?.tagName === 'strong' && who.includes(readText(label)),
    );
    if (!frame) return;
    const at = frame.children?.findIndex(({tagName}) => tagName === 'br') ?? -1;
    const end = at === -1 ? frame.children?.length : at + 1;
    const lines = [frame.children?.slice(0, end) ?? [], frame.children?.slice(end) ?? []];
    frame.properties = {...frame.properties, className: ['page-frame']};
    frame.children = lines.filter(({length}) => length > 0).map(drawRow);
  };
}

/** On a Chinese page the colon stands behind the label. */
function drawRow([label, ...others]: MdxNode[]): MdxNode {
  const [first, ...rest] = others;
  const [colon = ''] = /^：/.exec(first?.value ?? '') ?? [];
  const text =
    first?.value === undefined ? others : [makeText(first.value.slice(colon.length)), ...rest];
  beginSentence(text);
  const name = [...(label ? [label] : []), ...(colon === '' ? [] : [makeText(colon)])];
  return makeSpan([makeSpan(name), makeSpan(text)]);
}

/** Code keeps its letters. */
function beginSentence(nodes: MdxNode[]): void {
  const first = nodes.find((node) => readText(node).trim() !== '');
  if (first?.tagName === 'code') return;
  if (first?.value === undefined) beginSentence(first?.children ?? []);
  else first.value = first.value.replace(/^\s*\p{Ll}/u, (begin) => begin.toUpperCase());
}

const makeText = (value: string): MdxNode => ({type: 'text', value});

const makeSpan = (children: MdxNode[]): MdxNode => ({
  type: 'element',
  tagName: 'span',
  properties: {},
  children,
});
