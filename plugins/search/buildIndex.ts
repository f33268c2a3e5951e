import lunr from 'lunr';

import {listWords, type Term} from '../../config/terminology';
import {contextOf, contexts} from '../../src/search/contexts';
import {readConcepts} from '../../src/search/engine/concepts';
import {
  documentTypes,
  emptySlices,
  fields,
  fileSuffix,
  idOf,
  type DocumentType,
  type SearchDocument,
  type SliceFile,
  type TermSlice,
  type WholeFile,
} from '../../src/search/engine/format';
import {sliceIndex} from '../../src/search/engine/slices';
import {cut, dropStopWords, isHan, stemWord} from '../../src/search/engine/words';
import type {PageContent} from './readPage';

/** A page with its address below the base URL, and that with it. */
export type IndexedPage = PageContent & {
  route: string;
  url: string;
  /** What readers call what they need, by the id of the section; never shown. */
  asked?: ReadonlyMap<string, string>;
};

/** Raw sizes: a first search loads some of the one kind and some of the other. */
const termShardSize = 48_000;
const documentShardSize = 70_000;

/** The fields and failures that an operation answers with are much the same on all their pages. */
const boostOf = (hash: string): number => (hash.startsWith('response-') ? 0.4 : 1);

/** lunr's measures of how little a word says in a long text, and how much when it is repeated. */
const measures: Record<DocumentType, {b: number; k1: number}> = {
  page: {b: 0.2, k1: 1.2},
  heading: {b: 0.4, k1: 1.2},
  text: {b: 0.5, k1: 0.8},
};

/** lunr's builder with our fields and our cutting of Han, paths and names. */
function makeBuilder(type: DocumentType): lunr.Builder {
  const builder = new lunr.Builder();
  builder.ref('i');
  builder.b(measures[type].b);
  builder.k1(measures[type].k1);
  for (const [field, boost] of Object.entries(fields[type])) builder.field(field, {boost});
  builder.tokenizer = (text = '') => [...cut(text)];
  builder.pipeline.add(dropStopWords, stemWord);
  return builder;
}

/** One digit after the point says enough and takes a third less; lunr itself leaves three. */
function shorten(index: lunr.SerializedIndex): lunr.SerializedIndex {
  const round = (value: number, at: number) => (at % 2 === 0 ? value : Math.round(value * 10) / 10);
  return {
    ...index,
    fieldVectors: index.fieldVectors.map(([ref, elements]) => [ref, Array.from(elements, round)]),
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
export function buildWhole(pages: readonly IndexedPage[]): WholeFile {
  const builders = documentTypes.map(makeBuilder);
  const documents: SearchDocument[][] = documentTypes.map(() => []);
  const add = (type: number, document: SearchDocument, texts: object, boost = 1) => {
    documents[type]?.push(document);
    builders[type]?.add({i: document.i, ...texts}, {boost});
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
  return builders.map((builder, type) => ({
    documents: documents[type] ?? [],
    index: shorten(builder.build().toJSON()),
  }));
}

type Item = {type: number; key: string | number; add: (file: SliceFile) => void; size: number};

/** Divides what is in order into files of about one size; what has one key stays together. */
function divide<Key extends Item['key']>(items: readonly (Item & {key: Key})[], most: number) {
  const firsts: Key[] = [];
  const files: SliceFile[] = [];
  let size = Infinity;
  let last: Key | undefined;
  for (const item of items) {
    if (size > most && item.key !== last) {
      size = 0;
      firsts.push(item.key);
      files.push(emptySlices());
    }
    last = item.key;
    const file = files.at(-1);
    if (file) item.add(file);
    size += item.size;
  }
  return {firsts, files};
}

/** The terms of headings and texts by their shelves. */
function divideTerms(slices: readonly TermSlice[], shelfOf: (term: string) => string) {
  const items = slices.flatMap(({terms}, type) =>
    (type === 0 ? [] : terms).map((entry) => ({
      type,
      key: shelfOf(entry[0]),
      add: (file: SliceFile) => file[type]?.index.terms.push(entry),
      size: JSON.stringify(entry).length,
    })),
  );
  items.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.type - b.type));
  return divide(items, termShardSize);
}

/** Headings and texts, some pages each. */
function divideDocuments(whole: WholeFile) {
  const items = whole.flatMap(({documents}, type) =>
    (type === 0 ? [] : documents).map((document) => ({
      type,
      key: Math.floor((document.p ?? 0) / documentTypes.length),
      add: (file: SliceFile) => file[type]?.documents.push(document),
      size: document.t.length * (isHan(document.t) ? 3 : 1) + 40,
    })),
  );
  items.sort((a, b) => a.key - b.key || a.type - b.type);
  return divide(items, documentShardSize);
}

/** All files of the index of one language, by their suffix. */
export function buildIndex(
  all: readonly IndexedPage[],
  terminology: readonly Term[],
): Map<string, WholeFile | SliceFile> {
  // What is found together lies together: guides beside guides.
  const pages = contexts.flatMap((context) =>
    all.filter(({route}) => contextOf(route) === context),
  );
  const whole = buildWhole(pages);
  const slices = whole.map(({index}) => sliceIndex(index));
  const concepts = terminology.map(listWords);
  const terms = divideTerms(slices, readConcepts(concepts).shelfOf);
  const documents = divideDocuments(whole);
  const titles = emptySlices();
  titles[0] = {
    documents: whole[0]?.documents ?? [],
    index: slices[0] ?? {fields: [], terms: []},
    shards: {
      sections: pages.reduce((sum, {sections}) => sum + sections.length, 0),
      terms: terms.firsts,
      documents: documents.firsts,
    },
    concepts,
  };
  const files = new Map<string, WholeFile | SliceFile>([
    [fileSuffix.all, whole],
    [fileSuffix.titles, titles],
  ]);
  for (const [at, file] of terms.files.entries()) files.set(fileSuffix.terms(at), file);
  for (const [at, file] of documents.files.entries()) files.set(fileSuffix.documents(at), file);
  for (const context of contexts) {
    const own = pages.filter(({route}) => contextOf(route) === context);
    if (own.length === 0) continue;
    const sets = buildWhole(own).map((set, type) => (type === 0 ? {...set, concepts} : set));
    files.set(fileSuffix.context(context), sets);
  }
  return files;
}
