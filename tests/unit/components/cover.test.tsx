import '../support/siteModules';

import assert from 'node:assert/strict';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';

import {renderToStaticMarkup} from 'react-dom/server';

import Cover from '../../../src/components/Cover';

const posts = readdirSync(path.resolve(__dirname, '../../../blog'))
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => name.replace('.mdx', ''));

const draw = (post: string) => renderToStaticMarkup(<Cover post={post} />);

/** The subject that gives a drawing its colour. */
const colourOf = (svg: string) => /^<svg class="([^"]+)"/.exec(svg)?.[1]?.split(' ')[1];

/** The lines that make a drawing what it is; circles and frames may be those of another. */
const linesOf = (svg: string) => Array.from(svg.matchAll(/ d="([^"]+)"/g), ([, line = '']) => line);

test('covers: each post has a drawing of its own, the same every time', () => {
  assert.ok(posts.length > 5);
  const lines = posts.flatMap((post) => linesOf(draw(post)));
  assert.deepEqual(posts.map(draw), posts.map(draw));
  for (const post of posts) assert.ok(linesOf(draw(post)).length > 0, `${post} has no lines`);
  // What two drawings have in common is a repository at most.
  const shared = lines.filter((line, at) => lines.indexOf(line) !== at);
  assert.deepEqual(shared, []);
});

test('covers: posts of a series have one colour, posts of other subjects others', () => {
  const colours = new Map(posts.map((post) => [post, colourOf(draw(post))]));
  const series = posts.filter((post) => /^Git-AtomGit-\d$/.test(post));
  assert.equal(series.length, 3);
  assert.equal(new Set(series.map((post) => colours.get(post))).size, 1);
  const subjects = ['Git-AtomGit-1', 'contributing', 'AtomGit-Pages', 'git-remove-sensitive-data'];
  assert.equal(new Set(subjects.map((post) => colours.get(post))).size, subjects.length);
});

const sizeOf = (svg: string) => {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  return {width: Number(width), height: Number(height)};
};

test('covers: nothing stands outside of its picture, that of a post without a drawing neither', () => {
  const others = ['git-bisect', 'release-2026-11', 'lfs-tips', 'archive', 'security-scan'];
  let circles = 0;
  for (const post of [...posts, ...others]) {
    const svg = draw(post);
    const size = sizeOf(svg);
    const read = [...svg.matchAll(/cx="([\d.-]+)" cy="([\d.-]+)" r="([\d.]+)"/g)];
    assert.equal(read.length, svg.match(/<circle/g)?.length ?? 0, `${post}: all circles are read`);
    circles += read.length;
    for (const [, x = '', y = '', r = ''] of read) {
      const [across, down, radius] = [Number(x), Number(y), Number(r)];
      const where = `The cover of blog/${post}.mdx has a circle at ${x}, ${y} outside of its ${size.width} × ${size.height}: correct src/components/Cover/drawings.tsx.`;
      assert.ok(across >= radius && across + radius <= size.width, where);
      assert.ok(down >= radius && down + radius <= size.height, where);
    }
  }
  assert.ok(circles > posts.length, `${circles} circles`);
});
