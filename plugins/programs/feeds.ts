import {Feed} from 'feed';
import type {ElementContent, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';

import {feedFiles} from './feedFiles';
import {isElement} from './hast';
import {mapAddresses} from './markdown';
import type {ReadPage} from './pages';

/** Plain elements: readers have no styles for our classes, and ids would clash with those of other entries. */
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
  favicon: string;
  /** Canonical address of the page whose entries the feed carries. */
  link: string;
};

function dateOf({address, published, updated, checked}: ReadPage): Date {
  const time = published ?? updated ?? (checked && `${checked}-01`);
  if (time) return new Date(time);
  throw new Error(
    `${address} has no date for the feed. Write \`checked: 2024-08\` into its front matter.`,
  );
}

const frames = new Set(['article', 'div']);

/** The text itself: feeds name title, day and author of an entry, and frames around it say nothing. */
function unwrap(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return [node];
    if (node.tagName === 'header') return [];
    return frames.has(node.tagName) ? unwrap(node.children) : [node];
  });
}

function contentOf({article, url}: ReadPage): string {
  const absolute = mapAddresses(article, (address) => new URL(address, url).href);
  return writeHtml({type: 'root', children: unwrap(absolute.children as ElementContent[])});
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
      ...(page.tags.length > 0 && {category: page.tags.map((name) => ({name, term: name}))}),
    });
  }
  return {'rss.xml': feed.rss2(), 'atom.xml': feed.atom1(), 'feed.json': feed.json1()};
}
