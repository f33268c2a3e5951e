import {readText} from '../tables/columns';
import {keepWords, splitWords} from './chineseWords';
import type {MdxNode, Transformer} from './tree';

/** Chinese at the end of a text, and the signs behind it. */
const ending = /(\p{Script=Han}{2,})([”』」）)]*[。：；！？]?)$/u;
/** So many characters of it a last line has, where words end so. */
const lastLine = {least: 2, most: 4} as const;
/** A word of up to three letters would be no last line: the one before it goes with it. */
const lastWord = / (?=[^\s\p{Script=Han}]{1,4}$)/u;
/** What is shorter has one line. */
const shortest: Partial<Record<string, number>> = {p: 16, li: 16, td: 7, th: 7};
const shortestLatin = 40;
/** In these a sentence may end before its full stop. */
const inlines: readonly (string | undefined)[] = ['a', 'b', 'strong', 'em'];

/** Where all lines are filled, the last one is no single character and no short word. */
export default function rehypeLineEnds(): Transformer {
  return (tree) => {
    keepEnds(tree);
  };
}

/** The last characters of Chinese that a last line has at least: more would leave a hole in the line before. */
function cutLastLine(chinese: string): string {
  const words = splitWords(chinese);
  const ends = words.map((_, at) => words.slice(at).join('')).reverse();
  return (
    ends.find(({length}) => length >= lastLine.least && length <= lastLine.most) ??
    chinese.slice(-lastLine.least)
  );
}

/** An English text whose last line is more than a short word. */
export const joinLastWords = (text: string): string => text.replace(lastWord, '\u00a0');

/** A Chinese link, or a label of the interface, so short is read as one word; longer links would leave holes. */
const isShortName = (node: MdxNode): boolean =>
  isName(node) &&
  (node.tagName === 'a' ? /^\p{Script=Han}{2,4}$/u : /^\p{Script=Han}{2,6}$/u).test(readText(node));

const isName = ({tagName, properties}: MdxNode): boolean =>
  tagName === 'a' || ((properties?.className ?? []) as string[]).includes('ui-label');

/** Of a longer one no single character goes on in the next line. */
function keepName(name: MdxNode): void {
  if (isShortName(name))
    name.properties = {
      ...name.properties,
      className: [...((name.properties?.className ?? []) as string[]), 'whole'],
    };
  else keepEnd(name, false);
}

const isCard = ({tagName, properties}: MdxNode): boolean =>
  tagName === 'table' && ((properties?.className ?? []) as string[]).includes('table-cards');

function keepEnds(node: MdxNode, isInCard = false): void {
  if (isName(node)) keepName(node);
  const {tagName = ''} = node;
  const least = shortest[tagName];
  const isLong = least !== undefined && readText(node).length >= least;
  const isCardHere = isInCard || isCard(node);
  const isInColumn = !isCardHere && (tagName === 'td' || node.properties?.scope === 'row');
  if (isLong && !isInColumn) keepLines(node);
  node.children?.forEach((child) => {
    keepEnds(child, isCardHere);
  });
  if (isLong && isInColumn) keepWords(node);
}

/** A paragraph may have lines that end before its own end. */
function keepLines(block: MdxNode): void {
  // In a cell, the words that come along would leave too much of the line before.
  const isLong = block.tagName !== 'td' && readText(block).length >= shortestLatin;
  const at = block.children?.findIndex(({tagName}) => tagName === 'br') ?? -1;
  if (at > 0) {
    const line: MdxNode = {...block, children: block.children?.slice(0, at) ?? []};
    keepEnd(line, isLong);
    block.children?.splice(0, at, ...(line.children ?? []));
  }
  keepEnd(block, isLong);
}

function keepEnd(block: MdxNode, isLong: boolean): void {
  const [before, last] = block.children?.slice(-2) ?? [];
  const end = last ?? before;
  // The sign behind a link never begins a line, but the last character of the link would come with it.
  const isSign = end?.type === 'text' && /^[。：；！？.:;!?]$/.test(end.value ?? '');
  const inline = isSign && before !== end ? before : end;
  if (inline && inlines.includes(inline.tagName) && !isShortName(inline)) keepEnd(inline, isLong);
  if (end?.type !== 'text' || inline !== end) return;
  const text = isLong ? joinLastWords(end.value ?? '') : (end.value ?? '');
  const [, chinese = '', sign = ''] = ending.exec(text) ?? [];
  const value = cutLastLine(chinese) + sign;
  end.value = text.slice(0, text.length - value.length);
  if (value === '') return;
  block.children?.push({
    type: 'element',
    tagName: 'span',
    properties: {className: ['whole']},
    children: [{type: 'text', value}],
  });
}
