import {rmSync} from 'node:fs';
import path from 'node:path';

import {ensureBrowser, ensureFirefox, ensureWebKit} from './browser.mjs';
import {ensureBuilt} from './build.mjs';
import {ensureInstalled} from './install.mjs';
import {readJson} from './json.mjs';
import {runNodeTests} from './nodeTests.mjs';
import {describeProblem, Problem} from './problem.mjs';
import {runPackage} from './run.mjs';
import {formatSeconds} from './steps.mjs';

/**
 * @typedef {import('./testReporter.mjs').Counts} Counts
 *
 * @typedef {object} Context
 * @property {string} root
 * @property {string} [grep] run only the tests whose name matches
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {string} title
 * @property {string[]} [needs] steps that must not have failed before
 * @property {boolean} [isQuiet] it keeps one processor busy and prints only what is wrong: runs beside its like
 * @property {(context: Context) => Promise<Counts | undefined>} run counts when it consists of test cases; throws
 *   when it failed without any
 *
 * @typedef {object} PlaywrightReport
 * @property {{expected: number, unexpected: number, flaky: number, skipped: number}} stats
 * @property {unknown[]} errors
 *
 * @typedef {object} Row
 * @property {string} name
 * @property {Counts | undefined} counts
 * @property {'passed' | 'failed' | 'not run'} state
 * @property {number} milliseconds
 */

/** A program whose output is collected does not see the terminal. */
const colours = process.stdout.isTTY ? {FORCE_COLOR: '1'} : {};

/**
 * @param {string} program
 * @param {string[]} args
 * @param {string} remedy
 * @returns {Step['run']}
 */
export function judgeWith(program, args, remedy) {
  return async ({root}) => {
    const {code, output} = await runPackage(program, args, {
      cwd: root,
      env: colours,
      output: 'collect',
    });
    if (output.trim() !== '') console.log(output.trimEnd());
    if (code !== 0)
      throw new Problem(`${path.basename(program)} found mistakes (see above).`, remedy);
    return undefined;
  };
}

/**
 * @param {Context} context
 * @param {readonly string[]} projects those of playwright.config.ts
 * @param {NodeJS.ProcessEnv} [more]
 */
export async function runBrowserTests({root, grep}, projects, more) {
  const {chromium} = await import('@playwright/test');
  const browser = await ensureBrowser(root, chromium.executablePath());
  const results = path.join(root, '.cache/tests/browser.json');
  rmSync(results, {force: true});
  const chosen = projects.map((name) => `--project=${name}`);
  const args = ['test', ...chosen, '--forbid-only', '--reporter=list,json'];
  if (grep) args.push('--grep', grep, '--pass-with-no-tests');
  const env = {CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: results, ...more};
  const {code} = await runPackage('@playwright/test/cli.js', args, {cwd: root, env});
  const report = /** @type {PlaywrightReport | undefined} */ (readJson(results));
  return checkCounts(report && countPlaywright(report), code, grep);
}

/**
 * The behaviour of the site in Firefox; tests/engines says what that browser cannot be asked.
 * @param {Context} context
 */
export async function runFirefoxTests(context) {
  const firefox = await ensureFirefox(context.root);
  return runBrowserTests(context, ['firefox'], {FIREFOX_PATH: firefox});
}

/**
 * What a reader does, in WebKit.
 * @param {Context} context
 */
export async function runWebKitTests(context) {
  await ensureWebKit(context.root);
  return runNodeTests('tests/engines', {...context, fileTimeoutMs: 600_000});
}

/**
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export function countPlaywright({stats, errors}) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * Believes neither the exit code nor the counts alone.
 * @param {Counts | undefined} counts
 * @param {number} code
 * @param {string | undefined} grep
 * @returns {Counts}
 */
export function checkCounts(counts, code, grep) {
  if (!counts) {
    throw new Problem(
      `The test program ended with code ${code} and reported nothing.`,
      'Read its output above.',
    );
  }
  if (!grep && counts.passed + counts.failed === 0) {
    throw new Problem(
      'Not a single test ran.',
      'A step without tests proves nothing: restore them.',
    );
  }
  return code !== 0 && counts.failed === 0 ? {...counts, failed: 1} : counts;
}

/**
 * Only files whose content has changed are judged anew.
 * @param {string} place
 */
const cacheIn = (place) => ['--cache', '--cache-location', place, '--cache-strategy', 'content'];

/** @type {readonly Step[]} */
export const steps = [
  {
    name: 'api',
    title: 'API pages',
    run: judgeWith(
      'tsx/dist/cli.mjs',
      ['scripts/apiPages.ts'],
      'Correct the sources in openapi/ as the message says.',
    ),
  },
  {
    name: 'types',
    needs: ['api'],
    isQuiet: true,
    title: 'Types (tsc)',
    run: judgeWith(
      'typescript/bin/tsc',
      ['--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
      'Correct the types in the files named above.',
    ),
  },
  {
    name: 'lint',
    needs: ['api'],
    isQuiet: true,
    title: 'Rules of the code (ESLint)',
    run: judgeWith(
      'eslint/bin/eslint.js',
      // What a file imports may change its judgement without changing the file: a machine that judges has no cache.
      ['.', '--max-warnings', '0', ...cacheIn('.cache/eslint/')],
      'Correct the lines named above; "npx eslint . --fix" does some of it.',
    ),
  },
  {
    name: 'format',
    isQuiet: true,
    title: 'Formatting (Prettier)',
    run: judgeWith(
      'prettier/bin/prettier.cjs',
      ['--check', '--log-level', 'warn', '.', ...cacheIn('.cache/prettier')],
      'Run "npm run format".',
    ),
  },
  {
    name: 'unit',
    title: 'Unit tests',
    run: (context) => runNodeTests('tests/unit', {...context, filesPerProcess: 12}),
  },
  {
    name: 'content',
    needs: ['api'],
    title: 'Content tests',
    run: (context) => runNodeTests('tests/content', {...context, filesPerProcess: 4}),
  },
  {
    name: 'drills',
    needs: ['api'],
    title: 'Programs that run as people run them',
    run: (context) => runNodeTests('tests/drills', {...context, first: 'walkthroughs'}),
  },
  {
    name: 'build',
    title: 'Production build',
    run: async ({root}) => {
      await ensureBuilt(root);
      return undefined;
    },
  },
  {
    name: 'built',
    title: 'Tests of the built site',
    needs: ['build'],
    run: (context) =>
      runNodeTests('tests/built', {...context, filesPerProcess: 10, fileTimeoutMs: 600_000}),
  },
  {
    name: 'browser',
    title: 'Browser tests',
    needs: ['build'],
    run: (context) => runBrowserTests(context, ['desktop', 'phone']),
  },
];

/**
 * @param {string | undefined} names comma-separated
 * @param {readonly Step[]} all
 */
export function selectSteps(names, all = steps) {
  if (names === undefined) return [...all];
  const wanted = names.split(',').map((name) => name.trim());
  const known = all.map(({name}) => name);
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Problem(
      `There is no step "${unknown.join('", "')}".`,
      `The steps are ${known.join(', ')}.`,
    );
  }
  const needed = all.flatMap(({name, needs = []}) => (wanted.includes(name) ? needs : []));
  return all.filter(({name}) => wanted.includes(name) || needed.includes(name));
}

/**
 * Runs the steps one after the other, neighbours that are quiet beside each other; a failed one stops only those that
 * need it.
 * @param {readonly Step[]} chosen
 * @param {Context} context
 * @returns {Promise<Row[]>}
 */
export async function runSteps(chosen, context) {
  /** @type {Row[]} */
  const rows = [];
  const waiting = [...chosen];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const together = [next];
    while (next.isQuiet && waiting[0]?.isQuiet) together.push(...waiting.splice(0, 1));
    const results = together.map(async (step) => {
      const missing = rows.find(
        ({name, state}) => step.needs?.includes(name) && state !== 'passed',
      );
      return missing ? skipStep(step, missing) : runStep(step, context);
    });
    rows.push(...(await Promise.all(results)));
  }
  return rows;
}

/**
 * @param {Step} step
 * @param {Row} missing
 * @returns {Row}
 */
function skipStep({name, title}, missing) {
  console.log(`\n▸ ${title}: not run, because "${missing.name}" did not pass`);
  return {name, counts: undefined, state: 'not run', milliseconds: 0};
}

/**
 * @param {Step} step
 * @param {Context} context
 * @returns {Promise<Row>}
 */
async function runStep({name, title, run: runIt}, context) {
  console.log(`\n▸ ${title} …`);
  const begin = performance.now();
  /** @type {Pick<Row, 'counts' | 'state'>} */
  let result;
  try {
    const counts = await runIt(context);
    result = {counts, state: counts && counts.failed > 0 ? 'failed' : 'passed'};
  } catch (error) {
    // To the same stream as all else, so that the closing line stays the last.
    console.log(describeProblem(error));
    result = {counts: undefined, state: 'failed'};
  }
  const milliseconds = performance.now() - begin;
  console.log(`${result.state === 'passed' ? '✓' : '✗'} ${title}: ${formatSeconds(milliseconds)}`);
  return {name, ...result, milliseconds};
}

/**
 * @param {readonly Row[]} rows
 * @param {string} [grep]
 * @returns {{text: string, failed: boolean}}
 */
export function summarise(rows, grep) {
  const passed = rows.reduce((sum, {counts}) => sum + (counts?.passed ?? 0), 0);
  const failed = rows.reduce((sum, row) => sum + countFailed(row), 0);
  const complete = rows.every(({state}) => state === 'passed');
  const nothingMatched = grep !== undefined && passed + failed === 0;
  // A log that is kept only in part keeps its end.
  const stories = rows.flatMap(({counts}) => counts?.stories ?? []).map((story) => `${story}\n\n`);
  const note = nothingMatched ? `✗ No test has a name that matches "${grep}".\n\n` : '';
  return {
    text: `${formatTable(rows)}\n\n${stories.join('')}${note}${passed} passed, ${failed} failed`,
    failed: failed > 0 || !complete || nothingMatched,
  };
}

/** @param {Row} row */
function countFailed({counts, state}) {
  return counts?.failed ?? (state === 'failed' ? 1 : 0);
}

/** @param {readonly Row[]} rows */
function formatTable(rows) {
  const lines = rows.map((row) => {
    if (row.state === 'not run') return [row.name, '–', 'not run', '–'];
    const {name, counts, milliseconds} = row;
    const skipped = counts?.skipped ? ` (+${counts.skipped} skipped)` : '';
    return [
      name,
      counts ? `${counts.passed}${skipped}` : '–',
      String(countFailed(row)),
      formatSeconds(milliseconds),
    ];
  });
  const table = [['Step', 'Passed', 'Failed', 'Time'], ...lines];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...table.map((line) => line[column]?.length ?? 0)),
  );
  return table
    .map((line) =>
      line
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  '),
    )
    .join('\n');
}

/**
 * Installs what is missing, runs the steps, prints the table and the closing line.
 * @param {string | undefined} names the steps, comma-separated; all when undefined
 * @param {Context} context
 */
export async function runSuite(names, context) {
  const chosen = selectSteps(names);
  await ensureInstalled(context.root);
  const {text, failed} = summarise(await runSteps(chosen, context), context.grep);
  console.log(`\n${text}`);
  if (failed) process.exitCode = 1;
}
