import type {Element, ElementContent} from 'hast';
import {stringify} from 'yaml';

import type {SiteLocale} from '../../config/site';
import {sections} from '../../config/sections';
import {element, isElement} from './hast';
import {anchorTag, mapAddresses, writeMarkdown} from './markdown';
import type {ReadPage} from './pages';

/** A page as a part of the book, with the addresses inside the book that others may lead to. */
export type Chapter = {text: string; anchors: string[]};

export type BookInfo = {title: string; tagline: string; language: SiteLocale; root: string};

const contents: Record<SiteLocale, string> = {'zh-Hans': '目录', en: 'Contents'};

/** Ids of pages hold slashes only, and no page is called as a part. */
const anchorOf = (route: string, id?: string): string =>
  (route.slice(1) || 'index') + (id === undefined ? '' : `--${id}`);
const partOf = (key: string): string => `part-${key}`;

/** A heading one level lower, since parts of the book come first, with the place that links lead to. */
function turnHeading(heading: Element, anchor: string | undefined): Element {
  const level = Math.min(Number(heading.tagName.slice(1)) + 1, 6);
  const place = {...element(anchorTag), properties: {id: anchor}};
  const children = anchor === undefined ? heading.children : [place, ...heading.children];
  return {...heading, tagName: `h${level}`, children};
}

/** Links between pages lead on inside the book, all others to the site. */
export function writeChapter(
  {article, route, url}: ReadPage,
  routes: ReadonlyMap<string, string>,
): Chapter {
  const anchors: string[] = [];
  const turn = (node: ElementContent): ElementContent => {
    if (!isElement(node)) return node;
    if (!/^h[1-6]$/.test(node.tagName)) return {...node, children: node.children.map(turn)};
    const id = typeof node.properties.id === 'string' ? node.properties.id : undefined;
    const isTitle = anchors.length === 0;
    const anchor = isTitle || id !== undefined ? anchorOf(route, isTitle ? undefined : id) : id;
    if (anchor !== undefined) anchors.push(anchor);
    return turnHeading(node, anchor);
  };
  const move = (address: string): string => {
    const [, page = '', query = '', hash = ''] =
      /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(address) ?? [];
    const target = page === '' ? route : routes.get(page.replace(/(.)\/$/, '$1'));
    if (target !== undefined && query === '') {
      return `#${anchorOf(target, hash === '' ? undefined : decodeURIComponent(hash))}`;
    }
    return URL.canParse(address, url) ? new URL(address, url).href : address;
  };
  const moved = mapAddresses(article, move);
  const root = {...moved, children: (moved.children as ElementContent[]).map(turn)};
  return {text: writeMarkdown(root), anchors};
}

type Page = Pick<ReadPage, 'route' | 'title' | 'url'> & {
  section: string;
  next?: string | undefined;
};

/**
 * As the links at the foot of the pages lead from one to the next, which waits for all that lead to it; what none leads
 * to begins a row of its own.
 */
export function inReadingOrder<Entry extends Pick<Page, 'route' | 'next'>>(
  pages: readonly Entry[],
): Entry[] {
  const known = new Map(pages.map((page) => [page.route, page]));
  const led = new Set(pages.map(({next}) => next));
  const order = new Set<Entry>();
  const isDue = ({route}: Entry) => pages.every((page) => page.next !== route || order.has(page));
  for (const first of [...pages.filter(({route}) => !led.has(route)), ...pages]) {
    let page: Entry | undefined = first;
    while (page && !order.has(page)) {
      order.add(page);
      const next: Entry | undefined = known.get(page.next ?? '');
      page = next && isDue(next) ? next : undefined;
    }
  }
  return [...order];
}

/** All pages in one Markdown file, part by part, with a table of contents. */
export function writeBook(
  pages: readonly (Page & {chapter: Chapter})[],
  {title, tagline, language, root}: BookInfo,
): string {
  const ordered = inReadingOrder(pages);
  const parts = sections.map(({key, title: name, description}) => ({
    anchor: partOf(key),
    name: name[language],
    description: description[language],
    own: ordered.filter(({section}) => section === key),
  }));
  const list = parts.flatMap(({anchor, name, own}) => [
    `- [${name}](#${anchor})`,
    ...own.map(
      (page) => `  - [${page.title.replace(/[[\]\\`*_<]/g, '\\$&')}](#${anchorOf(page.route)})`,
    ),
  ]);
  const known = new Set(pages.flatMap(({chapter}) => chapter.anchors));
  // What is no heading has no place of its own in Markdown; the link leads to its page.
  const settle = (text: string): string =>
    text.replace(/(\]\(<?#)([^)>\s]+?)--([^)>\s]+)/g, (whole, start: string, page: string) =>
      known.has(whole.slice(start.length)) || !known.has(page) ? whole : start + page,
    );
  const facts = stringify({title, subtitle: tagline, language, url: root}, {lineWidth: 0});
  return [
    `---\n${facts}---\n`,
    `# ${contents[language]}\n`,
    `${list.join('\n')}\n`,
    ...parts.flatMap(({anchor, name, description, own}) => [
      `# <a id="${anchor}"></a>${name}\n`,
      `${description}\n`,
      ...own.map(({chapter}) => settle(chapter.text)),
    ]),
  ].join('\n');
}
