import {analyze, isHan} from './words';

/** Where a match begins and how long it is. */
export type Mark = [start: number, length: number];

export type Marked = {text: string; marks: Mark[]};

const isWordEdge = (text: string, at: number): boolean =>
  !/[\p{L}\p{N}]{2}/u.test(text.slice(at - 1, at + 1)) ||
  /\p{Script=Han}/u.test(text.slice(at - 1, at + 1));

/** Firefox before 125 knows no words of Chinese; there, matches are marked as they are. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('zh', {granularity: 'word'}) : undefined;

/** Where the terms stand in a text; what overlaps or touches is one. */
function findMatches(text: string, terms: ReadonlySet<string>): Mark[] {
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

/** What is marked: whole words, of Chinese too, never the end of one with the beginning of the next. */
export function markAll(text: string, terms: ReadonlySet<string>): Marked {
  const matches = findMatches(text, terms);
  if (matches.length === 0) return {text, marks: []};
  const edges = Array.from(segmenter?.segment(text) ?? [], ({index}) => index).concat(text.length);
  const marks = matches.flatMap(([start, length]): Mark[] => {
    let [from, to] = [start, start + length];
    if (segmenter && isHan(text.slice(from, to))) {
      from = edges.find((edge) => edge >= start) ?? to;
      to = edges.findLast((edge) => edge <= start + length) ?? from;
    }
    const isWhole = to - from > 1 && isWordEdge(text, from) && isWordEdge(text, to);
    return isWhole || (length === 1 && to > from) ? [[from, to - from]] : [];
  });
  return {text, marks};
}

/** The end of what fits, at the end of a word if there is one near. */
function findEnd(text: string, most: number): number {
  if (most >= text.length) return text.length;
  for (let to = most - 1; to > most - 13; to -= 1) if (isWordEdge(text, to)) return to;
  return most - 1;
}

/** At most `length` characters with as many matches as fit; `…` stands for what was left out. */
export function excerpt(text: string, terms: ReadonlySet<string>, length: number): Marked {
  if (text.length <= length) return markAll(text, terms);
  const matches = findMatches(text, terms);
  let [from, best] = [0, -1];
  for (const [start] of matches) {
    const seen = new Set(
      matches
        .filter(([at, size]) => at >= start && at + size <= start + length - 10)
        .map(([at, size]) => text.slice(at, at + size).toLowerCase()),
    );
    const worth = [...seen].reduce((sum, words) => sum + Math.min(6, words.length), 0);
    if (worth > best) [from, best] = [start, worth];
  }
  // A few characters before the match, and whole words.
  from = Math.max(0, Math.min(from - 8, text.length - length));
  while (from > 0 && !isWordEdge(text, from)) from -= 1;
  const before = from > 0 ? '…' : '';
  const to = findEnd(text, from + length - before.length);
  const shown = text.slice(from, to).trimEnd();
  return markAll(before + shown + (to < text.length ? '…' : ''), terms);
}
