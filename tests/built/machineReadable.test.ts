import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';

import {Ajv2020} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {parseAtomFeed, parseJsonFeed, parseRssFeed} from 'feedsmith';

import {readLimits} from '../../config/limits';
import {sections} from '../../config/sections';
import {site} from '../../config/site';
import {readTerminology} from '../../config/terminology';
import {HtmlPage, readAttribute, readText} from '../support/html';
import {buildFolder, languages, liveRoutes, projectRoot, type Language} from '../support/site';
import {readBuiltFile, twinAddress} from '../support/twins';

const siteRoot = `${site.url}${site.baseUrl}`;

/** The path of an address of this site below the folder of the build. */
function pathOf(address: string): string {
  assert.ok(address.startsWith(siteRoot), `${address} is on another site`);
  return `/${address.slice(siteRoot.length).replace(/[?#].*$/, '')}`;
}

const linksOf = (markdown: string): string[] =>
  [...markdown.matchAll(/^- \[.*?\]\((.*?)\)/gm)].map(([, address = '']) => address);

const listedRoutes = liveRoutes.filter((route) => route !== '/search');

for (const language of languages) {
  const {locale, prefix} = language;
  const read = (name: string): string => readBuiltFile(`${prefix}/${name}`);

  test(`llms.txt in ${locale}: leads to every section, and the sections to every page`, () => {
    const index = read('llms.txt');
    assert.match(index, /^# .+\n\n> .+\n/);
    for (const address of linksOf(index)) {
      assert.ok(existsSync(path.join(buildFolder, pathOf(address))), address);
    }
    const lists = [...sections.map(({key}) => `llms/${key}.txt`), 'llms/data.txt'];
    const named = linksOf(index).map(pathOf);
    for (const list of lists) assert.ok(named.includes(`${prefix}/${list}`), list);
    const data = linksOf(read('llms/data.txt')).map(pathOf);
    for (const file of data) assert.ok(existsSync(path.join(buildFolder, file)), file);
    // Whoever follows the lists from the first meets Markdown only.
    const pages = lists
      .filter((list) => list !== 'llms/data.txt')
      .flatMap((list) => linksOf(read(list)).map(pathOf));
    assert.deepEqual(
      pages.filter((page, place) => pages.indexOf(page) !== place),
      [],
      'a page in two sections',
    );
    for (const route of listedRoutes) {
      assert.ok(pages.includes(twinAddress(route, language)), route);
    }
    for (const page of pages) assert.ok(existsSync(path.join(buildFolder, page)), page);
  });

  test(`llms.txt in ${locale}: each list is short enough, and says so`, () => {
    const limit = 50_000;
    assert.ok(read('llms.txt').includes(limit.toLocaleString('en-US')));
    for (const name of ['llms.txt', ...sections.map(({key}) => `llms/${key}.txt`)]) {
      const {length} = read(name);
      assert.ok(length > 150 && length < limit, `${name} has ${length} characters`);
    }
  });

  test(`llms-full.txt in ${locale} holds every twin but those of the sample API`, () => {
    const full = read('llms-full.txt');
    for (const route of listedRoutes) {
      const isSample = route.includes('petstore');
      const twin = readBuiltFile(twinAddress(route, language)).replace(/\n> .*llms\.txt.*\n/, '');
      assert.equal(full.includes(twin), !isSample, route);
    }
  });

  test(`pages.json in ${locale} follows its schema and lists every page`, () => {
    const list = JSON.parse(read('pages.json')) as PageList;
    assert.deepEqual(findFaults('pages', list), []);
    const listed = new Map(list.pages.map((page) => [page.route, page]));
    for (const route of listedRoutes) {
      const page = listed.get(route);
      assert.ok(page, `${route} is missing`);
      assert.equal(page.language, locale, route);
      assert.equal(pathOf(page.markdown), twinAddress(route, language));
    }
    for (const {route, headings} of list.pages.filter((page) =>
      listedRoutes.includes(page.route),
    )) {
      const html = read(route === '/' ? 'index.html' : `${route.slice(1)}/index.html`);
      for (const {id} of headings.filter((heading) => heading.id !== undefined)) {
        assert.ok(html.includes(`id="${id ?? ''}"`), `${route}#${id ?? ''}`);
      }
    }
    const addresses = list.pages.flatMap(({url, markdown}) => [url, markdown]);
    for (const address of addresses) {
      assert.ok(existsSync(path.join(buildFolder, pathOf(address))), address);
    }
    const dated = list.pages.filter(({updated}) => updated !== undefined);
    assert.ok(dated.length > 50 || !existsSync(path.join(projectRoot, '.git')));
  });

  for (const {name, entries} of [
    {name: 'blog', entries: listedRoutes.filter((route) => /^\/blog\/[^/]+$/.test(route))},
    {name: 'changelogs', entries: listedRoutes.filter((route) => route.startsWith('/changelogs/'))},
  ]) {
    test(`feeds of ${name} in ${locale}: valid, complete, and found from every page`, () => {
      checkFeeds(
        name,
        entries.filter((route) => !/\/(archive|tags)$/.test(route)),
        language,
      );
    });
  }
}

type PageList = {
  pages: {
    route: string;
    url: string;
    markdown: string;
    language: string;
    updated?: string;
    headings: {id?: string}[];
  }[];
};

/** What a file breaks of the schema that it names. */
function findFaults(schemaName: string, data: unknown): unknown[] {
  const file = path.join(buildFolder, `schemas/${schemaName}.schema.json`);
  const ajv = new Ajv2020({strict: true, allErrors: true});
  addFormats(ajv);
  const validate = ajv.compile(JSON.parse(readFileSync(file, 'utf8')) as object);
  validate(data);
  return validate.errors ?? [];
}

test('terminology.json follows its schema and holds every term', () => {
  const data = JSON.parse(readBuiltFile('/terminology.json')) as {$schema: string; terms: unknown};
  assert.deepEqual(findFaults('terminology', data), []);
  const published = readTerminology().map(({zh, en, otherNames}) => ({
    zh,
    en,
    ...(otherNames && {otherNames}),
  }));
  assert.deepEqual(data.terms, published);
  assert.ok(existsSync(path.join(buildFolder, pathOf(data.$schema))));
});

test('terminology.tbx says the same as terminology.json', () => {
  const {terms} = JSON.parse(readBuiltFile('/terminology.json')) as {
    terms: {zh: string; en: string; otherNames?: {zh?: string[]; en?: string[]}}[];
  };
  const tbx = new HtmlPage(readBuiltFile('/terminology.tbx'));
  const read = (status: string) =>
    tbx
      .find('termsec')
      .map((section) => readText(section))
      .filter((text) => text.endsWith(`${status}Term-admn-sts`))
      .map((text) => text.slice(0, -`${status}Term-admn-sts`.length));
  assert.deepEqual(
    read('preferred'),
    terms.flatMap(({zh, en}) => [zh, en]),
  );
  assert.deepEqual(
    read('deprecated'),
    terms.flatMap(({otherNames: {zh = [], en = []} = {}}) => [...zh, ...en]),
  );
});

for (const {locale, prefix} of languages) {
  test(`changed pages in ${locale}: a feed in each format, newest first, of pages that are there`, () => {
    const feeds = readFeeds(`${prefix}/changes`, languages[prefix === '' ? 0 : 1]);
    const {pages} = JSON.parse(readBuiltFile(`${prefix}/pages.json`)) as PageList;
    const updates = new Map(pages.map(({url, updated}) => [url, updated]));
    for (const [format, entries] of Object.entries(feeds)) {
      assert.ok(entries.length > 50 || !existsSync(path.join(projectRoot, '.git')), format);
      const days = entries.map(({date}) => new Date(date ?? '').toISOString().slice(0, 10));
      assert.deepEqual(days, [...days].sort().reverse(), format);
      for (const [place, {link = ''}] of entries.entries()) {
        assert.equal(days[place], updates.get(link.replace(/#.*/, '')), link);
      }
    }
  });
}

test('limits.json follows its schema, holds every figure, and leads to the headings', () => {
  const data = JSON.parse(readBuiltFile('/limits.json')) as {
    $schema: string;
    limits: {id: string; value: number; url: string}[];
  };
  assert.deepEqual(findFaults('limits', data), []);
  assert.ok(existsSync(path.join(buildFolder, pathOf(data.$schema))));
  const attachments = data.limits.find(({id}) => id === 'release.attachments');
  assert.equal(attachments?.value, 10);
  assert.deepEqual(
    data.limits.map(({id}) => id),
    readLimits().map(({id}) => id),
  );
  for (const {id, url} of data.limits) {
    const page = new HtmlPage(readBuiltFile(`${pathOf(url)}/index.html`));
    const {hash} = new URL(url);
    const isThere = page.elements.some((one) => readAttribute(one, 'id') === hash.slice(1));
    assert.ok(hash === '' || isThere, `${id}: ${url} has no such heading`);
  }
});

test('the lists of operations follow their schema, and each operation has its pages', () => {
  for (const name of ['atomgit', 'petstore-2.0.0', 'petstore-1.0.0']) {
    const operations = JSON.parse(readBuiltFile(`/specs/${name}.operations.json`)) as {
      address: string;
    }[];
    assert.deepEqual(findFaults('operations', operations), [], name);
    for (const {address} of operations) {
      for (const language of languages) readBuiltFile(twinAddress(address, language));
    }
  }
});

test('robots.txt lets everyone read and names both sitemaps', () => {
  const lines = readBuiltFile('/robots.txt').trim().split('\n');
  assert.deepEqual(lines.slice(0, 4), [
    'User-agent: *',
    'Content-Signal: search=yes, ai-input=yes, ai-train=yes',
    'Allow: /',
    '',
  ]);
  const sitemaps = lines.slice(4).map((line) => pathOf(line.replace(/^Sitemap: /, '')));
  assert.deepEqual(sitemaps, ['/sitemap.xml', '/en/sitemap.xml']);
  for (const sitemap of sitemaps) assert.ok(existsSync(path.join(buildFolder, sitemap)), sitemap);
});

type Entry = {link?: string; title?: string; date?: string; content?: string};

/** The entries of a feed in each format, as a feed reader gets them. */
function readFeeds(folder: string, {locale}: Language): Record<string, Entry[]> {
  const rss = parseRssFeed(readBuiltFile(`${folder}/rss.xml`));
  const atom = parseAtomFeed(readBuiltFile(`${folder}/atom.xml`));
  const json = parseJsonFeed(readBuiltFile(`${folder}/feed.json`));
  for (const text of [rss.title, rss.description, rss.copyright, atom.title?.value, json.title]) {
    assert.equal(/\p{Script=Han}/u.test(text ?? ''), locale === 'zh-Hans', `${folder}: ${text}`);
  }
  assert.ok(rss.link, folder);
  assert.equal(rss.language, locale, folder);
  assert.ok(atom.id && !Number.isNaN(Date.parse(atom.updated ?? '')), `${folder}: ${atom.updated}`);
  return {
    rss: (rss.items ?? []).map(({link, title, pubDate, content}) => ({
      link,
      title,
      date: pubDate && new Date(pubDate).toISOString(),
      content: content?.encoded,
    })),
    atom: (atom.entries ?? []).map(({id, title, updated, content, authors}) => ({
      link: authors?.[0]?.name ? id : undefined,
      title: title?.value,
      date: updated,
      content: content?.value,
    })),
    json: (json.items ?? []).map(({url, title, date_modified: date, content_html: content}) => ({
      link: url,
      title,
      date,
      content,
    })),
  };
}

function checkFeeds(name: string, routes: readonly string[], language: Language): void {
  assert.ok(routes.length > 0);
  const {prefix} = language;
  const folder = `${prefix}/${name}`;
  for (const [format, entries] of Object.entries(readFeeds(folder, language))) {
    const links = entries.map(({link = ''}) => pathOf(link));
    assert.deepEqual([...links].sort(), routes.map((route) => prefix + route).sort(), format);
    for (const {title, date, content = ''} of entries) {
      assert.ok(title && date && !Number.isNaN(Date.parse(date)), `${format}: ${title ?? ''}`);
      assert.ok(content.length > 500, `${format}: the text of ${title} is missing`);
      checkPlain(content, title);
    }
  }
  const page = new HtmlPage(readBuiltFile(`${prefix}/index.html`));
  const found = page.find('link', {rel: 'alternate'}).map((link) => readAttribute(link, 'href'));
  for (const file of ['rss.xml', 'atom.xml', 'feed.json']) {
    assert.ok(found.includes(`${folder}/${file}`), `${folder}/${file}`);
  }
}

/** Readers show the text without our styles, scripts and addresses. */
function checkPlain(content: string, title: string): void {
  for (const {tagName, attrs} of new HtmlPage(content).elements) {
    assert.doesNotMatch(tagName, /^(svg|button|script|style|input)$/, title);
    for (const {name, value} of attrs) {
      assert.ok(['href', 'src', 'alt'].includes(name), `${title}: <${tagName} ${name}>`);
      assert.match(value, /^(https?:|mailto:)/, `${title}: ${value} leads nowhere in a reader`);
    }
  }
}
