import type {Concept} from './format';
import {analyze} from './words';

export type Concepts = {
  /** By the key of what a reader may write. */
  byForm: ReadonlyMap<string, readonly Concept[]>;
  /** The length of the longest form with Han, and more than one character, that begins there. */
  formAt: (text: string, at: number) => number;
  longestWords: number;
  /** Where among the terms a term is kept: those of one concept beside each other, so that they are loaded together. */
  shelfOf: (term: string) => string;
  /** Some terms of concepts that begin so, the shortest first; none when the beginning is one itself. */
  termsWith: (beginning: string) => string[];
};

export const hasHan = /\p{Script=Han}/u;

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

/** Makes the concepts of an index ready to be asked. */
export function readConcepts(list: readonly Concept[]): Concepts {
  const byForm = new Map<string, Concept[]>();
  const shelves = new Map<string, string>();
  for (const [number, concept] of list.entries()) {
    for (const key of concept.keys) byForm.set(key, [...(byForm.get(key) ?? []), concept]);
    for (const term of concept.terms) {
      shelves.set(term, `${String(number).padStart(4, '0')} ${term}`);
    }
  }
  const keys = [...byForm.keys()];
  const hanForms = new Set(keys.filter((key) => key.length > 1 && hasHan.test(key)));
  const longestForm = Math.max(0, ...[...hanForms].map((form) => form.length));
  const formAt = (text: string, at: number): number => {
    let length = Math.min(longestForm, text.length - at);
    while (length > 0 && !hanForms.has(text.slice(at, at + length).toLowerCase())) length -= 1;
    return length;
  };
  const longestWords = Math.max(0, ...keys.map((key) => key.split(' ').length));
  const termsWith = (beginning: string): string[] => {
    if (beginning.length < shortestBeginning || shelves.has(beginning)) return [];
    const terms = [...shelves.keys()].filter((term) => term.startsWith(beginning));
    return terms.sort((a, b) => a.length - b.length).slice(0, mostCompletions);
  };
  const shelfOf = (term: string) => shelves.get(term) ?? `~${term}`;
  return {byForm, formAt, longestWords, shelfOf, termsWith};
}
