import type {HtmlTagObject} from '@docusaurus/types';

import type {SiteLocale} from '../../../config/site';

const words: Record<SiteLocale, {text: string; retry: string}> = {
  'zh-Hans': {
    text: '页面没有加载完整：正文和链接可用，搜索、菜单和其他按钮暂不可用。',
    retry: '重新加载',
  },
  en: {
    text: 'The page did not load completely. Its text and links work, but search, menus, and other buttons do not.',
    retry: 'Load again',
  },
};

/** What a page says when none of its scripts comes; `reloadStalePage.ts` shows it. */
export function startFailure(locale: SiteLocale): HtmlTagObject {
  const {text, retry} = words[locale];
  return {
    tagName: 'div',
    attributes: {id: 'start-failure', class: 'alert alert--danger', role: 'alert', hidden: true},
    innerHTML: `<p>${text} <a href="">${retry}</a></p>`,
  };
}
