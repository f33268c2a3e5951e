import assert from 'node:assert/strict';
import {beforeEach, mock, test} from 'node:test';

import {capQuery, queryLimit, readAddress} from '../../../src/search/query';
import {persist, retrySearch, searchState} from '../../../src/search/retry';

const log = mock.method(console, 'error', () => undefined);

beforeEach(() => {
  retrySearch();
  log.mock.resetCalls();
});

/** Lets everything that is waiting for a promise go on. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

function failTimes(times: number, message: string): () => Promise<string> {
  let left = times;
  return () => (left-- > 0 ? Promise.reject(new Error(message)) : Promise.resolve('found'));
}

test('search: a failure is a state until Retry, and then the call that failed is answered', async () => {
  const result = persist(failTimes(1, 'No network'));
  await settle();
  assert.equal(searchState.get().failure, 'No network');
  retrySearch();
  assert.equal(searchState.get().failure, undefined);
  assert.equal(await result, 'found');
  assert.equal(log.mock.callCount(), 1);
});

test('search: an attempt that fails again fails visibly again, and can be retried again', async () => {
  const result = persist(failTimes(2, 'No network'));
  await settle();
  retrySearch();
  await settle();
  assert.equal(searchState.get().failure, 'No network');
  retrySearch();
  assert.equal(await result, 'found');
});

test('search: of several calls that fail for one reason, one line is logged and all are answered', async () => {
  const results = [1, 2, 3].map(() => persist(failTimes(1, 'No network')));
  await settle();
  assert.equal(log.mock.callCount(), 1);
  retrySearch();
  assert.deepEqual(await Promise.all(results), ['found', 'found', 'found']);
});

test('search: a failure that nobody waits for any more is none', async () => {
  const leaving = new AbortController();
  void persist(failTimes(1, 'Unexpected version url'), leaving.signal);
  await settle();
  assert.equal(searchState.get().failure, 'Unexpected version url');
  leaving.abort();
  assert.equal(searchState.get().failure, undefined);

  const left = new AbortController();
  left.abort();
  void persist(failTimes(1, 'Too late'), left.signal);
  await settle();
  assert.equal(searchState.get().failure, undefined);
});

test('search: a page that leaves takes its own failure along, not that of another', async () => {
  const leaving = new AbortController();
  void persist(failTimes(1, 'No network'), leaving.signal);
  const other = persist(failTimes(1, 'No network'));
  await settle();
  leaving.abort();
  assert.equal(searchState.get().failure, 'No network');
  retrySearch();
  assert.equal(await other, 'found');
});

test('search: those who listen hear of each change until they stop', async () => {
  const heard = mock.fn();
  const stop = searchState.subscribe(heard);
  void persist(failTimes(1, 'No network'));
  await settle();
  retrySearch();
  assert.equal(heard.mock.callCount(), 2);
  stop();
  retrySearch();
  assert.equal(heard.mock.callCount(), 2);
});

test('search: a long query is cut, never through a character', () => {
  assert.equal(capQuery('x'.repeat(queryLimit)), 'x'.repeat(queryLimit));
  assert.equal(capQuery('x'.repeat(10_000)).length, queryLimit);
  assert.equal(capQuery(`${'x'.repeat(queryLimit - 1)}🦊`), 'x'.repeat(queryLimit - 1));
});

test('search: whatever the address holds is read as text', () => {
  assert.deepEqual(readAddress('?q=a+b&version=1.0%2F&ctx=openAPI'), {
    query: 'a b',
    version: '1.0/',
    ctx: 'openAPI',
    context: 'openAPI',
  });
  const rubbish = readAddress('?q=%E0%A4%A&q=2&ctx=__proto__');
  assert.deepEqual(rubbish, {query: '\uFFFD%A', version: '', ctx: '__proto__', context: undefined});
  assert.equal(readAddress('').query, '');
});
