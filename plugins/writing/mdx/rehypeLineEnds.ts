import {readText} from '../tables/columns';
import type {MdxNode, Transformer} from './tree';

/** The last three characters of a Chinese paragraph or cell, and the sign behind them. */
const ending = /\p{Script=Han}{3}[。：；！？]?$/u;
/** What is shorter has one line. */
const shortest: Partial<Record<string, number>> = {p: 16, li: 16, td: 7, th: 7};

/** A line of Chinese may begin with any character: so that none begins the last line alone, the last three stay together. */
export default function rehypeLineEnds(): Transformer {
  return keepEnds;
}

function keepEnds(node: MdxNode): void {
  const least = shortest[node.tagName ?? ''];
  if (least !== undefined) keepEnd(node, least);
  node.children?.forEach(keepEnds);
}

function keepEnd(block: MdxNode, least: number): void {
  const last = block.children?.at(-1);
  if (last?.type !== 'text' || readText(block).length < least) return;
  const [value] = ending.exec(last.value ?? '') ?? [];
  if (value === undefined) return;
  last.value = last.value?.slice(0, -value.length);
  block.children?.push({
    type: 'element',
    tagName: 'span',
    properties: {className: ['whole']},
    children: [{type: 'text', value}],
  });
}
