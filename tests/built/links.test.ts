import assert from 'node:assert/strict';
import {test} from 'node:test';

import {listLinks, readBuiltPages} from '../support/builtPages';
import {readAttribute} from '../support/html';
import {listBuiltFiles} from '../support/site';

const files = new Set(listBuiltFiles(''));
const pages = readBuiltPages();
const links = pages.flatMap((built) =>
  listLinks(built, files).map((link) => ({...link, built, from: `${built.name} → ${link.href}`})),
);
const ids = new Map(
  pages.map(({name, page}) => [
    name,
    new Set(page.elements.map((element) => readAttribute(element, 'id'))),
  ]),
);

test('links: there are many', () => {
  assert.ok(links.length > 20_000, String(links.length));
  assert.ok(links.filter(({fragment}) => fragment !== '').length > 1000);
});

test('links: every one inside the site leads to a file of the build', () => {
  const dead = links.filter(({internal, file}) => internal && file === undefined);
  assert.deepEqual([...new Set(dead.map(({from}) => from))], []);
});

test('links: every fragment is an id of the page it leads to', () => {
  const dead = links.filter(
    ({file, fragment}) => fragment !== '' && file && ids.has(file) && !ids.get(file)?.has(fragment),
  );
  assert.deepEqual([...new Set(dead.map(({from}) => from))], []);
});

test('links: a page leads to pages in its own language; only links that name a language may cross', () => {
  const crossing = links.filter(
    ({file, built, element}) =>
      file?.endsWith('.html') === true &&
      file.startsWith('en/') !== built.name.startsWith('en/') &&
      readAttribute(element, 'lang') === undefined &&
      readAttribute(element, 'hreflang') === undefined,
  );
  assert.deepEqual([...new Set(crossing.map(({from}) => from))], []);
});

test('links: none inside the site leads to an address that moves on', () => {
  const moved = new Set(
    pages
      .filter(({page}) => page.find('meta', {'http-equiv': 'refresh'}).length > 0)
      .map(({name}) => name),
  );
  assert.ok(moved.size > 0);
  const stale = links.filter(
    ({file, built}) => file !== undefined && moved.has(file) && !moved.has(built.name),
  );
  assert.deepEqual([...new Set(stale.map(({from}) => from))], []);
});

test('links: those to other sites are https or mail, well formed, and tell nobody where they were clicked', () => {
  const foreign = links.filter(({internal}) => !internal);
  assert.ok(foreign.length > 100);
  const wrong = foreign.filter(({href, element}) => {
    const opensWindow = readAttribute(element, 'target') === '_blank';
    const relation = readAttribute(element, 'rel') ?? '';
    const harmless = !opensWindow || /\bno(opener|referrer)\b/.test(relation);
    return !/^(https:\/\/[\x21-\x7e]+|mailto:[\x21-\x7e]+)$/.test(href) || !harmless;
  });
  assert.deepEqual([...new Set(wrong.map(({from}) => from))], []);
});
