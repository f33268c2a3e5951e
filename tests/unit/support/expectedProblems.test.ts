import assert from 'node:assert/strict';
import {test} from 'node:test';

import {ExpectedProblems} from '../../support/expectedProblems';

test('a problem that nobody expected and an expectation that nothing met are both told', () => {
  const expected = new ExpectedProblems();
  expected.expect(/answer 404/);
  expected.expect(/never comes/);
  assert.deepEqual(expected.compare(['answer 404: /a', 'page error: x', 'answer 404: /b']), {
    unexpected: ['page error: x'],
    unmet: ['/never comes/'],
  });
});

test('without expectations every problem is one', () => {
  const expected = new ExpectedProblems();
  assert.deepEqual(expected.compare(['page error: x']).unexpected, ['page error: x']);
  assert.deepEqual(expected.compare([]), {unexpected: [], unmet: []});
});

test('a tolerated problem may come or not; others are told', () => {
  const expected = new ExpectedProblems();
  expected.tolerate(/icon/);
  assert.deepEqual(expected.compare([]), {unexpected: [], unmet: []});
  assert.deepEqual(expected.compare(['failed request: /icon', 'page error: x']), {
    unexpected: ['page error: x'],
    unmet: [],
  });
});
