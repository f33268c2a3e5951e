import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {hashedFolders} from '../../deploy/headers.mjs';
import {readCommit} from './fingerprint.mjs';
import {readJson} from './json.mjs';
import {Problem} from './problem.mjs';

/**
 * @typedef {object} BuildInfo what a release says of itself, at /build-info.json
 * @property {string} version
 * @property {string | null} commit null for sources without Git history
 * @property {string} siteUrl
 * @property {string} baseUrl
 * @property {{node: string, docusaurus: string}} madeWith
 * @property {Record<'pages' | 'pagesInEnglish' | 'files' | 'bytes', number>} counts before compression
 * @property {string[]} assets the hashed files that this build made
 */

/**
 * Files below a folder as paths with slashes, sorted.
 * @param {string} folder
 * @returns {string[]}
 */
export function listFilesBelow(folder) {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({name, parentPath}) => path.relative(folder, path.join(parentPath, name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

/** @param {string} name */
const isHashed = (name) => hashedFolders.some((folder) => name.startsWith(`${folder}/`));

/**
 * The address that the pages of a build give as their own.
 * @param {string} folder
 */
function readSiteUrl(folder) {
  const [, address] =
    /<link[^>]*rel="?canonical"?[^>]*href="?([^"\s>]+)/.exec(
      readFileSync(path.join(folder, 'index.html'), 'utf8'),
    ) ?? [];
  if (address) return new URL(address).origin;
  throw new Problem(`${folder}/index.html has no canonical address.`, 'Build the site again.');
}

/**
 * @param {string} root
 * @param {string} folder
 * @param {string} baseUrl
 * @returns {BuildInfo}
 */
export function describeBuild(root, folder, baseUrl) {
  const names = listFilesBelow(folder);
  const pages = names.filter((name) => name.endsWith('index.html'));
  /** @param {string} file */
  const readVersion = (file) =>
    /** @type {{version?: string} | undefined} */ (readJson(path.join(root, file)))?.version ?? '';
  return {
    version: readVersion('package.json'),
    commit: readCommit(root) || null,
    siteUrl: readSiteUrl(folder),
    baseUrl,
    madeWith: {
      node: process.versions.node,
      docusaurus: readVersion('node_modules/@docusaurus/core/package.json'),
    },
    counts: {
      pages: pages.length,
      pagesInEnglish: pages.filter((name) => name.startsWith('en/')).length,
      files: names.length,
      bytes: names.reduce((sum, name) => sum + readFileSync(path.join(folder, name)).length, 0),
    },
    assets: names.filter(isHashed),
  };
}

/**
 * Puts the hashed files of the release before beside those of this one, so that tabs opened before go on working.
 * Only what that release made itself: each release carries one older generation, not all of them.
 * @param {string} previous the site folder of the release before
 * @param {string} folder
 * @returns {string[]} what was kept
 */
export function keepAssets(previous, folder) {
  const info = /** @type {BuildInfo | undefined} */ (
    readJson(path.join(previous, 'build-info.json'))
  );
  if (!info) {
    throw new Problem(
      `${previous} has no build-info.json, so it is not the site folder of a release.`,
      'Name the folder that was deployed before, or leave out --previous for the first release.',
    );
  }
  const kept = info.assets.filter((name) => !existsSync(path.join(folder, name)));
  for (const name of kept) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    cpSync(path.join(previous, name), path.join(folder, name));
  }
  return kept;
}
