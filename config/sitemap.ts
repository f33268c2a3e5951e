import type {PluginOptions} from '@docusaurus/plugin-sitemap';

import {defaultLocale, site, type SiteLocale} from './site';

type CreateSitemapItems = NonNullable<PluginOptions['createSitemapItems']>;

const prefixes: Record<SiteLocale, string> = {'zh-Hans': '', en: 'en/'};

/** The address of one page in each language, from its address in any of them. */
function alternates(url: string): {lang: string; url: string}[] {
  const root = `${site.url}${site.baseUrl}`;
  const page = url.slice(root.length).replace(/^en(\/|$)/, '');
  const links = Object.entries(prefixes).map(([lang, prefix]) => ({
    lang,
    url: root + prefix + page,
  }));
  const fallback = links.find(({lang}) => lang === defaultLocale);
  return fallback ? [...links, {lang: 'x-default', url: fallback.url}] : links;
}

/** The stock items, each with its address in both languages: every page exists in both. */
export const createSitemapItems: CreateSitemapItems = async ({
  defaultCreateSitemapItems,
  ...params
}) => {
  const items = await defaultCreateSitemapItems(params);
  return items.map((item) => ({...item, links: alternates(item.url)}));
};
