import {readText} from '../tables/columns';
import type {MdxNode, Transformer} from './tree';

/** The last Chinese characters of a paragraph or cell, as many as one word may have, and the sign behind them. */
const ending = /\p{Script=Han}{2,7}[。：；！？]?$/u;
/** What is shorter has one line. */
const shortest: Partial<Record<string, number>> = {p: 16, li: 16, td: 7, th: 7};
/** In these a sentence may end before its full stop. */
const inlines: readonly (string | undefined)[] = ['strong', 'em'];
/** So few characters are no last line. */
const fewest = 2;

const words = new Intl.Segmenter('zh-Hans', {granularity: 'word'});

/** A line of Chinese may begin with any character: so that the last line is no single one, the last words stay together. */
export default function rehypeLineEnds(): Transformer {
  return keepEnds;
}

/** A Chinese link so short is read as one word. */
const shortLink = /^\p{Script=Han}{2,5}$/u;

/** Of a link, too, no single character goes on in the next line. */
function keepLink(link: MdxNode): void {
  if (shortLink.test(readText(link))) link.properties = {...link.properties, className: ['whole']};
  else keepEnd(link);
}

function keepEnds(node: MdxNode): void {
  if (node.tagName === 'a') keepLink(node);
  const least = shortest[node.tagName ?? ''];
  if (least !== undefined && readText(node).length >= least) keepLines(node);
  node.children?.forEach(keepEnds);
}

/** A paragraph may have lines that end before its own end. */
function keepLines(block: MdxNode): void {
  const at = block.children?.findIndex(({tagName}) => tagName === 'br') ?? -1;
  if (at > 0) {
    const line: MdxNode = {...block, children: block.children?.slice(0, at) ?? []};
    keepEnd(line);
    block.children?.splice(0, at, ...(line.children ?? []));
  }
  keepEnd(block);
}

function keepEnd(block: MdxNode): void {
  const [before, last] = block.children?.slice(-2) ?? [];
  const end = last ?? before;
  // The sign behind a link never begins a line, but the last character of the link would come with it.
  if (end?.type === 'text' && /^[。：；！？]$/.test(end.value ?? '') && before !== end) {
    if (before?.tagName === 'a') keepLink(before);
    else if (inlines.includes(before?.tagName)) keepEnd(before as MdxNode);
    return;
  }
  if (end?.type !== 'text') return;
  const text = end.value ?? '';
  const value = findWords(text);
  if (value === undefined) return;
  end.value = text.slice(0, -value.length);
  block.children?.push({
    type: 'element',
    tagName: 'span',
    properties: {className: ['whole']},
    children: [{type: 'text', value}],
  });
}

/** The fewest last words that are more than a character; nothing where one word is longer than that. */
function findWords(text: string): string | undefined {
  const [tail] = ending.exec(text) ?? [];
  if (tail === undefined) return undefined;
  const begin = text.length - tail.length;
  const starts = [...words.segment(text)].map(({index}) => index).reverse();
  const start = starts.find((at) => text.slice(at).replace(/[。：；！？]$/, '').length >= fewest);
  return start === undefined || start < begin ? undefined : text.slice(start);
}
