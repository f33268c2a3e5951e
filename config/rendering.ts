import {readdirSync} from 'node:fs';
import {availableParallelism} from 'node:os';

import {defaultLocale} from './site';
import {proseTrees} from './proseTrees';

/** Threads that render pages take time to begin: two of them are worth it from about this many pages on. */
const pagesWorthThreads = 600;

function countPages(): number {
  return proseTrees
    .flatMap(({folders}) =>
      readdirSync(folders[defaultLocale], {recursive: true, encoding: 'utf8'}),
    )
    .filter((name) => name.endsWith('.mdx')).length;
}

/** More threads than two pay earlier. */
export const rendering = {
  ssgWorkerThreads: availableParallelism() > 2 || countPages() > pagesWorthThreads,
};
