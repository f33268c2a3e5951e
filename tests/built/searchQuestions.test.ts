import assert from 'node:assert/strict';
import {test} from 'node:test';

import {openEngine} from '../support/searchEngine';
import {
  findPlace,
  readQuestions,
  searchLanguages,
  searchTargets,
  shareWithin,
  unseenTargets,
  withoutHash,
} from '../support/searchQuestions';

// tests/e2e/searchQuestions.spec.ts sees that the box shows what the engine answers here.

for (const {language, prefix} of searchLanguages) {
  for (const {name, targets, fewest} of [
    {name: 'questions', targets: searchTargets, fewest: 80},
    {name: 'unseen', targets: unseenTargets, fewest: 100},
  ]) {
    test(`search: the ${name} of ${language} find their pages`, async () => {
      const ask = openEngine(prefix);
      const questions = readQuestions(language, name);
      assert.ok(questions.length >= fewest, `${questions.length} questions`);
      const places: number[] = [];
      const missed: string[] = [];
      for (const {question, pages} of questions) {
        const place = findPlace((await ask(question)).map(withoutHash), pages, prefix);
        places.push(place);
        if (place !== 1) missed.push(`${place || 'not found'}: ${question}`);
      }
      for (const {within, share} of targets) {
        const reached = shareWithin(places, within);
        const what = `hit@${within} of ${places.length} is ${reached}`;
        assert.ok(reached >= share, `${what}\n${missed.join('\n')}`);
      }
    });
  }
}
