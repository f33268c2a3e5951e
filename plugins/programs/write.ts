import {copyFileSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {describeFeed, feedNames, type FeedName} from '../../config/feeds';
import {routes as contract} from '../../config/routes';
import {findSection} from '../../config/sections';
import {defaultLocale, site as host, type SiteLocale} from '../../config/site';
import {readTerminology} from '../../config/terminology';
import {routeOf, twinOf} from '../../src/navigation/twin';
import type {SearchSettings} from '../../src/search/settings';
import {readArticle} from './article';
import {writeBook, writeChapter, type Chapter} from './book';
import {listHeadings, writePageList, writeTerminology, type Heading} from './data';
import {writeChanges, writeFeeds} from './feeds';
import {writeApiCatalog, writeRobots, writeSecurity, writeServerCard} from './discovery';
import {directTwin, writeMissing, writeRefused} from './directive';
import {completeHead, replaceFile} from './head';
import {closeTags, parsePage} from './hast';
import {writeLists as writeLlms} from './llms';
import {readText} from './markdown';
import {bookName, writeOffline} from './offline';
import {fileOf, readPage, searchRoute, type Page, type PageFacts, type ReadPage} from './pages';
import {readSkills, writeSkills} from './skills';
import {writeTbx} from './terms';
import {writeTwin} from './twin';

/** A finished site in one language: what the build knows of it and a thread can be told. */
export type Site = {
  outDir: string;
  baseUrl: string;
  language: SiteLocale;
  title: string;
  tagline: string;
  /** How programs ask the search index. */
  search: Pick<SearchSettings, 'indexName' | 'mostEdits'> | undefined;
  pages: {address: string; facts: PageFacts}[];
};

const skillsFolder = fileURLToPath(new URL('../../skills', import.meta.url));
const mainRoot = `${host.url}${host.baseUrl}`;

/** The order of the contract; pages beyond it, such as those of new tags, come last. */
function inOrder<Entry extends {route: string}>(pages: readonly Entry[]): Entry[] {
  const places = new Map(contract.map((route, index) => [route, index]));
  const placeOf = ({route}: Entry) => places.get(route) ?? contract.length;
  return [...pages].sort((a, b) => placeOf(a) - placeOf(b));
}

/** What became of the pages of a site, for the lists of all of them. */
type Written = {
  pages: (Page & {
    section: string;
    headings: Heading[];
    text: string;
    chapter: Chapter;
  })[];
  entries: {feed: FeedName; page: ReadPage}[];
};

/** The feed that a page is an entry of; lists of others are none. */
function findFeed({kind, route}: Page): FeedName | undefined {
  return kind && feedNames.find((name) => route.startsWith(`/${name}/`));
}

function save(outDir: string, name: string, text: string): void {
  const file = path.join(outDir, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

/** Completes the head of each page and writes its twin. */
function writePages(site: Site): Written {
  const {outDir, baseUrl, language, title, pages} = site;
  const twins = new Map(pages.map(({address}) => [address, twinOf(address, baseUrl)]));
  const routes = new Map(pages.map(({address}) => [address, routeOf(address, baseUrl)]));
  const folder = {outDir, baseUrl, siteTitle: title, language};
  const read = pages.map(({address, facts}) => {
    const {html, ...page} = readPage(address, facts, folder);
    const parsed = parsePage(completeHead(html, page));
    replaceFile(fileOf(page.route, outDir), closeTags(parsed));
    const article = readArticle(parsed, address);
    const text = readText(article);
    const twin = writeTwin(page, text, twins);
    save(outDir, page.twin.slice(baseUrl.length), twin.file);
    const feed = findFeed(page);
    const written = {
      ...page,
      section: findSection(page.route).key,
      headings: listHeadings(article),
      text: twin.text,
      chapter: writeChapter(page, text, routes),
    };
    return {written, entries: feed ? [{feed, page: {...page, article}}] : []};
  });
  const {html, ...search} = readPage(`${baseUrl}${searchRoute}`, {tags: []}, folder);
  replaceFile(fileOf(search.route, outDir), closeTags(parsePage(completeHead(html, search))));
  return {
    pages: read.map(({written}) => written),
    entries: read.flatMap(({entries}) => entries),
  };
}

/** Writes the lists, data and feeds of all pages. */
function writeLists(site: Site, written: Written): void {
  const {outDir, baseUrl, language, title, tagline} = site;
  const root = `${host.url}${baseUrl}`;
  const pages = inOrder(written.pages);
  const feeds = feedNames.map((name) => {
    const own = written.entries.filter(({feed}) => feed === name).map(({page}) => page);
    const info = {
      ...describeFeed(name, language),
      favicon: `${root}img/favicon.svg`,
      link: `${root}${name}`,
    };
    return {name, files: writeFeeds(own, info)};
  });
  const changes = {
    ...describeFeed('changes', language),
    favicon: `${root}img/favicon.svg`,
    link: `${root}changes`,
  };
  const changesFiles = writeChanges(pages, changes);
  const files = {
    ...writeLlms(pages, {title, tagline, language, root, mainRoot}),
    'llms-full.txt': writeFullText(pages, language),
    [bookName(language)]: writeBook(pages, {title, tagline, language, root}),
    '404.txt': writeMissing(language),
    '406.txt': writeRefused(language),
    'pages.json': writePageList(pages, mainRoot),
    ...Object.fromEntries(
      [...feeds, {name: 'changes', files: changesFiles}].flatMap(({name, files}) =>
        Object.entries(files).map(([file, text]) => [`${name}/${file}`, text]),
      ),
    ),
    ...(language === defaultLocale && {
      ...writeSkills(readSkills(skillsFolder, mainRoot), mainRoot, title),
      'robots.txt': writeRobots(),
      ...(site.search && {'search.json': writeSearch(site.search)}),
      '.well-known/security.txt': writeSecurity(),
      '.well-known/mcp/server-card.json': writeServerCard(),
      '.well-known/api-catalog': writeApiCatalog(findServer(outDir)),
      'terminology.json': writeTerminology(readTerminology(), mainRoot),
      'terminology.tbx': writeTbx(readTerminology(), title),
    }),
  };
  for (const [name, text] of Object.entries(files)) save(outDir, name, text);
  writeOffline({outDir, baseUrl, language});
  for (const ending of ['yaml', 'json']) {
    copyFileSync(
      path.join(outDir, `specs/atomgit.${language}.${ending}`),
      path.join(outDir, `openapi.${ending}`),
    );
  }
}

function writeSearch({indexName, mostEdits}: NonNullable<Site['search']>): string {
  return `${JSON.stringify({indexName, mostEdits})}\n`;
}

/** The address that the description names for all operations. */
function findServer(outDir: string): string {
  const file = path.join(outDir, `specs/atomgit.${defaultLocale}.json`);
  const {servers} = JSON.parse(readFileSync(file, 'utf8')) as {servers: {url: string}[]};
  const [server] = servers;
  if (server) return server.url;
  throw new Error(`${file} does not name a server. Add one to openapi/openapi.yaml.`);
}

/** The sample API is left out: who reads everything at once would take it for the platform's. */
function writeFullText(
  pages: readonly {section: string; text: string}[],
  language: SiteLocale,
): string {
  const texts = pages.filter(({section}) => section !== 'petstore').map(({text}) => text);
  return [`${directTwin(language)}\n`, ...texts].join('\n');
}

/** Writes all that programs read. */
export function writeSite(site: Site): void {
  writeLists(site, writePages(site));
}
