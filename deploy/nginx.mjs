import {caching, contentTypes, hashedFolders, namedTypes} from './headers.mjs';
import {comparison, decision, linkHeader, qualities, twinTypes, unnamed} from './negotiate.mjs';

/**
 * @typedef {object} Hosting
 * @property {string} baseUrl begins and ends with a slash
 * @property {readonly (readonly [from: string, to: string])[]} moves old addresses and where they lead, both languages
 * @property {Record<string, string>} headers of every answer
 */

/** @param {string} text */
function quote(text) {
  if (text.includes('$')) {
    throw new Error(`nginx has no way to write the dollar sign of: ${text}`);
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
 * One of the tables of negotiate.mjs.
 * @param {string} source
 * @param {string} result
 * @param {import('./negotiate.mjs').Table} table
 * @param {string} otherwise
 */
function writeMap(source, result, table, otherwise) {
  const lines = table.map(([pattern, value]) => `    "~*${pattern}" ${value};`);
  return [`map ${source} ${result} {`, ...lines, `    default ${otherwise};`, '}'].join('\n');
}

/** Which form of a page a request asks for. */
function negotiationMaps() {
  const [html, markdown, plain] = ['$site_html', '$site_markdown', '$site_plain'];
  const compare = (/** @type {string} */ one, /** @type {string} */ other) =>
    writeMap(`"${one} ${other}"`, `${one}_to_${other.slice(1)}`, comparison, 'less');
  const facts = [
    markdown,
    `${markdown}_to_${html.slice(1)}`,
    `${markdown}_to_${plain.slice(1)}`,
    `${plain}_to_${html.slice(1)}`,
    html,
  ];
  return [
    writeMap('$http_accept', html, qualities.html, unnamed),
    writeMap('$http_accept', markdown, qualities.markdown, unnamed),
    writeMap('$http_accept', plain, qualities.plain, unnamed),
    compare(markdown, html),
    compare(markdown, plain),
    compare(plain, html),
    writeMap(`"${facts.join(' ')}"`, '$site_form', decision, 'html'),
  ].join('\n');
}

/**
 * The links of pages and twins; $uri is by then that of the file which answers.
 * @param {string} baseUrl
 */
function linkMap(baseUrl) {
  const lines = ['en/', ''].flatMap((language) => {
    const root = escapePattern(baseUrl) + language;
    /** @param {string} pattern @param {{twin?: string, page?: string}} target */
    const line = (pattern, target) => {
      const links = linkHeader({base: baseUrl, isEnglish: language !== '', ...target});
      return `    "~^(?:200|304) ${pattern}" "${links.replaceAll('"', '\\"')}";`;
    };
    return [
      line(`${root}search/+index\\.html$`, {}),
      line(`${root}/?index\\.html$`, {twin: `${baseUrl}${language}index.md`}),
      line(`(?<site_page>${root}.+?)/+index\\.html$`, {twin: '$site_page.md'}),
      line(`${root}index\\.md$`, {page: `${baseUrl}${language}`}),
      line(`(?<site_page>${root}.+)\\.md$`, {page: '$site_page'}),
    ];
  });
  const none = `    "~ ${escapePattern(baseUrl)}(?:\\.well-known/|skill\\.md$)" "";`;
  return ['map "$status $uri" $site_link {', none, ...lines, '    default "";', '}'].join('\n');
}

/**
 * What stands beside the server, inside `http`: deploy/server.conf includes it.
 * @param {Hosting} hosting
 */
export function nginxMaps({baseUrl}) {
  const base = escapePattern(baseUrl);
  const hashed = hashedFolders.map(escapePattern).join('|');
  return `${origin}
${negotiationMaps()}
${linkMap(baseUrl)}
map $uri $site_twin {
    "~^(?<site_home>${base}(en/)?)$" "\${site_home}index.md";
    "~^${base}en$" ${baseUrl}en/index.md;
    "~^(?<site_address>.+?)/?$" $site_address.md;
}
# A name that no file has stands for "not this form".
map $site_form $site_markdown_file {
    markdown $site_twin;
    default /-;
}
map $site_form $site_plain_file {
    plain $site_twin;
    default /-;
}
map $site_form $site_refused_file {
    none $uri/index.html;
    default /-;
}
map $uri $site_vary {
    "~\\.(html|md|txt)$" Accept;
    default "";
}
map $uri $site_language_folder {
    "~^${base}en(/|$)" ${baseUrl}en/;
    default ${baseUrl};
}
map "$site_form $uri" $site_not_found {
    "~^(markdown|plain) |\\.(md|txt)$" "\${site_language_folder}404.txt";
    default "\${site_language_folder}404.html";
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
  const named = Object.entries(namedTypes).map(
    ([name, type]) =>
      `location = ${baseUrl}${name} {\n    types {}\n    default_type ${quote(type)};\n}`,
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
# Nothing is sent where the value is empty.
add_header Vary $site_vary always;
add_header Link $site_link;

error_page 404 $site_not_found;
error_page 406 \${site_language_folder}406.txt;

location ${baseUrl} {
    if (-f $document_root$site_plain_file) {
        rewrite ^ ${baseUrl}-/plain$site_plain_file last;
    }
    if (-f $document_root$site_refused_file) {
        return 406;
    }
    try_files $site_markdown_file $uri/index.html $uri =404;
}

# Not refused again.
location = ${baseUrl}406.txt {}
location = ${baseUrl}en/406.txt {}

${named.join('\n')}

# A twin under another type.
location ${baseUrl}-/plain/ {
    internal;
    types {}
    default_type ${quote(twinTypes.plain)};
    rewrite ^${base}-/plain(.*)$ $1 break;
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
