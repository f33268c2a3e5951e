import type {Context} from './contexts';
import type {SearchAnswer, SearchOptions} from './engine/search';

export type {SearchAnswer, SearchHit, SearchOptions, SectionHit} from './engine/search';
export type {Mark, Marked} from './engine/excerpt';

/** Which index is asked. */
export type IndexPlace = {
  baseUrl: string;
  /** A folder below the base URL that has an index of its own, with a slash at its end. */
  version: string;
  /** The part of the site to search. */
  context?: Context | undefined;
};

/** What the page asks of the worker; without a query it only loads what a first answer needs. */
export type SearchTask = IndexPlace & {query?: string; options?: SearchOptions};

/** A file of the index that the page has loaded for the worker. */
export type LoadedAhead = {address: string; text: string};

export type WorkerRequest = {id: number; task: SearchTask} | LoadedAhead;

export type WorkerReply = {id: number} & ({answer: SearchAnswer} | {error: string});
