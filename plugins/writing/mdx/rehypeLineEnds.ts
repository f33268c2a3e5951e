import {readText} from '../tables/columns';
import type {MdxNode, Transformer} from './tree';

/** The last three characters of a Chinese paragraph, and the sign behind them. */
const ending = /\p{Script=Han}{3}[。：；！？]$/u;
/** What is shorter has one line. */
const shortest = 16;

/** A line of Chinese may begin with any character: so that none begins the last line alone, the last three stay together. */
export default function rehypeLineEnds(): Transformer {
  return keepEnds;
}

function keepEnds(node: MdxNode): void {
  if (node.tagName === 'p' || node.tagName === 'li') keepEnd(node);
  node.children?.forEach(keepEnds);
}

function keepEnd(paragraph: MdxNode): void {
  const last = paragraph.children?.at(-1);
  if (last?.type !== 'text' || readText(paragraph).length < shortest) return;
  const [value] = ending.exec(last.value ?? '') ?? [];
  if (value === undefined) return;
  last.value = last.value?.slice(0, -value.length);
  paragraph.children?.push({
    type: 'element',
    tagName: 'span',
    properties: {className: ['whole']},
    children: [{type: 'text', value}],
  });
}
