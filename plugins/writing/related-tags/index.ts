import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, Plugin} from '@docusaurus/types';

import type {Relations, TaggedPage} from '../../../src/data/relatedTags';

type Tag = {label: string; permalink: string};
type Page = TaggedPage & {tags: readonly Tag[]};

const mostTags = 6;

const pagesWith = ({permalink}: Tag, pages: readonly Page[]): Page[] =>
  pages.filter(({tags}) => tags.some((tag) => tag.permalink === permalink));

const listTags = (pages: readonly Page[]): Tag[] => [
  ...new Map(pages.flatMap(({tags}) => tags).map((tag) => [tag.permalink, tag])).values(),
];

function relate(tag: Tag, pages: readonly Page[], otherKind: readonly Page[]): Relations {
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
    tags,
    others: others.map(({title, permalink, description}) => ({title, permalink, description})),
  };
}

/** By the address of each tag, what it is related to. */
export function relateTags(
  guides: readonly Page[],
  posts: readonly Page[],
): Record<string, Relations> {
  return Object.fromEntries([
    ...listTags(guides).map((tag) => [tag.permalink, relate(tag, guides, posts)]),
    ...listTags(posts).map((tag) => [tag.permalink, relate(tag, posts, guides)]),
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
export default function relatedTags(): Plugin {
  return {
    name: 'related-tags',
    async allContentLoaded({allContent, actions}) {
      await actions.createData('tags.json', relateTags(...readPages(allContent)));
    },
  };
}
