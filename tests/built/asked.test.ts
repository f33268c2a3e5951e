import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';

import {readAsked, wholePage} from '../../plugins/search/asked';
import type {IndexFile} from '../../src/search/engine/format';
import {buildFolder, languages, projectRoot} from '../support/site';

const asked = readAsked(projectRoot);

/** The pages of an index by address below the base URL, each with its title and headings by id. */
function readPages(prefix: string) {
  const folder = path.join(buildFolder, prefix);
  const name = readdirSync(folder).find((file) => /^search-index-[0-9a-f]{8}\.json$/.test(file));
  assert.ok(name);
  const [titles, headings] = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as IndexFile;
  const pages = new Map<
    number,
    {route: string; isOperation: boolean; names: Map<string, string>}
  >();
  for (const {i, t, u, k} of titles?.documents ?? []) {
    const route = u.slice(prefix.length + 1) || '/';
    pages.set(i, {route, isOperation: k !== undefined, names: new Map([[wholePage, t]])});
  }
  for (const {p = 0, h = '', t} of headings?.documents ?? [])
    pages.get(p)?.names.set(h.slice(1), t);
  return [...pages.values()];
}

for (const {locale, prefix} of languages) {
  const language = locale.startsWith('zh') ? 'zh' : 'en';
  const pages = readPages(prefix);

  test(`asked: every guide and operation of ${locale} has words of its readers`, () => {
    const wanted = pages.filter(({route, isOperation}) =>
      isOperation ? !route.includes('petstore') : !/^(openAPI|category)\//.test(route),
    );
    assert.ok(wanted.length > 150);
    const missing = wanted.filter(({route}) => asked[route] === undefined);
    assert.deepEqual(
      missing.map(({route}) => route),
      [],
      'Write them in config/asked.',
    );
  });

  test(`asked: every address and heading id exists in ${locale}, and no phrase repeats a heading`, () => {
    const known = new Map(pages.map(({route, names}) => [route, names]));
    const problems = Object.entries(asked).flatMap(([route, parts]) => {
      const names = known.get(route);
      if (!names) return [`config/asked: there is no page ${route}`];
      const headings = new Set([...names.values()].map((name) => name.toLowerCase()));
      return Object.entries(parts).flatMap(([id, lists]) => [
        ...(names.has(id) ? [] : [`config/asked: ${route} has no heading ${id}`]),
        ...lists[language]
          .filter((phrase) => headings.has(phrase.toLowerCase()))
          .map((phrase) => `config/asked: ${route}: "${phrase}" is a heading of the page already`),
      ]);
    });
    assert.deepEqual(problems, []);
  });
}
