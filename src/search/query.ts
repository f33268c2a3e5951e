import {contexts, type Context} from './contexts';
import type {IndexPlace} from './types';

/** More says nothing more to the engine, and costs it time. */
export const queryLimit = 200;

/** After so many milliseconds without an answer the reader is told that it takes time. */
export const slowAfter = 1500;

/** A query as far as it is searched for, without half a character at the end. */
export function capQuery(query: string): string {
  return query.slice(0, queryLimit).replace(/[\uD800-\uDBFF]$/, '');
}

/** The page of all results for a query, below the base URL. */
export function resultsAddress(query: string): string {
  return `search/?${new URLSearchParams({q: capQuery(query.trim())}).toString()}`;
}

export type Address = {
  query: string;
  /** A folder below the base URL that has an index of its own. */
  version: string;
  /** The part of the site to search; as written, and as far as there is one of that name. */
  ctx: string;
  context: Context | undefined;
};

/** What the address of the results page asks for; whatever it holds is text. */
export function readAddress(search: string): Address {
  const parameters = new URLSearchParams(search);
  const ctx = parameters.get('ctx') ?? '';
  return {
    query: parameters.get('q') ?? '',
    version: parameters.get('version') ?? '',
    ctx,
    context: contexts.find((known) => known === ctx),
  };
}

/** The address of a file of the index; whatever a reader makes of the address of the page, it lies below the base URL. */
export function indexAddress({baseUrl, version}: IndexPlace, file: string): string {
  const home = new URL(baseUrl, location.origin);
  const {href} = new URL(baseUrl + version + file, location.origin);
  if (!href.startsWith(home.href)) throw new Error('Unexpected version url');
  return href;
}
