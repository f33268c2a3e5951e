import {createHash} from 'node:crypto';
import {once} from 'node:events';
import {readFile, stat} from 'node:fs/promises';
import {createServer, STATUS_CODES} from 'node:http';
import path from 'node:path';

import {
  caching,
  contentTypes,
  hashedFolders,
  hashInlineScripts,
  namedTypes,
  securityHeaders,
} from '../../deploy/headers.mjs';
import {chooseForm, linkHeader, twinTypes} from '../../deploy/negotiate.mjs';
import {readJson} from './json.mjs';
import {Problem} from './problem.mjs';

/**
 * @typedef {object} Site
 * @property {string} folder the finished build
 * @property {Record<string, string>} aliases old addresses and where they lead
 * @property {string} baseUrl begins and ends with a slash
 *
 * @typedef {{kind: 'file', file: string, status: 200 | 404 | 406, type?: string}
 *   | {kind: 'move', to: string}
 *   | {kind: 'refuse', status: 400 | 404}} Answer
 */

/** Files of which a request may get another one in their place. */
const negotiated = /\.(html|md|txt)$/;

/** @param {string} file */
async function isFile(file) {
  try {
    return (await stat(file)).isFile();
  } catch {
    // Missing, a file where a folder should be, or a name too long for the system: nothing to serve.
    return false;
  }
}

/**
 * The decoded names of a path, without the trailing slash; undefined when the path is no valid encoding.
 * @param {string} requested
 */
function splitPath(requested) {
  if (!requested.startsWith('/')) return undefined;
  try {
    const names = requested.slice(1).split('/').map(decodeURIComponent);
    if (names.at(-1) === '') names.pop();
    return names;
  } catch {
    return undefined;
  }
}

/**
 * Names that no file of a build has, and that could lead out of its folder.
 * @param {string} name
 */
function isForbidden(name) {
  return name === '' || name === '.' || name === '..' || /[/\\]/.test(name);
}

/** @param {string} baseUrl */
const namesOfBase = (baseUrl) => baseUrl.split('/').filter(Boolean);

/**
 * @param {string[]} names
 * @param {Site} site
 * @param {string} query
 * @returns {Answer}
 */
function moveTo(names, site, query) {
  const address = names.map(encodeURIComponent).join('/');
  // The two home pages are the only ones whose canonical address ends with a slash.
  const slash = address === 'en' ? '/' : '';
  return {kind: 'move', to: `${site.baseUrl}${address}${slash}${query}`};
}

/**
 * The target of an alias, in the language of the address.
 * @param {string[]} names
 * @param {Site} site
 */
function findAlias(names, {aliases}) {
  const prefix = names[0] === 'en' ? ['en'] : [];
  const target = aliases[`/${names.slice(prefix.length).join('/')}`];
  return target === undefined ? undefined : [...prefix, ...target.split('/').filter(Boolean)];
}

/**
 * @param {string[]} names
 * @returns {string[] | undefined} the names without `.html` or `/index.html`
 */
function stripSuffix(names) {
  const last = names.at(-1) ?? '';
  if (last === 'index.html') return names.slice(0, -1);
  return /.\.html$/.test(last) ? [...names.slice(0, -1), last.slice(0, -5)] : undefined;
}

/**
 * Decides without looking at method or headers.
 * @param {string} target path and query as requested
 * @param {Site} site
 * @returns {Promise<Answer>}
 */
export async function decideAnswer(target, site) {
  const cut = target.indexOf('?');
  const requested = cut < 0 ? target : target.slice(0, cut);
  const query = cut < 0 ? '' : target.slice(cut);
  const all = splitPath(requested);
  if (!all) return {kind: 'refuse', status: 400};

  const base = namesOfBase(site.baseUrl);
  const names = all.slice(base.length);
  const inside = base.every((name, index) => all[index] === name);
  const found =
    inside && !names.some(isForbidden)
      ? await findAnswer(names, site, query, requested.endsWith('/'))
      : undefined;
  return found ?? findNotFoundPage(inside ? names : [], site);
}

/**
 * @param {string[]} names
 * @param {Site} site
 * @param {string} query
 * @param {boolean} slash whether the address ended with one
 * @returns {Promise<Answer | undefined>}
 */
async function findAnswer(names, site, query, slash) {
  const file = path.join(site.folder, ...names);
  const page = path.join(file, 'index.html');

  const alias = findAlias(names, site);
  if (alias) {
    const known = await isFile(path.join(site.folder, ...alias, 'index.html'));
    return known ? moveTo(alias, site, query) : undefined;
  }
  if (!slash && names.at(-1) !== 'index.html' && (await isFile(file))) {
    return {kind: 'file', file, status: 200};
  }
  if (await isFile(page)) return {kind: 'file', file: page, status: 200};

  const stripped = stripSuffix(names);
  const answer = stripped && (await findAnswer(stripped, site, query, true));
  if (answer?.kind === 'file') return moveTo(stripped ?? [], site, query);
  return answer;
}

/**
 * @param {string[]} names
 * @param {Site} site
 * @returns {Promise<Answer>}
 */
async function findNotFoundPage(names, {folder}) {
  const file = path.join(folder, names[0] === 'en' ? 'en/404.html' : '404.html');
  return (await isFile(file)) ? {kind: 'file', file, status: 404} : {kind: 'refuse', status: 404};
}

/**
 * @param {string} file
 * @param {Site} site
 */
function chooseCaching(file, {folder}) {
  const name = path.relative(folder, file).split(path.sep).join('/');
  const hashed = hashedFolders.some((hashedFolder) => name.startsWith(`${hashedFolder}/`));
  return hashed ? caching.hashed : caching.other;
}

/**
 * The twin of a page, whether or not it is there.
 * @param {string} page
 * @param {Site} site
 */
function twinOf(page, {folder}) {
  const address = path.dirname(page);
  const isHome = [folder, path.join(folder, 'en')].includes(address);
  return isHome ? path.join(address, 'index.md') : `${address}.md`;
}

/**
 * The same answer in the form that the request asks for.
 * @param {import('node:http').IncomingMessage} request
 * @param {Extract<Answer, {kind: 'file'}>} answer
 * @param {Site} site
 * @returns {Promise<Extract<Answer, {kind: 'file'}>>}
 */
async function negotiate({url = '/', headers}, answer, site) {
  const form = chooseForm(headers.accept);
  const isText = form === 'markdown' || form === 'plain';
  if (answer.status === 404) {
    const wanted = isText || /\.(md|txt)$/.test(url.replace(/\?.*$/, ''));
    const file = answer.file.replace(/html$/, 'txt');
    return wanted && (await isFile(file)) ? {...answer, file} : answer;
  }
  if (path.basename(answer.file) !== 'index.html') return answer;
  if (form === 'none') {
    const prefix = languageFolder(answer.file, site);
    return {kind: 'file', file: path.join(site.folder, prefix, '406.txt'), status: 406};
  }
  const file = twinOf(answer.file, site);
  return isText && (await isFile(file)) ? {...answer, file, type: twinTypes[form]} : answer;
}

/**
 * @param {string} file
 * @param {Site} site
 */
const languageFolder = (file, {folder}) =>
  file.startsWith(path.join(folder, 'en') + path.sep) ? 'en' : '';

/**
 * @param {string} file
 * @param {Site} site
 */
const addressOf = (file, {folder, baseUrl}) =>
  baseUrl + path.relative(folder, file).split(path.sep).map(encodeURIComponent).join('/');

/**
 * Where a page and its twin lead on; nothing for other files.
 * @param {string} file
 * @param {Site} site
 */
async function describeLinks(file, site) {
  const shared = {base: site.baseUrl, isEnglish: languageFolder(file, site) !== ''};
  if (path.basename(file) === 'index.html') {
    const twin = twinOf(file, site);
    return linkHeader({...shared, twin: (await isFile(twin)) ? addressOf(twin, site) : undefined});
  }
  const page = file.replace(/(\/index)?\.md$/, '');
  if (path.extname(file) !== '.md' || !(await isFile(path.join(page, 'index.html')))) return '';
  return linkHeader({...shared, page: addressOf(page, site).replace(/\/en$/, '/en/')});
}

/**
 * @param {string} file
 * @param {Site} site
 */
function typeOf(file, {folder}) {
  const name = path.relative(folder, file).split(path.sep).join('/');
  const named = /** @type {Record<string, string | undefined>} */ (namedTypes)[name];
  return named ?? contentTypes[path.extname(file)] ?? 'application/octet-stream';
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {Extract<Answer, {kind: 'file'}>} answer
 * @param {Site} site
 */
async function sendFile(request, response, answer, site) {
  const {file, status, type} = await negotiate(request, answer, site);
  const content = await readFile(file);
  const hashes = path.extname(file) === '.html' ? hashInlineScripts(content.toString()) : [];
  setHeaders(response, securityHeaders(hashes));
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  response.setHeader('ETag', etag);
  response.setHeader('Cache-Control', chooseCaching(file, site));
  if (negotiated.test(file)) response.setHeader('Vary', 'Accept');
  const links = status === 200 ? await describeLinks(file, site) : '';
  if (links) response.setHeader('Link', links);
  const known = (request.headers['if-none-match'] ?? '').split(/\s*,\s*/);
  if (status === 200 && (known.includes(etag) || known.includes(`W/${etag}`))) {
    response.writeHead(304).end();
    return;
  }
  response.writeHead(status, {
    'Content-Type': type ?? typeOf(file, site),
    'Content-Length': content.length,
  });
  // Node leaves the body out of an answer to HEAD.
  response.end(content);
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {Record<string, string>} headers
 */
function setHeaders(response, headers) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {Record<string, string>} [headers]
 */
function sendText(response, status, headers) {
  setHeaders(response, securityHeaders([]));
  response.writeHead(status, {'Content-Type': 'text/plain; charset=utf-8', ...headers});
  response.end(`${status} ${STATUS_CODES[status] ?? ''}\n`);
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {Site} site
 */
async function respond(request, response, site) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    sendText(response, 405, {Allow: 'GET, HEAD'});
    return;
  }
  const answer = await decideAnswer(request.url ?? '/', site);
  // Without no-cache a browser would remember the move for whatever is served on this port next.
  if (answer.kind === 'move') {
    sendText(response, 301, {Location: answer.to, 'Cache-Control': 'no-cache'});
  } else if (answer.kind === 'refuse') sendText(response, answer.status);
  else await sendFile(request, response, answer, site);
}

/**
 * Where old addresses lead.
 * @param {string} root
 */
export function readAliases(root) {
  const file = path.join(root, 'config/aliases.json');
  const aliases = /** @type {Record<string, string> | undefined} */ (readJson(file));
  if (aliases) return aliases;
  throw new Problem(
    `${file} cannot be read.`,
    'Restore it: an object of "/old": "/new" addresses.',
  );
}

/**
 * Serves a finished build.
 * @param {Site & {port: number, host?: string}} options port 0 takes any free one
 */
export async function startServer({port, host, ...site}) {
  const server = createServer((request, response) => {
    respond(request, response, site).catch((/** @type {unknown} */ error) => {
      // A rebuild may remove a file between finding and reading it.
      console.error(error instanceof Error ? error.message : error);
      if (response.headersSent) response.destroy();
      else sendText(response, 404);
    });
  });
  // As long as nginx keeps them: a program that thinks for a while finds its connection open.
  server.keepAliveTimeout = 75_000;
  const actualPort = await listen(server, port, host);
  return {
    url: `http://${host ?? 'localhost'}:${actualPort}${site.baseUrl}`,
    close: () => close(server),
  };
}

/**
 * Fails now rather than after minutes of installing and building.
 * @param {number} port
 */
export async function requireFreePort(port) {
  const probe = createServer();
  await listen(probe, port);
  await close(probe);
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {string} [host]
 */
async function listen(server, port, host) {
  server.listen({port, host});
  try {
    await once(server, 'listening');
  } catch (error) {
    throw explainListenError(error, port);
  }
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/** @param {import('node:http').Server} server */
async function close(server) {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

/**
 * @param {unknown} error
 * @param {number} port
 */
function explainListenError(error, port) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reasons = {EADDRINUSE: 'is taken by another program', EACCES: 'needs administrator rights'};
  if (!Object.hasOwn(reasons, code)) return error;
  const reason = reasons[/** @type {keyof typeof reasons} */ (code)];
  const other = port === 3000 ? 3001 : 3000;
  return new Problem(
    `Port ${port} ${reason}.`,
    `Choose another one: add "-- --port ${other}" to the command, or put "PORT=${other}" before it.`,
  );
}
