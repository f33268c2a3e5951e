import {caching, hashedFolders} from './headers.mjs';

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
  return [`/*`, ...always, ...hashed, ''].join('\n');
}

/**
 * `_redirects` of Cloudflare Pages and Netlify. Both keep the query and serve the 404.html nearest to the address.
 * @param {Hosting} hosting
 */
export function redirectsFile({moves}) {
  return [...moves.map(([from, to]) => `${from} ${to} 301`), ''].join('\n');
}
