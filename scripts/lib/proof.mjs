import {spawnSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {ensureBuilt} from './build.mjs';
import {ensureInstalled} from './install.mjs';
import {parseJson} from './json.mjs';
import {runNodeTests} from './nodeTests.mjs';
import {Problem} from './problem.mjs';
import {proveBasePath, proveSameBytes, proveStock, proveWithoutHistory} from './rebuild.mjs';
import {
  judgeWith,
  runBrowserTests,
  runFirefoxTests,
  runSteps,
  runWebKitTests,
  selectSteps,
  summarise,
} from './suite.mjs';

/** @typedef {import('./suite.mjs').Step & {quick?: true, late?: true}} ProofStep quick ones are part of `--ci`, late ones of `--all` */

/** @param {string[]} args */
function askNpm(args) {
  const {status, stdout, stderr} = spawnSync('npm', args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    shell: process.platform === 'win32',
  });
  return {status, stdout, stderr};
}

/**
 * The list of the packages that the site is made with, in the form that security tools read. Not those of development:
 * npm refuses to list them, because a package of rules asks for an older ESLint than the one in use.
 * @param {string} root
 */
function writeBillOfMaterials(root) {
  const {status, stdout, stderr} = askNpm(['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev']);
  if (status !== 0) {
    throw new Problem(
      `npm could not list the packages: ${stderr.trim()}`,
      'Run "npm ci", then "npm ls --omit dev".',
    );
  }
  const bill = /** @type {{components?: unknown[]} | undefined} */ (parseJson(stdout));
  const count = bill?.components?.length ?? 0;
  if (count === 0) {
    throw new Problem('The list of packages is empty.', 'Run "npm ci" first.');
  }
  const file = path.join(root, '.cache/sbom.cyclonedx.json');
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, stdout);
  console.log(`  ${count} components: ${path.relative(root, file)}`);
}

/**
 * Asks the registry for known vulnerabilities. A registry that does not answer proves nothing, and this says so; it
 * does not fail, because the answer is not about this project.
 */
function askForAdvisories() {
  const {stdout} = askNpm(['audit', '--json', '--omit', 'dev']);
  const report =
    /** @type {{metadata?: {vulnerabilities?: Record<string, number>}} | undefined} */ (
      parseJson(stdout)
    );
  const counts = report?.metadata?.vulnerabilities;
  if (!counts) {
    console.log('  NOT CHECKED: the registry does not answer questions about vulnerabilities.');
    return;
  }
  console.log(`  ${JSON.stringify(counts)}`);
  if ((counts.high ?? 0) + (counts.critical ?? 0) === 0) return;
  throw new Problem(
    'Packages with known serious vulnerabilities are in use.',
    'Run "npm audit" to see them, and update or override them.',
  );
}

/** @type {readonly ProofStep[]} */
const steps = [
  {
    name: 'build',
    title: 'Production build',
    quick: true,
    run: async ({root}) => {
      await ensureBuilt(root, process.env, {fromNothing: true});
      return undefined;
    },
  },
  {
    name: 'files',
    title: 'HTML, nginx, packages, commands of the API pages (tests/proof)',
    quick: true,
    needs: ['build'],
    run: (context) => runNodeTests('tests/proof', {...context, fileTimeoutMs: 600_000}),
  },
  {
    name: 'budgets',
    title: 'Bytes of each kind of page and of the search index',
    quick: true,
    needs: ['build'],
    run: judgeWith(
      'tsx/dist/cli.mjs',
      ['tests/bench/budgets.ts'],
      'Find what made it heavier; raise a limit only with a reason.',
    ),
  },
  {
    name: 'browser',
    title: 'Payloads, redeployment and faults in the browser',
    quick: true,
    needs: ['build'],
    run: (context) => runBrowserTests(context, ['proof']),
  },
  {
    name: 'looks',
    title: 'How pages look, on a desktop and on a phone',
    quick: true,
    needs: ['build'],
    run: (context) => runBrowserTests(context, ['looks', 'looks-phone']),
  },
  {
    name: 'firefox',
    title: 'The behaviour of the site in Firefox',
    needs: ['build'],
    run: runFirefoxTests,
  },
  {
    name: 'webkit',
    title: 'What a reader does, in WebKit',
    needs: ['build'],
    run: runWebKitTests,
  },
  {
    name: 'bytes',
    title: 'The same bytes from another folder, day, time zone and locale',
    quick: true,
    needs: ['build'],
    run: async ({root}) => {
      await proveSameBytes(root);
      return undefined;
    },
  },
  {
    name: 'history',
    title: 'A build without Git history',
    needs: ['build'],
    run: async ({root}) => {
      await proveWithoutHistory(root);
      return undefined;
    },
  },
  {
    name: 'base',
    title: 'A build for another address and below a path',
    run: ({root}) => proveBasePath(root),
  },
  {
    name: 'stock',
    title: 'The browser tests on Docusaurus as it comes, without the layers of speed',
    run: ({root}) => proveStock(root),
  },
  {
    name: 'load',
    title: 'nginx under load',
    needs: ['build'],
    run: judgeWith(
      'tsx/dist/cli.mjs',
      ['tests/bench/load.ts'],
      'Look for faults first; a busy machine alone can miss the floor.',
    ),
  },
  {
    name: 'packages',
    title: 'Bill of materials and known vulnerabilities',
    run: ({root}) => {
      writeBillOfMaterials(root);
      askForAdvisories();
      return Promise.resolve(undefined);
    },
  },
  {
    name: 'sabotage',
    title: 'Known faults, and the tests that notice them',
    late: true,
    run: judgeWith(
      'tsx/dist/cli.mjs',
      ['scripts/sabotage.ts'],
      'Write the test that notices what was missed.',
    ),
  },
];

/**
 * Runs what is too long for `npm test`, and prints one table.
 * @param {string} root
 * @param {{isQuick: boolean, isWhole: boolean, only?: string | undefined}} options
 */
export async function runProof(root, {isQuick, isWhole, only}) {
  const all = steps.filter(({quick, late}) => (!isQuick || quick) && (isWhole || !late));
  const chosen = selectSteps(only, all);
  await ensureInstalled(root);
  const {text, failed} = summarise(await runSteps(chosen, {root}));
  console.log(`\n${text}`);
  if (failed) process.exitCode = 1;
}
