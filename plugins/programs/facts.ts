import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin, RouteConfig} from '@docusaurus/types';

import type {PageFacts} from './pages';

type Tag = {label: string};
type Written = {
  permalink: string;
  date?: Date;
  tags?: readonly Tag[];
  frontMatter: Record<string, unknown>;
};
type Source = Written & {kind: NonNullable<PageFacts['kind']>};

function listSources({name, content}: LoadedPlugin): Source[] {
  const mark = (kind: Source['kind']) => (source: Written) => ({...source, kind});
  if (name === 'docusaurus-plugin-content-docs') {
    return (content as LoadedContent).loadedVersions.flatMap(({docs}) => docs).map(mark('doc'));
  }
  if (name === 'docusaurus-plugin-content-blog') {
    return (content as BlogContent).blogPosts.map(({metadata}) => metadata).map(mark('post'));
  }
  return [];
}

const withoutSlash = (address: string): string => address.replace(/(.)\/$/, '$1');

function listUpdates(routes: readonly RouteConfig[]): [address: string, day: string][] {
  return routes.flatMap(({path, metadata, routes: inside = []}) => {
    const time = metadata?.lastUpdatedAt;
    const own: [string, string][] =
      typeof time === 'number'
        ? [[withoutSlash(path), new Date(time).toISOString().slice(0, 10)]]
        : [];
    return [...own, ...listUpdates(inside)];
  });
}

/** What the front matter and the history say about the page at an address. */
export function collectFacts(
  plugins: readonly LoadedPlugin[],
  routes: readonly RouteConfig[],
): (address: string) => PageFacts {
  const sources = new Map(
    plugins.flatMap(listSources).map((source) => [withoutSlash(source.permalink), source]),
  );
  const updates = new Map(listUpdates(routes));
  return (address) => {
    const source = sources.get(address);
    const checked = source?.frontMatter.checked;
    return {
      kind: source?.kind,
      tags: source?.tags?.map(({label}) => label) ?? [],
      published: source?.date?.toISOString(),
      updated: updates.get(address),
      checked: typeof checked === 'string' ? checked : undefined,
    };
  };
}
