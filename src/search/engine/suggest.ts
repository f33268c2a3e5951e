import lunr from 'lunr';

import type {FirstFile} from './store';

/** Words as they are written in titles and in the terminology, the most frequent first. */
export function listVocabulary({pages, contents}: FirstFile): string[] {
  const counts = new Map<string, number>();
  const titles = pages.map(({t, k = ''}) => `${t} ${k}`);
  const text = [...titles, ...contents.concepts.flatMap(({own}) => own)].join(' ').toLowerCase();
  for (const [word] of text.matchAll(/[a-z]{4,}/g)) {
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
  if (!/^[a-z]{5,20}$/.test(wanted)) return undefined;
  const known = lunr.TokenSet.fromArray([...vocabulary].sort());
  for (let distance = 1; distance <= Math.min(2, mostEdits); distance += 1) {
    const close = known.intersect(lunr.TokenSet.fromFuzzyString(wanted, distance)).toArray();
    const found = vocabulary.find((other) => close.includes(other));
    if (found !== undefined) return found;
  }
  return undefined;
}
