import assert from 'node:assert/strict';
import {test} from 'node:test';

import {readVersionChanges} from '../../../plugins/writing/versionChanges';

const page = (rows: string) =>
  `# v1\n\nText.\n\n## Summary of v1 {#summary}\n\n| Category | Changes |\n|---|---|\n${rows}\n## New {#new}\n`;

test('the summary of a version says of each kind what there is, and how much', () => {
  const rows =
    '| [New](#new) | [Links](#links), requests to join |\n| Fixed | Search in the fork list |\n';
  assert.deepEqual(readVersionChanges('v1.mdx', page(rows)), [
    {kind: 'new', name: 'New', items: [{text: 'Links', id: 'links'}, {text: 'requests to join'}]},
    {kind: 'fixed', name: 'Fixed', items: [{text: 'Search in the fork list'}]},
  ]);
  const [first] = readVersionChanges('v1.mdx', page('| 新增 | 链接、模板、图谱 |\n'));
  assert.deepEqual([first?.kind, first?.items.length], ['new', 3]);
});

test('a version without a summary, or with a kind that nobody knows, stops the build with the remedy', () => {
  for (const content of ['# v1\n', page('| Removed | A page |\n')]) {
    assert.throws(() => readVersionChanges('docs/changelogs/v1.mdx', content), {
      message: /docs\/changelogs\/v1\.mdx: .*Write a table below/,
    });
  }
});
