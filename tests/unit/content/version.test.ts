import assert from 'node:assert/strict';
import {test} from 'node:test';

import {readVersion} from '../../../plugins/writing/version';

const roles =
  '| Role | What to do |\n|---|---|\n| Owners | [Create links](#links) |\n| All <Ui zh="成员">members</Ui> | Sign in before you [search](#fixed) |\n';

const page = (...parts: string[]) =>
  `# v1\n\nv1 is about [links](/org). It has no date.\n\n## For each role {#summary}\n\n${roles}\n- Not a change\n\n${parts.join('\n')}\n## Next step {#next}\n\n- Elsewhere\n`;

const fixes =
  '## Fixes {#fixed}\n\n- Fixed search in the `fork` list.\n- Fixed [sign-in](/user) in v0.9.\n';
const features =
  '## New features {#new}\n\n### The `Graph` {#graph}\n\nOpen <Ui zh="图谱">Graph</Ui> in v0.9 of `app.ts`. More.\n\n- Not a change\n\n### Links {#links}\n\nLinks [expire](/org). Others do not.\n';

test('the sections of a version say of each kind what there is, and how much, whatever stands around them', () => {
  const changes = [
    {
      kind: 'new',
      name: 'New features',
      count: 2,
      described: [
        {name: 'The Graph', id: 'graph', about: 'Open “Graph” in v0.9 of app.ts.'},
        {name: 'Links', id: 'links', about: 'Links expire.'},
      ],
    },
    {kind: 'fixed', name: 'Fixes', count: 2, described: []},
  ];
  // New features are told below: only what was there before alters a habit.
  const habits = [
    {who: 'All “members”', what: ['Sign in before you ', {text: 'search', to: '#fixed'}]},
  ];
  const expected = {about: 'v1 is about links.', habits, changes};
  assert.deepEqual(readVersion('v1.mdx', page(fixes, features)), expected);
  const windows = page(features, fixes).replaceAll('\n', '\r\n');
  assert.deepEqual(readVersion('v1.mdx', windows), expected);
});

test('a kind that ends the page is read to the end', () => {
  const content =
    '# v1\n\n点击 <Ui>成员</Ui> 就能看到。其他以后再说。\n\n## 问题修复 {#fixed}\n\n- 一\n- 二';
  assert.deepEqual(readVersion('v1.mdx', content), {
    about: '点击“成员”就能看到。',
    habits: [],
    changes: [{kind: 'fixed', name: '问题修复', count: 2, described: []}],
  });
});

test('a version without changes, or with a kind that says nothing, stops the build with the remedy', () => {
  for (const content of ['# v1\n', page('## New features {#new}\n\nMuch.\n')]) {
    assert.throws(() => readVersion('docs/changelogs/v1.mdx', content), {
      message: /docs\/changelogs\/v1\.mdx: .*Write a section for each kind/,
    });
  }
});
