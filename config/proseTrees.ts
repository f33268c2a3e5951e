import type {SiteLocale} from './site';

export type ProseKind = 'guide' | 'oauth' | 'community' | 'post' | 'page';

type ProseTree = {
  kind: ProseKind;
  /** Where the pages of the tree are served. */
  routeBase: string;
  folders: Record<SiteLocale, string>;
};

/** Where prose lives: the Chinese folder and, at the same relative path, its English mirror. */
export const proseTrees: readonly ProseTree[] = [
  {
    kind: 'guide',
    routeBase: '/',
    folders: {'zh-Hans': 'docs', en: 'i18n/en/docusaurus-plugin-content-docs/current'},
  },
  {
    kind: 'oauth',
    routeBase: '/oauth',
    folders: {'zh-Hans': 'oauth', en: 'i18n/en/docusaurus-plugin-content-docs-oauth/current'},
  },
  {
    kind: 'community',
    routeBase: '/api',
    folders: {
      'zh-Hans': 'community',
      en: 'i18n/en/docusaurus-plugin-content-docs-community/current',
    },
  },
  {
    kind: 'post',
    routeBase: '/blog',
    folders: {'zh-Hans': 'blog', en: 'i18n/en/docusaurus-plugin-content-blog'},
  },
  {
    kind: 'page',
    routeBase: '/',
    folders: {'zh-Hans': 'src/pages', en: 'i18n/en/docusaurus-plugin-content-pages'},
  },
];

/** The reference is generated into the guides' folder; it is not prose. */
const generatedFolder = 'openAPI/';

export type ProseLocation = {
  kind: ProseKind;
  locale: SiteLocale;
  /** Path below the tree's folder, without extension: `user/sshkey`. */
  name: string;
  /** Address without language: `/user/sshkey`. */
  route: string;
  /** The file of the same page in the other language. */
  mirror: string;
};

function routeOf(routeBase: string, name: string): string {
  const page = name.replace(/(^|\/)index$/, '');
  return `${routeBase}/${page}`.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}

/** What a file is, from its path in the repository; undefined for files that are not prose. */
export function locateProse(file: string): ProseLocation | undefined {
  for (const {kind, routeBase, folders} of proseTrees) {
    for (const locale of ['zh-Hans', 'en'] as const) {
      const folder = `${folders[locale]}/`;
      if (!file.startsWith(folder) || !file.endsWith('.mdx')) continue;
      const relative = file.slice(folder.length);
      if (relative.startsWith(generatedFolder)) return undefined;
      const name = relative.replace(/\.mdx$/, '');
      const other = folders[locale === 'en' ? 'zh-Hans' : 'en'];
      return {kind, locale, name, route: routeOf(routeBase, name), mirror: `${other}/${relative}`};
    }
  }
  return undefined;
}

/** The file of a page in one language. */
export function proseFile(kind: ProseKind, locale: SiteLocale, name: string): string {
  const tree = proseTrees.find((candidate) => candidate.kind === kind);
  if (!tree) throw new Error(`No prose tree is called ${kind}.`);
  return `${tree.folders[locale]}/${name}.mdx`;
}
