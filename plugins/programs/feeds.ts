import {Feed} from 'feed';
import type {ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';

import {feedFiles} from './feedFiles';
import {isElement} from './hast';
import type {Page, ReadPage} from './pages';

/**
 * Plain elements with whole addresses: readers have no styles for our classes, and ids would clash with those of other
 * entries.
 */
function writeHtml(nodes: readonly ElementContent[], url: string): string {
  const complete = (address: unknown) =>
    typeof address === 'string' ? new URL(address, url).href : undefined;
  const strip = (node: ElementContent): ElementContent => {
    if (!isElement(node)) return node;
    const {href, src, alt} = node.properties;
    const properties = {href: complete(href), src: complete(src), alt};
    return {...node, properties, children: node.children.map(strip)};
  };
  return toHtml({type: 'root', children: nodes.map(strip)});
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
  return writeHtml(unwrap(article.children as ElementContent[]), url);
}

/** The most entries of the feed of changes. */
const changesLimit = 100;

/** What has changed lately, one entry for each page and day, newest first, by file name. */
export function writeChanges(pages: readonly Page[], info: FeedInfo): Record<string, string> {
  const changed = pages
    .flatMap(({updated, ...page}) => (updated === undefined ? [] : [{...page, updated}]))
    .sort((a, b) => b.updated.localeCompare(a.updated) || a.route.localeCompare(b.route))
    .slice(0, changesLimit);
  const feed = openFeed(info, changed[0] && new Date(changed[0].updated));
  for (const {title, url, description, updated} of changed) {
    const date = new Date(updated);
    const author = [{name: info.author}];
    feed.addItem({title, id: `${url}#${updated}`, link: url, date, description, author});
  }
  return writeFiles(feed);
}

const writeFiles = (feed: Feed): Record<string, string> => ({
  'rss.xml': feed.rss2(),
  'atom.xml': feed.atom1(),
  'feed.json': feed.json1(),
});

function openFeed(info: FeedInfo, updated: Date | undefined): Feed {
  return new Feed({
    id: info.link,
    ...info,
    author: {name: info.author},
    updated,
    feedLinks: Object.fromEntries(feedFiles.map(({key, name}) => [key, `${info.link}/${name}`])),
  });
}

/** A feed with an entry for each page, newest first, by file name. */
export function writeFeeds(pages: readonly ReadPage[], info: FeedInfo): Record<string, string> {
  const entries = pages
    .map((page) => ({page, date: dateOf(page)}))
    .sort((a, b) => b.date.getTime() - a.date.getTime());
  const feed = openFeed(info, entries[0]?.date);
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
  return writeFiles(feed);
}
