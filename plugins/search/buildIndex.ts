import {contextOf, contexts} from '../../src/search/contexts';
import {analyze, isHan, normalisePath} from '../../src/search/engine/analyze';
import {
  documentTypes,
  emptyIndex,
  fileSuffix,
  findLastNotAfter,
  idOf,
  sectionOf,
  type IndexFile,
  type PrebuiltIndex,
  type SearchDocument,
} from '../../src/search/engine/format';
import {encodePostings, type Posting} from '../../src/search/engine/postings';
import {isStopWord} from '../../src/search/engine/query';
import type {PageContent} from './readPage';

/** A page with its address below the base URL, and that with it. */
export type IndexedPage = PageContent & {route: string; url: string};

type TermPostings = Map<string, Posting[]>;

/** How much each term says of the place it stands in. */
type Ratings = ReadonlyMap<string, number>;

type RatedText = {text: string; terms: Ratings};

/** A page with the terms of its texts: each is cut once, however many indexes it is in. */
type RatedPage = {
  page: IndexedPage;
  terms: Ratings;
  sections: {hash: string; heading?: RatedText; text?: RatedText}[];
};

type Place = Pick<SearchDocument, 'u' | 'h' | 'p'>;

/** Raw sizes: a first search loads some of the one kind and some of the other. */
const termShardSize = 24_000;
const documentShardSize = 16_000;

const impacts = {other: 0, low: 1, middle: 2, high: 3};

class IndexBuilder {
  readonly documents: SearchDocument[][] = documentTypes.map(() => []);
  readonly postings: TermPostings[] = documentTypes.map(() => new Map<string, Posting[]>());
  /** From one: no id is 0. */
  sections = 1;

  add({page, terms, sections}: RatedPage): void {
    const {url, title, breadcrumbs, endpoint} = page;
    const first = this.sections;
    const id = idOf(first, 0);
    this.documents[0]?.push({
      i: id,
      t: title,
      u: url,
      b: breadcrumbs,
      ...(endpoint && {k: endpoint}),
    });
    this.addTerms(0, first, terms);
    for (const {hash, heading, text} of sections) {
      const section = this.sections;
      this.sections += 1;
      const place = {u: url, ...(hash && {h: `#${hash}`}), p: id};
      if (heading) this.addText(1, section, heading, place);
      if (text) this.addText(2, section, text, place);
    }
  }

  private addText(type: number, section: number, {text, terms}: RatedText, place: Place): void {
    this.documents[type]?.push({i: idOf(section, type), t: text, ...place});
    this.addTerms(type, section, terms);
  }

  private addTerms(type: number, section: number, ratings: Ratings): void {
    const postings = this.postings[type];
    for (const [term, impact] of ratings) {
      if (isStopWord(term)) continue;
      const known = postings?.get(term);
      if (known) known.push({section, impact});
      else postings?.set(term, [{section, impact}]);
    }
  }
}

function rateTitle({title, route, endpoint, operationId}: IndexedPage): Ratings {
  const ratings = new Map<string, number>();
  const rate = (text: string, impact: number) => {
    for (const {term} of analyze(text)) ratings.set(term, Math.max(impact, ratings.get(term) ?? 0));
  };
  const size = [...analyze(title)].length;
  rate(title, size <= 3 ? impacts.high : size <= 8 ? impacts.middle : impacts.low);
  // The words of the address are in English on every page.
  rate(decodeURI(route).split('/').slice(-2).join(' ').replace(/[-_.]/g, ' '), impacts.other);
  rate(operationId ?? '', impacts.low);
  if (operationId) ratings.set(operationId.toLowerCase(), impacts.high);
  if (endpoint) {
    rate(endpoint, impacts.other);
    const [method = '', path = ''] = endpoint.split(' ');
    ratings.set(normalisePath(path), impacts.high);
    ratings.set(`${method.toLowerCase()} ${normalisePath(path)}`, impacts.high);
  }
  return ratings;
}

function rateHeading(heading: string): Ratings {
  const terms = [...analyze(heading)].map(({term}) => term);
  const impact =
    terms.length <= 3 ? impacts.high : terms.length <= 8 ? impacts.middle : impacts.low;
  return new Map(terms.map((term) => [term, impact]));
}

function rateText(text: string): Ratings {
  const counts = new Map<string, number>();
  let size = 0;
  for (const {term} of analyze(text)) {
    counts.set(term, (counts.get(term) ?? 0) + 1);
    size += 1;
  }
  // The more a text says otherwise, the less one word of it says.
  const longText = size > 400 ? 2 : size > 120 ? 1 : 0;
  const rate = (count: number) =>
    Math.max(0, Math.min(3, (count > 4 ? 3 : count > 1 ? 2 : 1) + 1 - longText));
  return new Map([...counts].map(([term, count]) => [term, rate(count)]));
}

/** The fields and failures that an operation answers with are much the same on all their pages. */
const isAnswer = (hash: string): boolean => hash.startsWith('response-');

const lower = (ratings: Ratings): Ratings =>
  new Map([...ratings.keys()].map((term) => [term, impacts.other]));

function ratePage(page: IndexedPage): RatedPage {
  const sections = page.sections.map(({id: hash, heading, text}) => {
    const rate = (rated: string, terms: Ratings) =>
      rated ? {text: rated, terms: isAnswer(hash) ? lower(terms) : terms} : undefined;
    return {
      hash,
      heading: rate(heading, rateHeading(heading)),
      text: rate(text, rateText(text)),
    };
  });
  return {page, terms: rateTitle(page), sections};
}

function compareTerms(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function encodeIndex(postings: TermPostings | undefined): PrebuiltIndex {
  const sorted = [...(postings ?? [])].sort(([a], [b]) => compareTerms(a, b));
  return {fields: ['t'], invertedIndex: sorted.map(([term, list]) => [term, encodePostings(list)])};
}

const emptyFile = (): IndexFile => documentTypes.map(() => ({documents: [], index: emptyIndex()}));

function buildWhole(pages: readonly RatedPage[]): IndexFile {
  const builder = new IndexBuilder();
  for (const page of pages) builder.add(page);
  return builder.documents.map((documents, type) => ({
    documents,
    index: encodeIndex(builder.postings[type]),
  }));
}

/** The files that hold the terms of headings and texts, each a range of the sorted terms. */
function splitTerms(whole: IndexFile): {firsts: string[]; files: IndexFile[]} {
  const entries = whole.flatMap(({index}, type) =>
    type === 0 ? [] : index.invertedIndex.map((entry) => ({type, entry})),
  );
  entries.sort((a, b) => compareTerms(a.entry[0], b.entry[0]) || a.type - b.type);
  const firsts: string[] = [];
  const files: IndexFile[] = [];
  let size = Infinity;
  let last = '';
  for (const {type, entry} of entries) {
    const [term, postings] = entry;
    // A term is in one file, headings and texts together.
    if (size > termShardSize && term !== last) {
      size = 0;
      firsts.push(term);
      files.push(emptyFile());
    }
    last = term;
    files.at(-1)?.[type]?.index.invertedIndex.push(entry);
    size += term.length + postings.length + 8;
  }
  return {firsts, files};
}

/** The files that hold headings and texts, some pages each. */
function splitDocuments(whole: IndexFile): {firsts: number[]; files: IndexFile[]} {
  const [titles] = whole;
  const starts = (titles?.documents ?? []).map(({i}) => sectionOf(i));
  const sizes = starts.map(() => 0);
  const pageOf = ({i}: SearchDocument) => findLastNotAfter(starts, sectionOf(i));
  for (const {documents} of whole.slice(1)) {
    for (const document of documents) {
      const page = pageOf(document);
      sizes[page] = (sizes[page] ?? 0) + document.t.length * (isHan(document.t) ? 3 : 1) + 40;
    }
  }
  const firsts: number[] = [];
  const files: IndexFile[] = [];
  const fileOfPage: number[] = [];
  let size = Infinity;
  for (const [page, start] of starts.entries()) {
    if (size > documentShardSize) {
      size = 0;
      firsts.push(start);
      files.push(emptyFile());
    }
    size += sizes[page] ?? 0;
    fileOfPage.push(files.length - 1);
  }
  for (const [type, {documents}] of whole.entries()) {
    if (type === 0) continue;
    for (const document of documents) {
      files[fileOfPage[pageOf(document)] ?? 0]?.[type]?.documents.push(document);
    }
  }
  return {firsts, files};
}

/** All files of the index of one language, by their suffix. */
export function buildIndex(pages: readonly IndexedPage[]): Map<string, IndexFile> {
  const rated = pages.map(ratePage);
  const whole = buildWhole(rated);
  const [titles] = whole;
  const terms = splitTerms(whole);
  const documents = splitDocuments(whole);
  const first = emptyFile();
  first[0] = {
    documents: titles?.documents ?? [],
    index: titles?.index ?? emptyIndex(),
    shards: {
      sections: pages.reduce((sum, {sections}) => sum + sections.length, 0),
      terms: terms.firsts,
      documents: documents.firsts,
    },
  };
  const files = new Map<string, IndexFile>([
    [fileSuffix.all, whole],
    [fileSuffix.titles, first],
  ]);
  for (const [at, file] of terms.files.entries()) files.set(fileSuffix.terms(at), file);
  for (const [at, file] of documents.files.entries()) files.set(fileSuffix.documents(at), file);
  for (const context of contexts) {
    const own = rated.filter(({page}) => contextOf(page.route) === context);
    if (own.length > 0) files.set(fileSuffix.context(context), buildWhole(own));
  }
  return files;
}
