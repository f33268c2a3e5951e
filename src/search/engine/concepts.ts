import type {Concept} from './format';
import {analyze, termsOf} from './words';

export type Concepts = {
  /** By what a reader may write: Han in lower case as it is, else the terms of it. */
  byForm: ReadonlyMap<string, readonly Concept[]>;
  /** The forms with Han in them and more than one character. */
  hanForms: readonly string[];
  longestWords: number;
  /** Where among the terms a term is kept: those of one concept beside each other, so that they are loaded together. */
  shelfOf: (term: string) => string;
  /** Some terms of concepts that begin so, the shortest first; none when the beginning is one itself. */
  termsWith: (beginning: string) => string[];
};

const hasHan = /\p{Script=Han}/u;

export const hanKey = (text: string): string => text.toLowerCase().replace(/\s+/g, '');

/** One term for each word as written: `pre-release` is one. */
export function wordTerms(text: string): string[] {
  let end = -1;
  return analyze(text).flatMap((token) => {
    const [start, length] = token.metadata.position;
    if (start < end) return [];
    end = start + length;
    return [token.toString()];
  });
}

const shortestBeginning = 3;
const mostCompletions = 3;

/** Makes what the index holds of `config/terminology.yaml` ready to be asked. */
export function readConcepts(list: readonly Concept[]): Concepts {
  const byForm = new Map<string, Concept[]>();
  const shelves = new Map<string, string>();
  let longestWords = 0;
  for (const [number, concept] of list.entries()) {
    for (const form of [...concept.own, ...concept.asked]) {
      const terms = hasHan.test(form) ? [] : wordTerms(form);
      const key = terms.length > 0 ? terms.join(' ') : hanKey(form);
      longestWords = Math.max(longestWords, terms.length);
      for (const term of termsOf(form)) {
        if (!shelves.has(term)) shelves.set(term, `${String(number).padStart(4, '0')} ${term}`);
      }
      const known = byForm.get(key) ?? [];
      if (!known.includes(concept)) byForm.set(key, [...known, concept]);
    }
  }
  const hanForms = [...byForm.keys()].filter((form) => form.length > 1 && hasHan.test(form));
  const termsWith = (beginning: string): string[] => {
    if (beginning.length < shortestBeginning || shelves.has(beginning)) return [];
    const terms = [...shelves.keys()].filter((term) => term.startsWith(beginning));
    return terms.sort((a, b) => a.length - b.length).slice(0, mostCompletions);
  };
  const shelfOf = (term: string) => shelves.get(term) ?? `~${term}`;
  return {byForm, hanForms, longestWords, shelfOf, termsWith};
}
