import {Problem} from '../scripts/lib/problem.mjs';
import {caching, contentTypes, hashedFolders} from './headers.mjs';

/**
 * @typedef {object} Hosting
 * @property {string} baseUrl begins and ends with a slash
 * @property {readonly (readonly [from: string, to: string])[]} moves old addresses and where they lead, both languages
 * @property {Record<string, string>} headers of every answer
 */

/** @param {string} text */
function quote(text) {
  if (text.includes('$')) {
    throw new Problem(`nginx has no way to write the dollar sign of: ${text}`, 'Do without it.');
  }
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** @param {string} text */
const escapePattern = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const origin =
  '# Made by "npm run release" from deploy/nginx.mjs: change that file, not this one.\n';

/** Files by content type, in the form of nginx's `types`. */
function listTypes() {
  /** @type {Record<string, string[]>} */
  const endings = {};
  for (const [ending, type] of Object.entries(contentTypes)) {
    (endings[type] ??= []).push(ending.slice(1));
  }
  return Object.entries(endings).map(([type, names]) => `${quote(type)} ${names.join(' ')};`);
}

/**
 * What stands beside the server, inside `http`: deploy/server.conf includes it.
 * @param {Hosting} hosting
 */
export function nginxMaps({baseUrl}) {
  const base = escapePattern(baseUrl);
  const hashed = hashedFolders.map(escapePattern).join('|');
  return `${origin}
map $uri $site_not_found {
    ~^${base}en(/|$) ${baseUrl}en/404.html;
    default ${baseUrl}404.html;
}

# A missing file must not be kept: only what was found below these folders has a hash in its name.
map "$status $uri" $site_caching {
    "~^(200|206|304) ${base}(${hashed})/" ${quote(caching.hashed)};
    default ${quote(caching.other)};
}
`;
}

/**
 * What stands inside the server, beside its address and its folder: deploy/server.conf includes it.
 * @param {Hosting} hosting
 */
export function nginxSite({baseUrl, moves, headers}) {
  const base = escapePattern(baseUrl);
  const sent = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${quote(value)} always;`,
  );
  const moved = moves.map(
    ([from, to]) =>
      `location ~ ^${escapePattern(from)}(/|/index\\.html|\\.html)?$ { return 301 ${to}$is_args$args; }`,
  );
  return `${origin}
server_tokens off;
absolute_redirect off;
etag on;
# "npm run release" has compressed every file beforehand. The first line needs libnginx-mod-http-brotli-static.
brotli_static on;
gzip_static on;
gzip_vary on;

types {
${listTypes()
  .map((line) => `    ${line}`)
  .join('\n')}
}
default_type application/octet-stream;

# The time of a file is made from its content, so that the ETag is too. Shown as a date it would mislead.
add_header Last-Modified "" always;
# nginx drops all of these wherever a location adds one of its own: none below does.
${sent.join('\n')}
add_header Cache-Control $site_caching always;

error_page 404 $site_not_found;

location ${baseUrl} {
    try_files $uri/index.html $uri =404;
}

location = ${baseUrl}404.html {
    internal;
}
location = ${baseUrl}en/404.html {
    internal;
}
location = ${baseUrl}index.html {
    return 301 ${baseUrl}$is_args$args;
}
location = ${baseUrl}en.html {
    return 301 ${baseUrl}en/$is_args$args;
}
location = ${baseUrl}en/index.html {
    return 301 ${baseUrl}en/$is_args$args;
}

${moved.join('\n')}

# Only a page that exists is led to, so no address can be made up.
location ~ ^(?<site_page>${base.replace(/\/$/, '')}/.+?)(/index)?\\.html/?$ {
    if (-f $document_root$site_page/index.html) {
        return 301 $site_page$is_args$args;
    }
    return 404;
}
`;
}
