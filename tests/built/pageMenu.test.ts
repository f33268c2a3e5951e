import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';

import {parsePage, readAttribute, type HtmlElement, type HtmlPage} from '../support/html';
import {buildFolder, languages, liveRoutes, localise} from '../support/site';
import {twinAddress} from '../support/twins';

const routes = liveRoutes.filter((route) => route !== '/search');

/** The links of the menu beside the title, the first of the page that has one. */
function readMenu(page: HtmlPage): HtmlElement[] {
  const menu = page.elements.find((element) =>
    readAttribute(element, 'class')?.split(' ').includes('page-menu'),
  );
  if (!menu) return [];
  const start = page.elements.indexOf(menu);
  const end = page.elements.findIndex((element, index) => index > start && element.tagName === 'p');
  return page.elements.slice(start, end).filter(({tagName}) => tagName === 'a');
}

for (const language of languages) {
  const [other] = languages.filter((one) => one !== language);

  test(`page menu: every page in ${language.locale} leads to its Markdown and to the other language`, () => {
    assert.ok(routes.length > 250);
    for (const route of routes) {
      const file = path.join(buildFolder, localise(route, language), 'index.html');
      const page = parsePage(readFileSync(file, 'utf8'));
      const twin = twinAddress(route, language);
      const [named] = page.find('link', {type: 'text/markdown'});
      assert.equal(named && readAttribute(named, 'href'), twin, `head of ${file}`);
      const links = readMenu(page).map((link) => ({
        href: readAttribute(link, 'href')?.replace(/(.)\/$/, '$1'),
        lang: readAttribute(link, 'lang'),
      }));
      assert.deepEqual(
        links,
        [
          {href: twin, lang: undefined},
          {
            href: localise(route, other ?? language).replace(/(.)\/$/, '$1'),
            lang: other?.locale,
          },
        ],
        `menu of ${file}`,
      );
    }
  });
}
