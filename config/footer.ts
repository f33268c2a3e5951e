import type {ThemeConfig} from '@docusaurus/preset-classic';

import {currentLocale, defaultLocale, site} from './site';

const languageFolder = currentLocale === defaultLocale ? '' : `${currentLocale}/`;

/** English lives in i18n/en/docusaurus-theme-classic/footer.json. */
export const footer = {
  style: 'light',
  logo: {
    alt: 'AtomGit Logo',
    src: 'img/logo.svg',
    srcDark: 'img/logo-dark.svg',
    href: site.platformUrl,
    width: 40,
    height: 40,
  },
  links: [
    {
      title: '文档',
      items: [
        {label: '帮助文档', to: '/'},
        {label: 'API', to: '/category/api'},
        {label: 'OAuth2', to: '/oauth/'},
        {label: 'Git 入门', to: '/git'},
      ],
    },
    {
      title: '官方社区',
      items: [
        {label: '开放原子开源基金会', href: 'https://www.openatom.org/'},
        {label: 'AtomGit', href: `${site.platformUrl}/${site.organizationName}/`},
      ],
    },
    {
      title: '友情链接',
      items: [
        {label: 'CSDN', href: 'https://www.csdn.net/'},
        {label: 'GitCode', href: 'https://gitcode.net/'},
        {label: '阿里云', href: 'https://developer.aliyun.com/'},
      ],
    },
    {
      title: '学习资料',
      items: [
        {label: 'Git 入门', to: '/git'},
        // A file beside the pages, and no page of the site's scripts.
        {
          label: '离线阅读',
          to: `pathname://${site.baseUrl}${languageFolder}offline.html`,
          target: '_self',
        },
      ],
    },
  ],
  copyright: `版权所有 © ${site.copyrightYear} AtomGit，使用 Docusaurus 构建。`,
} satisfies NonNullable<ThemeConfig['footer']>;
