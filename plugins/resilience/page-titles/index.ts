import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent, Plugin} from '@docusaurus/types';

export type PageTitle = readonly [permalink: string, title: string];

type SidebarItems = DocsContent['loadedVersions'][number]['sidebars'][string];

/** Generated pages of groups are known to the sidebar alone. */
function listGroups(items: SidebarItems): PageTitle[] {
  return items.flatMap((item): PageTitle[] => {
    if (item.type !== 'category') return [];
    const own = item.link?.type === 'generated-index' ? [item.link] : [];
    return [
      ...own.map(({permalink, title}): PageTitle => [permalink, title ?? item.label]),
      ...listGroups(item.items),
    ];
  });
}

function listDocs({loadedVersions}: DocsContent): PageTitle[] {
  return loadedVersions.flatMap(({docs, sidebars}) => [
    ...docs.map(({permalink, title}): PageTitle => [permalink, title]),
    ...Object.values(sidebars).flatMap(listGroups),
  ]);
}

const listPosts = ({blogPosts}: BlogContent): PageTitle[] =>
  blogPosts.map(({metadata: {permalink, title}}): PageTitle => [permalink, title]);

const listPages = (pages: PagesContent): PageTitle[] =>
  pages.flatMap(({permalink, ...page}): PageTitle[] =>
    'title' in page && page.title ? [[permalink, page.title]] : [],
  );

/** Every instance of a content plugin: a site may have several docs. */
function readInstances(allContent: AllContent, plugin: string): unknown[] {
  return plugin in allContent ? Object.values(allContent[plugin] ?? {}) : [];
}

/** Address and title of every page that was written or generated. */
export function listTitles(allContent: AllContent): PageTitle[] {
  return [
    ...(readInstances(allContent, 'docusaurus-plugin-content-docs') as DocsContent[]).flatMap(
      listDocs,
    ),
    ...(readInstances(allContent, 'docusaurus-plugin-content-blog') as BlogContent[]).flatMap(
      listPosts,
    ),
    ...(readInstances(allContent, 'docusaurus-plugin-content-pages') as PagesContent[]).flatMap(
      listPages,
    ),
  ];
}

/** Writes the list from which the not-found page takes what the reader may have meant; only that page loads it. */
export default function pageTitles(): Plugin {
  return {
    name: 'page-titles',
    async allContentLoaded({allContent, actions}) {
      await actions.createData('pages.json', listTitles(allContent));
    },
  };
}
