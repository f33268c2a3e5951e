import assert from 'node:assert/strict';
import {test} from 'node:test';

import {readVersionChanges} from '../../../plugins/writing/versionChanges';

const page = (...parts: string[]) =>
  `# v1\n\nText.\n\n## For each role {#summary}\n\n- Not a change\n\n${parts.join('\n')}\n## Next step {#next}\n\n- Elsewhere\n`;

const fixes =
  '## Fixes {#fixed}\n\n- Fixed search in the `fork` list.\n- Fixed [sign-in](/user).\n';
const features =
  '## New features {#new}\n\n### The `Graph` {#graph}\n\nText.\n\n- Not a change\n\n### Links {#links}\n\nText.\n';

test('the sections of a version say of each kind what there is, and how much, whatever stands around them', () => {
  const expected = [
    {
      kind: 'new',
      name: 'New features',
      items: [
        {text: 'The Graph', id: 'graph'},
        {text: 'Links', id: 'links'},
      ],
    },
    {
      kind: 'fixed',
      name: 'Fixes',
      items: [{text: 'Fixed search in the fork list.'}, {text: 'Fixed sign-in.'}],
    },
  ];
  assert.deepEqual(readVersionChanges('v1.mdx', page(fixes, features)), expected);
  const windows = page(features, fixes).replaceAll('\n', '\r\n');
  assert.deepEqual(readVersionChanges('v1.mdx', windows), expected);
});

test('a kind that ends the page is read to the end', () => {
  const [only] = readVersionChanges('v1.mdx', '# v1\n\n## 问题修复 {#fixed}\n\n- 一\n- 二');
  assert.deepEqual([only?.name, only?.items.length], ['问题修复', 2]);
});

test('a version without changes, or with a kind that says nothing, stops the build with the remedy', () => {
  for (const content of ['# v1\n', page('## New features {#new}\n\nMuch.\n')]) {
    assert.throws(() => readVersionChanges('docs/changelogs/v1.mdx', content), {
      message: /docs\/changelogs\/v1\.mdx: .*Write a section for each kind/,
    });
  }
});
