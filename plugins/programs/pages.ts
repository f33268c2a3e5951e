import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Root} from 'hast';

import type {SiteLocale} from '../../config/site';
import {routeOf, twinOf} from '../../src/navigation/twin';
import {findAll, findOne, parseHtml, textOf} from './hast';

/** A page of the finished site, as other programs get to know it. */
export type Page = {
  /** Address on the host, with base URL and language, as its own links write it. */
  address: string;
  /** Address without base URL and language: the same in both. */
  route: string;
  /** Address of its Markdown twin on the host. */
  twin: string;
  /** Canonical address. */
  url: string;
  title: string;
  description: string;
  language: SiteLocale;
  /** What was written as a page of the documentation or as a post; lists of others have none. */
  kind?: 'doc' | 'post';
  tags: string[];
  /** When a post was published. */
  published?: string;
  /** Day of the last change, `2026-11-21`; pages made from others have none. */
  updated?: string;
  /** Month of the platform facts, from the front matter. */
  checked?: string;
  /** The route of the page that is read after it. */
  next?: string | undefined;
};

/** With its content. */
export type ReadPage = Page & {article: Root};

/** What the plugins of the site know about a page besides its HTML. */
export type PageFacts = Pick<Page, 'kind' | 'tags' | 'published' | 'updated' | 'checked'>;

export type Folder = {outDir: string; baseUrl: string; siteTitle: string; language: SiteLocale};

/** Of those, the page that people share and find all the same. */
export const searchRoute = 'search';

type Head = Pick<Page, 'url' | 'title' | 'description'>;

export function readHead(html: string, page: string, siteTitle: string): Head {
  const head = parseHtml(
    html.slice(html.indexOf('<head>') + '<head>'.length, html.indexOf('</head>')),
  );
  const title = findOne(head, ({tagName}) => tagName === 'title');
  const description = findAll(head, ({properties}) => properties.name === 'description').at(-1);
  const canonical = findOne(head, ({properties}) => [properties.rel].flat().includes('canonical'));
  const url = canonical?.properties.href;
  const sentence = description?.properties.content;
  if (!title || typeof url !== 'string')
    throw new Error(`${page} has no title or canonical address.`);
  const suffix = ` | ${siteTitle}`;
  const text = textOf(title);
  return {
    url,
    title: text.endsWith(suffix) ? text.slice(0, -suffix.length) : text,
    description: typeof sentence === 'string' ? sentence : '',
  };
}

/** The file that holds a page. */
export function fileOf(route: string, outDir: string): string {
  return path.join(outDir, route, 'index.html');
}

const nextLink = /pagination-nav__link--next"? href="?([^\s">]+)/;

/** A page without its content. */
export function readPage(
  address: string,
  facts: PageFacts,
  {outDir, baseUrl, siteTitle, language}: Folder,
): Page & {html: string} {
  const route = routeOf(address, baseUrl);
  const html = readFileSync(fileOf(route, outDir), 'utf8');
  const next = nextLink.exec(html)?.[1];
  return {
    ...readHead(html, address, siteTitle),
    ...facts,
    address,
    route,
    language,
    twin: twinOf(address, baseUrl),
    next: next && routeOf(next, baseUrl),
    html,
  };
}
