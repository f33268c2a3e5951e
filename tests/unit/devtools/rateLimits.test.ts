import '../support/siteModules';

import assert from 'node:assert/strict';
import {test} from 'node:test';

import {describeDuration, describePause} from '../../../src/components/devtools/durations';
import {judgeQuota, readQuota} from '../../../src/components/devtools/QuotaReader/quota';
import {planRequests, readCount} from '../../../src/components/devtools/RequestPlanner/plan';
import {rateLimitHeaders, rateLimits} from '../../../src/data/rateLimits';
import {readTable} from './readTable';

const pages = [
  {file: 'docs/user/pats.mdx', heading: '{#rate-limit}'},
  {
    file: 'i18n/en/docusaurus-plugin-content-docs/current/user/pats.mdx',
    heading: '{#rate-limit}',
  },
  {file: 'src/pages/devtools.mdx', heading: '{#rate-limits}'},
  {
    file: 'i18n/en/docusaurus-plugin-content-pages/devtools.mdx',
    heading: '{#rate-limits}',
  },
];

for (const {file, heading} of pages) {
  test(`the limits are those of ${file}`, () => {
    const readNumber = (cell: string) => parseFloat(cell.replace(',', ''));
    const listed = readTable(file, heading).map(([, ...limits]) => limits.map(readNumber));
    const ours = Object.values(rateLimits).map(({perSecond, perHour}) => [perSecond, perHour]);
    assert.deepEqual(listed, ours);
  });
}

test('a small amount is limited by the second alone', () => {
  assert.deepEqual(planRequests(45, 1, rateLimits.user), {seconds: 5, waits: 0, pause: 0.72});
});

test('exactly one quota needs no wait, one request more needs one', () => {
  assert.equal(planRequests(5000, 1, rateLimits.user).waits, 0);
  assert.deepEqual(planRequests(5001, 1, rateLimits.user), {seconds: 3601, waits: 1, pause: 0.72});
});

test('programs that run at the same time share the quota', () => {
  assert.equal(planRequests(100, 4, rateLimits.anonymous).pause, 24);
});

test('only whole numbers within the bounds count', () => {
  assert.equal(readCount(' 12 ', 100), 12);
  for (const text of ['', '0', '-1', '1.5', '1e3', '5,000', '十', '101', 'x']) {
    assert.equal(readCount(text, 100), undefined, text);
  }
});

const headers = [
  'HTTP/1.1 200 OK',
  'Content-Type: application/json;charset=UTF-8',
  'X-RateLimit-Limit: 5000',
  'x-ratelimit-remaining: 4000',
  'x-ratelimit-used:1000',
  'x-ratelimit-reset: 1700003600',
].join('\r\n');
const quota = {limit: 5000, remaining: 4000, used: 1000, reset: 1_700_003_600};

test('headers are read as curl prints them, in any case and with its marks', () => {
  assert.deepEqual(readQuota(headers), {status: 'read', quota});
  const verbose = `< ${headers.replaceAll('\n', '\n< ')}`;
  assert.deepEqual(readQuota(verbose), {status: 'read', quota});
});

test('headers that are missing are named', () => {
  const reading = readQuota(headers.replace('x-ratelimit-reset', 'x-reset'));
  assert.deepEqual(reading, {status: 'missing', headers: [rateLimitHeaders.reset]});
  assert.equal(readQuota(' \n').status, 'empty');
  assert.equal(readQuota('{"message": "no"}').status, 'missing');
});

test('a value that is no number is shown with its header', () => {
  const reading = readQuota(headers.replace('4000', 'many'));
  assert.deepEqual(reading, {status: 'invalid', header: 'x-ratelimit-remaining', value: 'many'});
  const beyondClocks = readQuota(headers.replace('1700003600', '9'.repeat(20)));
  assert.equal(beyondClocks.status, 'invalid');
});

test('a quota is open, exhausted or restored, depending on the moment', () => {
  const {reset} = quota;
  assert.deepEqual(judgeQuota(quota, reset - 1000), {status: 'open', seconds: 1000, pause: 0.25});
  const used = {...quota, remaining: 0};
  assert.deepEqual(judgeQuota(used, reset - 0.5), {status: 'exhausted', seconds: 1});
  assert.deepEqual(judgeQuota(used, reset), {status: 'restored'});
});

test('durations are words, and a pause is never rounded below the limit', () => {
  assert.equal(describeDuration(0), '0 秒');
  assert.equal(describeDuration(3600), '1 小时');
  assert.equal(describeDuration(5000), '1 小时 23 分 20 秒');
  assert.equal(describePause(0.72), '0.72 秒');
  assert.equal(describePause(0.7211), '0.73 秒');
});
