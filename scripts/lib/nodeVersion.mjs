import {Problem} from './problem.mjs';

const oldestMajor = 20;

/** @param {string} version such as `20.20.0` */
export function requireNode(version) {
  if (Number.parseInt(version, 10) >= oldestMajor) return;
  throw new Problem(
    `Node.js ${version} is too old: this site needs ${oldestMajor} or newer.`,
    `Install a current Node.js from https://nodejs.org/ (or run "nvm install"), then try again.`,
  );
}
