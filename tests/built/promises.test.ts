import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, test} from 'node:test';

import {host, languages, robots} from '../promises/production';
import {HtmlPage, readAttribute} from '../support/html';
import {buildFolder, projectRoot} from '../support/site';

const addresses = readFileSync(path.join(projectRoot, 'tests/promises/addresses.txt'), 'utf8')
  .trim()
  .split('\n');
const redirects = readFileSync(path.join(projectRoot, 'tests/promises/redirects.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

const [chinese, english] = languages;

/** The head of a page: all that these tests ask about, and quickly parsed. */
function readHead(route: string): HtmlPage {
  const html = readFileSync(path.join(buildFolder, route, 'index.html'), 'utf8');
  return new HtmlPage(html.split('</head>')[0] ?? '');
}

/** A page that stands for a folder is named with a slash; for a comparison it says nothing. */
const bare = (address: string | undefined): string => (address ?? '').replace(/\/$/, '');

const at = (prefix: string, route: string): string => bare(`${host}${prefix}${route}`);

for (const {language, prefix} of languages) {
  describe(`the promised addresses in ${language}`, () => {
    test('are there, in their language, and say who they are and where the other language is', () => {
      for (const route of addresses) {
        const page = readHead(prefix + route);
        assert.equal(page.lang, language, `${prefix}${route}: lang`);
        assert.equal(bare(page.canonical), at(prefix, route), `${prefix}${route}: canonical`);
        const alternates = Object.entries(page.alternates).map(([name, address]) => [
          name,
          bare(address),
        ]);
        assert.deepEqual(
          Object.fromEntries(alternates),
          {
            [chinese.language]: at(chinese.prefix, route),
            [english.language]: at(english.prefix, route),
            'x-default': at(chinese.prefix, route),
          },
          `${prefix}${route}: hreflang`,
        );
      }
    });

    test('stand in the sitemap, each with the addresses of both languages', () => {
      const xml = readFileSync(path.join(buildFolder, `.${prefix}/sitemap.xml`), 'utf8');
      const entries = new Map(
        [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => {
          const links = entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g);
          const named = [...links].map(([, name = '', address]) => [name, bare(address)]);
          return [bare(/<loc>(.*?)<\/loc>/.exec(entry)?.[1]), Object.fromEntries(named) as object];
        }),
      );
      for (const route of addresses.filter((one) => one !== '/search')) {
        assert.deepEqual(
          entries.get(at(prefix, route)),
          {
            [chinese.language]: at(chinese.prefix, route),
            [english.language]: at(english.prefix, route),
            'x-default': at(chinese.prefix, route),
          },
          `sitemap: ${prefix}${route}`,
        );
      }
    });

    test('are open to search engines', () => {
      for (const route of addresses) {
        const robotsOf = readHead(prefix + route).find('meta', {name: 'robots'});
        const values = robotsOf.map((meta) => readAttribute(meta, 'content'));
        assert.deepEqual(values, [], `${prefix}${route}: robots`);
      }
    });

    test('keep the old ones alive', () => {
      for (const [from = '', to = ''] of redirects) {
        const file = path.join(buildFolder, prefix + from, 'index.html');
        assert.ok(existsSync(file), `${prefix}${from} is gone`);
        const page = readHead(prefix + from);
        assert.equal(page.canonical, at(prefix, to), `${prefix}${from}`);
      }
    });
  });
}

test('robots.txt lets everything be read and names both sitemaps', () => {
  assert.equal(readFileSync(path.join(buildFolder, 'robots.txt'), 'utf8'), robots);
});
