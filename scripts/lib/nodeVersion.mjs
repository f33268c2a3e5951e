import path from 'node:path';

import {readJson} from './json.mjs';
import {Problem} from './problem.mjs';

/**
 * The oldest Node that package.json admits.
 * @param {string} root
 */
export function readOldestNode(root) {
  const file = path.join(root, 'package.json');
  const project = /** @type {{engines?: {node?: string}} | undefined} */ (readJson(file));
  return project?.engines?.node?.replace(/^>=\s*/, '') ?? '20.0.0';
}

/**
 * @param {string} version such as `20.20.0`
 * @param {string} oldest
 */
export function requireNode(version, oldest) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldest.split('.').map(Number);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new Problem(
    `Node.js ${version} is too old: this site needs ${oldestMajor}.${oldestMinor} or newer.`,
    'Install a current Node.js from https://nodejs.org/ (or run "nvm install"), then try again.',
  );
}
