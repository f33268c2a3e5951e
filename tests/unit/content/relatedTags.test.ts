import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';

import {parse} from 'yaml';

import {relateTags} from '../../../plugins/writing/related-tags';
import {findTagIcon, tagGroups} from '../../../src/data/tags';

const tag = (label: string, folder = '/tags') => ({label, permalink: `${folder}/${label}`});
const page = (permalink: string, ...tags: ReturnType<typeof tag>[]) => ({
  permalink,
  title: permalink,
  tags,
});

test('related tags: those that stand on the same pages most often come first, each with all its pages', () => {
  const [git, ssh, repo] = [tag('git'), tag('ssh'), tag('repo')];
  const relations = relateTags(
    [page('/1', git, ssh), page('/2', git, repo), page('/3', repo, git), page('/4', repo)],
    [],
  );
  assert.deepEqual(relations['/tags/git']?.tags, [
    {...repo, count: 3},
    {...ssh, count: 1},
  ]);
  assert.deepEqual(relations['/tags/ssh']?.tags, [{...git, count: 3}]);
});

test('related tags: guides and posts with a tag of one name lead to each other', () => {
  const post = page('/blog/p', tag('git', '/blog/tags'));
  const relations = relateTags([page('/g', tag('git')), page('/h', tag('ssh'))], [post]);
  const addresses = (key: string) => relations[key]?.others.map(({permalink}) => permalink);
  assert.deepEqual(addresses('/tags/git'), ['/blog/p']);
  assert.deepEqual(addresses('/blog/tags/git'), ['/g']);
  assert.deepEqual(addresses('/tags/ssh'), []);
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
