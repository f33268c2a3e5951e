import {analyze} from './words';

/** Where a match begins and how long it is. */
export type Mark = [start: number, length: number];

export type Marked = {
  text: string;
  marks: Mark[];
  /** Nothing of what was typed is here: what is marked is said in other words, or is a part of a name. */
  isRelated?: boolean;
};

/** What to mark: the terms that were typed and, in a text without them, the names that were looked for beside them, each whole. */
export type Wanted = {typed: ReadonlySet<string>; related: readonly (readonly string[])[]};

/** Firefox before 125 knows no words of Chinese; there, each character is one. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('zh', {granularity: 'word'}) : undefined;

/** Words may stand on both sides of a colon without a space; to the segmenter they would be one. */
const wordPattern = segmenter ? /[:：]|[^:：]+/g : /\p{Script=Han}|[\p{L}\p{N}]+|./gsu;

const wordsOf = (text: string): {segment: string; index: number}[] =>
  [...(segmenter?.segment(text) ?? [{segment: text, index: 0}])].flatMap(({segment: part, index}) =>
    Array.from(part.matchAll(wordPattern), ({0: segment, index: at}) => ({
      segment,
      index: index + at,
    })),
  );

type Match = {term: string; mark: Mark};

/** The terms of a text, with their places. */
const readTerms = (text: string): Match[] =>
  analyze(text).map((token) => ({term: token.toString(), mark: token.metadata.position}));

/** Where all terms of a name stand together: “person” alone is no personal access token. */
function findWhole(text: string, terms: readonly Match[], name: readonly string[]): Mark[] {
  const runs: {mark: Mark; found: Set<string>}[] = [];
  for (const {term, mark} of terms.filter((one) => name.includes(one.term))) {
    const [start, length] = mark;
    const last = runs.at(-1);
    const end = last ? last.mark[0] + last.mark[1] : 0;
    if (last && /^[\s_.-]*$/.test(text.slice(end, start))) {
      last.mark[1] = Math.max(end, start + length) - last.mark[0];
      last.found.add(term);
    } else runs.push({mark: [start, length], found: new Set([term])});
  }
  return runs.filter(({found}) => found.size === new Set(name).size).map(({mark}) => mark);
}

/** First things first: a word that was typed hides all others. */
function findWanted(text: string, {typed, related}: Wanted) {
  const terms = readTerms(text);
  const matches = terms.filter(({term}) => typed.has(term)).map(({mark}) => mark);
  if (matches.length > 0) return {matches, isRelated: false};
  const others = related
    .flatMap((name) => findWhole(text, terms, name))
    .sort(([one], [other]) => one - other);
  return {matches: others, isRelated: others.length > 0};
}

/**
 * What is marked: whole words, of Chinese too, never the end of one with the beginning of the next; where several stand
 * together, no longer those that stand alone.
 */
export function markAll(text: string, wanted: Wanted): Marked {
  const matched = new Set<number>();
  const {matches, isRelated} = findWanted(text, wanted);
  for (const [start, length] of matches) {
    for (let at = start; at < start + length; at += 1) matched.add(at);
  }
  const runs: {mark: Mark; words: number}[] = [];
  for (const {segment, index} of matched.size > 0 ? wordsOf(text) : []) {
    const places = Array.from({length: segment.length}, (_, at) => index + at);
    if (segment.trim() === '' || !places.every((at) => matched.has(at))) continue;
    const last = runs.at(-1);
    if (last && text.slice(last.mark[0] + last.mark[1], index).trim() === '') {
      last.mark[1] = index + segment.length - last.mark[0];
      last.words += 1;
    } else runs.push({mark: [index, segment.length], words: 1});
  }
  const most = Math.max(...runs.map(({words}) => words));
  const marks = runs.filter(({words}) => words === most).map(({mark}) => mark);
  return {text, marks, ...(isRelated && {isRelated})};
}

/** At most `length` characters with as many matches as fit; `…` stands for what was left out. */
export function excerpt(text: string, wanted: Wanted, length: number): Marked {
  if (text.length <= length) return markAll(text, wanted);
  const {matches} = findWanted(text, wanted);
  const worthFrom = (start: number) => {
    const seen = matches.filter(([at, size]) => at >= start && at + size <= start + length - 10);
    return new Set(seen.map(([at, size]) => text.slice(at, at + size).toLowerCase())).size;
  };
  // A beginning is read with more ease than a middle that says no more.
  let [first, best] = [0, worthFrom(0)];
  for (const [start] of matches) {
    const worth = worthFrom(start);
    if (worth > best) [first, best] = [start, worth];
  }
  // A few characters before the match, and whole words.
  const from = Math.max(0, Math.min(first - 8, text.length - length));
  const room = text.slice(from, from + length - 2);
  const isOver = from + room.length >= text.length;
  const words = wordsOf(room);
  const edges = words.map(({index}) => index);
  // Not with the second half of `application/xml`, nor with a sign.
  const begins = words.filter(
    ({segment, index}) => /[\p{L}\p{N}]/u.test(segment) && !/[/.-]/.test(room.charAt(index - 1)),
  );
  const begin =
    from > 0 ? (begins.slice(0, 2).findLast(({index}) => from + index <= first)?.index ?? 0) : 0;
  const shown = room.slice(begin, isOver ? undefined : edges.at(-1)).trim();
  return markAll((from > 0 ? '…' : '') + shown + (isOver ? '' : '…'), wanted);
}
