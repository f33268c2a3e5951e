import {site, teamName, type SiteLocale} from './site';

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
        'Write code and run open-source projects on AtomGit: Git workflows, static sites, cleaning up history, and contributing.',
    },
  },
  changelogs: {
    'zh-Hans': {
      title: 'AtomGit 更新日志',
      description: 'AtomGit 平台各版本的新功能、改进和修复。',
    },
    en: {
      title: 'AtomGit changelog',
      description: 'New features, improvements, and fixes in each version of the AtomGit platform.',
    },
  },
} satisfies Record<string, Record<SiteLocale, FeedTexts>>;

/** Pages whose text has changed; a list of pages, not a part of the site. */
const changes: Record<SiteLocale, FeedTexts> = {
  'zh-Hans': {
    title: 'AtomGit 帮助文档：修改过的页面',
    description: '最近修改过的页面，按日期排列。',
  },
  en: {
    title: 'AtomGit Docs: changed pages',
    description: 'Recently changed pages, by date.',
  },
};

export type FeedName = keyof typeof texts;

/** Their files lie below the pages of their names. */
export const feedNames = Object.keys(texts) as FeedName[];

/** What a feed says about itself. */
export function describeFeed(name: FeedName | 'changes', language: SiteLocale) {
  const author = teamName[language];
  const copyright = `CC BY 4.0 ${site.copyrightYear} ${author}`;
  const own = name === 'changes' ? changes : texts[name];
  return {...own[language], author, copyright, language};
}
