import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';

import {routeGroups} from '../../config/routes';
import {site, siteTitles} from '../../config/site';
import {findSocialImage} from '../../config/socialImages';
import {isIndexed, readBuiltPages, type BuiltPage} from '../support/builtPages';
import {readAttribute, readScript} from '../support/html';
import {buildFolder, languages} from '../support/site';

const siteRoot = `${site.url}${site.baseUrl}`;
const pages = readBuiltPages().filter(isIndexed);

/** Address of a page without language. */
function routeOf({name, language}: BuiltPage): string {
  const address = `/${name.replace(/\/?index\.html$/, '')}`;
  return address.slice(language.prefix.length) || '/';
}

/** What a page says of itself under a name, at most once. */
function read({name, page}: BuiltPage, key: string): string | undefined {
  const found = ['property', 'name'].flatMap((kind) => page.find('meta', {[kind]: key}));
  assert.ok(found.length <= 1, `${name}: ${key} is there ${found.length} times`);
  return found[0] && readAttribute(found[0], 'content');
}

type Data = Record<string, unknown>;

/** The structured data of a page, by type. */
function readData({page}: BuiltPage): Map<string, Data> {
  const scripts = page.find('script', {type: 'application/ld+json'});
  const data = scripts.map((script) => JSON.parse(readScript(script)) as Data);
  return new Map(data.map((one) => [String(one['@type']), one]));
}

const isPost = (route: string): boolean =>
  /^\/blog\/(?!archive$|tags(\/|$))/.test(route) &&
  (routeGroups.blog as readonly string[]).includes(route);

/** Open Graph knows languages by a territory only. */
const openGraphNames = {'zh-Hans': 'zh_CN', en: 'en_US'};

const isLegal = (route: string): boolean => /^\/(agreements|terms)(\/|$)/.test(route);

/** Written pages of the documentation and operations of the API: all that is neither a list nor a post. */
const isDoc = (route: string): boolean =>
  [...routeGroups.guides, ...routeGroups.oauth, ...routeGroups.community].includes(
    route as never,
  ) || route.startsWith('/openAPI/');

for (const {locale} of languages) {
  const own = pages.filter(({language}) => language.locale === locale);

  test(`heads in ${locale}: a shared link says what the page says, in its language`, () => {
    assert.ok(own.length > 250);
    for (const built of own) {
      const {name, page} = built;
      assert.equal(read(built, 'og:title'), page.title, name);
      assert.ok(read(built, 'og:description'), name);
      assert.equal(read(built, 'og:description'), read(built, 'description'), name);
      assert.equal(read(built, 'og:url'), page.canonical, name);
      assert.equal(read(built, 'og:site_name'), siteTitles[locale], name);
      const others = languages.filter((other) => other.locale !== locale);
      assert.equal(read(built, 'og:locale'), openGraphNames[locale], name);
      assert.equal(
        read(built, 'og:locale:alternate'),
        others.map((other) => openGraphNames[other.locale])[0],
        name,
      );
      const isArticle = isPost(routeOf(built)) || isDoc(routeOf(built));
      assert.equal(read(built, 'og:type'), isArticle ? 'article' : 'website', name);
    }
  });

  test(`heads in ${locale}: the picture of a link is that of the section or post, and is there`, () => {
    for (const built of own) {
      const {name} = built;
      const address = read(built, 'og:image') ?? '';
      assert.equal(address, siteRoot + findSocialImage(routeOf(built), locale).file, name);
      assert.ok(existsSync(path.join(buildFolder, address.slice(siteRoot.length))), address);
      assert.equal(read(built, 'og:image:width'), '1200', name);
      assert.equal(read(built, 'og:image:height'), '630', name);
      assert.ok(read(built, 'og:image:alt'), name);
      assert.equal(read(built, 'twitter:card'), 'summary_large_image', name);
    }
  });

  test(`heads in ${locale}: articles and posts say so as structured data, and nothing else does`, () => {
    const found = {TechArticle: 0, Article: 0, BlogPosting: 0};
    for (const built of own) {
      const {name, page} = built;
      const route = routeOf(built);
      const data = readData(built);
      const article = data.get('TechArticle') ?? data.get('Article');
      assert.equal(data.has('Article'), isDoc(route) && isLegal(route), name);
      assert.equal(data.has('TechArticle'), isDoc(route) && !isLegal(route), name);
      assert.equal(data.has('BlogPosting'), isPost(route), name);
      // No page consists of questions and answers.
      assert.equal(data.has('FAQPage'), false, name);
      if (isDoc(route)) assert.ok(data.has('BreadcrumbList'), name);
      const author = (article ?? data.get('BlogPosting'))?.author;
      if (author) assert.equal((author as {'@type': string})['@type'], 'Organization', name);
      assert.equal(author !== undefined, isDoc(route) || isPost(route), name);
      if (article) {
        assert.ok(page.title.startsWith(String(article.headline)), name);
        assert.equal(article.description, read(built, 'description'), name);
        assert.equal(article.mainEntityOfPage, page.canonical, name);
        assert.equal(article.inLanguage, locale, name);
        assert.equal(article.image, read(built, 'og:image'), name);
      }
      for (const type of Object.keys(found) as (keyof typeof found)[]) {
        if (data.has(type)) found[type] += 1;
      }
    }
    for (const [type, count] of Object.entries(found)) assert.ok(count > 0, type);
  });
}
