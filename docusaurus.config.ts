import {existsSync} from 'node:fs';

import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';
import type {Options as SitemapOptions} from '@docusaurus/plugin-sitemap';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';

import aliases from './config/aliases.json';
import {announcementBar} from './config/announcement';
import {contentDocs} from './config/contentDocs';
import {editing} from './config/editing';
import {footer} from './config/footer';
import {markdown, mdxPlugins} from './plugins/writing/markdown';
import {navbar} from './config/navbar';
import {rendering} from './config/rendering';
import {search} from './config/search';
import {defaultLocale, site} from './config/site';
import {createSitemapItems} from './config/sitemap';
import apiReference from './plugins/api-reference';
import {openapiDocs} from './plugins/api-reference/options';
import {contentDocsPlugin, speedPlugins} from './plugins/speed';
import {pageTemplate} from './plugins/speed/soon-start/pageTemplate';
import {isOn} from './plugins/speed/switches';

const blog = {
  ...mdxPlugins,
  ...editing,
  routeBasePath: 'blog',
  blogTitle: '技术博客',
  blogDescription: '用 AtomGit 写代码、做开源：Git 工作流、静态网站、历史清理与贡献指南。',
  blogSidebarTitle: '最新文章',
  blogSidebarCount: 'ALL',
  postsPerPage: 'ALL',
  showReadingTime: true,
  showLastUpdateTime: true,
  onInlineTags: 'throw',
  onInlineAuthors: 'ignore',
  onUntruncatedBlogPosts: 'throw',
  // plugins/programs writes the feeds, from the same text as the pages' Markdown.
  feedOptions: {type: null},
} satisfies Partial<BlogOptions>;

const pages = {...mdxPlugins, ...editing, showLastUpdateTime: true} satisfies Partial<PagesOptions>;

const sitemap = {
  lastmod: 'date',
  changefreq: null,
  priority: null,
  ignorePatterns: ['/search', '/en/search'],
  createSitemapItems,
} satisfies Partial<SitemapOptions>;

const guides = {
  ...mdxPlugins,
  ...contentDocs({path: 'docs', routeBasePath: '/', sidebarPath: './sidebars.ts'}),
};

const oauth = {
  ...mdxPlugins,
  ...contentDocs({path: 'oauth', routeBasePath: 'oauth', sidebarPath: './sidebarsOauth.ts'}),
};

const community = {
  ...mdxPlugins,
  ...contentDocs({
    path: 'community',
    routeBasePath: 'api',
    sidebarPath: './sidebarsCommunity.ts',
  }),
};

/** A bar that is painted before it has come whole moves its right half to the left. The pages of a preview have none. */
const wholeBar =
  process.env.NODE_ENV === 'production'
    ? [
        {
          tagName: 'link',
          attributes: {
            rel: 'expect',
            href: '#__docusaurus_skipToContent_fallback',
            blocking: 'render',
          },
        },
      ]
    : [];

const themeConfig = {
  announcementBar,
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
  docs: {
    sidebar: {hideable: true, autoCollapseCategories: false},
    versionPersistence: 'localStorage',
  },
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  navbar,
  footer,
  // All posts are of few years: headings between them would only make the list longer.
  blog: {sidebar: {groupByYear: false}},
} satisfies ThemeConfig;

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: site.baseUrl,
  favicon: 'img/favicon.svg',
  organizationName: site.organizationName,
  projectName: site.projectName,
  // Read in the browser by the foot of each page.
  customFields: {repositoryUrl: site.repositoryUrl},
  ...(isOn('soon-start') ? {ssrTemplate: pageTemplate} : {}),
  // The stock one styles itself inline, which the policy refuses; the template has one of its own.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'throw',
  markdown,
  i18n: {
    defaultLocale,
    locales: ['zh-Hans', 'en'],
    localeConfigs: {
      'zh-Hans': {
        label: '简体中文',
        direction: 'ltr',
        htmlLang: 'zh-Hans',
        calendar: 'gregory',
        path: 'zh-Hans',
      },
      en: {label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en'},
    },
  },
  // The specification fixes the storage key `theme`: no namespace.
  storage: {type: 'localStorage', namespace: false},
  future: {
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      fasterByDefault: true,
      siteStorageNamespacing: false,
      // Heading ids are written `{#id}`.
      mdx1CompatDisabledByDefault: false,
    },
    faster: rendering,
    // "Last updated" comes from Git; an exported copy of the sources has none and still builds.
    experimental_vcs: existsSync('.git') ? 'git-eager' : 'disabled',
  },
  headTags: [
    ...wholeBar,
    {
      tagName: 'link',
      attributes: {rel: 'apple-touch-icon', href: `${site.baseUrl}img/touch-icon.png`},
    },
    {tagName: 'link', attributes: {rel: 'manifest', href: `${site.baseUrl}manifest.webmanifest`}},
  ],
  presets: [
    [
      './plugins/classic/preset/index.ts',
      {
        docs: guides,
        blog,
        pages,
        sitemap,
        theme: {
          customCss: [
            './src/css/tokens.css',
            './src/css/infima.css',
            './src/css/custom.css',
            './src/css/prose.css',
            './src/css/chrome.css',
            './src/css/code.css',
            './src/css/operations.css',
            './src/css/media.css',
          ],
        },
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    './plugins/classic/bundlerCache.ts',
    [contentDocsPlugin, {id: 'oauth', ...oauth}],
    [contentDocsPlugin, {id: 'community', ...community}],
    ['./plugins/resilience/aliases/index.ts', {aliases}],
    './plugins/writing/limits/index.ts',
    './plugins/writing/related-tags/index.ts',
    ['docusaurus-plugin-openapi-docs', openapiDocs],
    // Not by its name: then it would not share with these options what it gets ready for them.
    apiReference,
    './plugins/programs/index.ts',
    './plugins/resilience/page-titles/index.ts',
    './plugins/resilience/stale-pages/index.ts',
    ...speedPlugins,
  ],
  clientModules: [
    './src/clientModules/chunkFailures.tsx',
    './src/clientModules/progressBar.ts',
    './src/clientModules/rarelyNeeded.ts',
  ],
  themes: [['./plugins/search/index.ts', search], './plugins/api-reference/theme/index.ts'],
  themeConfig,
};

export default config;
