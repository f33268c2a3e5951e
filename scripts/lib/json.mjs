import {readFileSync} from 'node:fs';

/**
 * @param {string} file
 * @returns {unknown} nothing when the file is missing or holds no JSON
 */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
