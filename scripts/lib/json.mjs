import {readFileSync} from 'node:fs';

/**
 * @param {string} text
 * @returns {unknown} nothing when the text is no JSON
 */
export function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * @param {string} file
 * @returns {unknown} nothing when the file is missing or holds no JSON
 */
export function readJson(file) {
  try {
    return parseJson(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
