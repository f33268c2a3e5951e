import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';

import {parse} from 'yaml';

import {tagPages} from '../../../config/tagPages';
import {listSections, relateTags} from '../../../plugins/writing/related-tags';
import {findPageIcon} from '../../../src/data/pageIcons';
import {findTagIcon, saysMore, tagGroups} from '../../../src/data/tags';

const tag = (label: string, folder = '/tags') => ({label, permalink: `${folder}/${label}`});
const nothing = {listSections: () => [], listOperations: () => []};
const page = (permalink: string, ...tags: ReturnType<typeof tag>[]) => ({
  permalink,
  title: permalink,
  source: permalink,
  tags,
});

test('related tags: those that stand on the same pages most often come first, each with all its pages', () => {
  const [git, ssh, repo] = [tag('git'), tag('ssh'), tag('repo')];
  const relations = relateTags(
    [page('/1', git, ssh), page('/2', git, repo), page('/3', repo, git), page('/4', repo)],
    [],
    nothing,
  );
  assert.deepEqual(relations['/tags/git']?.tags, [
    {...repo, count: 3},
    {...ssh, count: 1},
  ]);
  assert.deepEqual(relations['/tags/ssh']?.tags, [{...git, count: 3}]);
});

test('related tags: a tag that is alone on its page leads to those of its group', () => {
  const [ssh, account, repo] = [tag('ssh'), tag('account'), tag('repo')];
  const pages = [page('/1', account), page('/2', ssh, repo), page('/3', repo)];
  const relations = relateTags(pages, [page('/blog/p', tag('org', '/blog/tags'))], nothing);
  assert.deepEqual(relations['/tags/account']?.tags, [{...ssh, count: 1}]);
  assert.deepEqual(relations['/tags/ssh']?.tags, [{...repo, count: 2}]);
  assert.deepEqual(relations['/blog/tags/org']?.tags, []);
});

test('related tags: guides and posts with a tag of one name lead to each other', () => {
  const post = page('/blog/p', tag('git', '/blog/tags'));
  const relations = relateTags([page('/g', tag('git')), page('/h', tag('ssh'))], [post], nothing);
  const addresses = (key: string) => relations[key]?.others.map(({permalink}) => permalink);
  assert.deepEqual(addresses('/tags/git'), ['/blog/p']);
  assert.deepEqual(addresses('/blog/tags/git'), ['/g']);
  assert.deepEqual(addresses('/tags/ssh'), []);
});

test('a tag of posts names them as the blog lists them, but a series from its first part on', () => {
  const git = tag('git', '/blog/tags');
  // As Docusaurus lists them: the newest first.
  const posts = ['Git-AtomGit-2', 'second', 'Git-AtomGit-1', 'first'].map((name) =>
    page(`/blog/${name}`, git),
  );
  const relations = relateTags([page('/g', tag('git'))], posts, nothing);
  const addresses = (key: string) => relations[key]?.pages.map(({permalink}) => permalink);
  const inOrder = ['Git-AtomGit-1', 'second', 'Git-AtomGit-2', 'first'];
  assert.deepEqual(
    addresses('/blog/tags/git'),
    inOrder.map((name) => `/blog/${name}`),
  );
  assert.deepEqual(addresses('/tags/git'), ['/g']);
});

test('a tag of guides names the few that are most about it: its own page, then those of which it is the first tag', () => {
  const [branch, repo] = [tag('branch'), tag('repo')];
  const guides = [
    page('/repo/files', repo, branch),
    page('/repo/config/branch', branch),
    page('/repo/a', branch, repo),
    page('/repo/branch', branch),
    page('/repo/b', repo, branch),
  ];
  const names = relateTags(guides, [], nothing)['/tags/branch']?.pages;
  assert.deepEqual(
    names?.map(({title}) => title),
    ['/repo/branch', '/repo/config/branch', '/repo/a'],
  );
});

test('a tag leads with the page that is all about it, or with its only one, and names its sections', () => {
  const listSections = ({permalink}: {permalink: string}) => [{title: permalink, id: 'create'}];
  const leads = relateTags(
    [
      page('/en/repo/config/branch', tag('branch'), tag('repo')),
      page('/en/repo/branch', tag('branch'), tag('repo')),
      page('/en/user/x', tag('unknown')),
    ],
    [page('/en/blog/p', tag('branch', '/en/blog/tags'))],
    {...nothing, listSections},
  );
  const branch = {
    permalink: '/en/repo/branch',
    sections: [{title: '/en/repo/branch', id: 'create'}],
  };
  assert.deepEqual(leads['/tags/branch']?.lead, branch);
  assert.equal(leads['/tags/unknown']?.lead?.permalink, '/en/user/x');
  assert.equal(leads['/tags/repo']?.lead, undefined);
  assert.equal(leads['/en/blog/tags/branch']?.lead, undefined);
});

test('a tag names few operations: the first of each of its pages, each once, those of a page together, the leading page before all', () => {
  const operation = (name: string) => ({
    method: 'GET',
    path: `/${name}`,
    address: `/api/${name}`,
    title: name,
  });
  const ofPages: Record<string, string[]> = {
    '/org/settings': ['settings', 'shared', 's3', 's4', 's5', 's6'],
    '/repo/branch': ['branch', 'shared', 'b3'],
  };
  const relations = relateTags(
    [page('/org/settings', tag('branch'), tag('org')), page('/repo/branch', tag('branch'))],
    [],
    {
      ...nothing,
      listOperations: ({permalink}) => (ofPages[permalink] ?? []).map(operation),
    },
  );
  const names = (key: string) => relations[key]?.operations.map(({title}) => title);
  assert.deepEqual(names('/tags/branch'), ['branch', 'shared', 'b3', 'settings', 's3', 's4']);
  assert.equal(relations['/tags/branch']?.hasMoreOperations, true);
  assert.equal(names('/tags/org')?.length, 6);
  assert.equal(relations['/tags/org']?.hasMoreOperations, false);
});

test('the sections of a page are its headings of the second level, without where to go on', () => {
  const text =
    'Text.\r\n\r\n## The `leak` list {#leak}\r\n\r\n### One {#one}\r\n\r\n## Next step {#next}\r\n';
  assert.deepEqual(listSections(text), [{title: 'The leak list', id: 'leak'}]);
});

test('the title of a page is told beside the name of its tag only where it is more than another form of it', () => {
  for (const [title, label] of [
    ['Webhooks', 'Webhook'],
    ['Two-factor authentication (2FA)', 'Two-factor authentication'],
    ['标记（Label）', '标记'],
  ] as const)
    assert.equal(saysMore(title, label), false, title);
  assert.equal(saysMore('Set up an SSH key', 'SSH'), true);
  assert.equal(saysMore('流水线（Workflow）', '工作流'), true);
});

test('a tag wears the sign of the page that its subject has', () => {
  for (const [key, route] of Object.entries(tagPages)) {
    assert.equal(findTagIcon(`/tags/${key}`), findPageIcon(route), key);
  }
});

const keysIn = (folder: string) =>
  Object.keys(
    parse(readFileSync(path.resolve(__dirname, `../../../${folder}/tags.yml`), 'utf8')) as object,
  );

test('tags: each tag of a guide stands in one group of the page of all tags, and each tag has a drawing', () => {
  const grouped = tagGroups.flatMap(({tags}) => Object.keys(tags));
  assert.deepEqual(grouped.sort(), keysIn('docs').sort());
  assert.deepEqual(Object.keys(tagPages).sort(), keysIn('docs').sort());
  for (const key of keysIn('blog').filter((one) => one !== 'tag')) {
    assert.notEqual(findTagIcon(`/blog/tags/${key}`), 'tag', key);
  }
});
