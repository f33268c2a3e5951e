import {cellSign, codeSign, factSign, proseSign} from './format';
import {analyze, findParts, findPieces} from './words';

/** Where a match begins and how long it is. */
export type Mark = [start: number, length: number];

export type Marked = {
  text: string;
  marks: Mark[];
  /** Nothing of what was typed is here: what these marks would show is said in other words, or is a part of a name. */
  isRelated?: boolean;
  /** All of it is code. */
  isCode?: boolean;
};

type Names = readonly (readonly string[])[];

/**
 * What to look for: the terms that were typed, names that are as good as these and, in a text without both, what was
 * looked for beside them; each name whole.
 */
export type Wanted = {typed: ReadonlySet<string>; names?: Names; related: Names};

type Word = {segment: string; index: number};

/** Of Chinese without a dictionary, which Firefox before 125 lacks, each character is a word. */
const plainWord =
  /\p{Script=Han}|(?:(?!\p{Script=Han})(?:\p{L}['’.·](?=\p{L})|\p{N}['’.,;](?=\p{N})|[\p{L}\p{M}\p{N}_]))+|./gsu;

/** Words may stand on both sides of a colon without a space; to the segmenter they would be one. */
const besideColons = /[:：]|[^:：]+/g;

let segmenter: Intl.Segmenter | undefined;

/** The first segmenter of a process takes as long as a first answer: texts without Han do without. */
function wordsOf(text: string): Word[] {
  const hasDictionary = 'Segmenter' in Intl && /\p{Script=Han}/u.test(text);
  if (hasDictionary) segmenter ??= new Intl.Segmenter('zh', {granularity: 'word'});
  const runs = hasDictionary && segmenter ? segmenter.segment(text) : [{segment: text, index: 0}];
  return Array.from(runs).flatMap(({segment: run, index}) =>
    Array.from(
      run.matchAll(hasDictionary ? besideColons : plainWord),
      ({0: segment, index: at}) => ({segment, index: index + at}),
    ),
  );
}

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
    // A stop between them ends a sentence.
    if (last && /^(?:\s*|[_.-])$/.test(text.slice(end, start))) {
      last.mark[1] = Math.max(end, start + length) - last.mark[0];
      last.found.add(term);
    } else runs.push({mark: [start, length], found: new Set([term])});
  }
  return runs.filter(({found}) => found.size === new Set(name).size).map(({mark}) => mark);
}

/**
 * First things first: what was typed hides all that is related to it. What is `sought` is what an excerpt is for: each
 * term or name counts once, in whatever form it stands there.
 */
function findWanted(text: string, {typed, names = [], related}: Wanted) {
  const terms = readTerms(text);
  const findNames = (all: Names) =>
    all.flatMap((name) =>
      findWhole(text, terms, name).map((mark): Match => ({term: name.join(' '), mark})),
    );
  const words = [...terms.filter(({term}) => typed.has(term)), ...findNames(names)];
  const others = words.length > 0 ? [] : findNames(related);
  const sought = [...words, ...others].sort(({mark: [one]}, {mark: [other]}) => one - other);
  return {sought, isRelated: others.length > 0};
}

/**
 * What is marked: whole words, of Chinese too, never the end of one with the beginning of the next; where several stand
 * together, no longer these where they stand alone.
 */
export function markAll(text: string, wanted: Wanted): Marked {
  const {sought, isRelated} = findWanted(text, wanted);
  const matches = sought.map(({mark}) => mark);
  const reach = (marks: readonly Mark[]) =>
    new Set(marks.flatMap(([start, length]) => Array.from({length}, (_, at) => start + at)));
  const reached = reach(matches);
  const segments = (matches.length > 0 ? wordsOf(text) : []).flatMap((word) => {
    const isWhole = reached.has(word.index) && reached.has(word.index + word.segment.length - 1);
    // Of a name without its whole, the words that were found: “token” in `ATOMGIT_TOKEN`.
    const words = isWhole ? [] : findParts(word.segment);
    return words.length === 0
      ? [word]
      : words.map(({segment, index}) => ({segment, index: word.index + index}));
  });
  const wholeIn = (places: ReadonlySet<number>) =>
    segments.filter(
      ({segment, index}) =>
        segment.trim() !== '' &&
        Array.from({length: segment.length}, (_, at) => index + at).every((at) => places.has(at)),
    );
  // What begins or ends inside a word is no match: of “不过期”, which is “不过” and “期”, nothing is “过期”.
  const inWords = reach(wholeIn(reached).map(({segment, index}): Mark => [index, segment.length]));
  const matched = reach(
    matches.filter(([start, length]) =>
      Array.from({length}, (_, at) => start + at).every(
        (at) => text.charAt(at).trim() === '' || inWords.has(at),
      ),
    ),
  );
  const runs: {mark: Mark; words: number}[] = [];
  for (const {segment, index} of wholeIn(matched)) {
    const last = runs.at(-1);
    if (last && text.slice(last.mark[0] + last.mark[1], index).trim() === '') {
      last.mark[1] = index + segment.length - last.mark[0];
      last.words += 1;
    } else runs.push({mark: [index, segment.length], words: 1});
  }
  const most = Math.max(...runs.map(({words}) => words));
  const termsOf = ([start, length]: Mark) => readTerms(text.slice(start, start + length));
  const together = new Set(
    runs
      .filter(({words}) => most > 1 && words === most)
      .flatMap(({mark}) => termsOf(mark).map(({term}) => term)),
  );
  const marks = runs
    .filter(
      ({mark, words}) => words === most || !termsOf(mark).some(({term}) => together.has(term)),
    )
    .map(({mark}) => mark);
  return {text, marks: widenToNames(text, marks), ...(isRelated && {isRelated})};
}

/** A name is marked whole: of `access_tokens_url`, two words and not the third would be two thirds of a mark. */
function widenToNames(text: string, marks: readonly Mark[]): Mark[] {
  const names = findPieces(text.replaceAll('/', ' ')).filter(({kind}) => kind === 'word');
  const wide: Mark[] = [];
  for (const [from, length] of marks) {
    const touched = names.filter(({start, end}) => start < from + length && end > from);
    const begin = Math.min(from, ...touched.map(({start}) => start));
    const end = Math.max(from + length, ...touched.map((name) => name.end));
    const last = wide.at(-1);
    if (last && begin < last[0] + last[1]) last[1] = Math.max(last[1], end - last[0]);
    else wide.push([begin, end - begin]);
  }
  return wide;
}

/** From `from`, text of one kind that can be read on to `end`. */
type Stretch = {from: number; end: number; isProse: boolean};

/** Where an excerpt may start, and the match it is for when it starts in a sentence. */
type Place = {start: number; stretch: Stretch; middle?: number | undefined};

/** What follows a colon belongs to it where it is as short as a command; of more, a part would say little. */
const longestCommand = 48;

/** A line of a text with its sign. */
const line = /[\n\t\r]?[^\n\t\r]+/g;

/** What is looked up and not read. */
const isFact = (run: string): boolean => run.startsWith(factSign) || run.startsWith(codeSign);

/** Where texts turn from sentences to facts and back; what is the title of facts belongs to neither. */
function findStretches(text: string): Stretch[] {
  const stretches: Stretch[] = [];
  for (const {0: run, index} of text.matchAll(line)) {
    const last = stretches.at(-1);
    const isProse = !isFact(run);
    const end = index + run.length;
    if (last?.isProse === isProse) last.end = end;
    else stretches.push({from: index, end, isProse});
  }
  for (const [at, sentences] of stretches.entries()) {
    const {from, end} = sentences;
    const caption = /\n[^\n.!?;。！？；:：]{1,24}$/.exec(text.slice(from, end));
    if (sentences.isProse && caption && stretches[at + 1]) sentences.end -= caption[0].length;
  }
  const continued = stretches.map((stretch, at) => {
    const isOpen = /[:：]\s*$/.test(text.slice(0, stretch.end));
    return isOpen ? {...stretch, end: stretches[at + 1]?.end ?? stretch.end} : stretch;
  });
  const isProse = (stretch: Stretch): boolean => stretch.isProse;
  // Sentences are read with more ease than rows of a table, and than long code that they lead to.
  return [
    ...stretches
      .map((short, at) => {
        const long = continued[at] ?? short;
        return long.end - short.end <= longestCommand ? long : short;
      })
      .filter(isProse),
    ...continued.filter(isProse),
    ...continued.filter((one) => !one.isProse),
  ];
}

/** Of rows, those that show a match: what stands between them is about something else. */
function pickRows(text: string, facts: Stretch, hasMatch: (row: Stretch) => boolean): Stretch[] {
  const picked: Stretch[] = [];
  for (const {0: row, index} of text.slice(facts.from, facts.end).matchAll(line)) {
    const from = facts.from + index;
    const here = {from, end: from + row.length, isProse: false};
    const last = picked.at(-1);
    if (!hasMatch(here)) continue;
    if (last?.end === from) last.end = here.end;
    else picked.push(here);
  }
  return picked.length > 0 ? picked : [facts];
}

/** A row of a table that has several columns. */
const rowOfCells = /\t[^\n\t\r]*\f[^\n\t\r]*/g;

const mostCells = 2;

/** A cell of so few characters is a verdict: some without the others, as who may not without who may, mislead. */
const mostOfVerdict = 20;

/** Rows as they are shown: what a row is about, and of its cells those with a match; where none has one, all verdicts or the first. */
const chooseCells = (text: string, wanted: Wanted): string =>
  text.replace(rowOfCells, (row) => {
    const [, said = row, stop = ''] = /^(.*?)([.。]?)$/.exec(row) ?? [];
    const [about = '', ...cells] = said.split(cellSign);
    const matching = cells.filter((cell) => findWanted(cell, wanted).sought.length > 0);
    const areVerdicts = cells.every(({length}) => length <= mostOfVerdict);
    const most = matching.length === 0 && areVerdicts ? cells.length : mostCells;
    const chosen = matching.length > 0 ? matching : cells;
    return [about, ...chosen.slice(0, most)].join(' · ') + stop;
  });

/** Where one may begin to read: at sentences, paragraphs, entries and rows. */
const beginning = /^|[\n\t\r]|[.!?]["”)]?\s+(?=[\p{Lu}\p{Script=Han}“"(])|[。！？]["”）」]?/gu;

const endOfSentence = /[.!?]["”)]?(?=\s|$)|[。！？]["”）」]?|[^\s:：](?=\s*[\n\t\r])/gu;

/** At the end of a text: a line that is the title of what follows. */
const caption = /[.!?。！？]["”）」]?\n[^\n.!?;。！？；:：]{1,24}$/;

const endOfClause = /[,;:](?=\s)|[，；：、](?=\S)| (?=· )/g;

/** Where one may begin to read in a sentence that is too long. */
const beginningOfClause = /[,;:·]\s+|[，；：]/g;

/** What speaks of something that stands before it. */
const leaningBack = /^\s*(?:(?:(?:In|From) the (?:preceding|previous)|It|They)\b|表中|上表|它)/;

/** Whether a text has a sentence, and not rows and code alone. */
export const hasProse = (text: string): boolean =>
  text !== '' && (!isFact(text) || text.includes(proseSign));

/** Of the length so much is seen for certain: letters are of many widths. */
const seen = 0.88;

/** A line looks full with so much of its room. */
const full = 0.85;

/** Before code, and a name that would not be whole, an end may come so early. */
const earliestEnd = 0.6;

/** The name around a match may begin so long before it, as a share of the length. */
const mostBefore = 0.7;

/** A sign of code, a name or an address: it says nothing by a half of it. */
const unbroken = /[^\s\p{Script=Han}，。；：、！？（）“”]/u;

/** Where the unbroken run begins that goes on across a place in a text, or the place itself. */
function beginningOfRun(text: string, at: number): number {
  if (!unbroken.test(text.charAt(at))) return at;
  let start = at;
  while (start > 0 && unbroken.test(text.charAt(start - 1))) start -= 1;
  return start;
}

/**
 * How far a text reaches from a place, on or back, with so many characters: between those of Chinese, two letters are as
 * wide as one.
 */
function makeRuler(text: string): (from: number, length: number, step?: 1 | -1) => number {
  const isChinese = 4 * (text.match(/\p{Script=Han}/gu)?.length ?? 0) > text.length;
  const narrow = isChinese ? 0.5 : 1;
  const widthOf = (at: number) => (text.charCodeAt(at) < 0x2e80 ? narrow : 1);
  return (from, length, step = 1) => {
    let [at, room] = [from, length];
    while (step > 0 ? at < text.length : at > 0) {
      room -= widthOf(step > 0 ? at : at - 1);
      if (room < 0) break;
      at += step;
    }
    return at;
  };
}

/**
 * At most `length` characters with as many matches as fit, from the beginning of a sentence to the end of one where
 * that shows as many and fills at least a share of them; `…` stands for a part of a sentence that was left out.
 */
export function excerpt(
  written: string,
  wanted: Wanted,
  length: number,
  leastFilled = full,
): Marked {
  const text = chooseCells(written, wanted);
  const {sought} = findWanted(text, wanted);
  const reach = makeRuler(text);
  const countIn = (from: number, end: number) => {
    const here = sought.filter(({mark: [at, size]}) => at >= from && at + size <= end);
    return new Set(here.map(({term}) => term)).size;
  };
  const beginningsIn = ({from, end}: Stretch) =>
    Array.from(
      text.slice(from, end).matchAll(beginning),
      ({0: sign, index}) => from + index + sign.length,
    );
  const leans = (start: number) => leaningBack.test(text.slice(start, start + length));
  const clausesIn = (from: number, end: number) =>
    Array.from(
      text.slice(from, end).matchAll(beginningOfClause),
      ({0: sign, index}) => from + index + sign.length,
    );
  const stretches = findStretches(text).flatMap((one) =>
    one.isProse ? [one] : pickRows(text, one, ({from, end}) => countIn(from, end) > 0),
  );
  // Where the text begins, and at each sentence with a match.
  const placesIn = (stretch: Stretch): Place[] =>
    beginningsIn(stretch)
      .filter((start, at, starts) => at === 0 || countIn(start, starts[at + 1] ?? stretch.end) > 0)
      .map((start) => ({start, stretch}));
  const middles = stretches.flatMap((stretch): Place[] =>
    sought
      .filter(({mark: [at]}) => at >= stretch.from && at < stretch.end)
      // At the clause, or a few characters before the match, and with the whole name around it unless that is long.
      .map(({mark: [at]}) => {
        const earliest = Math.max(stretch.from, at - Math.floor(mostBefore * length));
        const name = beginningOfRun(text, at);
        const start =
          clausesIn(earliest, at).at(-1) ?? Math.min(at - 8, name >= earliest ? name : at);
        return {start: Math.max(stretch.from, start), stretch, middle: at};
      }),
  );
  const whole = {from: 0, end: text.length, isProse: true};
  let best: Place & {count: number; worth: number} = {
    start: 0,
    stretch: whole,
    count: 0,
    worth: -1,
  };
  for (const place of [...stretches.flatMap(placesIn), ...middles]) {
    const count = countIn(
      place.start,
      Math.min(place.stretch.end, reach(place.start, seen * length)),
    );
    // A row has to show more than twice as much as a sentence, and a part of either more than twice as much as the whole.
    const drawbacks = [
      !place.stretch.isProse,
      place.middle !== undefined,
      leans(place.start),
    ].filter(Boolean);
    const worth = count / 2 ** drawbacks.length;
    if (worth > best.worth) best = {...place, count, worth};
  }
  // Where what follows would not fill the room, what stands before it comes along.
  const earliest = Math.max(best.stretch.from, reach(best.stretch.end, seen * length, -1));
  if (earliest < best.start) {
    const sentence = beginningsIn(best.stretch).find(
      (at) => at >= earliest && at <= best.start && !leans(at),
    );
    if (sentence !== undefined) best = {...best, start: sentence, middle: undefined};
    else if (best.middle !== undefined)
      best = {...best, start: clausesIn(earliest, best.start)[0] ?? earliest};
  }
  const room = text.slice(best.start, Math.min(best.stretch.end, reach(best.start, length - 2)));
  const words = wordsOf(room);
  const middle = best.start === best.stretch.from ? undefined : best.middle;
  const sayable = words.filter(
    ({segment, index}) =>
      /[\p{L}\p{N}]/u.test(segment) && best.start + index <= (middle ?? best.start),
  );
  // Not with half a word, nor with the second half of `application/xml`, unless that is all there is.
  const begins = sayable.filter(({index}) => {
    const before = text.charAt(best.start + index - 1);
    return !/[/.-]/.test(before) && (index > 0 || !/[\p{L}\p{N}]/u.test(before));
  });
  const begin =
    middle === undefined ? 0 : ((begins[0] ?? sayable.find(({index}) => index > 0))?.index ?? 0);
  const isOver = best.start + room.length >= best.stretch.end;
  const ends = Array.from(room.matchAll(endOfSentence), ({0: sign, index}) => index + sign.length)
    // Where the room ends, a stop may stand in the middle of a name.
    .filter((at) => isOver || at < room.length)
    .filter((at) => isOver || !caption.test(room.slice(0, at)));
  const isEnough = (at: number, share: number) =>
    at >= share * room.length && countIn(best.start, best.start + at) >= best.count;
  const isFull = (at: number) => isEnough(at, full);
  const end = isOver ? room.length : ends.findLast((at) => isEnough(at, leastFilled));
  // Else with a clause, before code, or at least with a word that is not a part of a name.
  const clauses = Array.from(room.matchAll(endOfClause), ({index}) => index);
  const lastWord = words.at(-1)?.index ?? room.length;
  const cut =
    [
      Math.max(room.lastIndexOf(factSign), room.lastIndexOf(codeSign)),
      clauses.findLast(isFull),
      beginningOfRun(text, best.start + lastWord) - best.start,
    ].find((at) => at !== undefined && isEnough(at, earliestEnd)) ?? lastWord;
  const shown = tidy(room.slice(begin, end ?? cut));
  const [from, to] = [best.start + begin + 1, best.start + (end ?? cut)];
  const isCode =
    text
      .slice(0, from)
      .match(/[\n\t\r]/g)
      ?.at(-1) === codeSign && !/[\n\t]/.test(text.slice(from, to));
  const goesOn = end === undefined || /[:：]\s*$/.test(room);
  const sign = goesOn && !/[.!?。！？]["”）]?$/.test(shown) ? '…' : '';
  const marked = markAll((middle === undefined ? '' : '…') + shown + sign, wanted);
  return {...marked, ...(isCode && {isCode})};
}

/** As one line, without the signs that lead to what is left out. Signs of full width bring their own space. */
const tidy = (shown: string): string =>
  shown
    .replace(
      /([\p{L}\p{N}])(?=\n)/gu,
      (last) => last + (/\p{Script=Han}/u.test(shown) ? '。' : '.'),
    )
    // Lines of code.
    .replace(/([\p{L}\p{N}>)'"])[\t\r](?=[\p{L}$])/gu, '$1; ')
    .replace(/\s+/g, ' ')
    .replace(/([。！？；：，、]) /g, '$1')
    // Around what the interface calls something.
    .replace(/(\p{Script=Han}) (?=\p{Script=Han})/gu, '$1')
    .replace(/^[\s；，;,·]+|[\s；：，、;:,·]+$/g, '')
    // What the interface calls something stays beside its name.
    .replace(/ (?=\(\p{Script=Han})/gu, '\u00a0');
