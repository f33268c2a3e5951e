import type lunr from 'lunr';

/**
 * The stored shape. A file is a list of index sets in the order of the document types. The sections of the site are
 * counted through; the three documents that a section can have (its page, its heading, its text) are `3 * section +
 * type`, which is lunr's name of them, too.
 */
export const documentTypes = ['page', 'heading', 'text'] as const;

export type DocumentType = (typeof documentTypes)[number];

/** lunr's fields of each type of document, and what a match in them is worth. */
export const fields: Record<DocumentType, Record<string, number>> = {
  page: {title: 4, names: 1.5},
  heading: {heading: 2.5},
  text: {text: 1, asked: 3},
};

export type SearchDocument = {
  /** Id. */
  i: number;
  /** The page's title, the heading or the text. */
  t: string;
  /** Address, with base URL and language. */
  u: string;
  /** Where on the page: `#create-rule`. */
  h?: string;
  /** Breadcrumbs, without the page itself. */
  b?: string[];
  /** Id of the page, for what is on one. */
  p?: number;
  /** Of an operation: its method and path. */
  k?: string;
};

/** By field, in turns: how far the id is from the one before, and the term's score in that document. */
export type Scores = number[][];

/** What lunr's index says of some of its terms. */
export type TermSlice = {fields: string[]; terms: [term: string, scores: Scores][]};

/** One thing or action: the words of this site for it, and what else readers may call it, in both languages. */
export type Concept = {own: string[]; asked: string[]; isAction: boolean};

/** How the index is divided; in the file that is loaded first. */
export type Shards = {
  /** The number of sections of the site. */
  sections: number;
  /** The first shelf mark of each file of terms, ascending. */
  terms: string[];
  /** The first section of each file of documents, ascending. */
  documents: number[];
};

export type IndexSet<Index> = {documents: SearchDocument[]; index: Index};

/** What is in the file that is loaded first beside its pages. */
type First = {shards?: Shards; concepts?: readonly Concept[]};

/** A whole index, of the site or of one of its parts. */
export type WholeFile = (IndexSet<lunr.SerializedIndex> & First)[];

export type SliceFile = (IndexSet<TermSlice> & First)[];

export const idOf = (section: number, type: number): number =>
  section * documentTypes.length + type;
export const sectionOf = (id: number): number => Math.floor(id / documentTypes.length);

export const emptySlices = (): SliceFile =>
  documentTypes.map((type) => ({
    documents: [],
    index: {fields: Object.keys(fields[type]), terms: []},
  }));

/** The part of a file's name between `search-index` and the version. */
export const fileSuffix = {
  all: '',
  titles: '-titles',
  pinyin: '-pinyin',
  context: (context: string) => `-${context}`,
  terms: (shard: number) => `-terms${shard}`,
  documents: (shard: number) => `-documents${shard}`,
};

/** The file without which there is no answer: of the whole site, or of one of its parts. */
export const firstFile = (context?: string): string =>
  context === undefined ? fileSuffix.titles : fileSuffix.context(context);

/** The last element that is not greater than the wanted one, in an ascending list; -1 when all are. */
export function findLastNotAfter<Value extends string | number>(
  list: readonly Value[],
  wanted: Value,
): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] ?? wanted) <= wanted) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

export function checkIndexFile(json: unknown): asserts json is (WholeFile | SliceFile)[number][] {
  const isComplete =
    Array.isArray(json) &&
    json.length > 0 &&
    json.every(({documents, index}: Partial<IndexSet<Partial<TermSlice>>> = {}) => {
      return Array.isArray(documents) && Array.isArray(index?.fields);
    });
  if (!isComplete) throw new Error('The search index is not complete.');
}
