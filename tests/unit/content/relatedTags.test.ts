import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';

import {parse} from 'yaml';

import {listSections, relateTags} from '../../../plugins/writing/related-tags';
import {findPageIcon} from '../../../src/data/pageIcons';
import {findTagIcon, tagGroups} from '../../../src/data/tags';

const tag = (label: string, folder = '/tags') => ({label, permalink: `${folder}/${label}`});
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
    () => [],
  );
  assert.deepEqual(relations['/tags/git']?.tags, [
    {...repo, count: 3},
    {...ssh, count: 1},
  ]);
  assert.deepEqual(relations['/tags/ssh']?.tags, [{...git, count: 3}]);
});

test('related tags: guides and posts with a tag of one name lead to each other', () => {
  const post = page('/blog/p', tag('git', '/blog/tags'));
  const relations = relateTags([page('/g', tag('git')), page('/h', tag('ssh'))], [post], () => []);
  const addresses = (key: string) => relations[key]?.others.map(({permalink}) => permalink);
  assert.deepEqual(addresses('/tags/git'), ['/blog/p']);
  assert.deepEqual(addresses('/blog/tags/git'), ['/g']);
  assert.deepEqual(addresses('/tags/ssh'), []);
});

test('a tag with few pages knows what each is divided into, a tag with many only their names', () => {
  const guides = ['/1', '/2', '/3', '/4'].map((address, index) =>
    page(address, tag('repo'), ...(index === 0 ? [tag('ssh')] : [])),
  );
  const sections = [{title: 'Create a key', id: 'create'}];
  const relations = relateTags(guides, [], () => sections);
  assert.deepEqual(relations['/tags/ssh']?.pages, [{title: '/1', permalink: '/1', sections}]);
  const named = relations['/tags/repo']?.pages ?? [];
  assert.deepEqual(
    named.map((one) => [one.title, one.sections.length]),
    guides.map(({title}) => [title, 0]),
  );
});

test('the sections of a page are its headings of the second level, without where to go on', () => {
  const text =
    'Text.\r\n\r\n## The `leak` list {#leak}\r\n\r\n### One {#one}\r\n\r\n## Next step {#next}\r\n';
  assert.deepEqual(listSections(text), [{title: 'The leak list', id: 'leak'}]);
});

const mainPages = {
  ssh: '/user/sshkey',
  pat: '/user/pats',
  '2-fa': '/user/2fa',
  repo: '/repo',
  branch: '/repo/branch',
  tag: '/repo/tag',
  release: '/repo/release',
  lfs: '/repo/lfs',
  commit: '/repo/commit',
  revert: '/repo/commit/revert',
  issue: '/repo/issue',
  pr: '/repo/change-request',
  label: '/repo/label',
  milestone: '/repo/milestone',
  org: '/group',
  member: '/org/members',
  permission: '/permission',
  webhook: '/repo/webhooks',
  workflow: '/devops/workflow',
} as const;

test('a tag wears the sign of the page that its subject has', () => {
  for (const [key, route] of Object.entries(mainPages)) {
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
  for (const key of keysIn('blog').filter((one) => one !== 'tag')) {
    assert.notEqual(findTagIcon(`/blog/tags/${key}`), 'tag', key);
  }
});
