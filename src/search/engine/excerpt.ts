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

/** A longer one may be cut at the beginning of an excerpt. */
const longestWord = 20;

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
  const least = Math.max(0, Math.min(first - 8, text.length - length));
  const near = Math.max(0, least - longestWord);
  const edges = wordsOf(text.slice(near, least + length)).map(({index}) => near + index);
  const from = edges.findLast((edge) => edge <= least) ?? least;
  const before = from > 0 ? '…' : '';
  const most = from + length - before.length;
  const to = most >= text.length ? text.length : (edges.findLast((edge) => edge < most) ?? most);
  const shown = text.slice(from, to).trimEnd();
  return markAll(before + shown + (to < text.length ? '…' : ''), terms);
}
