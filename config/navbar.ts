import type {ThemeConfig} from '@docusaurus/preset-classic';

import {search} from './search';
import {feedbackUrl} from './site';

/** Order and English labels are fixed by the specification; English lives in i18n/en/docusaurus-theme-classic/navbar.json. */
export const navbar = {
  title: 'AtomGit',
  hideOnScroll: true,
  logo: {
    alt: 'AtomGit Logo',
    src: 'img/logo.svg',
    srcDark: 'img/logo-dark.svg',
    width: 32,
    height: 32,
  },
  items: [
    {label: '帮助文档', type: 'doc', docId: 'index', position: 'left'},
    {label: '运营专区', to: '/opp/', position: 'left'},
    {label: 'OAuth2 文档', to: '/oauth/', position: 'left'},
    {
      label: 'API 文档',
      to: '/category/api',
      activeBaseRegex: '/(category/(api|petstore-[^/]*)|openAPI/.*)$',
      position: 'left',
    },
    {label: '技术博客', to: '/blog', position: 'left'},
    {label: '开发者工具', to: '/devtools/', position: 'left'},
    {label: '反馈', href: feedbackUrl, position: 'right'},
    {type: 'localeDropdown', position: 'right'},
    {type: 'search', position: search.searchBarPosition},
  ],
} satisfies NonNullable<ThemeConfig['navbar']>;
