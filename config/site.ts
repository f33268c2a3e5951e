/** Where the site lives and what it is called: the only place these are written. */
export type SiteLocale = 'zh-Hans' | 'en';

export const defaultLocale: SiteLocale = 'zh-Hans';

/** Docusaurus evaluates the configuration once per language and names it here. */
export const currentLocale: SiteLocale =
  process.env.DOCUSAURUS_CURRENT_LOCALE === 'en' ? 'en' : defaultLocale;

export const siteTitles: Record<SiteLocale, string> = {
  'zh-Hans': 'AtomGit 帮助文档',
  en: 'AtomGit Docs',
};

export const siteTaglines: Record<SiteLocale, string> = {
  'zh-Hans': '用户指南、OAuth 接入与开放接口参考',
  en: 'User guides, OAuth integration and API reference',
};

/** Posts are signed by the team, never by a person. */
export const teamName: Record<SiteLocale, string> = {
  'zh-Hans': 'AtomGit 文档团队',
  en: 'AtomGit docs team',
};

export const site = {
  url: process.env.SITE_URL ?? 'https://docs.atomgit.com',
  baseUrl: process.env.BASE_URL ?? '/',
  title: siteTitles[currentLocale],
  tagline: siteTaglines[currentLocale],
  platformUrl: 'https://atomgit.com',
  organizationName: 'OpenAtomFoundation',
  projectName: 'AtomGit-Docs',
  repositoryUrl: 'https://atomgit.com/OpenAtomFoundation/AtomGit-Docs',
  /** What may be done with the content, for robots.txt: `yes` or `no` for each use. */
  contentSignals: {search: 'yes', 'ai-input': 'yes', 'ai-train': 'yes'},
  /** Where somebody hosts mcp/ as Streamable HTTP, such as `https://docs.atomgit.com/mcp`; nobody does yet. */
  mcpUrl: undefined as string | undefined,
  /** For security.txt. A year from the day it is set: renew it with the copyright line. */
  security: {contact: 'service@openatom.org', expires: '2027-11-20T00:00:00Z'},
  /** The year the copyright line names: changed by hand, so that two builds of one commit agree. */
  copyrightYear: 2026,
} as const;

export const feedbackUrl = `${site.repositoryUrl}/issues`;
