import type {SearchAnswer, SearchOptions} from './engine/search';

export type {SearchAnswer, SearchHit, SearchOptions, SectionHit} from './engine/search';
export type {Mark, Marked} from './engine/excerpt';

/** What the page asks of the worker; without a query it only loads what a first answer needs. */
export type SearchTask = {baseUrl: string; query?: string; options?: SearchOptions};

export type WorkerRequest = {id: number; task: SearchTask};

export type WorkerReply = {id: number} & ({answer: SearchAnswer} | {error: string});
