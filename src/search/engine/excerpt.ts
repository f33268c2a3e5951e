import {analyze} from './words';

/** Where a match begins and how long it is. */
export type Mark = [start: number, length: number];

export type Marked = {text: string; marks: Mark[]};

/** Firefox before 125 knows no words of Chinese; there, each character is one. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('zh', {granularity: 'word'}) : undefined;

const wordsOf = (text: string): {segment: string; index: number}[] =>
  segmenter
    ? [...segmenter.segment(text)]
    : Array.from(text.matchAll(/\p{Script=Han}|[\p{L}\p{N}]+|./gsu), ({0: segment, index}) => ({
        segment,
        index,
      }));

const findMatches = (text: string, terms: ReadonlySet<string>): Mark[] =>
  analyze(text)
    .filter((token) => terms.has(token.toString()))
    .map(({metadata}) => metadata.position);

/** What is marked: whole words, of Chinese too, never the end of one with the beginning of the next. */
export function markAll(text: string, terms: ReadonlySet<string>): Marked {
  const matched = new Set<number>();
  for (const [start, length] of findMatches(text, terms)) {
    for (let at = start; at < start + length; at += 1) matched.add(at);
  }
  const marks: Mark[] = [];
  for (const {segment, index} of matched.size > 0 ? wordsOf(text) : []) {
    if (!Array.from({length: segment.length}, (_, at) => index + at).every((at) => matched.has(at)))
      continue;
    const last = marks.at(-1);
    if (last && last[0] + last[1] === index) last[1] += segment.length;
    else marks.push([index, segment.length]);
  }
  return {text, marks};
}

/** At most `length` characters with as many matches as fit; `…` stands for what was left out. */
export function excerpt(text: string, terms: ReadonlySet<string>, length: number): Marked {
  if (text.length <= length) return markAll(text, terms);
  const matches = findMatches(text, terms);
  const worthFrom = (start: number) => {
    const seen = matches.filter(([at, size]) => at >= start && at + size <= start + length - 10);
    return new Set(seen.map(([at, size]) => text.slice(at, at + size).toLowerCase())).size;
  };
  let [first, best] = [0, 0];
  for (const [start] of matches) {
    const worth = worthFrom(start);
    if (worth > best) [first, best] = [start, worth];
  }
  // A few characters before the match, and whole words.
  const from = Math.max(0, Math.min(first - 8, text.length - length));
  const room = text.slice(from, from + length - 2);
  const isOver = from + room.length >= text.length;
  const edges = wordsOf(room).map(({index}) => index);
  const begin = from > 0 ? (edges.slice(0, 2).findLast((edge) => from + edge <= first) ?? 0) : 0;
  const shown = room.slice(begin, isOver ? undefined : edges.at(-1)).trim();
  return markAll((from > 0 ? '…' : '') + shown + (isOver ? '' : '…'), terms);
}
