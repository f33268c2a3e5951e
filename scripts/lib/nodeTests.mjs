import {existsSync, mkdirSync, readdirSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {readJson} from './json.mjs';
import {Problem} from './problem.mjs';
import {run} from './run.mjs';

/**
 * @typedef {import('./testReporter.mjs').Counts} Counts
 *
 * @typedef {object} Context
 * @property {string} root
 * @property {string} [grep] run only the tests whose name matches
 * @property {(text: string) => void} [print]
 * @property {number} [fileTimeoutMs] after this a process counts as failed
 * @property {number} [filesPerProcess] more than one where no file changes what others in its process see
 * @property {string} [first] part of the name of the file that takes longest: no processor waits for it at the end
 */

const usualTimeoutMs = 180_000;
const reporter = new URL('./testReporter.mjs', import.meta.url).href;
const severalTests = fileURLToPath(new URL('./severalTests.mjs', import.meta.url));

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function listTests(root, folder) {
  const start = path.join(root, folder);
  const entries = existsSync(start) ? readdirSync(start, {withFileTypes: true}) : [];
  return entries
    .flatMap((entry) => {
      const name = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return listTests(root, name);
      return /\.test\.tsx?$/.test(entry.name) ? [name] : [];
    })
    .sort();
}

/**
 * @typedef {object} Outcome
 * @property {Record<string, Counts> | undefined} counts of each file, by its path
 * @property {string} output
 * @property {boolean} timedOut
 * @property {number} code
 */

/**
 * Runs files in a process of their own, without `node --test`: that one sends its events through the standard output of
 * a file, where in Node 20 whatever a test prints can damage them.
 * @param {string[]} files
 * @param {Context} context
 * @returns {Promise<Outcome>}
 */
async function runProcess(files, {root, grep, fileTimeoutMs = usualTimeoutMs}) {
  const [first = ''] = files;
  const countsFile = path.join(root, '.cache/tests', `${first.replaceAll('/', '-')}.json`);
  rmSync(countsFile, {force: true});
  mkdirSync(path.dirname(countsFile), {recursive: true});
  const pattern = grep === undefined ? [] : [`--test-name-pattern=${grep}`];
  const program = files.length > 1 ? [severalTests, ...files] : files;
  const result = await run(
    process.execPath,
    ['--import', 'tsx', `--test-reporter=${reporter}`, ...pattern, ...program],
    // Not as a part of `node --test`, which may be what runs this.
    {
      cwd: root,
      env: {TEST_COUNTS: countsFile, NODE_TEST_CONTEXT: undefined},
      output: 'collect',
      timeoutMs: fileTimeoutMs,
    },
  );
  return {...result, counts: /** @type {Outcome['counts']} */ (readJson(countsFile))};
}

/**
 * Runs one file in a process of its own.
 * @param {string} file
 * @param {Context} context
 * @returns {Promise<Counts>}
 */
async function runFile(file, context) {
  const {print = console.log, fileTimeoutMs = usualTimeoutMs, grep} = context;
  const {counts, code, output, timedOut} = await runProcess([file], context);
  // A test that a helper defines is counted there.
  const all = counts && sumCounts(Object.values(counts));
  const problem = timedOut
    ? `It did not end within ${fileTimeoutMs / 1000} s.`
    : findProblem(all, code, grep);
  if (!problem && all && all.failed === 0) {
    tellPassed(file, all, print);
    return all;
  }
  const sum = all ?? sumCounts([]);
  const story = [...output.trimEnd().split('\n'), ...(problem ? [`✗ ${problem}`] : [])];
  return tellFailed(file, {...sum, failed: sum.failed + (problem ? 1 : 0)}, story, print);
}

/**
 * Runs several files in one process, because starting one takes longer than most files do. Where anything is wrong, the
 * files it may concern run again, each alone, and that is what is told.
 * @param {string[]} files
 * @param {Context} context
 * @returns {Promise<Counts[]>}
 */
async function runTogether(files, context) {
  const {print = console.log, root, grep} = context;
  const {counts = {}, code, timedOut} = await runProcess(files, context);
  const hasFailed = Object.values(counts).some(({failed}) => failed > 0);
  const isBroken = timedOut || (code !== 0 && !hasFailed);
  /** @type {Counts[]} */
  const results = [];
  for (const file of files) {
    const known = counts[path.join(root, file)] ?? sumCounts([]);
    const hasRun = known.passed > 0 || grep !== undefined;
    if (!isBroken && known.failed === 0 && hasRun) {
      tellPassed(file, known, print);
      results.push(known);
      continue;
    }
    const alone = await runFile(file, context);
    const isDisturbed = known.failed > 0 && alone.failed === 0;
    const story = ['✗ It passes alone, and fails in one process with the files beside it.'];
    results.push(isDisturbed ? tellFailed(file, {...alone, failed: 1}, story, print) : alone);
  }
  return results;
}

/** @param {readonly Counts[]} list */
function sumCounts(list) {
  return {
    passed: list.reduce((sum, {passed}) => sum + passed, 0),
    failed: list.reduce((sum, {failed}) => sum + failed, 0),
    skipped: list.reduce((sum, {skipped}) => sum + skipped, 0),
    reasons: list.flatMap(({reasons = []}) => reasons),
    stories: list.flatMap(({stories = []}) => stories),
  };
}

/**
 * @param {string} file
 * @param {Counts} counts
 * @param {(text: string) => void} print
 */
function tellPassed(file, {passed, skipped, reasons = []}, print) {
  if (passed + skipped > 0) print(`  ✓ ${file}: ${passed} passed`);
  for (const reason of reasons) print(`    – not run: ${reason}`);
}

/**
 * @param {string} file
 * @param {Counts} counts
 * @param {string[]} story
 * @param {(text: string) => void} print
 * @returns {Counts}
 */
function tellFailed(file, counts, story, print) {
  const told = [
    `  ✗ ${file}: ${counts.passed} passed, ${counts.failed} failed`,
    ...story.map((line) => `    ${line}`),
  ].join('\n');
  print(told);
  return {...counts, stories: [told]};
}

/**
 * What is wrong with a file beyond its failed tests.
 * @param {Counts | undefined} counts
 * @param {number} code
 * @param {string | undefined} grep
 */
function findProblem(counts, code, grep) {
  if (counts && counts.failed > 0) return undefined;
  if (code !== 0) return `It ended with code ${code} outside of any test.`;
  if (!counts || (grep === undefined && counts.passed === 0)) return 'It ran not a single test.';
  return undefined;
}

/**
 * Runs every *.test.ts and *.test.tsx below a folder, as many at a time as there are processors.
 * @param {string} folder
 * @param {Context} context
 * @returns {Promise<Required<Counts>>}
 */
export async function runNodeTests(folder, context) {
  const files = listTests(context.root, folder);
  if (files.length === 0) {
    throw new Problem(
      `No *.test.ts found in ${folder}.`,
      'Restore the tests: a step without any proves nothing.',
    );
  }
  const {filesPerProcess = 1, first} = context;
  if (first !== undefined)
    files.sort((a, b) => Number(b.includes(first)) - Number(a.includes(first)));
  const waiting = Array.from({length: Math.ceil(files.length / filesPerProcess)}, (_, at) =>
    files.slice(at * filesPerProcess, (at + 1) * filesPerProcess),
  );
  /** @type {Counts[]} */
  const all = [];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [file = ''] = next;
      all.push(
        ...(next.length > 1 ? await runTogether(next, context) : [await runFile(file, context)]),
      );
    }
  };
  await Promise.all(os.cpus().map(work));
  return sumCounts(all);
}
