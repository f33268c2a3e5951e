import lunr from 'lunr';

import type {FirstFile} from './store';

const [shortestWord, longestWord] = [5, 20];
/** In a long word one letter more may be wrong. */
const longWord = 8;

/** Words as they are written in titles and in the terminology, the most frequent first. */
export function listVocabulary({pages, contents}: FirstFile): string[] {
  const counts = new Map<string, number>();
  const texts = [pages.map(({t, k = ''}) => `${t} ${k}`), contents.concepts.map(({own}) => own)];
  for (const [word] of texts
    .flat(2)
    .join(' ')
    .toLowerCase()
    .matchAll(/[a-z]{4,}/g)) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([word]) => word);
}

/** The known word that was probably meant: the closest, of equals the first in the list. */
export function findSimilar(
  word: string,
  vocabulary: readonly string[],
  mostEdits: number,
): string | undefined {
  const wanted = word.toLowerCase();
  if (!/^[a-z]+$/.test(wanted)) return undefined;
  if (wanted.length < shortestWord || wanted.length > longestWord) return undefined;
  const known = lunr.TokenSet.fromArray([...vocabulary].sort());
  const most = mostEdits > 0 && wanted.length >= longWord ? mostEdits + 1 : mostEdits;
  for (let distance = 1; distance <= Math.min(2, most); distance += 1) {
    const close = known.intersect(lunr.TokenSet.fromFuzzyString(wanted, distance)).toArray();
    const found = vocabulary.find((other) => close.includes(other));
    if (found !== undefined) return found;
  }
  return undefined;
}
