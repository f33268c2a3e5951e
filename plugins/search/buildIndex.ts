import lunr from 'lunr';

import {listWords, type Term} from '../../config/terminology';
import {contextOf, contexts, type Context} from '../../src/search/contexts';
import {readConcepts} from '../../src/search/engine/concepts';
import {
  fileSuffix,
  idOf,
  sectionOf,
  type Contents,
  type IndexFile,
  type IndexSet,
  type SearchDocument,
} from '../../src/search/engine/format';
import {cut, dropStopWords, isHan, stemWord} from '../../src/search/engine/words';
import type {PageContent} from './readPage';

/** A page with its address below the base URL, and that with it. */
export type IndexedPage = PageContent & {
  route: string;
  url: string;
  /** What readers call what they need, by the id of the section; never shown. */
  asked?: ReadonlyMap<string, string>;
};

/** Of the files, in characters: a first search loads some of the one kind and some of the other. */
const termFileSize = 110_000;
const documentFileSize = 70_000;

/**
 * By type of document: what a match in a field is worth, and lunr's measures of how little a word says in a long text and
 * how much when it is repeated.
 */
const types: readonly {fields: Record<string, number>; b: number; k1: number}[] = [
  {fields: {title: 4, names: 1.5}, b: 0.2, k1: 1.2},
  {fields: {heading: 2.5}, b: 0.4, k1: 1.2},
  {fields: {text: 1, asked: 3}, b: 0.5, k1: 0.8},
];

/** The fields and failures that an operation answers with are much the same on all their pages. */
const boostOf = (hash: string): number => (hash.startsWith('response-') ? 0.4 : 1);

/** One digit after the point says enough and takes a third less; lunr itself leaves three. */
function shorten(index: lunr.SerializedIndex): lunr.SerializedIndex {
  const round = (value: number, at: number) => (at % 2 === 0 ? value : Math.round(value * 10) / 10);
  return {
    ...index,
    fieldVectors: index.fieldVectors.map(([ref, elements]) => [ref, elements.map(round)]),
  };
}

/** The words of the address are in English on every page. */
const namesOf = ({route, operationId = '', endpoint = ''}: IndexedPage): string =>
  [
    decodeURI(route).split('/').slice(-2).join(' ').replace(/[-_.]/g, ' '),
    operationId,
    endpoint,
  ].join(' ');

/** The whole index of some pages: documents of each type, and lunr's index of them. */
export function buildWhole(pages: readonly IndexedPage[]): IndexSet[] {
  const sets = types.map(({fields, b, k1}) => {
    const builder = new lunr.Builder();
    builder.ref('i');
    builder.b(b);
    builder.k1(k1);
    for (const [field, boost] of Object.entries(fields)) builder.field(field, {boost});
    builder.tokenizer = (text = '') => [...cut(text)];
    builder.pipeline.add(dropStopWords, stemWord);
    return {builder, documents: [] as SearchDocument[]};
  });
  const add = (type: number, document: SearchDocument, texts: object, boost = 1) => {
    sets[type]?.documents.push(document);
    sets[type]?.builder.add({i: document.i, ...texts}, {boost});
  };
  // From one: no id is 0.
  let section = 1;
  for (const page of pages) {
    const {url: u, title, breadcrumbs: b, endpoint: k} = page;
    const p = idOf(section, 0);
    add(0, {i: p, t: title, u, b, ...(k && {k})}, {title, names: namesOf(page)});
    for (const {id, heading, text} of page.sections) {
      const place = {u, ...(id && {h: `#${id}`}), p};
      if (heading) add(1, {i: idOf(section, 1), t: heading, ...place}, {heading}, boostOf(id));
      const asked = page.asked?.get(id);
      if (text || asked) {
        add(2, {i: idOf(section, 2), t: text, ...place}, {text, asked}, boostOf(id));
      }
      section += 1;
    }
  }
  return sets.map(({builder, documents}) => ({
    documents,
    index: shorten(builder.build().toJSON()),
  }));
}

/** lunr's index of some of its terms. It scores as the whole does: lunr divides by the length of the query only. */
function pickTerms(
  {invertedIndex, fieldVectors, ...rest}: lunr.SerializedIndex,
  isWanted: (term: string) => boolean,
): lunr.SerializedIndex {
  const picked = invertedIndex.filter(([term]) => isWanted(term));
  // In vectors, the terms stand in the order of their numbers.
  const numbers = picked.map(([, {_index}]) => _index).sort((a, b) => a - b);
  const places = new Map(numbers.map((number, place) => [number, place]));
  return {
    ...rest,
    invertedIndex: picked.map(([term, posting]) => [
      term,
      {...posting, _index: places.get(posting._index)} as lunr.Posting,
    ]),
    fieldVectors: fieldVectors.flatMap(([ref, elements]): typeof fieldVectors => {
      const own: number[] = [];
      for (let at = 0; at < elements.length; at += 2) {
        const place = places.get(elements[at] ?? NaN);
        if (place !== undefined) own.push(place, elements[at + 1] ?? 0);
      }
      return own.length > 0 ? [[ref, own]] : [];
    }),
  };
}

/** Divides keys in their order into parts of about one size; what has the same key stays together. */
function divide<Key extends string | number>(
  items: readonly [key: Key, size: number][],
  most: number,
): Map<Key, Set<Key>> {
  const sizes = new Map<Key, number>();
  for (const [key, size] of items) sizes.set(key, (sizes.get(key) ?? 0) + size);
  const parts = new Map<Key, Set<Key>>();
  let sum = Infinity;
  let part = new Set<Key>();
  for (const [key, size] of [...sizes].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (sum > most) {
      sum = 0;
      parts.set(key, (part = new Set()));
    }
    part.add(key);
    sum += size;
  }
  return parts;
}

const nothing = () => false;

/** All files of the index of one language, by their suffix. */
export function buildIndex(
  all: readonly IndexedPage[],
  terminology: readonly Term[],
): Map<string, IndexFile> {
  const concepts = terminology.map(listWords);
  const {shelfOf} = readConcepts(concepts);
  const describe = (sets: readonly IndexSet[], places: Pick<Contents, 'terms' | 'documents'>) =>
    sets.map((set, type) =>
      type === 0
        ? {...set, contents: {concepts, sections: sets[2]?.documents.length ?? 0, ...places}}
        : set,
    );
  const pagesOf = (context: Context) => all.filter(({route}) => contextOf(route) === context);
  // What is found together lies together: guides beside guides.
  const whole = buildWhole(contexts.flatMap(pagesOf));
  const pick = (
    hasDocument: (document: SearchDocument) => boolean,
    hasTerm: (term: string) => boolean,
    isOfPages = false,
  ): IndexFile =>
    whole.map(({documents, index}, type) => {
      const isHere = (type === 0) === isOfPages;
      return {
        documents: documents.filter(isHere ? hasDocument : nothing),
        index: pickTerms(index, isHere ? hasTerm : nothing),
      };
    });
  const [, ...belowPages] = whole;
  const terms = divide(
    belowPages.flatMap(({index}) =>
      index.invertedIndex.map(([term, posting]): [string, number] => [
        shelfOf(term),
        3 * JSON.stringify(posting).length,
      ]),
    ),
    termFileSize,
  );
  const sections = divide(
    belowPages.flatMap(({documents}) =>
      documents.map(({i, t}): [number, number] => [
        sectionOf(i),
        t.length * (isHan(t) ? 3 : 1) + 40,
      ]),
    ),
    documentFileSize,
  );
  const everything = () => true;
  const places = {terms: [...terms.keys()], documents: [...sections.keys()]};
  const files = new Map<string, IndexFile>([
    [fileSuffix.all, whole],
    [fileSuffix.titles, describe(pick(everything, everything, true), places)],
  ]);
  for (const [number, part] of [...terms.values()].entries()) {
    files.set(
      fileSuffix.terms(number),
      pick(nothing, (term) => part.has(shelfOf(term))),
    );
  }
  for (const [number, part] of [...sections.values()].entries()) {
    files.set(
      fileSuffix.documents(number),
      pick(({i}) => part.has(sectionOf(i)), nothing),
    );
  }
  for (const context of contexts) {
    const pages = pagesOf(context);
    if (pages.length === 0) continue;
    files.set(fileSuffix.context(context), describe(buildWhole(pages), {terms: [], documents: []}));
  }
  return files;
}
