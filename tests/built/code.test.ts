import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';

import {buildFolder} from '../support/site';

function readAll(folder: string, extension: string): [name: string, text: string][] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith(extension))
    .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]);
}

test('no script of the site carries a syntax highlighter', () => {
  const scripts = readAll(path.join(buildFolder, 'assets/js'), '.js');
  assert.ok(scripts.length > 10);
  // Names that the highlighters give away even when minified.
  const marks =
    /disableWorkerMessageHandler|highlightAllUnder|Prism\.languages|prism-react-renderer/;
  const carriers = scripts.filter(([, text]) => marks.test(text)).map(([name]) => name);
  assert.deepEqual(carriers, []);
});

test('coloured code is in the pages themselves, as classes', () => {
  const pages = readAll(buildFolder, '.html').filter(([, html]) => html.includes('code-frame'));
  assert.ok(pages.length > 10);
  const coloured = pages.filter(([, html]) => /class="?tk-/.test(html));
  assert.ok(coloured.length > 10);
  for (const [name, html] of pages) assert.doesNotMatch(html, /<span style="?color/, name);
});
