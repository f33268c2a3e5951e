import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';

import {parse} from 'yaml';

import {frontMatterOf} from '../../config/frontMatter';
import {locateProse, proseTrees} from '../../config/proseTrees';
import {readApiFiles} from '../support/api/files';
import {ApiSource} from '../support/api/source';
import {openEngine} from '../support/searchEngine';
import {withoutHash} from '../support/searchQuestions';
import {isLive, languages} from '../support/site';

const normalise = (name: string): string => name.normalize('NFKC').toLowerCase();

type Named = {route: string; title: string; label?: string};

/** What the front matter of guides calls them; posts are not searched. */
function listNamed(locale: string): Named[] {
  const files = proseTrees.flatMap(({folders}) => {
    const folder = folders[locale === 'en' ? 'en' : 'zh-Hans'];
    const names = readdirSync(folder, {recursive: true, encoding: 'utf8'});
    return names.map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
  });
  return files.flatMap((file) => {
    const place = locateProse(file);
    if (!place || place.kind === 'post' || !isLive(place.route)) return [];
    const raw = frontMatterOf(readFileSync(file, 'utf8')) ?? '';
    const {title, sidebar_label: label} = parse(raw) as {title: string; sidebar_label?: string};
    return [{route: place.route, title, ...(label !== undefined && {label})}];
  });
}

const {operations} = new ApiSource(readApiFiles());

/** However a path names what stands in it. */
const shapeOf = (path: string): string => path.replace(/\{[^}]*\}/g, '{}');

for (const {locale, prefix} of languages) {
  const ask = openEngine(prefix);
  const routeOf = (address: string): string =>
    address.slice(prefix.length).replace(/(.)\/$/, '$1') || '/';
  const first = async (query: string): Promise<string> => {
    const [address = ''] = await ask(query);
    return routeOf(withoutHash(address));
  };

  test(`search: whoever asks ${locale} for a title, or for the word of a menu, gets its page first, from its beginning`, async () => {
    const pages = listNamed(locale);
    assert.ok(pages.length > 60, `${pages.length} pages`);
    const missed: string[] = [];
    for (const name of new Set(pages.flatMap(({title, label = title}) => [title, label]))) {
      const isSo = (other = '') => normalise(other) === normalise(name);
      // Where pages share a word, any of them; a title is more than a word of menus.
      const titled = pages.filter(({title}) => isSo(title));
      const meant = titled.length > 0 ? titled : pages.filter(({label}) => isSo(label));
      const [address = ''] = await ask(name);
      const found = routeOf(address);
      if (!meant.some(({route}) => route === found)) missed.push(`${name}: ${found}`);
    }
    // A stop word of lunr stands in no index.
    assert.deepEqual(missed, prefix ? ['About: /'] : []);
  });

  test(`search: whoever asks ${locale} for an address of their own, with values in the places of parameters, gets its operation first, one that reads before others`, async () => {
    const values: Record<string, string> = {owner: 'octo', repo: 'hello', branch: 'main'};
    const literal = new Set(operations.map(({path}) => path));
    let asked = 0;
    const missed: string[] = [];
    for (const {path, method, route} of operations.filter((one) => one.path.includes('{'))) {
      const own = path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '42');
      if (literal.has(own)) continue;
      const onPath = operations.filter((one) => shapeOf(one.path) === shapeOf(path));
      const reads = onPath.some((one) => one.method === 'GET');
      const isFirst = (one: {method: string}) => !reads || one.method === 'GET';
      for (const [query, meant] of [
        [own, onPath.filter(isFirst).map((one) => one.route)],
        [`${method} ${own}`, [route]],
        [`https://api.atomgit.com${own}?page=2`, onPath.map((one) => one.route)],
      ] as const) {
        asked += 1;
        const found = await first(query);
        if (!meant.includes(found)) missed.push(`${query}: ${found}`);
      }
    }
    assert.ok(asked > 150, `${asked} questions`);
    assert.deepEqual(missed, []);
  });

  test(`search: whoever asks ${locale} for a path that is written only in part gets operations on such paths first`, async () => {
    const begun = new Set(operations.map(({method, path}) => `${method} /${path.split('/')[1]}`));
    // That is a whole path of the sample API.
    const queries = [...begun].filter((query) => !query.endsWith(' /user'));
    assert.ok(queries.length > 8, queries.join());
    const missed: string[] = [];
    for (const query of queries) {
      const meant = operations.filter(({method, path}) => `${method} ${path}`.startsWith(query));
      const found = (await ask(query)).slice(0, Math.min(3, meant.length));
      for (const address of found) {
        const route = routeOf(withoutHash(address));
        if (!meant.some((one) => one.route === route)) missed.push(`${query}: ${route}`);
      }
    }
    assert.deepEqual(missed, []);
  });

  test(`search: whoever asks ${locale} for an operation by its id, path or address gets it first`, async () => {
    assert.ok(operations.length > 90, `${operations.length} operations`);
    const missed: string[] = [];
    for (const {id, method, path, route} of operations) {
      const onPath = operations.filter((one) => shapeOf(one.path) === shapeOf(path));
      const anyOf = onPath.map((one) => one.route);
      for (const [query, meant] of [
        [id, [route]],
        [`${method} ${path}`, [route]],
        [path, anyOf],
        [path.replace(/\{(\w+)\}/g, ':$1'), anyOf],
        [`https://api.atomgit.com${path}`, anyOf],
      ] as const) {
        const found = await first(query);
        if (!meant.includes(found)) missed.push(`${query}: ${found}`);
      }
    }
    assert.deepEqual(missed, []);
  });
}
