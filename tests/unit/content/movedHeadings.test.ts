import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';

import {parseMovedHeadings} from '../../../config/movedHeadings';
import rehypeOldAnchors from '../../../plugins/writing/mdx/rehypeOldAnchors';
import type {MdxNode} from '../../../plugins/writing/mdx/tree';

const element = (tagName: string, id: string | undefined, ...children: MdxNode[]): MdxNode => ({
  type: 'element',
  tagName,
  properties: id === undefined ? {} : {id},
  children,
});

const makePage = () =>
  element(
    'root',
    undefined,
    element('h2', 'create'),
    element('div', undefined, element('h3', 'delete')),
  );

const moved = parseMovedHeadings(
  '/repo/branch#make: create\n/repo/branch#new: create\n/repo/branch#drop: delete\n/repo/tag#old: create\n',
);

for (const file of [
  'docs/repo/branch.mdx',
  'i18n/en/docusaurus-plugin-content-docs/current/repo/branch.mdx',
]) {
  test(`${file}: a heading holds a target for each of its former ids`, () => {
    const tree = makePage();
    rehypeOldAnchors(moved)(tree, {path: path.resolve(file)});
    const [create, box] = tree.children ?? [];
    const idsOf = (node: MdxNode | undefined) =>
      node?.children?.map(({properties}) => properties?.id);
    assert.deepEqual(idsOf(create), ['make', 'new']);
    assert.deepEqual(idsOf(box?.children?.[0]), ['drop']);
  });
}

test('a page without moved headings stays as it is', () => {
  const tree = makePage();
  rehypeOldAnchors(moved)(tree, {path: path.resolve('docs/repo/files.mdx')});
  assert.deepEqual(tree, makePage());
});

for (const [what, yaml] of [
  ['without an id', '/repo/branch: create'],
  ['that leads to another page', '/repo/branch#make: /repo/tag#create'],
] as const) {
  test(`an entry ${what} is refused`, () => {
    assert.throws(() => parseMovedHeadings(yaml), /config\/movedHeadings\.yaml: \/repo\/branch/);
  });
}
