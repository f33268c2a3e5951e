import {readFileSync} from 'node:fs';
import path from 'node:path';

import {inReadingOrder} from '../../../src/data/posts';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';

import type {SiteLocale} from '../../../config/site';
import {tagPages} from '../../../config/tagPages';
import type {Relations, Section, TaggedOperation, TaggedPage} from '../../../src/data/relatedTags';
import {keyOfTag, tagGroups} from '../../../src/data/tags';
import {drawApostrophes} from '../mdx/remarkApostrophes';

type Tag = {label: string; permalink: string};
type Page = TaggedPage & {tags: readonly Tag[]; source: string};

/** What is known of a guide beside its tags. */
type Known = {
  listSections: (page: Page) => readonly Section[];
  listOperations: (page: Page) => readonly TaggedOperation[];
};

const mostTags = 6;
const mostGuides = 3;
const mostOperations = 6;

const heading = /^## (.+) \{#([\w-]+)\}$/gm;

/** What a page is divided into; where to go on from it is no part of its subject. */
export function listSections(content: string): Section[] {
  return [...content.replaceAll('\r\n', '\n').matchAll(heading)]
    .map(([, title = '', id = '']) => ({title: drawApostrophes(title.replaceAll('`', '')), id}))
    .filter(({id}) => id !== 'next');
}

const pagesWith = ({permalink}: Tag, pages: readonly Page[]): Page[] =>
  pages.filter(({tags}) => tags.some((tag) => tag.permalink === permalink));

const listTags = (pages: readonly Page[]): Tag[] => [
  ...new Map(pages.flatMap(({tags}) => tags).map((tag) => [tag.permalink, tag])).values(),
];

/** Those that stand in one group with a tag on the page of all tags. */
function listNeighbours(tag: Tag, pages: readonly Page[]): Tag[] {
  const group = tagGroups.find(({tags}) => keyOfTag(tag.permalink) in tags)?.tags ?? {};
  return listTags(pages).filter(({permalink}) => keyOfTag(permalink) in group);
}

const byAddress = (operations: readonly TaggedOperation[]): Map<string, TaggedOperation> =>
  new Map(operations.map((operation) => [operation.address, operation]));

/** The most useful operation of each page, then the second of each, and so on; what is chosen stands by pages. */
function chooseOperations(lists: readonly (readonly TaggedOperation[])[]): {
  operations: TaggedOperation[];
  hasMoreOperations: boolean;
} {
  const longest = Math.max(0, ...lists.map(({length}) => length));
  const ranked = Array.from({length: longest}, (_, rank) =>
    lists.flatMap((list) => list[rank] ?? []),
  );
  const addresses = [...byAddress(ranked.flat()).keys()];
  const chosen = new Set(addresses.slice(0, mostOperations));
  return {
    operations: [...byAddress(lists.flat()).values()].filter(({address}) => chosen.has(address)),
    hasMoreOperations: addresses.length > mostOperations,
  };
}

const asLink = ({title, permalink, description}: Page): TaggedPage => ({
  title,
  permalink,
  description,
});

/** How far a tag is from being the first of a page. */
const rankIn = ({tags}: Page, {permalink}: Tag): number =>
  tags.findIndex((tag) => tag.permalink === permalink);

/** Pages come as readers find them: guides in the order of their sidebar, posts the newest first. */
function relate(
  tag: Tag,
  pages: readonly Page[],
  otherKind: readonly Page[],
  known?: Known,
): Relations {
  const shared = pagesWith(tag, pages);
  const isOther = ({permalink}: Tag) => permalink !== tag.permalink;
  const besides = listTags(shared).filter(isOther);
  const tags = (besides.length > 0 || !known ? besides : listNeighbours(tag, pages).filter(isOther))
    .map((other) => ({...other, together: pagesWith(other, shared).length}))
    .sort((a, b) => b.together - a.together)
    .slice(0, mostTags)
    .map((other) => ({
      label: other.label,
      permalink: other.permalink,
      count: pagesWith(other, pages).length,
    }))
    .sort((a, b) => b.count - a.count);
  const namesake = listTags(otherKind).find(({label}) => label === tag.label);
  const others = namesake ? pagesWith(namesake, otherKind) : [];
  const mainPage = known && tagPages[keyOfTag(tag.permalink)];
  const lead =
    shared.length === 1
      ? shared[0]
      : shared.find(({permalink}) => mainPage && permalink.endsWith(mainPage));
  const mostAboutFirst = [...shared].sort(
    (a, b) => Number(b === lead) - Number(a === lead) || rankIn(a, tag) - rankIn(b, tag),
  );
  const first = known ? mostAboutFirst.slice(0, mostGuides) : inReadingOrder(shared);
  return {
    pages: first.map(({title, permalink}) => ({title, permalink})),
    lead: lead && known && {permalink: lead.permalink, sections: known.listSections(lead)},
    ...chooseOperations(mostAboutFirst.map((page) => known?.listOperations(page) ?? [])),
    tags,
    others: others.map(asLink),
  };
}

/** By the address of each tag, what it is related to. */
export function relateTags(
  guides: readonly Page[],
  posts: readonly Page[],
  known: Known,
): Record<string, Relations> {
  return Object.fromEntries([
    ...listTags(guides).map((tag) => [tag.permalink, relate(tag, guides, posts, known)]),
    ...listTags(posts).map((tag) => [tag.permalink, relate(tag, posts, guides)]),
  ] as [string, Relations][]);
}

type Version = DocsContent['loadedVersions'][number];

const listDocs = (items: Version['sidebars'][string]): string[] =>
  items.flatMap((item) => {
    if (item.type === 'category') return listDocs(item.items);
    return item.type === 'doc' ? item.id : [];
  });

/** Within a sidebar, what readers ask for most comes first. */
function sortBySidebar({docs, sidebars}: Version): Version['docs'] {
  const order = Object.values(sidebars).flatMap(listDocs);
  return [...docs].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}

function readPages(allContent: AllContent): [guides: Page[], posts: Page[]] {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent | undefined;
  const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
  return [
    docs?.loadedVersions.flatMap(sortBySidebar) ?? [],
    blog?.blogPosts.map(({metadata}) => metadata) ?? [],
  ];
}

/** Writes what the pages of tags say of other tags and of the API; only they load it. */
export default function relatedTags({siteDir, baseUrl, i18n}: LoadContext): Plugin {
  return {
    name: 'related-tags',
    async allContentLoaded({allContent, actions}) {
      // Like all that works on content: the configuration is read more often than it is.
      const {readRelatedOperations} = await import('../../api-reference/relatedOperations');
      const operations = readRelatedOperations();
      const locale = i18n.currentLocale as SiteLocale;
      const known: Known = {
        listSections: ({source}) =>
          listSections(readFileSync(path.join(siteDir, source.replace(/^@site/, '')), 'utf8')),
        listOperations: ({permalink}) =>
          (operations[`/${permalink.slice(baseUrl.length)}`] ?? []).map(({title, ...one}) => ({
            ...one,
            title: title[locale],
          })),
      };
      await actions.createData('tags.json', relateTags(...readPages(allContent), known));
    },
  };
}
