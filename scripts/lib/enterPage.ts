import path from 'node:path';

/** A list of pages in a source file: what a new page is called there, what is written, and the pages it belongs to. */
export type List = {file: string; name: string; element: string; neighbours: readonly string[]};

/** A list that has been completed, and what to tell the author. */
export type Entry = {file: string; text: string; says: string};

/** The pages of the same folder; where there are none, those of the same section. */
export function findNeighbours(route: string, routes: readonly string[]): string[] {
  const folder = path.posix.dirname(route);
  const [, section = ''] = route.split('/');
  const same = routes.filter((other) => path.posix.dirname(other) === folder && other !== route);
  return same.length > 0 ? same : routes.filter((other) => other.startsWith(`/${section}/`));
}

type Place = {name: string; start: number; depth: number};

function findPlaces(text: string, names: readonly string[]): Place[] {
  return names.flatMap((name) => {
    const start = text.indexOf(`'${name}'`);
    if (start < 0) return [];
    const line = text.lastIndexOf('\n', start) + 1;
    return [{name, start, depth: text.slice(line).search(/\S/)}];
  });
}

/**
 * Writes a page after the last of its neighbours, among those that are nested least: a page of the section itself does not
 * go into one of its groups. Undefined when none of them is in the list. Prettier lays out what comes of it.
 */
export function enterPage(text: string, {file, element, neighbours}: List): Entry | undefined {
  const places = findPlaces(text, neighbours);
  const least = Math.min(...places.map(({depth}) => depth));
  const last = places
    .filter(({depth}) => depth === least)
    .reduce<Place | undefined>(
      (latest, place) => (latest && latest.start > place.start ? latest : place),
      undefined,
    );
  if (!last) return undefined;
  const [whole = ''] = /^'[^']*'(?:: '[^']*')?/.exec(text.slice(last.start)) ?? [];
  const end = last.start + whole.length;
  return {
    file,
    text: `${text.slice(0, end)}, ${element}${text.slice(end)}`,
    says: `${element} after '${last.name}'`,
  };
}

/** Adds lines to a sorted list of promises; undefined when all of them stand there. */
export function enterLines(
  file: string,
  text: string,
  lines: readonly string[],
): Entry | undefined {
  const known = new Set(text.split('\n').filter(Boolean));
  const fresh = [...new Set(lines)].filter((line) => !known.has(line));
  if (fresh.length === 0) return undefined;
  return {file, text: `${[...known, ...fresh].sort().join('\n')}\n`, says: fresh.join(', ')};
}
