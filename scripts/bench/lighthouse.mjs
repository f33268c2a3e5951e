import {createServer} from 'node:net';

import {chromium} from '@playwright/test';
import lighthouse from 'lighthouse';

import {requireBrowser} from '../lib/browser.mjs';
import {Problem} from '../lib/problem.mjs';

/**
 * What Lighthouse says of a page on a phone, with its usual settings.
 * @typedef {object} Rating
 * @property {number} score of 100
 * @property {number} ratedLargestPaint ms
 * @property {number} ratedBlocking ms
 */

/** @returns {Promise<number>} */
function findFreePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const {port} = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/**
 * In a browser of its own: Lighthouse talks to it directly.
 * @param {string} address
 * @param {string} language of the reader
 * @returns {Promise<Rating>}
 */
export async function ratePage(address, language) {
  const {executablePath, args} = requireBrowser(chromium.executablePath());
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`, `--accept-lang=${language}`],
  });
  try {
    const result = await lighthouse(address, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance'],
    });
    const {categories, audits, runtimeError} = result?.lhr ?? {};
    const score = categories?.performance?.score ?? undefined;
    if (score === undefined) {
      throw new Problem(
        `Lighthouse gave ${address} no score: ${runtimeError?.message ?? 'no reason'}`,
        'Open the page and look into the console.',
      );
    }
    return {
      score: score * 100,
      ratedLargestPaint: audits?.['largest-contentful-paint']?.numericValue ?? NaN,
      ratedBlocking: audits?.['total-blocking-time']?.numericValue ?? NaN,
    };
  } finally {
    await browser.close();
  }
}
