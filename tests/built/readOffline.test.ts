import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';

import {micromark} from 'micromark';
import {gfm, gfmHtml} from 'micromark-extension-gfm';

import {site} from '../../config/site';
import {HtmlPage, readAttribute, readText} from '../support/html';
import {buildFolder, languages, listBuiltFiles, liveRoutes, localise} from '../support/site';
import {readBuiltFile, twinAddress} from '../support/twins';

const siteRoot = `${site.url}${site.baseUrl}`;
const routes = liveRoutes.filter((route) => route !== '/search');
const anchorOf = (route: string): string => route.slice(1) || 'index';

/** What a page says at its foot that is read next; lists of posts and operations have such links, too. */
function readNext(html: string, prefix: string): string | undefined {
  const [, next] = /pagination-nav__link--next"? href="?([^\s">]+)/.exec(html) ?? [];
  return next?.slice(prefix.length).replace(/(.)\/$/, '$1');
}

/** As any reader of Markdown shows it; places that links lead to are HTML. */
function readMarkdown(text: string, allowDangerousHtml = false): HtmlPage {
  const body = text.replace(/^---\n[\s\S]*?\n---\n/, '');
  return new HtmlPage(
    micromark(body, {extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml}),
  );
}

const listTexts = ({elements}: HtmlPage, tag: RegExp): string[] =>
  elements.filter(({tagName}) => tag.test(tagName)).map(readText);

for (const language of languages) {
  const {locale, prefix} = language;
  const file = `${prefix}/downloads/atomgit-docs-${locale}.md`;
  const [front = '', ...chapters] = readBuiltFile(file).split(/^(?=#{1,2} <a id=")/m);
  // Whole books take a renderer long.
  const rendered = [front, ...chapters].map((chapter) => readMarkdown(chapter, true));
  const ids = rendered.flatMap(({elements}) =>
    elements.flatMap((element) => readAttribute(element, 'id') ?? []),
  );
  const links = rendered.flatMap((page) =>
    page.find('a').flatMap((element) => readAttribute(element, 'href') ?? []),
  );
  const chapterOf = (route: string): number =>
    chapters.findIndex((chapter) => chapter.startsWith(`## <a id="${anchorOf(route)}"></a>`));

  test(`book in ${locale}: each page is in it once, with the headings and the code of its twin`, () => {
    assert.equal(new Set(ids).size, ids.length);
    for (const route of routes) {
      const place = chapterOf(route);
      const chapter = rendered[place + 1];
      assert.ok(place >= 0 && chapter, route);
      const twin = readMarkdown(readBuiltFile(twinAddress(route, language)));
      assert.deepEqual(listTexts(chapter, /^h[1-6]$/), listTexts(twin, /^h[1-6]$/), route);
      assert.deepEqual(listTexts(chapter, /^pre$/), listTexts(twin, /^pre$/), route);
    }
  });

  test(`book in ${locale}: every link between pages leads on inside it, to the place that it names`, () => {
    const inside = links.filter((href) => href.startsWith('#'));
    assert.ok(inside.length > 2000, String(inside.length));
    assert.deepEqual(
      inside.filter((href) => !ids.includes(decodeURIComponent(href.slice(1)))),
      [],
    );
    const twins = new Set(routes.map((route) => siteRoot + twinAddress(route, language).slice(1)));
    const out = links.filter((href) => !href.startsWith('#'));
    assert.deepEqual(
      out.filter((href) => !/^(https?:|mailto:)/.test(href) || twins.has(href.replace(/#.*/, ''))),
      [],
    );
    // Where the page has a heading of that name, its link in the book does not end at the title.
    const branch = chapters[chapterOf('/repo/branch')] ?? '';
    assert.ok(branch.includes('](#permission--branches-and-tags)'), 'a heading of another page');
    assert.ok(branch.includes('](#repo/branch--delete)'), 'a heading of the same page');
  });

  test(`book in ${locale}: one page follows the other as on the site`, () => {
    let followed = 0;
    for (const route of routes) {
      const next = readNext(readBuiltFile(`${localise(route, language)}/index.html`), prefix);
      if (next === undefined || !routes.includes(next)) continue;
      assert.ok(chapterOf(route) < chapterOf(next), `${route} → ${next}`);
      followed += 1;
    }
    assert.ok(followed > 150, String(followed));
  });

  test(`read offline in ${locale}: the page and llms.txt name each file with its size and its checksum`, () => {
    const page = new HtmlPage(readBuiltFile(`${prefix}/offline.html`));
    assert.equal(page.lang, locale);
    const offered = page.find('a').filter((element) => readAttribute(element, 'download') === '');
    // The archive is a matter of a release: tests/proof/offline.test.ts.
    assert.deepEqual(
      offered.map((element) => readAttribute(element, 'href')),
      [site.baseUrl + file.replace(/^\//, '')],
    );
    const content = readFileSync(path.join(buildFolder, file));
    const sum = createHash('sha256').update(content).digest('hex');
    const size = `${(content.length / 1e6).toFixed(1)} MB`;
    const row = page.textOf('tbody');
    assert.ok(row.includes(sum) && row.includes(size), row);
    const list = readBuiltFile(`${prefix}/llms.txt`);
    const line = list.split('\n').find((one) => one.includes(siteRoot + file.slice(1)));
    assert.ok(line?.includes(sum) && line.includes(size), line);
    assert.ok(list.includes('`sha256sum '), 'and how to check it');
    assert.ok(!list.includes('.zip'));
    for (const style of page.find('link', {rel: 'stylesheet'})) {
      const address = readAttribute(style, 'href') ?? '';
      assert.ok(existsSync(path.join(buildFolder, address.slice(site.baseUrl.length))), address);
    }
    assert.equal(page.find('link', {rel: 'stylesheet'}).length, 1);
  });
}

test('read offline: the foot of every page leads there, in its language', () => {
  const pages = listBuiltFiles('.html')
    .map((name) => ({name, html: readBuiltFile(name)}))
    .filter(({html}) => html.includes('theme-layout-footer'));
  assert.ok(pages.length > 500, String(pages.length));
  for (const {name, html} of pages) {
    const address = `${site.baseUrl}${name.startsWith('en/') ? 'en/' : ''}offline.html`;
    const links = [...html.matchAll(/<a [^>]*href="?([^"\s>]*offline\.html)[^>]*>/g)];
    assert.deepEqual(
      links.map(([link, target]) => [target, /target="?_self/.test(link)]),
      [[address, true]],
      name,
    );
  }
});
