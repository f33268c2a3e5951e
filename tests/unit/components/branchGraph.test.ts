import assert from 'node:assert/strict';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';

import {drawHistory} from '../../../src/components/BranchGraph/draw';
import {
  homeHistory,
  lostHistory,
  nameHistory,
  type History,
} from '../../../src/components/BranchGraph/history';

const posts = readdirSync(path.resolve(__dirname, '../../../blog'))
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => name.replace('.mdx', ''));

test('covers: each post has its own, which is the same every time', () => {
  const drawn = posts.map((name) => JSON.stringify(drawHistory(nameHistory(name))));
  assert.ok(posts.length > 5);
  assert.equal(new Set(drawn).size, posts.length);
  assert.deepEqual(
    drawn,
    posts.map((name) => JSON.stringify(drawHistory(nameHistory(name)))),
  );
});

/** Where styles.module.css begins to fade the lines. */
const fade = 0.88;

/** What a picture of commits may not be: two in one place, one outside or faded, a branch that is back before it leaves. */
function findFaults(history: History): string[] {
  const {width, height, commits, head} = drawHistory(history);
  const points = [...commits.trunk, ...commits.branches, ...(head ? [head] : [])];
  const places = points.map(({x, y}) => `${x} ${y}`);
  return [
    ...places
      .filter((place, index) => places.indexOf(place) !== index)
      .map((at) => `twice at ${at}`),
    ...points
      .filter(({x, y}) => x < 0 || y < 0 || x > width || y > height)
      .map(({x, y}) => `outside at ${x} ${y}`),
    ...points.filter(({x}) => x > fade * width).map(({x, y}) => `faded at ${x} ${y}`),
    ...history.branches
      .filter(({from, to = Infinity, commits: own}) => own.some((at) => at <= from || at >= to))
      .map(({from}) => `the branch from ${from} has commits beside it`),
  ];
}

test('graphs: every commit stands in the picture, on its branch, in a place of its own', () => {
  const named = Array.from({length: 500}, (_, index) => nameHistory(`post-${index}`));
  for (const history of [homeHistory, lostHistory, ...named]) {
    assert.deepEqual(findFaults(history), [], JSON.stringify(history));
  }
});
