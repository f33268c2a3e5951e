import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import util from 'node:util';

import {hashFiles, listFiles, readCommit} from './fingerprint.mjs';
import {readJson} from './json.mjs';
import {Problem} from './problem.mjs';
import {runPackage} from './run.mjs';
import {checkSiteAddress} from './siteAddress.mjs';
import {takeStep} from './steps.mjs';

/**
 * @typedef {object} BuildRecord
 * @property {string} sources what the build was made from
 * @property {string} output what the build wrote
 * @property {string} baseUrl
 * @property {boolean} fromNothing whether no cache of the bundler had a part in it
 */

const outputMarks = ['build/index.html', 'build/en/index.html'];
const bundlerCaches = ['node_modules/.cache', '.docusaurus'];

/** @param {string} root */
const recordFile = (root) => path.join(root, '.cache/build.json');

/**
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @returns {Omit<BuildRecord, 'output' | 'fromNothing'>}
 */
function describeSources(root, env) {
  // The variables that config/site.ts and plugins/speed/switches.ts read.
  const setting = [env.SITE_URL ?? '', env.BASE_URL ?? '', env.WITHOUT_LAYERS ?? ''].join(' ');
  return {
    sources: [hashFiles(root, listFiles(root)), readCommit(root), setting].join(' '),
    baseUrl: env.BASE_URL ?? '/',
  };
}

/**
 * Recognises the build that the record speaks of: pages name hashed files, so two of them stand for all.
 * @param {string} root
 */
function describeOutput(root) {
  const complete = outputMarks.every((name) => existsSync(path.join(root, name)));
  return complete ? hashFiles(root, outputMarks) : undefined;
}

/** @param {string} root */
function readRecord(root) {
  return /** @type {Partial<BuildRecord>} */ (readJson(recordFile(root)) ?? {});
}

/**
 * The one line of the nested errors of Docusaurus, MDX and Rspack that names the mistake.
 * @param {string} output
 * @param {string} root
 */
export function findCause(output, root) {
  const plain = util.stripVTControlCharacters(output);
  const [, file, reason] =
    /MDX compilation failed for file "(.+)"\s+│ Cause: (.+)/.exec(plain) ?? [];
  if (file && reason) {
    const name = path.relative(root, file);
    return reason.includes(name) ? reason : `${name}: ${reason}`;
  }
  const [, layer, remedy] = /LayerError: (.+)\n(The site builds without it: .+)/.exec(plain) ?? [];
  if (layer && remedy) return `${layer}\n  ${remedy}`;
  const nested = [...plain.matchAll(/(?:\[cause\]|\[ERROR\]).*?Error: (.+)/g)].at(-1)?.[1];
  return nested ?? /×\s+(.+)/.exec(plain)?.[1];
}

/** @param {string} root */
function removeCaches(root) {
  for (const cache of bundlerCaches) rmSync(path.join(root, cache), {recursive: true, force: true});
}

/**
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 */
async function runDocusaurus(root, env) {
  const description = describeSources(root, env);
  const fromNothing = bundlerCaches.every((cache) => !existsSync(path.join(root, cache)));
  await takeStep('Building the site in both languages', async () => {
    rmSync(recordFile(root), {force: true});
    await callDocusaurus(root, env);
    const output = describeOutput(root);
    if (output === undefined) {
      throw new Problem(
        'The site could not be built: "docusaurus build" ended with code 0 and wrote no home page.',
        'Read its output above.',
      );
    }
    mkdirSync(path.dirname(recordFile(root)), {recursive: true});
    const record = {...description, output, fromNothing};
    writeFileSync(recordFile(root), `${JSON.stringify(record, null, 2)}\n`);
  });
}

/**
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} [args]
 */
async function callDocusaurus(root, env, args = []) {
  const result = await runPackage('@docusaurus/core/bin/docusaurus.mjs', ['build', ...args], {
    cwd: root,
    env: {...env, ...(process.stdout.isTTY ? {FORCE_COLOR: '1'} : {})},
    output: 'both',
  });
  if (result.code === 0) return;
  throw new Problem(
    `The site could not be built: ${findCause(result.output, root) ?? `"docusaurus build" ended with code ${result.code}`}`,
    'Correct that and run the command again. "npm run check" names the file, the line and the remedy of most mistakes in pages.',
  );
}

/**
 * Builds both languages into build/ from empty caches: with full ones Rspack names some variables otherwise, and two
 * builds of one commit would differ.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [folder] in the place of build/, which stays as it is
 */
export async function buildSite(root, env = process.env, folder) {
  checkSiteAddress(env);
  removeCaches(root);
  if (folder === undefined) await runDocusaurus(root, env);
  else await callDocusaurus(root, env, ['--out-dir', path.resolve(folder)]);
}

/**
 * Builds unless build/ already holds the result of exactly these sources.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} [env]
 * @param {{fromNothing?: boolean}} [wish] for the bytes that this commit gives everywhere
 */
export async function ensureBuilt(root, env = process.env, {fromNothing = false} = {}) {
  checkSiteAddress(env);
  const record = readRecord(root);
  const output = describeOutput(root);
  const {sources} = describeSources(root, env);
  const isCurrent = output !== undefined && record.output === output && record.sources === sources;
  if (isCurrent && (record.fromNothing || !fromNothing)) {
    console.log('✓ The build is up to date.');
    return;
  }
  if (fromNothing) removeCaches(root);
  await runDocusaurus(root, env);
}

/**
 * Where the finished site is and under which base URL it expects to be served.
 * @param {string} root
 */
export function findBuild(root) {
  if (describeOutput(root) === undefined) {
    throw new Problem('There is no finished build in build/.', 'Run "npm run build" first.');
  }
  return {folder: path.join(root, 'build'), baseUrl: readRecord(root).baseUrl ?? '/'};
}
