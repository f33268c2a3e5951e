import type {LoadedPlugin} from '@docusaurus/types';

import type {SearchOptions} from './settings';

type Route = {permalink: string; unlisted?: boolean};
type Content = {
  loadedVersions?: {docs: Route[]}[];
  blogPosts?: {metadata: Route}[];
};

type SitePlugin = Pick<LoadedPlugin, 'name' | 'content' | 'options'>;

const trim = (base: unknown): string => String(base).replace(/^\/|\/$/g, '');

/** The addresses that can be found: docs, single pages and posts as the options say, but no lists or drafts. */
export function listRoutes(
  plugins: readonly SitePlugin[],
  options: SearchOptions,
  baseUrl: string,
): string[] {
  const isAt = (chosen: string | string[], {options: {routeBasePath}}: SitePlugin) =>
    [chosen].flat().map(trim).includes(trim(routeBasePath));
  const routes = plugins.flatMap((plugin): Route[] => {
    const content = plugin.content as Content | Route[] | null | undefined;
    if (!content) return [];
    if (Array.isArray(content)) {
      const arePages = plugin.name === 'docusaurus-plugin-content-pages';
      return options.indexPages && arePages ? content : [];
    }
    const {loadedVersions = [], blogPosts = []} = content;
    if (options.indexDocs && isAt(options.docsRouteBasePath, plugin)) {
      return loadedVersions.flatMap(({docs}) => docs);
    }
    return options.indexBlog && isAt(options.blogRouteBasePath, plugin)
      ? blogPosts.map(({metadata}) => metadata)
      : [];
  });
  const ignored = [options.ignoreFiles].flat();
  const isIgnored = (route: string) =>
    ignored.some((one) => (typeof one === 'string' ? one === route : one.test(route)));
  return routes
    .filter(({permalink, unlisted}) => !unlisted && !isIgnored(permalink.slice(baseUrl.length)))
    .map(({permalink}) => permalink)
    .sort();
}
