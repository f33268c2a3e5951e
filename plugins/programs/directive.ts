import {site, type SiteLocale} from '../../config/site';

type Texts = Record<'page' | 'twin' | 'missing', (root: string) => string> & {refused: string};

const texts: Record<SiteLocale, Texts> = {
  'zh-Hans': {
    page: (root) =>
      `供 AI 助手阅读：文档索引在 ${root}llms.txt 。每一页都有 Markdown 版本：在网址后面加 .md，或者在请求头里写 Accept: text/markdown 。`,
    twin: (root) =>
      `文档索引：<${root}llms.txt>。全部正文合在一个文件里：<${root}llms-full.txt>。本站的链接都指向 Markdown，去掉末尾的 .md 就是网页的网址。`,
    missing: (root) => `这个网址没有页面。所有页面列在 ${root}llms.txt`,
    refused:
      '页面的格式有 text/html、text/markdown 和 text/plain，请求头 Accept 不接受其中任何一种。',
  },
  en: {
    page: (root) =>
      `For AI agents: the documentation index is ${root}llms.txt . Every page has a Markdown version: add .md to its URL, or send Accept: text/markdown .`,
    twin: (root) =>
      `Documentation index: <${root}llms.txt>. The text of all pages in one file: <${root}llms-full.txt>. Links to this site lead to Markdown versions. To get the URL of the web page, remove .md from the end of a link.`,
    missing: (root) => `There is no page at this URL. All pages are listed in ${root}llms.txt`,
    refused:
      'Pages are available as text/html, text/markdown, and text/plain. The Accept header allows none of them.',
  },
};

const rootOf = (language: SiteLocale): string =>
  `${site.url}${site.baseUrl}${language === 'en' ? 'en/' : ''}`;

/** Tells a program that has only fetched the HTML of a page where to read on; nobody sees or hears it. */
export function directPage(language: SiteLocale): string {
  return `<p hidden>${texts[language].page(rootOf(language))}</p>`;
}

/** The same in the Markdown twin of a page. */
export function directTwin(language: SiteLocale): string {
  return `> ${texts[language].twin(rootOf(language))}`;
}

/** What a program that asked for text gets from a URL without a page. */
export function writeMissing(language: SiteLocale): string {
  return `404 Not Found\n\n${texts[language].missing(rootOf(language))}\n`;
}

/** What a program gets that wants none of the forms of a page. */
export function writeRefused(language: SiteLocale): string {
  return `406 Not Acceptable\n\n${texts[language].refused}\n`;
}
