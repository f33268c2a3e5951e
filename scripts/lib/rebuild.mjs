import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {cpSync, existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {ensureBuilt, findCause} from './build.mjs';
import {listFilesBelow} from './buildInfo.mjs';
import {listFiles} from './fingerprint.mjs';
import {Problem} from './problem.mjs';
import {run, runPackage} from './run.mjs';
import {runBrowserTests} from './suite.mjs';

/** @param {string} name */
const preloaded = (name) =>
  `--require=${JSON.stringify(fileURLToPath(new URL(name, import.meta.url)))}`;

/** Another day, time zone and language than those of any usual machine. */
const elsewhere = {
  TZ: 'America/St_Johns',
  LC_ALL: 'C',
  LANG: 'C',
  NODE_OPTIONS: `${preloaded('./laterClock.cjs')} ${preloaded('./reportMemory.cjs')}`,
};

/** What a build from nothing may take: three times what it takes on two processors. */
const limits = {seconds: 300, megabytes: 4000};

/**
 * @param {string} root
 * @param {string[]} args
 */
function askGit(root, args) {
  const {status, stdout, stderr} = spawnSync('git', args, {cwd: root, encoding: 'utf8'});
  if (status === 0) return stdout;
  throw new Problem(`"git ${args.join(' ')}" failed: ${stderr.trim()}`, 'Run it in a clone.');
}

/**
 * A second copy of the project in another folder, ready to build.
 * @param {string} root
 * @param {string} copy
 * @param {{history: boolean}} options with the history of Git, or only the files of a source archive
 */
function copyProject(root, copy, {history}) {
  removeCopy(root, copy);
  mkdirSync(path.dirname(copy), {recursive: true});
  if (history) {
    if (askGit(root, ['status', '--porcelain']) !== '') {
      throw new Problem(
        'There are changes that are not committed, so a second build of the commit would differ.',
        'Commit or discard them, build, and run the proof again.',
      );
    }
    askGit(root, ['worktree', 'add', '--detach', copy, 'HEAD']);
  } else {
    for (const name of listFiles(root)) cpSync(path.join(root, name), path.join(copy, name));
  }
  // Hard links: the packages are the same bytes, under another path.
  const {status, stderr} = spawnSync(
    'cp',
    ['-al', path.join(root, 'node_modules'), path.join(copy, 'node_modules')],
    {encoding: 'utf8'},
  );
  if (status !== 0) {
    throw new Problem(`The packages could not be linked: ${stderr.trim()}`, 'It needs GNU cp.');
  }
  rmSync(path.join(copy, 'node_modules/.cache'), {recursive: true, force: true});
}

/**
 * @param {string} root
 * @param {string} copy
 */
function removeCopy(root, copy) {
  rmSync(copy, {recursive: true, force: true});
  if (existsSync(path.join(root, '.git'))) askGit(root, ['worktree', 'prune']);
}

/** @param {string} folder */
function hashBuild(folder) {
  return new Map(
    listFilesBelow(folder).map((name) => {
      const content = readFileSync(path.join(folder, name));
      return [name, createHash('sha256').update(content).digest('hex')];
    }),
  );
}

/**
 * Files that are not the same in two builds.
 * @param {string} one
 * @param {string} other
 */
export function compareBuilds(one, other) {
  const [first, second] = [hashBuild(one), hashBuild(other)];
  const names = new Set([...first.keys(), ...second.keys()]);
  return [...names].filter((name) => first.get(name) !== second.get(name)).sort();
}

/**
 * @template Result
 * @param {string} root
 * @param {{history: boolean}} options
 * @param {(copy: string) => Promise<Result>} use
 */
export async function withCopy(root, {history}, use) {
  const copy = path.join(root, '.cache/elsewhere/a path with spaces');
  copyProject(root, copy, {history});
  try {
    return await use(copy);
  } finally {
    removeCopy(root, copy);
  }
}

/** @param {{seconds: number, megabytes: number}} cost */
function judgeCost({seconds, megabytes}) {
  console.log(
    `  built in ${seconds.toFixed(0)} s (at most ${limits.seconds}) with ${megabytes.toFixed(0)} MB (at most ${limits.megabytes})`,
  );
  if (seconds <= limits.seconds && megabytes > 0 && megabytes <= limits.megabytes) return;
  throw new Problem('A build costs too much time or memory.', 'Find what of it is new.');
}

/**
 * Builds the project once more from another folder.
 * @param {string} root
 * @param {{history: boolean, judge: (build: string) => void}} options
 */
function buildCopy(root, {history, judge}) {
  return withCopy(root, {history}, async (copy) => {
    const memoryFile = path.join(path.dirname(copy), 'memory');
    const begin = performance.now();
    const {code, output} = await runPackage('@docusaurus/core/bin/docusaurus.mjs', ['build'], {
      cwd: copy,
      env: {...elsewhere, MEMORY_FILE: memoryFile},
      output: 'collect',
    });
    if (code !== 0) {
      throw new Problem(
        `The build in ${copy} failed: ${findCause(output, copy) ?? output.trim().slice(-2000)}`,
        'Correct that and run the proof again.',
      );
    }
    judgeCost({
      seconds: (performance.now() - begin) / 1000,
      megabytes: Number(readFileSync(memoryFile, 'utf8')) / 1024,
    });
    judge(path.join(copy, 'build'));
  });
}

/**
 * Proves that the bytes of a build depend on the commit alone.
 * @param {string} root with a finished build of the commit that is checked out
 */
export async function proveSameBytes(root) {
  const build = path.join(root, 'build');
  await buildCopy(root, {
    history: true,
    judge: (other) => {
      const differing = compareBuilds(build, other);
      const compared = listFilesBelow(build).length;
      console.log(`  ${compared} files compared, ${differing.length} differ`);
      if (differing.length === 0 && compared > 0) return;
      const shown = differing.slice(0, 20).join('\n  ');
      throw new Problem(
        `A build of the same commit in another folder, on another day, in another time zone and locale differs in ${differing.length} files:\n  ${shown}`,
        'Find what of the machine got into them: a path, a date, an order.',
      );
    },
  });
}

/**
 * Proves that a source archive without Git history builds the same pages.
 * @param {string} root with a finished build
 */
export async function proveWithoutHistory(root) {
  const expected = listFilesBelow(path.join(root, 'build')).filter((name) =>
    name.endsWith('.html'),
  );
  await buildCopy(root, {
    history: false,
    judge: (other) => {
      const pages = listFilesBelow(other).filter((name) => name.endsWith('.html'));
      if (pages.length === expected.length && pages.length > 0) return;
      throw new Problem(
        `Without Git history the build has ${pages.length} pages instead of ${expected.length}.`,
        'Find the page that needs the history.',
      );
    },
  });
}

/**
 * Proves that the site works as Docusaurus builds it, without the layers of plugins/speed: an upgrade begins there.
 * @param {string} root
 */
export function proveStock(root) {
  const env = {...process.env, WITHOUT_LAYERS: 'all'};
  return withCopy(root, {history: true}, async (copy) => {
    await ensureBuilt(copy, env);
    return runBrowserTests({root: copy}, ['desktop', 'phone', 'looks', 'looks-phone'], env);
  });
}

/**
 * Proves that the site lives under another address: its links, its descriptions of itself, and a few steps in the browser.
 * @param {string} root
 */
export function proveBasePath(root) {
  const env = {SITE_URL: 'https://help.example.org', BASE_URL: '/help/'};
  return withCopy(root, {history: true}, async (copy) => {
    const args = ['scripts/test.mjs', '--only', 'built', '--grep', '^(links|pages): '];
    const {code} = await run(process.execPath, args, {cwd: copy, env});
    if (code !== 0) {
      throw new Problem(
        `The site built with ${JSON.stringify(env)} is not right.`,
        'Find the address that is written without the base URL in the failures above.',
      );
    }
    return runBrowserTests({root: copy}, ['base'], env);
  });
}
