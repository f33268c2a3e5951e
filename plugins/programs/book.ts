import type {Heading, Html, Root} from 'mdast';
import {stringify} from 'yaml';

import type {SiteLocale} from '../../config/site';
import {sections} from '../../config/sections';
import {mapNodes, moveAddress, writeMarkdown} from './markdown';
import type {Page} from './pages';

/** A page as a part of the book, with the addresses inside the book that others may lead to. */
export type Chapter = {text: string; anchors: string[]};

export type BookInfo = {title: string; tagline: string; language: SiteLocale; root: string};

const contents: Record<SiteLocale, string> = {'zh-Hans': '目录', en: 'Contents'};

/** Ids of pages hold slashes only, and no page is called as a part. */
const anchorOf = (route: string, id?: string): string =>
  (route.slice(1) || 'index') + (id === undefined ? '' : `--${id}`);
const partOf = (key: string): string => `part-${key}`;

/** A place that links lead to: Markdown says it in HTML. */
function writePlace(anchor: string): Html {
  const id = anchor.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
  return {type: 'html', value: `<a id="${id}"></a>`};
}

/** A heading one level lower, since parts of the book come first, with the place that links lead to. */
function turnHeading(heading: Heading, anchor: string | undefined): Heading {
  const depth = Math.min(heading.depth + 1, 6) as Heading['depth'];
  const place = anchor === undefined ? [] : [writePlace(anchor)];
  return {...heading, depth, children: [...place, ...heading.children]};
}

/** Links between pages lead on inside the book, all others to the site. */
export function writeChapter(
  {route, url}: Pick<Page, 'route' | 'url'>,
  text: Root,
  routes: ReadonlyMap<string, string>,
): Chapter {
  const anchors: string[] = [];
  const turn = (heading: Heading): Heading => {
    const id = heading.data?.id;
    const isTitle = anchors.length === 0;
    const anchor = isTitle || id !== undefined ? anchorOf(route, isTitle ? undefined : id) : id;
    if (anchor !== undefined) anchors.push(anchor);
    return turnHeading(heading, anchor);
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
  const chapter = mapNodes(text, (node) =>
    node.type === 'heading' ? turn(node) : moveAddress(node, move),
  );
  return {text: writeMarkdown(chapter), anchors};
}

type BookPage = Pick<Page, 'route' | 'title' | 'url' | 'next'> & {section: string};

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
  pages: readonly (BookPage & {chapter: Chapter})[],
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
