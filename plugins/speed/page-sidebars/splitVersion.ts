import type {PropSidebarItem, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';

type Part = keyof Pick<PropVersionMetadata, 'docsSidebars' | 'docs'>;

export type DataModule = {name: string; code: string};

/** Writes a module and says how a route names it. */
export type WriteModule = (module: DataModule) => string;

const client = '@site/src/navigation/versionData';

function makeModule(
  version: PropVersionMetadata,
  part: Part,
  name: string,
  value: object,
): DataModule {
  const owner = [version.pluginId, version.version].map((id) => JSON.stringify(id)).join(', ');
  return {
    name: `${version.version}-${part}-${name}.js`.replace(/[^\w.-]/g, '-'),
    code: `import {versionData} from '${client}';
export default Object.assign(versionData(${owner}).${part}, JSON.parse(${JSON.stringify(JSON.stringify(value))}));
`,
  };
}

function findCategory(items: readonly PropSidebarItem[], href: string): readonly PropSidebarItem[] {
  for (const item of items) {
    if (item.type !== 'category') continue;
    if (item.href === href) return item.items;
    const found = findCategory(item.items, href);
    if (found.length > 0) return found;
  }
  return [];
}

/** The pages that the cards of a category describe. */
function pickDocs(
  {docs, docsSidebars}: PropVersionMetadata,
  href: string,
): PropVersionMetadata['docs'] {
  const items = Object.values(docsSidebars).flatMap((sidebar) => findCategory(sidebar, href));
  return Object.fromEntries(
    items.flatMap((item) => {
      const doc = item.type === 'link' && item.docId ? docs[item.docId] : undefined;
      return doc ? [[doc.id, doc]] : [];
    }),
  );
}

/**
 * A version's route gives every page all sidebars and the descriptions of all pages. Here each page names the one
 * sidebar it shows, and each generated list the pages it describes.
 */
export function splitVersion(route: RouteConfig, write: WriteModule): RouteConfig {
  const version = route.props?.version as PropVersionMetadata;
  const sidebars = new Map(
    Object.entries(version.docsSidebars).map(([name, items]) => [
      name,
      write(makeModule(version, 'docsSidebars', name, {[name]: items})),
    ]),
  );
  const withData = (page: RouteConfig): RouteConfig => {
    const sidebar = sidebars.get(page.sidebar as string);
    const isList = page.props?.categoryGeneratedIndex !== undefined;
    const docs =
      isList && write(makeModule(version, 'docs', page.path, pickDocs(version, page.path)));
    return {
      ...page,
      ...(page.routes && {routes: page.routes.map(withData)}),
      modules: {...page.modules, ...(sidebar && {sidebar}), ...(docs && {docs})},
    };
  };
  return {
    ...route,
    props: {...route.props, version: {...version, docsSidebars: {}, docs: {}}},
    routes: route.routes?.map(withData),
  };
}
