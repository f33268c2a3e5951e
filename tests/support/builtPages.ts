import {readFileSync} from 'node:fs';
import path from 'node:path';

import {site} from '../../config/site';
import {parsePage, readAttribute, type HtmlElement, type HtmlPage} from './html';
import {buildFolder, languages, listBuiltFiles, type Language} from './site';

export type BuiltPage = {
  /** The file below build/. */
  name: string;
  html: string;
  page: HtmlPage;
  language: Language;
};

const [chinese, english] = languages;

/** Every HTML file of the build, parsed. */
export function readBuiltPages(): BuiltPage[] {
  return listBuiltFiles('.html').map((name) => {
    const html = readFileSync(path.join(buildFolder, name), 'utf8');
    const language = name.startsWith('en/') ? english : chinese;
    return {name, html, page: parsePage(html), language};
  });
}

/** Not so the plain pages that only lead on, and those for addresses that do not exist. */
export function isIndexed({name, page}: BuiltPage): boolean {
  if (name.endsWith('404.html')) return false;
  return !page.find('meta', {name: 'robots'}).some((meta) => {
    return readAttribute(meta, 'content')?.includes('noindex');
  });
}

const origin = new URL(site.url).origin;

/** Where the browser finds a page; two home pages keep their slash. */
function addressOf(name: string): URL {
  const address = name.replace(/(^|\/)index\.html$/, (_, slash: string) => slash && '');
  return new URL(`${site.baseUrl}${address === 'en' ? 'en/' : address}`, origin);
}

export type BuiltLink = {
  element: HtmlElement;
  href: string;
  /** The file of the build that answers, when the link stays on the site. */
  file?: string | undefined;
  internal: boolean;
  fragment: string;
};

/** Every link of a page and the file that would answer it. */
export function listLinks({name, page}: BuiltPage, files: ReadonlySet<string>): BuiltLink[] {
  return page.elements.flatMap((element) => {
    const href = /^(a|area)$/.test(element.tagName) ? readAttribute(element, 'href') : undefined;
    if (href === undefined) return [];
    const url = new URL(href, addressOf(name));
    const internal = url.origin === origin;
    const fragment = decodeURIComponent(url.hash.slice(1));
    const file = internal ? findFile(url.pathname, files) : undefined;
    return [{element, href, file, internal, fragment}];
  });
}

function findFile(pathname: string, files: ReadonlySet<string>): string | undefined {
  if (!pathname.startsWith(site.baseUrl)) return undefined;
  const name = decodeURIComponent(pathname.slice(site.baseUrl.length)).replace(/\/$/, '');
  // The not-found page names its own address, which is the only one with a file of that form.
  const candidates = [name, name === '' ? 'index.html' : `${name}/index.html`, `${name}.html`];
  return candidates.find((file) => files.has(file));
}
