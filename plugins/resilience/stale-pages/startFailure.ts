import type {HtmlTagObject} from '@docusaurus/types';

import type {SiteLocale} from '../../../config/site';

const words: Record<SiteLocale, {text: string; failed: string; retry: string}> = {
  'zh-Hans': {
    text: '页面没有加载完整：正文和链接可用，搜索、菜单和其他按钮暂不可用。',
    failed: '没有加载成功的文件：',
    retry: '重试',
  },
  en: {
    text: 'The page did not load completely. Its text and links work, but search, menus, and other buttons do not.',
    failed: 'This file did not load:',
    retry: 'Retry',
  },
};

/** What a page says when none of its scripts comes; `reloadStalePage.ts` shows it. */
export function startFailure(locale: SiteLocale): HtmlTagObject {
  const {text, failed, retry} = words[locale];
  return {
    tagName: 'div',
    attributes: {id: 'start-failure', class: 'alert alert--danger', role: 'alert', hidden: true},
    innerHTML: `<p>${text}</p><p>${failed} <code id="start-failure-detail"></code></p><a class="button button--secondary" href="">${retry}</a>`,
  };
}
