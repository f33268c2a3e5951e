import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';

import type {Relations, Section, TaggedPage} from '../../../src/data/relatedTags';

type Tag = {label: string; permalink: string};
type Page = TaggedPage & {tags: readonly Tag[]; source: string};
type ListSections = (page: Page) => readonly Section[];

const mostTags = 6;

/** A tag with so few pages leads into them: their names alone say little. */
const fewPages = 3;

const heading = /^## (.+) \{#([\w-]+)\}$/gm;

/** What a page is divided into; where to go on from it is no part of its subject. */
export function listSections(content: string): Section[] {
  return [...content.replaceAll('\r\n', '\n').matchAll(heading)]
    .map(([, title = '', id = '']) => ({title: title.replaceAll('`', ''), id}))
    .filter(({id}) => id !== 'next');
}

const pagesWith = ({permalink}: Tag, pages: readonly Page[]): Page[] =>
  pages.filter(({tags}) => tags.some((tag) => tag.permalink === permalink));

const listTags = (pages: readonly Page[]): Tag[] => [
  ...new Map(pages.flatMap(({tags}) => tags).map((tag) => [tag.permalink, tag])).values(),
];

function relate(
  tag: Tag,
  pages: readonly Page[],
  otherKind: readonly Page[],
  sectionsOf: ListSections,
): Relations {
  const shared = pagesWith(tag, pages);
  const tags = listTags(shared)
    .filter(({permalink}) => permalink !== tag.permalink)
    .map((other) => ({...other, together: pagesWith(other, shared).length}))
    .sort((a, b) => b.together - a.together)
    .slice(0, mostTags)
    .map((other) => ({
      label: other.label,
      permalink: other.permalink,
      count: pagesWith(other, pages).length,
    }));
  const namesake = listTags(otherKind).find(({label}) => label === tag.label);
  const others = namesake ? pagesWith(namesake, otherKind) : [];
  return {
    pages: shared.map((page) => ({
      title: page.title,
      permalink: page.permalink,
      sections: shared.length > fewPages ? [] : sectionsOf(page),
    })),
    tags,
    others: others.map(({title, permalink, description}) => ({title, permalink, description})),
  };
}

/** By the address of each tag, what it is related to. */
export function relateTags(
  guides: readonly Page[],
  posts: readonly Page[],
  sectionsOf: ListSections,
): Record<string, Relations> {
  return Object.fromEntries([
    ...listTags(guides).map((tag) => [tag.permalink, relate(tag, guides, posts, sectionsOf)]),
    ...listTags(posts).map((tag) => [tag.permalink, relate(tag, posts, guides, () => [])]),
  ] as [string, Relations][]);
}

function readPages(allContent: AllContent): [guides: Page[], posts: Page[]] {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent | undefined;
  const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
  return [
    docs?.loadedVersions.flatMap((version) => version.docs) ?? [],
    blog?.blogPosts.map(({metadata}) => metadata) ?? [],
  ];
}

/** Writes what the pages of tags say of other tags; only they load it. */
export default function relatedTags({siteDir}: LoadContext): Plugin {
  const sectionsOf: ListSections = ({source}) =>
    listSections(readFileSync(path.join(siteDir, source.replace(/^@site/, '')), 'utf8'));
  return {
    name: 'related-tags',
    async allContentLoaded({allContent, actions}) {
      await actions.createData('tags.json', relateTags(...readPages(allContent), sectionsOf));
    },
  };
}
