/** Where a match begins and how long it is. */
export type Position = [start: number, length: number];

/** Of each matching term, where it stands in each field. */
export type MatchMetadata = Record<string, {t?: {position: Position[]}}>;

/** A document of the index, with the short keys in which it is stored. */
export type SearchDocument = {
  i: number;
  /** The page title, the heading or the text, by the set the document is in. */
  t: string;
  u: string;
  h?: string;
  b?: string[];
  p?: number;
  /** The title of the section that a text belongs to. */
  s?: string;
};

/** In the order of the sets of the index. */
export const documentTypes = ['title', 'heading', 'description', 'keywords', 'content'] as const;

export type SearchHit = {
  document: SearchDocument;
  type: number;
  page: SearchDocument | false | undefined;
  metadata: MatchMetadata;
  tokens: string[];
};

/** What the page asks of the worker. */
export type SearchTask = {baseUrl: string; context: string; input?: string; limit?: number};

export type SearchRequest = {id: number; task: SearchTask};

export type SearchAnswer = {id: number} & ({hits: SearchHit[]} | {error: string});
