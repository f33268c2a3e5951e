/**
 * The stored shape. A file is a list of index sets in the order of the document types. The sections of the site are
 * counted through; the three documents that a section can have (its page, its heading, its text) are `3 * section +
 * type`, so that a posting names all of them by the section.
 */
export const documentTypes = ['page', 'heading', 'text'] as const;

export type DocumentType = (typeof documentTypes)[number];

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

/** The terms of one field of the documents, ascending, each with its postings. */
export type PrebuiltIndex = {fields: ['t']; invertedIndex: [term: string, postings: string][]};

export type IndexSet = {documents: SearchDocument[]; index: PrebuiltIndex};

/** How the index is divided; in the file that is loaded first. */
export type Shards = {
  /** The number of sections of the site. */
  sections: number;
  /** The first term of each file of terms, ascending. */
  terms: string[];
  /** The first section of each file of documents, ascending. */
  documents: number[];
};

export type IndexFile = (IndexSet & {shards?: Shards})[];

export const idOf = (section: number, type: number): number =>
  section * documentTypes.length + type;
export const sectionOf = (id: number): number => Math.floor(id / documentTypes.length);

export const emptyIndex = (): PrebuiltIndex => ({fields: ['t'], invertedIndex: []});

/** The part of a file's name between `search-index` and the hash. */
export const fileSuffix = {
  all: '',
  titles: '-titles',
  pinyin: '-pinyin',
  context: (context: string) => `-${context}`,
  terms: (shard: number) => `-terms${shard}`,
  documents: (shard: number) => `-documents${shard}`,
};

/** Where a list that is `true` up to some point becomes `false`. */
function findEnd(length: number, holds: (at: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The last element that is not greater than the wanted one, in an ascending list; -1 when all are. */
export function findLastNotAfter<Value extends string | number>(
  list: readonly Value[],
  wanted: Value,
): number {
  return findEnd(list.length, (at) => (list[at] ?? wanted) <= wanted) - 1;
}

/** The position of the first term that is not before the wanted one. */
export function findTerm({invertedIndex}: PrebuiltIndex, wanted: string): number {
  return findEnd(invertedIndex.length, (at) => (invertedIndex[at]?.[0] ?? wanted) < wanted);
}

export function checkIndexFile(json: unknown): asserts json is IndexFile {
  const isComplete =
    Array.isArray(json) &&
    json.length === documentTypes.length &&
    json.every((set: Partial<IndexSet> | null) => {
      const {documents, index} = set ?? {};
      return Array.isArray(documents) && Array.isArray(index?.invertedIndex);
    });
  if (!isComplete) throw new Error('The search index is not complete.');
}
