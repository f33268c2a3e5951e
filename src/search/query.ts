/** More says nothing more to the engine, and costs it seconds. */
export const queryLimit = 200;

/** A query as far as it is searched for, without half a character at the end. */
export function capQuery(query: string): string {
  return query.slice(0, queryLimit).replace(/[\uD800-\uDBFF]$/, '');
}

/** What the address asks for; whatever it holds is text. */
export function readAddress(search: string): {query: string; version: string} {
  const parameters = new URLSearchParams(search);
  return {query: parameters.get('q') ?? '', version: parameters.get('version') ?? ''};
}
