import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, lstatSync, readdirSync, readFileSync, readlinkSync} from 'node:fs';
import path from 'node:path';

import {Problem} from './problem.mjs';

/**
 * @param {string} root
 * @param {string[]} args
 */
function askGit(root, args) {
  const {status, stdout} = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return status === 0 ? stdout : undefined;
}

/** @param {string} root */
function listWithGit(root) {
  // Inside another project's Git tree Git would answer for that project.
  if (!existsSync(path.join(root, '.git'))) return undefined;
  const output = askGit(root, ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  return output?.split('\0').filter((name) => name !== '');
}

/** @param {string} root */
function readIgnoredNames(root) {
  const file = path.join(root, '.gitignore');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split(/\r?\n/) : [];
  const entries = lines.map((line) => line.trim()).filter((line) => line && !line.startsWith('#'));
  return new Set(['.git', ...entries.map((entry) => entry.replace(/\/$/, ''))]);
}

/**
 * @param {string} root
 * @returns {string[]}
 */
function listByWalking(root) {
  const ignored = readIgnoredNames(root);
  /** @type {(folder: string) => string[]} */
  const walk = (folder) =>
    readdirSync(path.join(root, folder), {withFileTypes: true}).flatMap((entry) => {
      const name = folder ? `${folder}/${entry.name}` : entry.name;
      if (ignored.has(entry.name) || ignored.has(name)) return [];
      return entry.isDirectory() ? walk(name) : [name];
    });
  return walk('');
}

/**
 * Every file that is part of the project: tracked or not, but not ignored. Without Git, .gitignore is read as a
 * list of plain names.
 * @param {string} root
 */
export function listFiles(root) {
  const names = listWithGit(root) ?? listByWalking(root);
  return [...new Set(names)].filter((name) => isFileOrLink(path.join(root, name))).sort();
}

/** @param {string} file */
function isFileOrLink(file) {
  const stats = lstatSync(file, {throwIfNoEntry: false});
  return stats !== undefined && (stats.isFile() || stats.isSymbolicLink());
}

/** @param {string} file */
function readContent(file) {
  return lstatSync(file).isSymbolicLink() ? Buffer.from(readlinkSync(file)) : readFileSync(file);
}

/**
 * One hash over the names and bytes of files.
 * @param {string} root
 * @param {string[]} names
 */
export function hashFiles(root, names) {
  if (names.length === 0) {
    throw new Problem(`No files found in ${root}.`, 'Run the command in a complete checkout.');
  }
  const hash = createHash('sha256');
  for (const name of names) {
    const content = readContent(path.join(root, name));
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * The commit in use: pages show when Git last saw them change, so the same files under another commit build
 * differently.
 * @param {string} root
 */
export function readCommit(root) {
  return existsSync(path.join(root, '.git'))
    ? (askGit(root, ['rev-parse', 'HEAD'])?.trim() ?? '')
    : '';
}
