import {analyze} from './analyze';

/** The words of this site for one thing or one action, in both languages. */
export type Concept = {own: string[]; isAction: boolean};

export type Concepts = {
  /** By what a reader may write: Han in lower case as it is, else the terms of it. */
  byForm: ReadonlyMap<string, readonly Concept[]>;
  longestHan: number;
  longestWords: number;
};

const hasHan = /\p{Script=Han}/u;

export const hanKey = (text: string): string => text.toLowerCase().replace(/\s+/g, '');

export const wordsKey = (terms: readonly string[]): string => terms.join(' ');

/** One term for each word as written: `pre-release` is one. */
export function wordTerms(text: string): string[] {
  let end = -1;
  const terms: string[] = [];
  for (const token of analyze(text)) {
    if (token.start < end) continue;
    terms.push(token.term);
    end = token.end;
  }
  return terms;
}

const splitForms = (side: string): string[] =>
  side
    .split(/[;,]/)
    .map((form) => form.trim())
    .filter(Boolean);

/** Before the semicolon, or the first. */
const ownForms = (side: string): string[] =>
  side.includes(';') ? splitForms(side.split(';')[0] ?? '') : splitForms(side).slice(0, 1);

/** Makes `src/search/terminology.ts` ready to be asked. */
export function readTerminology(things: readonly string[], actions: readonly string[]): Concepts {
  const byForm = new Map<string, Concept[]>();
  let longestHan = 0;
  let longestWords = 0;
  const lines = [
    ...things.map((line) => ({line, isAction: false})),
    ...actions.map((line) => ({line, isAction: true})),
  ];
  for (const {line, isAction} of lines) {
    const sides = line.split('|');
    if (sides.length !== 2 || sides.some((side) => splitForms(side).length === 0)) {
      throw new Error(`Terminology: write "中文 | English", not "${line}".`);
    }
    const concept = {own: sides.flatMap(ownForms), isAction};
    for (const form of sides.flatMap(splitForms)) {
      const isHan = hasHan.test(form);
      const terms = isHan ? [] : wordTerms(form);
      const key = isHan ? hanKey(form) : wordsKey(terms);
      if (isHan) longestHan = Math.max(longestHan, key.length);
      else longestWords = Math.max(longestWords, terms.length);
      const known = byForm.get(key) ?? [];
      if (!known.includes(concept)) byForm.set(key, [...known, concept]);
    }
  }
  addBeginnings(byForm);
  return {byForm, longestHan, longestWords};
}

const shortestBeginning = 3;

/** `双因素` is enough of `双因素认证`. */
function addBeginnings(byForm: Map<string, Concept[]>): void {
  for (const [form, concepts] of [...byForm]) {
    if (!/^\p{Script=Han}+$/u.test(form)) continue;
    for (let length = shortestBeginning; length < form.length; length += 1) {
      const beginning = form.slice(0, length);
      if (!byForm.has(beginning)) byForm.set(beginning, concepts);
    }
  }
}
