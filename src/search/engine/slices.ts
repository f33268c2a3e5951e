import lunr from 'lunr';

import type {Scores, TermSlice} from './format';

/** Cuts lunr's index into what it says of each term. */
export function sliceIndex({fields, fieldVectors, invertedIndex}: lunr.SerializedIndex): TermSlice {
  const scores = new Map<string, number>();
  for (const [ref, elements] of fieldVectors) {
    for (let at = 0; at < elements.length; at += 2) {
      scores.set(`${elements[at]} ${ref}`, elements[at + 1] ?? 0);
    }
  }
  const readField = (posting: lunr.Posting, field: string): number[] => {
    const ids = Object.keys(posting[field] ?? {}).map(Number);
    return ids.flatMap((id, at) => [
      id - (ids[at - 1] ?? 0),
      scores.get(`${posting._index} ${field}/${id}`) ?? 0,
    ]);
  };
  const terms = invertedIndex.map(([term, posting]): TermSlice['terms'][number] => [
    term,
    fields.map((field) => readField(posting, field)),
  ]);
  return {fields, terms};
}

/**
 * Makes an index of some terms. It scores like the whole one: lunr divides by the length of the query only, and each
 * score of a term in a document is as it was built.
 */
export function assembleIndex(
  fields: readonly string[],
  terms: ReadonlyMap<string, Scores>,
): lunr.Index {
  const vectors = new Map<string, number[]>();
  const invertedIndex: lunr.SerializedIndex['invertedIndex'] = [];
  // lunr's automaton of the terms is built in their order.
  for (const term of [...terms.keys()].sort()) {
    const position = invertedIndex.length;
    const posting = {_index: position} as lunr.Posting;
    for (const [at, field] of fields.entries()) {
      const documents: Record<string, object> = (posting[field] = {});
      const scores = terms.get(term)?.[at] ?? [];
      let id = 0;
      for (let i = 0; i < scores.length; i += 2) {
        id += scores[i] ?? 0;
        documents[id] = {};
        const ref = `${field}/${id}`;
        const vector = vectors.get(ref);
        if (vector) vector.push(position, scores[i + 1] ?? 0);
        else vectors.set(ref, [position, scores[i + 1] ?? 0]);
      }
    }
    invertedIndex.push([term, posting]);
  }
  return lunr.Index.load({
    version: lunr.version,
    fields: [...fields],
    fieldVectors: [...vectors],
    invertedIndex,
    pipeline: [],
  });
}
