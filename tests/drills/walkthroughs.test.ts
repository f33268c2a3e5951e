import assert from 'node:assert/strict';
import {describe, test} from 'node:test';

import {readCorpus} from '../support/prose/corpus';
import {reasonToSkip} from '../support/programs';
import {strayNotes, workThrough} from '../support/walkthrough/run';
import {walkthroughs} from './walkthroughs';

const pages = new Map(readCorpus().pages.map((page) => [page.file, page]));

test('Every walkthrough belongs to a page and its notes to blocks', () => {
  for (const [file, walkthrough] of Object.entries(walkthroughs)) {
    const page = pages.get(file);
    assert.ok(page, `There is no page ${file}: correct its name in tests/drills/walkthroughs.`);
    assert.deepEqual(strayNotes(page, walkthrough), [], `${file} has no such blocks`);
  }
});

describe(
  'What a page tells the reader to type works and prints what it shows',
  {concurrency: true},
  () => {
    for (const [file, walkthrough] of Object.entries(walkthroughs)) {
      test(file, {skip: reasonToSkip(walkthrough.needs ?? [])}, async () => {
        const page = pages.get(file);
        assert.ok(page);
        const problem = await workThrough(page, walkthrough);
        if (problem) assert.fail(problem);
      });
    }
  },
);
