import type {Concept} from './format';
import {han as emptyPhrases} from './stopWords.json';
import {analyze, findPieces, type Piece} from './words';

export type Concepts = {
  /** By the key of what a reader may write; a phrase that says nothing has none. */
  byForm: ReadonlyMap<string, readonly Concept[]>;
  /** The most pieces that a form has. */
  longestForm: number;
  /** Where among the terms a term is kept: those of one concept beside each other, so that they are loaded together. */
  shelfOf: (term: string) => string;
  /** Some terms of concepts that begin so, the shortest first; none when the beginning is one itself. */
  termsWith: (beginning: string) => string[];
};

/** What pieces are compared by: of English words, the stems. */
export const keysOf = (pieces: readonly Piece[]): string[] =>
  pieces.map(({text}) => String(analyze(text)[0]));

export const keyOf = (form: string): string => keysOf(findPieces(form)).join(' ');

const shortestBeginning = 3;
const mostCompletions = 3;

/** Makes the concepts of an index ready to be asked. */
export function readConcepts(list: readonly Concept[]): Concepts {
  const byForm = new Map<string, Concept[]>(
    // Rspack knows what this list holds, and warns of its methods.
    Array.from(emptyPhrases, (phrase) => [keyOf(phrase), []]),
  );
  const shelves = new Map<string, string>();
  for (const [number, concept] of list.entries()) {
    for (const key of concept.keys) byForm.set(key, [...(byForm.get(key) ?? []), concept]);
    for (const term of concept.terms) {
      shelves.set(term, `${String(number).padStart(4, '0')} ${term}`);
    }
  }
  const longestForm = Math.max(0, ...[...byForm.keys()].map((key) => key.split(' ').length));
  const termsWith = (beginning: string): string[] => {
    if (beginning.length < shortestBeginning || shelves.has(beginning)) return [];
    const terms = [...shelves.keys()].filter((term) => term.startsWith(beginning));
    return terms.sort((a, b) => a.length - b.length).slice(0, mostCompletions);
  };
  const shelfOf = (term: string) => shelves.get(term) ?? `~${term}`;
  return {byForm, longestForm, shelfOf, termsWith};
}
