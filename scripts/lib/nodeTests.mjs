import {existsSync, mkdirSync, readdirSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {readJson} from './json.mjs';
import {Problem} from './problem.mjs';
import {run} from './run.mjs';
import {skipMark} from './testReporter.mjs';

/**
 * @typedef {import('./testReporter.mjs').Counts} Counts
 *
 * @typedef {object} Context
 * @property {string} root
 * @property {string} [grep] run only the tests whose name matches
 * @property {(text: string) => void} [print]
 * @property {number} [fileTimeoutMs] after this a file counts as failed
 */

const usualTimeoutMs = 180_000;
const reporter = new URL('./testReporter.mjs', import.meta.url).href;

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
 * Runs one file in a process of its own, without `node --test`: that one sends its events through the standard
 * output of the file, where in Node 20 whatever a test prints can damage them.
 * @param {string} file
 * @param {Context} context
 * @returns {Promise<Counts>}
 */
async function runFile(file, {root, grep, print = console.log, fileTimeoutMs = usualTimeoutMs}) {
  const countsFile = path.join(root, '.cache/tests', `${file.replaceAll('/', '-')}.json`);
  rmSync(countsFile, {force: true});
  mkdirSync(path.dirname(countsFile), {recursive: true});
  const pattern = grep === undefined ? [] : [`--test-name-pattern=${grep}`];
  const {code, output, timedOut} = await run(
    process.execPath,
    ['--import', 'tsx', `--test-reporter=${reporter}`, ...pattern, file],
    // Not as a part of `node --test`, which may be what runs this.
    {
      cwd: root,
      env: {TEST_COUNTS: countsFile, NODE_TEST_CONTEXT: undefined},
      output: 'collect',
      timeoutMs: fileTimeoutMs,
    },
  );
  const counts = /** @type {Counts | undefined} */ (readJson(countsFile));
  const problem = timedOut
    ? `It did not end within ${fileTimeoutMs / 1000} s.`
    : findProblem(counts, code, grep);
  const {passed = 0, failed = 0, skipped = 0} = counts ?? {};
  if (!problem && failed === 0) {
    if (passed + skipped > 0) print(`  ✓ ${file}: ${passed} passed`);
    for (const line of output.split('\n')) if (line.startsWith(skipMark)) print(`    ${line}`);
    return {passed, failed, skipped};
  }
  const story = [...output.trimEnd().split('\n'), ...(problem ? [`✗ ${problem}`] : [])];
  const all = failed + (problem ? 1 : 0);
  const told = [
    `  ✗ ${file}: ${passed} passed, ${all} failed`,
    ...story.map((line) => `    ${line}`),
  ].join('\n');
  print(told);
  return {passed, failed: all, skipped, stories: [told]};
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
  const waiting = [...files];
  /** @type {Required<Counts>} */
  const sum = {passed: 0, failed: 0, skipped: 0, stories: []};
  const work = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const {passed, failed, skipped, stories = []} = await runFile(file, context);
      sum.passed += passed;
      sum.failed += failed;
      sum.skipped += skipped;
      sum.stories.push(...stories);
    }
  };
  await Promise.all(os.cpus().map(work));
  return sum;
}
