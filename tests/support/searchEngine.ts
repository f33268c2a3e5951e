import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {SearchEngine} from '../../src/search/engine/search';
import {IndexStore} from '../../src/search/engine/store';
import {buildFolder} from './site';

/** Of the box. */
const limit = 8;

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The engine of the site over the index of the build, asked as the box asks it: the addresses of the rows. */
export function openEngine(prefix: string): (question: string) => Promise<string[]> {
  const folder = path.join(buildFolder, prefix);
  const files = new Map(
    readdirSync(folder).flatMap((name) => {
      const [, part] = /^search-index(.*)-[0-9a-f]{8}\.json$/.exec(name) ?? [];
      return part === undefined ? [] : [[part, path.join(folder, name)] as const];
    }),
  );
  const {mostEdits} = readJson(path.join(buildFolder, 'search.json')) as {mostEdits: number};
  const store = new IndexStore((part) => Promise.resolve(readJson(files.get(part) ?? '')));
  const engine = new SearchEngine(store, `${prefix}/`, mostEdits);
  return async (question) => {
    const options = {limit, excerptLength: 50, readsPinyin: prefix === ''};
    const {hits} = await engine.search(question, options, () => {});
    return hits.map(({url, hash}) => url + hash);
  };
}
