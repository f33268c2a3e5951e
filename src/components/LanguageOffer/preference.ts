import type {SiteLocale} from '@site/config/site';

const sitesLanguages: Record<string, SiteLocale> = {zh: 'zh-Hans', en: 'en'};

/** The first language of the browser's list that the site is written in. */
export function findPreferred(browserLanguages: readonly string[]): SiteLocale | undefined {
  return browserLanguages
    .map((tag) => sitesLanguages[tag.toLowerCase().split('-')[0] ?? ''])
    .find((locale) => locale !== undefined);
}
