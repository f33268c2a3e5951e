import {readFileSync} from 'node:fs';

import {caching, contentTypes, hashedFolders, namedTypes} from './headers.mjs';

/** @typedef {import('./nginx.mjs').Hosting} Hosting */

/**
 * `_headers` of Cloudflare Pages and Netlify. Both let a browser ask again for whatever this says nothing about.
 * @param {Hosting} hosting
 */
export function headersFile({baseUrl, headers}) {
  const always = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const hashed = hashedFolders.flatMap((folder) => [
    `${baseUrl}${folder}/*`,
    `  Cache-Control: ${caching.hashed}`,
  ]);
  const twins = [`${baseUrl}*.md`, `  Content-Type: ${contentTypes['.md']}`, '  Vary: Accept'];
  const named = Object.entries(namedTypes).flatMap(([name, type]) => [
    `${baseUrl}${name}`,
    `  Content-Type: ${type}`,
  ]);
  return [`/*`, ...always, ...hashed, ...twins, ...named, ''].join('\n');
}

/**
 * `_redirects` of Cloudflare Pages and Netlify. Both keep the query and serve the 404.html nearest to the address.
 * @param {Hosting} hosting
 */
export function redirectsFile({moves}) {
  return [...moves.map(([from, to]) => `${from} ${to} 301`), ''].join('\n');
}

/** The code that answers in the form a request asks for, without imports and exports. */
function workerCode() {
  const read = (/** @type {string} */ name) =>
    readFileSync(new URL(name, import.meta.url), 'utf8')
      .replace(/^import .*;\n+/gm, '')
      .replace(/^export /gm, '');
  return [read('./negotiate.mjs'), read('./worker.mjs')].join('\n');
}

/**
 * `_worker.js` of Cloudflare Pages.
 * @param {Hosting} hosting
 */
export function cloudflareWorker({baseUrl}) {
  const entry = `export default {
  fetch: (request, env) => answer(request, (asked) => env.ASSETS.fetch(asked), ${JSON.stringify(baseUrl)}),
};
`;
  return [workerCode(), entry].join('\n');
}

/**
 * An edge function of Netlify.
 * @param {Hosting} hosting
 */
export function netlifyFunction({baseUrl}) {
  const entry = `export default (request, context) =>
  answer(request, (asked) => context.next(asked), ${JSON.stringify(baseUrl)});

export const config = {path: '/*'};
`;
  return [workerCode(), entry].join('\n');
}
