import assert from 'node:assert/strict';
import {test} from 'node:test';

import {readVersion} from '../../../plugins/writing/version';

const habits =
  '## Do differently {#habits}\n\n- **All <Ui zh="成员">members</Ui>**: Sign in before you [search](/repo).\n';

const page = (...parts: string[]) =>
  `# v1\n\nv1 is about [links](/org). It has no date.\n\n## For each role {#summary}\n\n- **Owners**: Not a change\n\n${parts.join('\n')}\n## Next step {#next}\n\n- Elsewhere\n`;

const fixes =
  '## Fixes {#fixed}\n\n- Fixed search in the `fork` list.\n- Fixed [sign-in](/user) in v0.9.\n';
const features =
  '## New features {#new}\n\n### The `Graph` {#graph}\n\nOpen <Ui zh="图谱">Graph</Ui> in v0.9 of `app.ts`. More.\n\n- Not a change\n\n### Links {#links}\n\nLinks [expire](/org). Others do not.\n';

test('the sections of a version say of each kind what there is, and what to do differently, whatever stands around them', () => {
  const changes = [
    {
      kind: 'new',
      name: 'New features',
      described: [
        {name: 'The Graph', id: 'graph', about: 'Open “Graph” in v0.9 of app.ts.'},
        {name: 'Links', id: 'links', about: 'Links expire.'},
      ],
      listed: [],
    },
    {
      kind: 'fixed',
      name: 'Fixes',
      described: [],
      listed: [
        ['Fixed search in the fork list.'],
        ['Fixed ', {text: 'sign-in', to: '/user'}, ' in v0.9.'],
      ],
    },
  ];
  const told = {
    name: 'Do differently',
    list: [
      {who: 'All “members”', what: ['Sign in before you ', {text: 'search', to: '/repo'}, '.']},
    ],
  };
  const expected = {about: 'v1 is about links.', habits: told, changes};
  assert.deepEqual(readVersion('v1.mdx', page(habits, fixes, features)), expected);
  const windows = page(features, fixes, habits).replaceAll('\n', '\r\n');
  assert.deepEqual(readVersion('v1.mdx', windows), expected);
});

test('a kind that ends the page is read to the end', () => {
  const content =
    '# v1\n\n点击 <Ui>成员</Ui> 就能看到。其他以后再说。\n\n## 问题修复 {#fixed}\n\n- 一\n- 二';
  assert.deepEqual(readVersion('v1.mdx', content), {
    about: '点击“成员”就能看到。',
    changes: [{kind: 'fixed', name: '问题修复', described: [], listed: [['一'], ['二']]}],
  });
});

test('a version without changes, or with a kind that says nothing, stops the build with the remedy', () => {
  for (const content of [
    '# v1\n',
    page('## New features {#new}\n\nMuch.\n'),
    page(fixes, '## Do differently {#habits}\n\n- Sign in.\n'),
  ]) {
    assert.throws(() => readVersion('docs/changelogs/v1.mdx', content), {
      message: /docs\/changelogs\/v1\.mdx: .*Write a section for each kind/,
    });
  }
});
