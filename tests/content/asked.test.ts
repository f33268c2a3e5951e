import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';

import {isMap, isScalar, parseDocument, type Pair} from 'yaml';

import {routeGroups} from '../../config/routes';
import {readCorpus} from '../support/prose/corpus';
import {headingsOf} from '../support/prose/headings';
import {projectRoot} from '../support/site';

const folder = 'config/asked';

/** The ids of each page, posts aside: the search does not read them. */
const pages = new Map(
  readCorpus()
    .pages.filter(({locale, kind}) => locale !== 'en' && kind !== 'post')
    .map((page) => [page.route, new Set(['page', ...headingsOf(page).map(({id}) => id)])]),
);

/** The keys of a mapping, and where they stand. */
function listKeys(text: string, pairs: readonly Pair[]) {
  return pairs.flatMap(({key, value}) => {
    if (!isScalar(key) || !key.range) return [];
    const line = text.slice(0, key.range[0]).split('\n').length;
    return [{name: String(key.value), line, parts: isMap(value) ? value.items : []}];
  });
}

const entries = readdirSync(path.join(projectRoot, folder)).flatMap((name) => {
  const file = `${folder}/${name}`;
  const text = readFileSync(path.join(projectRoot, file), 'utf8');
  const {contents} = parseDocument(text);
  return listKeys(text, isMap(contents) ? contents.items : []).map((entry) => ({
    ...entry,
    file,
    route: `/${entry.name}`.replace(/(.)\/$/, '$1'),
    ids: listKeys(text, entry.parts),
  }));
});

test('asked: what readers ask of a heading leads to a heading of the page', () => {
  const problems = entries.flatMap(({file, route, ids}) => {
    const known = pages.get(route);
    return ids.flatMap(({name, line}) =>
      !known || known.has(name)
        ? []
        : [`${file}:${line}: ${route} has no heading ${name}. Write the id that it has now.`],
    );
  });
  assert.ok(problems.length === 0, problems.join('\n'));
});

test('asked: every page and every operation has words of its readers', () => {
  const asked = new Set(entries.map(({route}) => route));
  const missing = [...pages.keys(), ...routeGroups['api operations']].filter(
    (route) => !asked.has(route),
  );
  const remedy = `Write in ${folder} what readers type when they need it (STYLEGUIDE says how).`;
  assert.ok(missing.length === 0, `${missing.join(', ')}: no words. ${remedy}`);
});
