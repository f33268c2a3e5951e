import {decodePath} from './decodePath';

export type PageTitle = readonly [permalink: string, title: string];

/** Below this likeness a page has nothing to do with what was asked for. */
const leastLikeness = 0.55;
const shown = 5;

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

function countPairs(text: string): Map<string, number> {
  const letters = lettersOf(text);
  const counts = new Map<string, number>();
  for (let at = 0; at < letters.length - 1; at += 1) {
    const pair = letters.slice(at, at + 2);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return counts;
}

const sum = (counts: Map<string, number>) =>
  [...counts.values()].reduce((all, one) => all + one, 0);

/** Share of the pairs of letters that two texts have in common, from 0 to 1. */
function compare(one: string, other: string): number {
  const [mine, theirs] = [countPairs(one), countPairs(other)];
  const common = [...mine].reduce(
    (all, [pair, count]) => all + Math.min(count, theirs.get(pair) ?? 0),
    0,
  );
  return (2 * common) / Math.max(1, sum(mine) + sum(theirs));
}

const lastPart = (path: string) => path.replace(/\/$/, '').split('/').at(-1) ?? '';

/** A page that has moved keeps its last part more often than the folders before it. */
const likeness = (asked: string, path: string) =>
  Math.max(compare(asked, path), 0.95 * compare(lastPart(asked), lastPart(path)));

const languagePrefix = /^\/(?:zh|en)(?:[-_][a-z]+)*(?=\/|$)/i;

/** What a path says once the language and the endings of files are off. */
export function readPath(pathname: string): string {
  return decodePath(pathname)
    .replace(languagePrefix, '')
    .replace(/(?:\/index)?\.(?:html?|mdx?|php)$/i, '')
    .replace(/\/+$/, '');
}

/** The last part of a path as words. */
const readWords = (pathname: string): string =>
  lastPart(readPath(pathname))
    .replaceAll(/[-_.+\s]+/g, ' ')
    .trim()
    .slice(0, 60);

/** What a path says, if a search for it finds something: all its words stand in the title of one page. */
export function findWords(pathname: string, pages: readonly PageTitle[]): string {
  const words = readWords(pathname);
  // Only between Chinese characters does a word begin without a mark.
  const beginnings = words
    .toLowerCase()
    .split(' ')
    .map((word) => (/^\p{Script=Han}/u.test(word) ? word : ` ${word}`));
  const isTitle = ([, title]: PageTitle) => {
    const text = ` ${title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`;
    return beginnings.every((word) => text.includes(word));
  };
  return pages.some(isTitle) ? words : '';
}

/** The pages whose addresses are most like the one asked for, the likest first. */
export function findNearest(pathname: string, pages: readonly PageTitle[]): PageTitle[] {
  const asked = readPath(pathname);
  return pages
    .map((page) => ({page, score: likeness(asked, readPath(page[0]))}))
    .filter(({score}) => score >= leastLikeness)
    .sort((a, b) => b.score - a.score)
    .slice(0, shown)
    .map(({page}) => page);
}
