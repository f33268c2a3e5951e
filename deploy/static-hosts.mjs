import {caching, hashedFolders} from './headers.mjs';

/** @typedef {import('./nginx.mjs').Hosting} Hosting */

/**
 * `_headers` of Cloudflare Pages and Netlify.
 * @param {Hosting} hosting
 */
export function headersFile({baseUrl, headers}) {
  const always = [...Object.entries(headers), ['Cache-Control', caching.other]];
  const hashed = hashedFolders.flatMap((folder) => [
    `${baseUrl}${folder}/*`,
    // Cloudflare joins the values of all rules that match unless one is taken away first.
    '  ! Cache-Control',
    `  Cache-Control: ${caching.hashed}`,
  ]);
  return [
    '/*',
    ...always.map(([name = '', value = '']) => `  ${name}: ${value}`),
    ...hashed,
    '',
  ].join('\n');
}

/**
 * `_redirects` of Cloudflare Pages and Netlify. Both keep the query.
 * @param {Hosting} hosting
 */
export function redirectsFile({baseUrl, moves}) {
  const lines = moves.map(([from, to]) => `${from} ${to} 301`);
  // Both serve the 404.html that is nearest to the address.
  return [...lines, `${baseUrl}en ${baseUrl}en/ 301`, ''].join('\n');
}
