import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {after, before, test} from 'node:test';

import {pendingRoutes} from '../../config/pendingRoutes';
import {routeGroups, routes} from '../../config/routes';
import {site} from '../../config/site';
import {parsePage, readAttribute, type HtmlPage} from '../support/html';
import {
  buildFolder,
  isLive,
  languages,
  listBuiltPages,
  liveAliases,
  liveRoutes,
  localise,
  startBuiltSite,
  type Language,
  type RunningSite,
} from '../support/site';

let running: RunningSite;
before(async () => {
  running = await startBuiltSite();
});
after(() => running.close());

/** Asks the server for an address without following redirects. */
function ask(address: string): Promise<Response> {
  return fetch(new URL(`.${address}`, running.url), {redirect: 'manual'});
}

function readBuilt(name: string): HtmlPage {
  return parsePage(readFileSync(path.join(buildFolder, name), 'utf8'));
}

function readPage(route: string, language: Language): HtmlPage {
  return readBuilt(`${localise(route, language)}/index.html`);
}

/** Canonical addresses keep the slash of pages that stand for a folder; for a comparison it says nothing. */
const withoutSlash = (address: string): string => address.replace(/\/$/, '');

const absolute = (route: string, language: Language): string =>
  withoutSlash(`${site.url}${site.baseUrl}${localise(route, language).slice(1)}`);

/** Tag pages beyond those of the contract may exist: a new tag needs no new promise. */
const isTagPage = (route: string): boolean => /^\/(blog\/)?tags\/[^/]+$/.test(route);

/** A page that is made of other pages: what it lists has dates of its own. */
const lists: readonly string[] = [
  ...routeGroups['guide categories'],
  ...routeGroups['api categories'],
  '/blog',
  '/blog/archive',
  '/blog/tags',
  '/tags',
];
const isList = (route: string): boolean => isTagPage(route) || lists.includes(route);

test('the contract names every route once, and pending routes are part of it', () => {
  assert.ok(liveRoutes.length > 0, 'config/routes.ts has no route with a page');
  assert.deepEqual(
    routes.filter((route, index) => routes.indexOf(route) !== index),
    [],
  );
  assert.deepEqual(
    pendingRoutes.filter((route) => !routes.includes(route)),
    [],
  );
  assert.deepEqual(
    pendingRoutes.filter((route, index) => pendingRoutes.indexOf(route) !== index),
    [],
  );
});

for (const route of liveRoutes) {
  test(`${route} answers in both languages`, async () => {
    for (const language of languages) {
      const address = localise(route, language);
      const response = await ask(address);
      assert.equal(response.status, 200, `${address} answers ${response.status}`);
      const page = parsePage(await response.text());
      const notFound = readBuilt(`${language.prefix}/404.html`);
      assert.equal(page.lang, language.locale, `<html lang> of ${address}`);
      assert.notEqual(page.title, '', `${address} has no title`);
      assert.notEqual(page.textOf('h1'), notFound.textOf('h1'), `${address} is a not-found page`);
    }
  });
}

test('every route answers with a trailing slash too', async () => {
  for (const route of liveRoutes) {
    for (const language of languages) {
      const address = `${withoutSlash(localise(route, language))}/`;
      assert.equal((await ask(address)).status, 200, address);
    }
  }
});

test('a pending route has no page yet: one that has leaves config/pendingRoutes.ts', () => {
  const built = new Set(listBuiltPages());
  const stale = pendingRoutes.flatMap((route) =>
    languages.map((language) => localise(route, language)).filter((address) => built.has(address)),
  );
  assert.deepEqual(stale, [], 'remove these from config/pendingRoutes.ts');
});

test('every built page is a route of the contract, an alias, or a further tag page', () => {
  const known = new Set([...liveRoutes, ...liveAliases.map(([from]) => from), ...pendingRoutes]);
  const built = listBuiltPages();
  assert.ok(built.length >= 2 * liveRoutes.length, 'pages are missing from build/');
  const unknown = built.filter((address) => {
    const route = address.replace(/^\/en(?=\/)/, '');
    return !known.has(route) && !isTagPage(route);
  });
  assert.deepEqual(unknown, [], 'add these to config/routes.ts, or remove the pages');
});

for (const [from, to] of liveAliases) {
  test(`the old address ${from} leads to ${to}`, async () => {
    for (const language of languages) {
      const address = localise(from, language);
      const target = `${site.baseUrl}${localise(to, language).slice(1)}`;
      const response = await ask(`${address}?a=1`);
      assert.equal(response.status, 301, address);
      assert.equal(response.headers.get('location'), `${target}?a=1`);
      checkAliasPage(readPage(from, language), language, target);
    }
  });
}

/** What a host that knows no redirects serves: it must lead on without a script. */
function checkAliasPage(page: HtmlPage, {locale}: Language, target: string): void {
  const [refresh] = page.find('meta', {'http-equiv': 'refresh'});
  assert.ok(refresh, 'no meta refresh');
  assert.equal(page.lang, locale);
  assert.notEqual(page.title, '');
  assert.equal(page.canonical, `${site.url}${target}`);
  assert.match(readAttribute(refresh, 'content') ?? '', new RegExp(`^0; ?url=${target}$`));
  assert.equal(page.find('a', {href: target}).length, 1, 'no link to the target');
  assert.deepEqual(page.find('script'), []);
}

test('an alias whose target is pending leads nowhere yet', async () => {
  const {default: aliases} = await import('../../config/aliases.json');
  const early = Object.entries(aliases).filter(([, to]) => !isLive(to));
  for (const [from] of early) {
    assert.equal((await ask(from)).status, 404, from);
    assert.equal(existsSync(path.join(buildFolder, from, 'index.html')), false, from);
  }
});

for (const language of languages) {
  test(`titles are unique in ${language.locale}`, () => {
    const titles = liveRoutes.map((route) => readPage(route, language).title);
    const shared = titles.filter((title, index) => titles.indexOf(title) !== index);
    const pages = liveRoutes.flatMap((route, index) =>
      shared.includes(titles[index] ?? '') ? [`${titles[index] ?? ''} (${route})`] : [],
    );
    assert.deepEqual(
      pages,
      [],
      'pages that share a title; a short name belongs into sidebar_label',
    );
  });

  test(`canonical and alternate addresses are right in ${language.locale}`, () => {
    for (const route of liveRoutes) {
      const page = readPage(route, language);
      const alternates = Object.entries(page.alternates).map(([name, address]) => [
        name,
        withoutSlash(address ?? ''),
      ]);
      const [chinese, english] = languages;
      assert.equal(withoutSlash(page.canonical ?? ''), absolute(route, language), route);
      assert.deepEqual(
        Object.fromEntries(alternates),
        {
          'zh-Hans': absolute(route, chinese),
          en: absolute(route, english),
          'x-default': absolute(route, chinese),
        },
        route,
      );
    }
  });

  test(`the sitemap lists exactly the pages in ${language.locale}, each with both languages`, () => {
    const xml = readFileSync(path.join(buildFolder, `.${language.prefix}/sitemap.xml`), 'utf8');
    const entries = [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => entry);
    const listed = entries.map((entry) => /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '');
    const canonicals = listed.filter((address) => !isTagPage(bareRoute(address, language)));
    const pages = liveRoutes.filter((route) => route !== '/search' && !isTagPage(route));
    const expected = pages.map((route) => readPage(route, language).canonical ?? route);
    assert.deepEqual(canonicals.sort(), expected.sort());
    const undated = entries
      .filter((entry) => !/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/.test(entry))
      .map((entry) => bareRoute(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '', language));
    assert.deepEqual(
      undated.filter((route) => !isList(withoutSlash(route))),
      [],
      'These pages have no date in the sitemap, because Git does not know them yet: commit them and build again.',
    );
    for (const entry of entries) {
      const named = [...entry.matchAll(/hreflang="(.*?)"/g)].map(([, name]) => name);
      assert.deepEqual(named.sort(), ['en', 'x-default', 'zh-Hans'], entry);
    }
  });
}

function bareRoute(address: string, {prefix}: Language): string {
  return address.slice(site.url.length + site.baseUrl.length - 1 + prefix.length);
}
