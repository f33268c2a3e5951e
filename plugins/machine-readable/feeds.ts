import {Feed} from 'feed';
import type {ElementContent, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';

import {plainArticle} from './article';
import {feedFiles} from './feedFiles';
import {isElement, parseHtml} from './hast';
import {mapAddresses} from './markdown';
import type {ReadPage} from './pages';

/** The HTML of an article as feed readers show it: plain elements, without buttons, icons and drawings. */
export function cleanHtml(html: string, page: string): string {
  return writeHtml(plainArticle(parseHtml(html), page));
}

/** Readers have no styles for our classes, and ids would clash with those of other entries. */
function writeHtml(root: Root): string {
  const strip = (node: ElementContent): ElementContent => {
    if (!isElement(node)) return node;
    const {href, src, alt} = node.properties;
    return {...node, properties: {href, src, alt}, children: node.children.map(strip)};
  };
  return toHtml({...root, children: (root.children as ElementContent[]).map(strip)});
}

export type FeedInfo = {
  title: string;
  description: string;
  author: string;
  copyright: string;
  language: string;
  /** Canonical address of the page whose entries the feed carries. */
  link: string;
};

function dateOf({address, updated, checked}: ReadPage): Date {
  const day = updated ?? (checked && `${checked}-01`);
  if (day) return new Date(day);
  throw new Error(
    `${address} has no date for the feed. Write \`checked: 2024-08\` into its front matter.`,
  );
}

function contentOf({article, url}: ReadPage): string {
  const absolute = mapAddresses(article, (address) => new URL(address, url).href);
  const [first, ...rest] = absolute.children.filter(
    (node) => !isElement(node) || node.tagName !== 'header',
  );
  return writeHtml({type: 'root', children: first ? [first, ...rest] : rest});
}

/** A feed with an entry for each page, newest first, by file name. */
export function writeFeeds(pages: readonly ReadPage[], info: FeedInfo): Record<string, string> {
  const entries = pages
    .map((page) => ({page, date: dateOf(page)}))
    .sort((a, b) => b.date.getTime() - a.date.getTime());
  const feed = new Feed({
    id: info.link,
    ...info,
    author: {name: info.author},
    updated: entries[0]?.date,
    feedLinks: Object.fromEntries(feedFiles.map(({key, name}) => [key, `${info.link}/${name}`])),
  });
  for (const {page, date} of entries) {
    feed.addItem({
      title: page.title,
      id: page.url,
      link: page.url,
      date,
      description: page.description,
      content: contentOf(page),
      author: [{name: info.author}],
    });
  }
  return {'rss.xml': feed.rss2(), 'atom.xml': feed.atom1(), 'feed.json': feed.json1()};
}
