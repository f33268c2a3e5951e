import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, test} from 'node:test';

import {listWords, readTerminology} from '../../../config/terminology';
import {describeConcepts} from '../../../plugins/search/concepts';
import {keyOf, readConcepts} from '../../../src/search/engine/concepts';
import {readQuery} from '../../../src/search/engine/query';

describe('stemming: forms of an English word are one term', () => {
  for (const [word, ...forms] of [
    ['commit', 'commits', 'committed', 'committing'],
    ['branch', 'branches', 'branched'],
    ['repository', 'repositories'],
    ['delete', 'deletes', 'deleted', 'deleting'],
    ['merge', 'merges', 'merged', 'merging'],
    ['permission', 'permissions'],
    ['key', 'keys'],
  ] as const) {
    test(`${word}: ${forms.join(', ')}`, () => {
      for (const form of forms) assert.deepEqual(keyOf(form), keyOf(word), form);
    });
  }

  test('words that mean different things stay apart', () => {
    for (const [one, other] of [
      ['commit', 'committee'],
      ['branch', 'brand'],
      ['token', 'take'],
    ] as const) {
      assert.notDeepEqual(keyOf(one), keyOf(other), `${one}, ${other}`);
    }
  });
});

test('queries: a phrase that says nothing hides no character of a word behind it', () => {
  const concepts = readConcepts(describeConcepts(readTerminology().map(listWords)));
  for (const [query, word] of [
    ['附件上限', '上限'],
    ['仓库里的上线记录', '上线'],
  ] as const) {
    const found = readQuery(query, concepts).units.map(({text}) => text);
    assert.ok(found.includes(word), `${query}: ${found.join(', ')}`);
  }
});

const promised = readFileSync(path.resolve(__dirname, '../../promises/searchWords.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' → '));

/** The words of each term in one language, that of the site first. */
const lists = readTerminology().flatMap((term) =>
  (['zh', 'en'] as const).map((language) =>
    [term[language], ...(term.otherNames?.[language] ?? []), ...(term.asked?.[language] ?? [])].map(
      (word) => word.replace(/（.*）$/, '').toLowerCase(),
    ),
  ),
);

describe('synonyms: what readers call a thing leads to the word of this site', () => {
  for (const [said = '', meant = ''] of promised) {
    test(`${said} → ${meant}`, () => {
      const found = lists.filter((words) => words.includes(said.toLowerCase()));
      const owns = found.map(([own = '']) => own);
      const what = `tests/promises/searchWords.txt promises “${said}”; config/terminology.yaml has it for ${owns.join(', ') || 'nothing'}`;
      assert.ok(
        found.some((words) => words.includes(meant.toLowerCase())),
        what,
      );
    });
  }
});
