import assert from 'node:assert/strict';
import {test} from 'node:test';

import {compilePage, findComponents} from '../support/page';

const english = 'i18n/en/docusaurus-plugin-content-docs/current/page.mdx';

test('a diagram becomes a finished drawing in the language of the page', () => {
  const page = '<Diagram name="ssh-key-pair" />\n';
  const [chinese] = findComponents(compilePage(page), 'Diagram');
  const [translated] = findComponents(compilePage(page, english), 'Diagram');
  assert.match(chinese?.svg ?? '', /^<svg.*私钥/);
  assert.equal(chinese?.caption, '私钥留在你的电脑上，AtomGit 只保存公钥的副本');
  assert.match(translated?.svg ?? '', /^<svg.*Private key/);
  assert.doesNotMatch(translated?.svg ?? '', /私钥/);
});

test('the same diagram twice on a page keeps its ids apart', () => {
  const page = '<Diagram name="lfs-pointer" />\n\nText.\n\n<Diagram name="lfs-pointer" />\n';
  const drawings = findComponents(compilePage(page), 'Diagram');
  const ids = drawings.flatMap(({svg = ''}) =>
    [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
  );
  assert.deepEqual(
    drawings.map(({id}) => id),
    ['diagram-lfs-pointer', 'diagram-lfs-pointer-2'],
  );
  // Twice the drawing and its form for phones, each with a title and a description.
  assert.equal(ids.length, 8);
  assert.equal(new Set(ids).size, 8);
});

test('an unknown name stops the build with the place and the nearest names', () => {
  const page = 'Text.\n\n<Diagram name="oauth-flo" />\n';
  assert.throws(
    () => compilePage(page, english),
    /i18n.en.*page\.mdx:3: There is no diagram “oauth-flo”\. Nearest names: oauth-flow/,
  );
});

test('a diagram inside a paragraph is refused', () => {
  const page = 'Look at <Diagram name="oauth-flow" /> now.\n';
  assert.throws(() => compilePage(page), /stands inside a paragraph.*a line of its own/);
});
