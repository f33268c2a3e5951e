import assert from 'node:assert/strict';
import test from 'node:test';

import {answerDraft, listWishes, type Wish} from '../../../../src/api/workbench/answer';
import {makeDraft, type Entered} from '../../../../src/api/workbench/request';
import {describeWith, enough, enter} from './description';

const {document, located} = describeWith();

function answer(entered: Entered, wish: Wish = 'fitting') {
  const draft = makeDraft(document, located, entered);
  return answerDraft(document, located, entered, draft, wish);
}

test('a good request is answered with what was sent, as far as the answer holds it', () => {
  const {status, reason, body = ''} = answer(enter(enough));
  assert.deepEqual([status, reason], ['201', 'fine']);
  assert.deepEqual(JSON.parse(body), {
    title: 'Hello',
    number: 7,
    url: 'https://api.example/repos/ann/things',
  });
});

test('a request that lacks something is answered 400, one without a token 401', () => {
  const lacking = answer(enter({...enough, 'body.title': ''}));
  assert.deepEqual(lacking, {
    status: '400',
    reason: 'problems',
    description: 'Not understood.',
    absence: 'unknown',
  });
  const open = answer(enter({}, {schemes: []}));
  assert.deepEqual([open.status, open.reason], ['401', 'noToken']);
  assert.deepEqual(JSON.parse(open.body ?? ''), {error: 'refused'});
});

test('an operation that anyone may call needs no token', () => {
  const free = describeWith({security: []});
  const entered = enter(enough, {schemes: []});
  const draft = makeDraft(free.document, free.located, entered);
  assert.equal(answerDraft(free.document, free.located, entered, draft, 'fitting').status, '201');
});

test('any answer can be asked for, also one that the description does not have', () => {
  assert.deepEqual(listWishes(located), ['201', '400', '401', '403', '404']);
  assert.equal(answer(enter({}), '403').body, JSON.stringify({error: 'refused'}, null, 2));
  assert.deepEqual(answer(enter({}), '404'), {
    status: '404',
    reason: 'wished',
    absence: 'unknown',
  });
});
