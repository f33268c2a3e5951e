import assert from 'node:assert/strict';
import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {after, before, test} from 'node:test';

import {site} from '../../config/site';
import {readAttribute} from '../support/html';
import {
  buildFolder,
  languages,
  liveRoutes,
  localise,
  projectRoot,
  startBuiltSite,
  type Language,
  type RunningSite,
} from '../support/site';
import {readBuiltFile, readPair, twinAddress} from '../support/twins';

let running: RunningSite;
before(async () => {
  running = await startBuiltSite();
});
after(() => running.close());

const siteRoot = `${site.url}${site.baseUrl}`;
const routesWithTwin = liveRoutes.filter((route) => route !== '/search');

test('twins: every route but the search has one in both languages, served as Markdown', async () => {
  assert.ok(routesWithTwin.length > 250);
  for (const language of languages) {
    for (const route of routesWithTwin) {
      const address = twinAddress(route, language);
      const response = await fetch(new URL(`.${address}`, running.url));
      assert.equal(response.status, 200, address);
      assert.equal(response.headers.get('content-type'), 'text/markdown; charset=utf-8', address);
    }
    for (const name of ['search.md', '404.md', '404.html.md']) {
      assert.equal(existsSync(path.join(buildFolder, language.prefix, name)), false, name);
    }
  }
});

function readPairs(language: Language) {
  return routesWithTwin.map((route) => ({
    address: twinAddress(route, language),
    ...readPair(route, language),
  }));
}

for (const language of languages) {
  const {locale} = language;
  let known: ReturnType<typeof readPairs> | undefined;
  const pairsOnce = () => (known ??= readPairs(language));

  test(`twins in ${locale}: headings, table cells and code blocks are those of the page`, () => {
    const pairs = pairsOnce();
    for (const part of ['headings', 'cells', 'code'] as const) {
      for (const {address, page, twin} of pairs) {
        assert.deepEqual(twin[part], page[part], `${part} of ${address}`);
      }
      assert.ok(pairs.flatMap(({page}) => page[part]).length > 1000, `${part} were found`);
    }
    assert.deepEqual(
      pairs.filter(({page}) => page.headings.length === 0),
      [],
    );
  });

  test(`twins in ${locale}: links are whole addresses that lead to twins of the same language, or to files`, () => {
    let followed = 0;
    for (const {address, twin} of pairsOnce()) {
      assert.deepEqual(
        twin.links.filter((href) => !/^(https?:|mailto:|#)/.test(href)),
        [],
        `${address} has links that need the page to start from`,
      );
      for (const link of twin.links.filter((href) => href.startsWith(siteRoot))) {
        const [file = ''] = link.slice(siteRoot.length - 1).split(/[?#]/);
        const target = statSync(path.join(buildFolder, file), {throwIfNoEntry: false});
        assert.ok(target?.isFile(), `${address} links to ${link}, which is no file`);
        if (file.endsWith('.md')) {
          assert.equal(file.startsWith('/en/'), locale === 'en', `${address} links to ${link}`);
          followed += 1;
        }
      }
    }
    assert.ok(followed > 1000);
  });

  test(`twins in ${locale}: each says near its top where all pages are listed, and its page does so unseen`, () => {
    const list = `${siteRoot}${locale === 'en' ? 'en/' : ''}llms.txt`;
    for (const route of routesWithTwin) {
      const twin = readBuiltFile(twinAddress(route, language));
      assert.ok(twin.slice(0, 1500).includes(`<${list}>`), route);
      const html = readBuiltFile(`${localise(route, language)}/index.html`);
      const [, direction = ''] = /<p hidden="">(.+?)<\/p>(?=.*<main)/s.exec(html) ?? [];
      assert.ok(direction.includes(`${list} `), route);
      assert.ok(direction.includes('.md') && direction.includes('text/markdown'), route);
      assert.equal(/\p{Script=Han}/u.test(direction), locale === 'zh-Hans', route);
    }
  });

  test(`twins in ${locale}: the front matter says what the page says of itself`, () => {
    const pairs = pairsOnce();
    const hasHistory = existsSync(path.join(projectRoot, '.git'));
    for (const {address, page, twin} of pairs) {
      const {title = '', ...facts} = twin.frontMatter;
      const [description] = page.head.find('meta', {name: 'description'});
      assert.ok(title !== '' && page.head.title.startsWith(title), address);
      assert.equal(
        facts.description,
        description && readAttribute(description, 'content'),
        address,
      );
      assert.equal(facts.url, page.head.canonical, address);
      assert.equal(facts.language, locale, address);
      if (page.changed) assert.equal(facts.updated, page.changed, address);
    }
    assert.ok(
      !hasHistory || pairs.filter(({page}) => page.changed).length > 50,
      'dates were found',
    );
  });
}
