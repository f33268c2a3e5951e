import lunr from 'lunr';

import {listWords, type Term} from '../../config/terminology';
import {contextOf, contexts, type Context} from '../../src/search/contexts';
import {readConcepts} from '../../src/search/engine/concepts';
import {
  fileSuffix,
  findLastNotAfter,
  idOf,
  sectionOf,
  type Concept,
  type Contents,
  type IndexFile,
  type SearchDocument,
} from '../../src/search/engine/format';
import {cut, indexingSteps, isHan} from '../../src/search/engine/words';
import {freeMemory} from '../speed/free-memory/freeMemory';
import {describeConcepts} from './concepts';
import type {PageContent} from './readPage';

/** A page with its address below the base URL, and that with it. */
export type IndexedPage = PageContent & {
  route: string;
  url: string;
  /** What readers call what they need, by the id of the section; never shown. */
  asked?: ReadonlyMap<string, string>;
};

/** Of the files, in characters: a first search loads some of the one kind and some of the other. */
const termFileSize = 90_000;
const documentFileSize = 70_000;

/** By type of document: what a match in a field is worth. */
const types: readonly Record<string, number>[] = [
  {title: 4, names: 1.5},
  {heading: 2.5},
  {text: 1, asked: 3},
];
/** lunr's measures of how little a word says in a long text, and how much when it is repeated. */
const [lengthNormalisation, saturation] = [0.4, 0.8];

/** The fields and failures that an operation answers with are much the same on all their pages. */
const boostOf = (hash: string): number => (hash.startsWith('response-') ? 0.4 : 1);

/** Of a score, one digit after the point says enough and takes a third less; lunr itself leaves three. */
const round = (value: number, at: number) => (at % 2 === 0 ? value : Math.round(value * 10) / 10);

/** In the menus of the API, groups have the names of things, and who asks for a thing wants its guide. */
const menuWordOf = ({route, label}: IndexedPage): string | undefined =>
  contextOf(route) === 'openAPI' ? undefined : label;

/** The words of the address are in English on every page. */
const namesOf = ({route, title, operationId, endpoint}: IndexedPage, menuWord = ''): string => {
  const isInTitle = title.toLowerCase().includes(menuWord.toLowerCase());
  const words = [route.replace(/[/_.-]/g, ' '), !isInTitle && menuWord, operationId, endpoint];
  return words.filter(Boolean).join(' ');
};

/** By address, how many other pages lead to a page. */
function countLinks(pages: readonly IndexedPage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const {url, links} of pages) {
    for (const to of links) if (to !== url) counts.set(to, (counts.get(to) ?? 0) + 1);
  }
  return counts;
}

/** The sections on what can go wrong, which stand together: the first and the last, counted from the page's first. */
function troublesOf({sections}: IndexedPage, start: number): SearchDocument['x'] {
  const first = sections.findIndex(({isTrouble}) => isTrouble);
  const last = sections.findLastIndex(({isTrouble}) => isTrouble);
  return first < 0 ? undefined : [start + first, start + last];
}

/** The whole index of some pages: documents of each type, and lunr's index of them. */
export function buildWhole(pages: readonly IndexedPage[]): IndexFile {
  const sets = types.map((fields) => {
    const builder = new lunr.Builder();
    builder.ref('i');
    builder.b(lengthNormalisation);
    builder.k1(saturation);
    for (const [field, boost] of Object.entries(fields)) builder.field(field, {boost});
    builder.tokenizer = (text = '') => [...cut(text)];
    builder.pipeline.add(...indexingSteps);
    return {builder, documents: [] as SearchDocument[]};
  });
  const add = (type: number, document: SearchDocument, texts: object, boost = 1) => {
    sets[type]?.documents.push(document);
    sets[type]?.builder.add({i: document.i, ...texts}, {boost});
  };
  const linked = countLinks(pages);
  // From one: no id is 0.
  let section = 1;
  for (const page of pages) {
    const {url: u, title, breadcrumbs: b, endpoint: k} = page;
    const l = menuWordOf(page);
    const p = idOf(section, 0);
    const x = troublesOf(page, section);
    const n = Math.round(Math.log2(1 + (linked.get(u) ?? 0)));
    const about = {t: title, u, b, ...(l && {l}), ...(k && {k}), ...(x && {x}), ...(n > 0 && {n})};
    add(0, {i: p, ...about}, {title, names: namesOf(page, l)});
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
  return sets.map(({builder, documents}) => {
    const index = builder.build().toJSON();
    for (const vector of index.fieldVectors) vector[1] = vector[1].map(round);
    return {documents, index};
  });
}

type TypeIndex = lunr.SerializedIndex;

const emptied = (index: TypeIndex): TypeIndex => ({...index, invertedIndex: [], fieldVectors: []});

/** lunr's index in parts, by its terms. Each scores as the whole does: lunr divides by the length of the query only. */
function divideIndex(
  index: TypeIndex,
  partOf: (term: string) => number,
  count: number,
): TypeIndex[] {
  const parts = Array.from({length: count}, () => emptied(index));
  /** By the number of a term in the whole: the part that has it, and its number there. */
  const places: [part: number, number: number][] = [];
  const partsByNumber: number[] = [];
  for (const [term, {_index}] of index.invertedIndex) partsByNumber[_index] = partOf(term);
  const counts = parts.map(() => 0);
  // In vectors, the terms stand in the order of their numbers.
  for (const [number, part] of partsByNumber.entries()) {
    const place = counts[part] ?? 0;
    places[number] = [part, place];
    counts[part] = place + 1;
  }
  for (const [term, posting] of index.invertedIndex) {
    const [part = NaN, number] = places[posting._index] ?? [];
    parts[part]?.invertedIndex.push([term, {...posting, _index: number} as lunr.Posting]);
  }
  for (const [ref, elements] of index.fieldVectors) {
    const own = new Map<number, number[]>();
    for (let at = 0; at < elements.length; at += 2) {
      const [part = NaN, number = NaN] = places[elements[at] ?? NaN] ?? [];
      const vector = own.get(part) ?? [];
      vector.push(number, elements[at + 1] ?? 0);
      own.set(part, vector);
    }
    // A text of little words only has none of its own, and no part has to know it.
    for (const [part, vector] of own) parts[part]?.fieldVectors.push([ref, vector]);
  }
  return parts;
}

/** Items in parts. */
function divideItems<Item>(
  items: readonly Item[],
  partOf: (item: Item) => number,
  count: number,
): Item[][] {
  const parts: Item[][] = Array.from({length: count}, () => []);
  for (const item of items) parts[partOf(item)]?.push(item);
  return parts;
}

/** Where parts of about one size begin among keys in their order; what has the same key stays together. */
function divide<Key extends string | number>(
  items: readonly {key: Key; size: number}[],
  most: number,
): Key[] {
  const beginnings: Key[] = [];
  let [sum, last]: [number, Key?] = [Infinity];
  for (const {key, size} of items.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    if (sum > most && key !== last) {
      sum = 0;
      beginnings.push(key);
    }
    last = key;
    sum += size;
  }
  return beginnings;
}

/** A file of an index, and the end of its name. */
export type NamedFile = [suffix: string, file: IndexFile];

const describe = ([pages, ...others]: IndexFile, contents: Contents): IndexFile =>
  pages ? [{...pages, contents}, ...others] : [];

/** An index as it is, and in the files that a search loads of it. */
function* divideWhole(whole: IndexFile, concepts: Concept[]): Generator<NamedFile> {
  const [pages, ...belowPages] = whole;
  if (!pages) return;
  yield [fileSuffix.all, whole];

  const {shelfOf} = readConcepts(concepts);
  const terms = divide(
    belowPages.flatMap(({index}) =>
      index.invertedIndex.map(([term, posting]) => {
        return {key: shelfOf(term), size: 3 * JSON.stringify(posting).length};
      }),
    ),
    termFileSize,
  );
  const sections = divide(
    belowPages.flatMap(({documents}) =>
      documents.map(({i, t}) => {
        return {key: sectionOf(i), size: t.length * (isHan(t) ? 3 : 1) + 40};
      }),
    ),
    documentFileSize,
  );
  const titles = divideIndex(pages.index, () => 0, 1).map((index) => ({...pages, index}));
  const noPages = {documents: [], index: emptied(pages.index)};
  const noParts = belowPages.map(({index}) => ({documents: [], index: emptied(index)}));
  const contents = {concepts, terms, documents: sections};
  yield [fileSuffix.titles, describe([...titles, ...noParts], contents)];

  const documents = belowPages.map((type) =>
    divideItems(type.documents, ({i}) => findLastNotAfter(sections, sectionOf(i)), sections.length),
  );
  for (const number of sections.keys()) {
    const own = noParts.map((type, at) => ({...type, documents: documents[at]?.[number] ?? []}));
    yield [fileSuffix.documents(number), [noPages, ...own]];
  }

  const partOf = (term: string) => findLastNotAfter(terms, shelfOf(term));
  const indexes = belowPages.map(({index}) => divideIndex(index, partOf, terms.length));
  for (const number of terms.keys()) {
    const own = noParts.map((type, at) => ({...type, index: indexes[at]?.[number] ?? type.index}));
    yield [fileSuffix.terms(number), [noPages, ...own]];
  }
}

/** All files of the index of one language, one after the other: together they take more memory than the site's pages. */
export function* buildIndex(
  all: readonly IndexedPage[],
  terminology: readonly Term[],
): Generator<NamedFile> {
  const concepts = describeConcepts(terminology.map(listWords));
  const pagesOf = (context: Context) => all.filter(({route}) => contextOf(route) === context);
  // What is found together lies together: guides beside guides.
  yield* divideWhole(buildWhole(contexts.flatMap(pagesOf)), concepts);
  // The guides alone are nearly as much again.
  freeMemory();
  for (const context of contexts) {
    const pages = pagesOf(context);
    if (pages.length === 0) continue;
    const contents = {concepts, terms: [], documents: []};
    yield [fileSuffix.context(context), describe(buildWhole(pages), contents)];
  }
}
