import type {FeedOptions} from '@docusaurus/plugin-content-blog';

import {teamName} from './frontMatter';
import {currentLocale, site, type SiteLocale} from './site';

type FeedTexts = {title: string; description: string};

const texts = {
  blog: {
    'zh-Hans': {
      title: 'AtomGit 技术博客',
      description: '用 AtomGit 写代码、做开源：Git 工作流、静态网站、历史清理与贡献指南。',
    },
    en: {
      title: 'AtomGit tech blog',
      description:
        'Write code and run open source on AtomGit: Git workflows, static sites, clean histories, contributing.',
    },
  },
  changelog: {
    'zh-Hans': {
      title: 'AtomGit 更新日志',
      description: 'AtomGit 平台各版本的新功能、改进和修复。',
    },
    en: {
      title: 'AtomGit changelog',
      description: 'New features, improvements and fixes in the versions of the AtomGit platform.',
    },
  },
} satisfies Record<string, Record<SiteLocale, FeedTexts>>;

/** What both feeds say about themselves in the language that is being built. */
export const feedTexts = {
  blog: texts.blog[currentLocale],
  changelog: texts.changelog[currentLocale],
};

export const feedAuthor = teamName[currentLocale];

export const feedCopyright = `CC BY 4.0 ${site.copyrightYear} ${feedAuthor}`;

/** The feeds of the blog; readers get the text of a post without its buttons and drawings. */
export const blogFeed = {
  ...feedTexts.blog,
  type: ['rss', 'atom', 'json'],
  language: currentLocale,
  copyright: feedCopyright,
  async createFeedItems({defaultCreateFeedItems, ...params}) {
    // Not at the top: the configuration is read three times, and what this needs is slow to load.
    const {cleanHtml} = await import('../plugins/machine-readable/feeds');
    const items = await defaultCreateFeedItems(params);
    return items.map((item) => ({...item, content: cleanHtml(item.content ?? '', item.link)}));
  },
} satisfies Partial<FeedOptions>;
