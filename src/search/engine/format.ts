import type lunr from 'lunr';

/**
 * The stored shape. A file is a list of index sets in the order of the document types. The sections of the site are
 * counted through; the three documents that a section can have (its page, its heading, its text) are `3 * section +
 * type`, which is lunr's name of them, too.
 */
export const documentTypes = ['page', 'heading', 'text'] as const;

/** What texts are made of: a paragraph or an entry of a list begins with the first, a row or a field with the second, a line of code with the third; the fourth is between the cells of a row. */
export const proseSign = '\n';
export const factSign = '\t';
export const codeSign = '\r';
export const cellSign = '\f';

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
  /** Of a page: what menus call it, where that is another word. */
  l?: string;
  /** Of an operation: its method and path. */
  k?: string;
  /** Of a page: the first and the last section on what can go wrong. */
  x?: [first: number, last: number];
  /** Of a page: how many others lead to it, as the power of two that is nearest. */
  n?: number;
};

/** One thing or action, in both languages. */
export type Concept = {
  /** The words of this site for it, in Chinese and in English. */
  own: string[];
  /** What these words and others that readers may use are looked up by. */
  keys: string[];
  /** How many of the first keys are names that others have for it. */
  others?: number;
  /** The terms in all of them that no concept before it has. */
  terms: string[];
  isAction: boolean;
};

/** What the file that is loaded first says of the index. */
export type Contents = {
  concepts: Concept[];
  /** Where the rest lies: the first shelf mark of each file of terms, the first section of each file of documents. */
  terms: string[];
  documents: number[];
};

/** Documents of a type, and lunr's index of all or some of its terms. */
export type IndexSet = {documents: SearchDocument[]; index: lunr.SerializedIndex};

export type IndexFile = (IndexSet & {contents?: Contents})[];

export const idOf = (section: number, type: number): number =>
  section * documentTypes.length + type;
export const sectionOf = (id: number): number => Math.floor(id / documentTypes.length);

/** The part of a file's name between `search-index` and the version. */
export const fileSuffix = {
  all: '',
  titles: '-titles',
  pinyin: '-pinyin',
  context: (context: string) => `-${context}`,
  terms: (number: number) => `-terms${number}`,
  documents: (number: number) => `-documents${number}`,
};

/** The file without which there is no answer: of the whole site, or of one of its parts. */
export const firstFile = (context?: string): string =>
  context === undefined ? fileSuffix.titles : fileSuffix.context(context);

/** The last element that is not greater than the wanted one, in an ascending list; -1 when all are. */
export const findLastNotAfter = <Value extends string | number>(
  list: readonly Value[],
  wanted: Value,
): number => list.findLastIndex((value) => value <= wanted);
