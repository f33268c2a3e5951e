import assert from 'node:assert/strict';
import {test} from 'node:test';

import {site} from '../../config/site';
import {isIndexed, readBuiltPages, type BuiltPage} from '../support/builtPages';
import {readAttribute, readScript, type HtmlElement} from '../support/html';
import {languages} from '../support/site';

const pages = readBuiltPages();
const indexed = pages.filter(isIndexed);

test('pages: there are those of both languages', () => {
  for (const {locale} of languages) {
    const own = indexed.filter(({language}) => language.locale === locale);
    assert.ok(own.length > 250, `${locale}: ${own.length}`);
  }
});

test('pages: each has exactly one first-level heading, and it says something', () => {
  const wrong = pages.filter(({page}) => {
    const headings = page.find('h1');
    return headings.length !== 1 || page.textOf('h1') === '';
  });
  assert.deepEqual(
    wrong.map(({name, page}) => `${name}: ${page.find('h1').length}`),
    [],
  );
});

const describe = ({page}: BuiltPage): (string | undefined)[] =>
  page.find('meta', {name: 'description'}).map((meta) => readAttribute(meta, 'content'));

test('pages: each has one description, within what a result list shows', () => {
  const wrong = indexed.flatMap((built) => {
    const [description = '', ...more] = describe(built);
    const fits = description.length >= 10 && description.length <= 200;
    return fits && more.length === 0 ? [] : [`${built.name}: ${description}`];
  });
  assert.deepEqual(wrong, []);
});

for (const {locale} of languages) {
  test(`pages: no two share a description in ${locale}`, () => {
    const seen = new Map<string, string[]>();
    for (const built of indexed.filter(({language}) => language.locale === locale)) {
      const [description = ''] = describe(built);
      seen.set(description, [...(seen.get(description) ?? []), built.name]);
    }
    assert.deepEqual(
      [...seen].filter(([, names]) => names.length > 1),
      [],
    );
  });
}

test('pages: every picture has a text in its place', () => {
  const pictures = pages.flatMap(({name, page}) =>
    page.elements
      .filter((element) => element.tagName === 'img')
      .map((element) => ({name, element})),
  );
  assert.ok(pictures.length > 500);
  const mute = pictures.filter(({element}) => readAttribute(element, 'alt') === undefined);
  assert.deepEqual(
    mute.map(({name, element}) => `${name}: ${readAttribute(element, 'src') ?? ''}`),
    [],
  );
});

test('pages: no part of a page waits for a script to put it in its place', () => {
  const waiting = pages.filter(({html}) =>
    /<template id="?B:|<div hidden(="")? id="?S:/.test(html),
  );
  assert.deepEqual(
    waiting.map(({name}) => name),
    [],
  );
});

test('pages: structured data is valid JSON of schema.org, and its addresses are those of the site', () => {
  let blocks = 0;
  for (const {name, page} of pages) {
    for (const script of page.find('script', {type: 'application/ld+json'})) {
      const data = JSON.parse(readScript(script)) as Record<string, unknown>;
      assert.equal(data['@context'], 'https://schema.org', name);
      assert.equal(typeof data['@type'], 'string', name);
      for (const [, address = ''] of JSON.stringify(data).matchAll(
        /"(?:item|@id|url)":"(https:[^"]+)"/g,
      )) {
        // The home page names the platform that the site is about.
        const isOfSite = address.startsWith(`${site.url}${site.baseUrl}`);
        assert.ok(isOfSite || address === 'https://atomgit.com', `${name}: ${address}`);
      }
      blocks += 1;
    }
  }
  assert.ok(blocks > 300, String(blocks));
});

/** Styles hide what has not wholly arrived until the footer is there (src/css/prose.css). */
test('pages: each ends with the footer, which shows what waits for the end', () => {
  const hasClass = (element: HtmlElement, name: string) =>
    readAttribute(element, 'class')?.split(' ').includes(name) === true;
  // Pages that send a reader elsewhere have neither.
  const whole = pages.flatMap(({name, page}) => {
    const [main] = page.find('div').filter((element) => hasClass(element, 'main-wrapper'));
    return main ? [{name, main}] : [];
  });
  assert.ok(whole.length > 550, String(whole.length));
  const endless = whole.filter(({main}) => {
    const parts = main.parentNode?.childNodes.filter((node) => 'tagName' in node) ?? [];
    return !parts.slice(parts.indexOf(main) + 1).some((element) => hasClass(element, 'footer'));
  });
  assert.deepEqual(
    endless.map(({name}) => name),
    [],
  );
});
