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

export type FeedName = keyof typeof texts;

/** Their files lie below the pages of their names. */
export const feedNames = Object.keys(texts) as FeedName[];

/** What a feed says about itself. */
export function describeFeed(name: FeedName, language: SiteLocale) {
  const author = teamName[language];
  const copyright = `CC BY 4.0 ${site.copyrightYear} ${author}`;
  return {...texts[name][language], author, copyright, language};
}
