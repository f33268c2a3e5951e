import {AssertionError} from 'node:assert';
import {writeFileSync} from 'node:fs';
import util from 'node:util';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} [reasons] why tests did not run
 * @property {string[]} [stories] what is to be told once more at the end, one for each file with failures
 * @typedef {import('node:test/reporters').TestEvent} TestEvent
 * @typedef {Extract<TestEvent, {type: 'test:pass' | 'test:fail'}>} Verdict
 */

/** What node:test says of a test that `--grep` leaves out; nobody asked for it. */
const leftOut = 'test name does not match pattern';

/**
 * A reporter for node:test in one process: tells the story of each failure and writes the counts of each file as JSON
 * into the file that TEST_COUNTS names.
 * @param {AsyncIterable<TestEvent>} events
 */
export default async function* report(events) {
  /** @type {Record<string, Required<Omit<Counts, 'stories'>>>} */
  const files = {};
  for await (const event of events) {
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
    const counts = (files[event.data.file ?? ''] ??= {
      passed: 0,
      failed: 0,
      skipped: 0,
      reasons: [],
    });
    yield judge(event, counts);
  }
  if (process.env.TEST_COUNTS) writeFileSync(process.env.TEST_COUNTS, JSON.stringify(files));
}

/**
 * Counts one verdict; returns the story of a failure.
 * @param {Verdict} verdict
 * @param {Required<Omit<Counts, 'stories'>>} counts
 */
function judge(verdict, counts) {
  const {name, skip, todo} = verdict.data;
  if (skip === leftOut) return '';
  if (verdict.type === 'test:pass') {
    const left = skip ?? todo;
    // A suite is no test case, unless it stands for those in it.
    if (left !== undefined) counts.skipped += 1;
    else if (verdict.data.details.type !== 'suite') counts.passed += 1;
    if (typeof left === 'string') counts.reasons.push(`${name}: ${left}`);
    return '';
  }
  const {error} = verdict.data.details;
  if ('failureType' in error && error.failureType === 'subtestsFailed') return '';
  counts.failed += 1;
  return `✗ ${name}\n${explain(error)}\n`;
}

/**
 * A wrong result is told by its message; where the test stands is enough of the way to it.
 * @param {string[]} lines
 */
function withoutStack(lines) {
  const first = lines.findIndex((line) => /^\s+at /.test(line));
  return lines.filter((line, at) => at <= first || !/^\s+at /.test(line));
}

/** So much is shown of what an assertion writes by itself: it may hold a whole style sheet or page. */
const longest = 24;

/**
 * @param {string[]} lines a message, and the line that says where the test stands
 */
function shorten(lines) {
  const left = lines.length - longest;
  return left > 1
    ? [...lines.slice(0, longest - 1), `… ${left} more lines`, ...lines.slice(-1)]
    : lines;
}

/** @param {Error} error what node:test wraps around the error of a test */
function explain(error) {
  const cause = error.cause ?? error;
  const text = cause instanceof Error && cause.stack ? cause.stack : util.inspect(cause);
  const lines = text.split('\n').filter((line) => !/^\s+at .*\(?node:/.test(line));
  if (!(cause instanceof AssertionError)) return indent(lines);
  const told = withoutStack(lines);
  return indent(cause.generatedMessage ? shorten(told) : told);
}

/** @param {string[]} lines */
function indent(lines) {
  return lines.map((line) => `  ${line}`).join('\n');
}
