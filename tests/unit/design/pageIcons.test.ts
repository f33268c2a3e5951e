import '../support/siteModules';

import assert from 'node:assert/strict';
import {test} from 'node:test';

import {routeGroups, routes} from '../../../config/routes';
import {iconPaths} from '../../../src/components/Icon/paths';
import {signPaths} from '../../../src/components/Icon/signs';
import {findPageIcon, pageIcons} from '../../../src/data/pageIcons';

const list = 'src/data/pageIcons.ts';

test('every guide and every group of guides has a drawing chosen for it', () => {
  const wanted = [...routeGroups.guides, ...routeGroups['guide categories']];
  assert.ok(wanted.length >= 70);
  const missing = wanted.filter((route) => !(route in pageIcons));
  assert.ok(missing.length === 0, `${missing.join(', ')}: choose a drawing in ${list}.`);
});

test('no drawing is kept for a page that is gone', () => {
  const gone = Object.keys(pageIcons).filter((route) => !routes.includes(route));
  assert.ok(
    gone.length === 0,
    `${gone.join(', ')}: no page of config/routes.ts. Remove it from ${list}.`,
  );
});

test('pages that are not listed get a drawing by their kind', () => {
  assert.equal(findPageIcon('/openAPI/api_versioned/get-branch'), 'code');
  assert.equal(findPageIcon('/oauth/process'), 'article');
  assert.equal(findPageIcon('/repo/branch'), 'branch');
});

/** Follows a path from point to point; what a curve does between its ends is not looked at. */
function listPoints(path: string): [x: number, y: number][] {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, letter = '', list = ''] of path.matchAll(/([MmLlHhVvCcAaZz])([^A-Za-z]*)/g)) {
    const numbers = (list.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const relative = letter === letter.toLowerCase();
    const size = {m: 2, l: 2, h: 1, v: 1, c: 6, a: 7, z: 0}[letter.toLowerCase()] ?? 0;
    for (let at = 0; size > 0 && at < numbers.length; at += size) {
      const end = numbers.slice(at, at + size);
      const [across, down] = readEnd(letter.toLowerCase(), end, relative ? [0, 0] : [x, y]);
      [x, y] = relative ? [x + across, y + down] : [across, down];
      points.push([x, y]);
    }
  }
  return points;
}

function readEnd(letter: string, end: number[], rest: [number, number]): [number, number] {
  if (letter === 'h') return [end[0] ?? 0, rest[1]];
  if (letter === 'v') return [rest[0], end[0] ?? 0];
  return [end.at(-2) ?? 0, end.at(-1) ?? 0];
}

test('every drawing stays inside its grid of 24', () => {
  for (const [name, path] of Object.entries({...iconPaths, ...signPaths})) {
    const points = listPoints(path);
    assert.ok(points.length >= 3, name);
    for (const [x, y] of points) {
      assert.ok(x >= 2 && x <= 22 && y >= 2 && y <= 22, `${name} reaches ${x}, ${y}`);
    }
  }
});
