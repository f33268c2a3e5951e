import assert from 'node:assert/strict';
import {test} from 'node:test';

import type {SearchHit} from '../../../src/search/types';
import {joinAlike} from '../../../src/theme/SearchPage/joinAlike';

const say = (text: string) => ({text, marks: []});

const hit = (url: string, heading: string, excerpt?: string, endpoint?: string): SearchHit => ({
  url,
  hash: '#s',
  title: say(url),
  breadcrumbs: [],
  heading: say(heading),
  ...(excerpt !== undefined && {excerpt: say(excerpt)}),
  ...(endpoint !== undefined && {endpoint}),
  more: [],
});

const read = (...hits: SearchHit[]) =>
  joinAlike(hits).map((group) => [group.hit.url, ...group.alike.map(({url}) => url)]);

test('alike hits: the best stands for those that say the same, and none is lost', () => {
  const groups = read(
    hit('/guide', '401', 'The token is missing.'),
    hit('/a', '401 Unauthorized', 'The token is missing.', 'GET /a'),
    hit('/b', '401 Unauthorized', 'The token is missing, or you are no member.', 'GET /b'),
    hit('/c', '401 Unauthorized', 'The token is missing.', 'GET /c'),
    hit('/d', '401 Unauthorized', 'The token is missing.', 'PUT /d'),
  );
  assert.deepEqual(groups, [['/guide'], ['/a', '/c', '/d'], ['/b']]);
});

test('alike hits: a guide and an operation are not alike, nor are hits that show nothing of their pages', () => {
  assert.deepEqual(
    read(hit('/guide', '401', 'The same.'), hit('/operation', '401', 'The same.', 'GET /x')),
    [['/guide'], ['/operation']],
  );
  assert.deepEqual(read(hit('/a', 'Files'), hit('/b', 'Files')), [['/a'], ['/b']]);
});
