import {termOf} from './analyze';

const shortestWord = 5;

/** Whether one word becomes the other by at most `most` insertions, deletions, changes or swaps. */
export function isWithin(from: string, to: string, most: number): boolean {
  if (Math.abs(from.length - to.length) > most) return false;
  let beforeLast: number[] = [];
  let last = Array.from({length: to.length + 1}, (_, at) => at);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const cost = from[i - 1] === to[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) {
        least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(least);
    }
    if (Math.min(...row) > most) return false;
    [beforeLast, last] = [last, row];
  }
  return (last[to.length] ?? most + 1) <= most;
}

/** The known word that was probably meant: the closest, of equals the most frequent first in the list. */
export function findSimilar(word: string, vocabulary: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  if (wanted.length < shortestWord || !/^[a-z]+$/.test(wanted)) return undefined;
  const candidates = [...vocabulary].filter((known) => /^[a-z]{4,}$/.test(known));
  const distances = wanted.length >= 8 ? [1, 2] : [1];
  for (const most of distances) {
    const found = candidates.find((known) => known !== wanted && isWithin(wanted, known, most));
    if (found !== undefined && termOf(found) !== termOf(wanted)) return found;
  }
  return undefined;
}
