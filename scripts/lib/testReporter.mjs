import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{passed: number, failed: number, skipped: number}} Counts
 * @typedef {import('node:test/reporters').TestEvent} TestEvent
 * @typedef {Extract<TestEvent, {type: 'test:pass' | 'test:fail'}>} Verdict
 */

/** @param {string} file */
const shorten = (file) => path.relative(process.cwd(), file);

/** @param {unknown} error what node:test wraps around the error of a test */
function explain(error) {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const text = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  return text
    .split('\n')
    .filter((line) => !/^\s+at .*\(?node:/.test(line))
    .map((line) => `      ${line}`)
    .join('\n');
}

/** Counts test cases per file: suites are not cases, and a file without cases has proved nothing. */
class Tally {
  /** @type {Map<string, Counts>} */
  files = new Map();

  /** @param {string} file */
  of(file) {
    const counts = this.files.get(file) ?? {passed: 0, failed: 0, skipped: 0};
    this.files.set(file, counts);
    return counts;
  }

  /** @returns {Counts} */
  sum() {
    const all = [...this.files.values()];
    /** @type {(key: keyof Counts) => number} */
    const add = (key) => all.reduce((total, counts) => total + counts[key], 0);
    return {passed: add('passed'), failed: add('failed'), skipped: add('skipped')};
  }
}

/**
 * A reporter for node:test: one line per file, the whole story of each failure, and the counts as JSON in the
 * file that TEST_COUNTS names.
 * @param {AsyncIterable<TestEvent>} events
 */
export default async function* report(events) {
  const tally = new Tally();
  let current = '';
  for await (const event of events) {
    if (event.type === 'test:stderr' || event.type === 'test:stdout') yield event.data.message;
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
    const file = event.data.file ?? event.data.name;
    if (current && current !== file) yield summarise(current, tally.of(current));
    current = file;
    const failure = judge(event, file, tally.of(file));
    if (failure) yield failure;
  }
  if (current) yield summarise(current, tally.of(current));
  for (const [file, counts] of tally.files) {
    if (counts.passed + counts.failed + counts.skipped > 0) continue;
    counts.failed = 1;
    yield `    ✗ ${shorten(file)} holds no tests\n`;
  }
  writeCounts(tally.sum());
}

/**
 * Counts one verdict; returns the story of a failure.
 * @param {Verdict} verdict
 * @param {string} file
 * @param {Counts} counts
 */
function judge(verdict, file, counts) {
  const {name, line = 1, skip, todo} = verdict.data;
  if (verdict.type === 'test:pass') {
    // Node reports a file without tests as one passed test named after the file.
    if (verdict.data.details.type === 'suite' || name === file) return '';
    if (skip === undefined && todo === undefined) counts.passed += 1;
    else counts.skipped += 1;
    return '';
  }
  const {error} = verdict.data.details;
  if ('failureType' in error && error.failureType === 'subtestsFailed') return '';
  counts.failed += 1;
  const title = name === file ? 'cannot be loaded' : name;
  return `    ✗ ${shorten(file)}:${line} › ${title}\n${explain(error)}\n`;
}

/**
 * @param {string} file
 * @param {Counts} counts
 */
function summarise(file, {passed, failed}) {
  return `  ${failed === 0 ? '✓' : '✗'} ${shorten(file)}: ${passed} passed${failed ? `, ${failed} failed` : ''}\n`;
}

/** @param {Counts} counts */
function writeCounts(counts) {
  const file = process.env.TEST_COUNTS;
  if (!file) return;
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify(counts));
}
