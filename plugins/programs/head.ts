import {renameSync, writeFileSync} from 'node:fs';

import {findSocialImage, pictureSize, type SocialImage} from '../../config/socialImages';
import {site, siteTitles, type SiteLocale} from '../../config/site';
import {describeSite, describeTeam, things} from './discovery';
import type {Page} from './pages';

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

const meta = (property: string, content: string): string =>
  `<meta property="${property}" content="${escape(content)}">`;

const addressOf = ({file}: SocialImage): string => `${site.url}${site.baseUrl}${file}`;

/** The home page leads on; what a reader agrees to is no instruction. */
function chooseArticleType({kind, route}: Page): 'TechArticle' | 'Article' | undefined {
  // A list of operations is no article.
  if (route.startsWith('/category/')) return undefined;
  if (kind !== 'doc' || route === '/') return undefined;
  return /^\/(agreements|terms)(\/|$)/.test(route) ? 'Article' : 'TechArticle';
}

const isOperation = ({route}: Page): boolean => route.startsWith('/openAPI/api_versioned/');

function writeData(data: object): string {
  // No text may end the script.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

function writeArticleData(page: Page, image: SocialImage): string {
  const type = chooseArticleType(page);
  if (!type) return '';
  const {title, description, url, language, updated} = page;
  const data = {
    '@context': 'https://schema.org',
    '@type': type,
    headline: title,
    description,
    mainEntityOfPage: url,
    inLanguage: language,
    dateModified: updated,
    image: addressOf(image),
    author: describeTeam(language),
    isPartOf: {'@id': things.site(language)},
    ...(isOperation(page) && {about: {'@id': things.api}}),
  };
  return writeData(data);
}

/** What the stock head lacks: the picture of a link, the kind of page, and articles as structured data. */
export function writeHead(page: Page): string {
  const image = findSocialImage(page.route, page.language);
  const isArticle = chooseArticleType(page) !== undefined;
  return [
    meta('og:site_name', siteTitles[page.language]),
    // The stock head says it of posts.
    ...(page.kind === 'post' ? [] : [meta('og:type', isArticle ? 'article' : 'website')]),
    meta('og:image', addressOf(image)),
    meta('og:image:width', String(pictureSize.width)),
    meta('og:image:height', String(pictureSize.height)),
    meta('og:image:alt', `${image.title} · ${image.label}`),
    writeArticleData(page, image),
    ...(page.route === '/' ? describeSite(page.language, page).map(writeData) : []),
  ].join('');
}

/** Open Graph knows languages by a territory only. */
const openGraphNames: Record<SiteLocale, string> = {'zh-Hans': 'zh_CN', en: 'en_US'};

/** What the stock head says otherwise than those who read it expect. */
function correctHead(head: string): string {
  return head
    .replace(
      /(og:locale(?::alternate)?"? content="?)([\w-]+)/g,
      (whole, start: string, stock: string) => {
        const locale = stock.replace('_', '-');
        return locale in openGraphNames ? start + openGraphNames[locale as SiteLocale] : whole;
      },
    )
    .replaceAll('"author":{"@type":"Person"', '"author":{"@type":"Organization"');
}

/** A finished page with a more complete head. */
export function completeHead(html: string, page: Page): string {
  const end = html.indexOf('</head>');
  if (end < 0) throw new Error(`${page.address} has no </head>: its head cannot be completed.`);
  return correctHead(html.slice(0, end)) + writeHead(page) + html.slice(end);
}

/** Other plugins read the pages at the same time: they find the old file or the new one. */
export function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}
