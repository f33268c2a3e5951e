import lunr from 'lunr';

import {termsOf} from './words';

const [shortestWord, longestWord] = [5, 20];

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
  // In a long word one letter more may be wrong.
  const most = Math.min(2, mostEdits > 0 && wanted.length >= 8 ? mostEdits + 1 : mostEdits);
  for (let distance = 1; distance <= most; distance += 1) {
    const close = known.intersect(lunr.TokenSet.fromFuzzyString(wanted, distance)).toArray();
    const others = new Set(close.filter((other) => termsOf(other)[0] !== termsOf(wanted)[0]));
    const found = vocabulary.find((other) => others.has(other));
    if (found !== undefined) return found;
  }
  return undefined;
}
