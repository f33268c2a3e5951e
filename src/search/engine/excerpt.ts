import {analyze} from './words';

/** Where a match begins and how long it is. */
export type Mark = [start: number, length: number];

export type Marked = {text: string; marks: Mark[]};

/** Where the terms stand in a text; what overlaps or touches is one mark. */
export function findMarks(text: string, terms: ReadonlySet<string>): Mark[] {
  const spans = analyze(text)
    .filter((token) => terms.has(token.toString()))
    .map(({metadata}) => metadata.position)
    .sort(([a], [b]) => a - b);
  const marks: Mark[] = [];
  for (const [start, length] of spans) {
    const last = marks.at(-1);
    if (last && start <= last[0] + last[1]) last[1] = Math.max(last[1], start + length - last[0]);
    else marks.push([start, length]);
  }
  return marks;
}

export const markAll = (text: string, terms: ReadonlySet<string>): Marked => ({
  text,
  marks: findMarks(text, terms),
});

const isBoundary = (text: string, at: number): boolean =>
  at === 0 ||
  !/[\p{L}\p{N}]{2}/u.test(text.slice(at - 1, at + 1)) ||
  /\p{Script=Han}/u.test(text[at] ?? '');

/** At most `length` characters with as many matches as fit; `…` stands for what was left out. */
export function excerpt(text: string, terms: ReadonlySet<string>, length: number): Marked {
  const marks = findMarks(text, terms);
  if (text.length <= length) return {text, marks};
  let [from, best] = [0, -1];
  for (const [start] of marks) {
    const seen = new Set<string>();
    for (const [at, size] of marks) {
      if (at >= start && at + size <= start + length - 10) {
        seen.add(text.slice(at, at + size).toLowerCase());
      }
    }
    const found = [...seen].reduce((sum, words) => sum + Math.min(6, words.length), 0);
    if (found > best) [from, best] = [start, found];
  }
  // A few characters before the match, and whole words.
  from = Math.max(0, Math.min(from - 8, text.length - length));
  while (from > 0 && !isBoundary(text, from)) from -= 1;
  const room = length - (from > 0 ? 1 : 0);
  let to = Math.min(text.length, from + room);
  if (to < text.length) {
    to -= 1;
    for (let shorter = to; shorter > to - 12; shorter -= 1) {
      if (isBoundary(text, shorter)) {
        to = shorter;
        break;
      }
    }
  }
  const before = from > 0 ? '…' : '';
  const shift = before.length - from;
  return {
    text: before + text.slice(from, to).trimEnd() + (to < text.length ? '…' : ''),
    marks: marks
      .filter(([start, size]) => start >= from && start + size <= to)
      .map(([start, size]): Mark => [start + shift, size]),
  };
}
