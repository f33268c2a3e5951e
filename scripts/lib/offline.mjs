import {cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {build as bundle} from 'esbuild';
import {zipSync} from 'fflate';
import {defaultTreeAdapter as tree, parse, serialize} from 'parse5';

import {listFilesBelow} from './buildInfo.mjs';
import {readJson} from './json.mjs';

/** @typedef {import('parse5').DefaultTreeAdapterTypes.Element} Element */
/** @typedef {import('parse5').DefaultTreeAdapterTypes.ParentNode} ParentNode */

/** What a page may need; what programs read, and the scripts of the site, stay online. */
const kept = /\.(html|css|svg|png|jpe?g|webp|gif|ico|ya?ml)$|^(en\/)?(specs|files|examples)\//;
const left = /^(en\/)?(404\.html|offline\.html|img\/social\/|openapi\.)/;
const addressAttributes = ['href', 'src', 'action', 'poster'];
const keptLinks = ['stylesheet', 'icon'];

const languages = /** @type {const} */ ([
  {prefix: '', words: {count: '找到 {count} 个页面', none: '没有找到。换一个说法试试。'}},
  {prefix: 'en/', words: {count: '{count} pages found', none: 'No results. Try other words.'}},
]);

/**
 * Names under which the files of the build lie in the archive: two that differ by case only would be one on Windows and macOS.
 * @param {readonly string[]} names
 * @returns {Map<string, string>}
 */
export function nameFiles(names) {
  /** @type {Map<string, string>} */
  const folders = new Map();
  /** @type {Set<string>} */
  const taken = new Set();
  /** @param {string} name @returns {string} */
  const nameOf = (name) => {
    const known = folders.get(name);
    if (known !== undefined) return known;
    const {dir, name: stem, ext} = path.posix.parse(name);
    const parent = dir === '' ? '' : `${nameOf(dir)}/`;
    let own = `${parent}${stem}${ext}`;
    for (let at = 2; taken.has(own.toLowerCase()); at += 1) own = `${parent}${stem}-${at}${ext}`;
    taken.add(own.toLowerCase());
    folders.set(name, own);
    return own;
  };
  return new Map([...names].sort().map((name) => [name, nameOf(name)]));
}

/**
 * @typedef {object} Place
 * @property {Map<string, string>} files of the build, with their names in the archive
 * @property {string} siteUrl
 * @property {string} baseUrl
 */

/**
 * The file of the build that an address of the site means.
 * @param {string} pathname
 * @param {Place} place
 */
function findFile(pathname, {files, baseUrl}) {
  if (!pathname.startsWith(baseUrl)) return undefined;
  const name = decodeURI(pathname.slice(baseUrl.length)).replace(/\/$/, '');
  const candidates = [name, name === '' ? 'index.html' : `${name}/index.html`];
  return candidates.find((candidate) => files.has(candidate));
}

/**
 * An address as it has to stand in a page of the archive; what is not in it leads to the site.
 * @param {string} value
 * @param {string} page its name in the build
 * @param {Place} place
 */
export function moveAddress(value, page, place) {
  const {files, siteUrl, baseUrl} = place;
  if (value === '' || /^(#|data:|mailto:)/.test(value)) return value;
  const own = new URL(baseUrl + page.replace(/index\.html$/, ''), siteUrl);
  const url = new URL(value, own);
  if (url.origin !== own.origin) return value;
  const file = findFile(url.pathname, place);
  if (file === undefined) return url.href;
  const from = path.posix.dirname(files.get(page) ?? page);
  return path.posix.relative(from, files.get(file) ?? file) + url.search + url.hash;
}

/**
 * @param {Element} element
 * @param {boolean} isSearch
 */
function isLeftOut({tagName, attrs}, isSearch) {
  if (tagName === 'link') {
    return !attrs.some(({name, value}) => name === 'rel' && keptLinks.includes(value));
  }
  // The page of results has a script here, too.
  return tagName === 'script' || (tagName === 'noscript' && isSearch);
}

/**
 * @param {ParentNode} parent
 * @param {(value: string) => string} move
 * @param {boolean} isSearch
 */
function changeBelow(parent, move, isSearch) {
  for (const node of [...parent.childNodes]) {
    if (!tree.isElementNode(node)) continue;
    if (isLeftOut(node, isSearch)) {
      tree.detachNode(node);
      continue;
    }
    for (const one of node.attrs) {
      if (addressAttributes.includes(one.name)) one.value = move(one.value);
    }
    changeBelow(node, move, isSearch);
    // It stands for what the scripts would have made.
    if (node.tagName !== 'noscript') continue;
    for (const child of [...node.childNodes]) {
      tree.detachNode(child);
      tree.insertBefore(parent, child, node);
    }
    tree.detachNode(node);
  }
}

/**
 * @param {ParentNode} parent
 * @param {string} tagName
 * @returns {Element}
 */
function findElement(parent, tagName) {
  const found = parent.childNodes.find(
    (node) => tree.isElementNode(node) && node.tagName === tagName,
  );
  if (!found) throw new Error(`A page has no <${tagName}>.`);
  return /** @type {Element} */ (found);
}

/**
 * @param {Element} parent
 * @param {string} tagName
 * @param {Record<string, string>} attributes
 */
function addElement(parent, tagName, attributes) {
  const attrs = Object.entries(attributes).map(([name, value]) => ({name, value}));
  tree.appendChild(parent, tree.createElement(tagName, parent.namespaceURI, attrs));
}

/**
 * A page of the build as it is read from a folder.
 * @param {string} html
 * @param {string} page its name in the build
 * @param {Place} place
 */
export function changePage(html, page, place) {
  const document = parse(html, {scriptingEnabled: false});
  const root = findElement(document, 'html');
  const [head, body] = [findElement(root, 'head'), findElement(root, 'body')];
  const language = page.startsWith('en/') ? 'en/' : '';
  const to = (/** @type {string} */ name) =>
    path.posix.relative(path.posix.dirname(place.files.get(page) ?? page), name);
  const isSearch = page === `${language}search/index.html`;
  changeBelow(root, (value) => moveAddress(value, page, place), isSearch);
  root.attrs.push({name: 'data-root', value: `${to(language) || '.'}/`});
  addElement(head, 'link', {rel: 'stylesheet', href: to('offline/style.css')});
  addElement(head, 'script', {src: to('offline/theme.js')});
  addElement(body, 'script', {src: to('offline/page.js')});
  if (isSearch) {
    addElement(body, 'script', {src: to(`${language}search/search-index.js`)});
    addElement(body, 'script', {src: to('offline/search.js')});
  }
  return serialize(document);
}

/**
 * The index of a language as a script, because a page from a folder may not fetch.
 * @param {string} build
 * @param {(typeof languages)[number]} language
 * @param {Place} place
 */
function makeIndex(build, {prefix, words}, {files, baseUrl}) {
  const {indexName, mostEdits} = /** @type {{indexName: string, mostEdits: number}} */ (
    readJson(path.join(build, 'search.json'))
  );
  const [before = '', after = ''] = indexName.split('{part}');
  const parts = listFilesBelow(path.join(build, prefix))
    .filter((name) => name.startsWith(before) && name.endsWith(after))
    .map((name) => name.slice(before.length, -after.length))
    .filter((part) => /^-(titles|pinyin|terms\d+|documents\d+)$/.test(part));
  const read = (/** @type {string} */ part) =>
    readJson(path.join(build, prefix, before + part + after));
  /** @type {Record<string, string>} */
  const pages = {};
  for (const [name, moved] of files) {
    if (!name.startsWith(prefix) || !name.endsWith('index.html')) continue;
    pages[baseUrl + name.replace(/\/?index\.html$/, '')] = moved.slice(prefix.length);
  }
  const index = {
    files: Object.fromEntries(parts.map((part) => [part, read(part)])),
    pages,
    baseUrl: baseUrl + prefix,
    mostEdits,
    words,
  };
  return `window.offlineIndex = ${JSON.stringify(index)};\n`;
}

/**
 * Makes of a finished build a folder that is read without a server: open index.html.
 * @param {{root: string, build: string, target: string, siteUrl: string, baseUrl: string}} options
 */
export async function makeOffline({root, build, target, siteUrl, baseUrl}) {
  const names = listFilesBelow(build).filter((name) => kept.test(name) && !left.test(name));
  const place = {files: nameFiles(names), siteUrl, baseUrl};
  const write = (/** @type {string} */ name, /** @type {string} */ text) => {
    mkdirSync(path.dirname(path.join(target, name)), {recursive: true});
    writeFileSync(path.join(target, name), text);
  };
  for (const [name, moved] of place.files) {
    const file = path.join(build, name);
    if (name.endsWith('.html')) write(moved, changePage(readFileSync(file, 'utf8'), name, place));
    else if (name.endsWith('.css')) {
      // No script of the site comes, so its pages look as they do without.
      const css = readFileSync(file, 'utf8').replace(/\(scripting:\s*none\)/g, 'all');
      write(
        moved,
        css.replace(
          /url\((['"]?)(\/[^)'"]+)\1\)/g,
          (_, /** @type {string} */ quote, /** @type {string} */ address) => {
            const page = `${name.replace(/[^/]+$/, '')}index.html`;
            return `url(${quote}${moveAddress(address, page, place)}${quote})`;
          },
        ),
      );
    } else cpSync(file, path.join(target, moved));
  }
  for (const language of languages) {
    write(`${language.prefix}search/search-index.js`, makeIndex(build, language, place));
  }
  const sources = path.join(root, 'src/offline');
  await bundle({
    entryPoints: ['theme.ts', 'page.ts', 'search.ts'].map((name) => path.join(sources, name)),
    outdir: path.join(target, 'offline'),
    alias: {'@site': root},
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    logLevel: 'error',
  });
  cpSync(path.join(sources, 'style.css'), path.join(target, 'offline/style.css'));
}

/**
 * Packs the offline edition into an archive that every system opens, with the same bytes for the same build.
 * @param {string} archive
 * @param {Omit<Parameters<typeof makeOffline>[0], 'target'>} options
 */
export async function packOffline(archive, options) {
  const folder = `${archive}.draft`;
  rmSync(folder, {recursive: true, force: true});
  await makeOffline({...options, target: folder});
  /** @type {import('fflate').Zippable} */
  const files = {};
  for (const name of listFilesBelow(folder)) files[name] = readFileSync(path.join(folder, name));
  // The archive knows no time before 1980.
  const mtime = '1980-01-02T12:00:00';
  writeFileSync(archive, zipSync(files, {level: 9, mtime}));
  rmSync(folder, {recursive: true});
}
