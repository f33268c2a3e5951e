import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, test} from 'node:test';

import aliases from '../../config/aliases.json';
import {readMovedHeadings} from '../../config/movedHeadings';
import {routes} from '../../config/routes';
import {site} from '../../config/site';
import {createSitemapItems} from '../../config/sitemap';
import {caching, contentTypes, hashedFolders, securityHeaders} from '../../deploy/headers.mjs';
import {nginxMaps, nginxSite} from '../../deploy/nginx.mjs';
import {headersFile, redirectsFile} from '../../deploy/static-hosts.mjs';
import config from '../../docusaurus.config';
import * as production from '../promises/production';
import {readCorpus} from '../support/prose/corpus';
import {headingsOf} from '../support/prose/headings';

const folder = path.resolve(__dirname, '../promises');

function readLines(name: string): string[] {
  return readFileSync(path.join(folder, name), 'utf8').trim().split('\n');
}

function subtract(own: readonly string[], other: readonly string[]): string[] {
  const others = new Set(other);
  return own.filter((one) => !others.has(one));
}

test('the site is built for the host and base URL that are promised', () => {
  const overridden = process.env.SITE_URL ?? process.env.BASE_URL;
  assert.equal(overridden, undefined, 'SITE_URL and BASE_URL build for another place');
  assert.equal(site.url, production.host, 'config/site.ts');
  assert.equal(site.baseUrl, production.baseUrl, 'config/site.ts');
});

test('the languages and the contents of pages are those that are promised', () => {
  const {i18n} = config;
  assert.ok(i18n, 'docusaurus.config.ts');
  const names = production.languages.map(({language}) => language);
  assert.equal(i18n.defaultLocale, names[0], 'docusaurus.config.ts');
  assert.deepEqual(i18n.locales, names, 'docusaurus.config.ts');
  for (const name of names) {
    assert.equal(i18n.localeConfigs?.[name]?.htmlLang, name, 'docusaurus.config.ts');
  }
  const {tableOfContents} = config.themeConfig as {tableOfContents: unknown};
  const {first: minHeadingLevel, last: maxHeadingLevel} = production.contentsLevels;
  assert.deepEqual(tableOfContents, {minHeadingLevel, maxHeadingLevel}, 'docusaurus.config.ts');
});

/** Fails with the lines as they are to be copied. */
function expectNone(lines: readonly string[], what: string): void {
  if (lines.length > 0) assert.fail(`${what}:\n${lines.join('\n')}`);
}

test('every promised address is one of config/routes.ts, and no other', () => {
  const promised = readLines('addresses.txt');
  expectNone(subtract(promised, routes), 'given up; restore in config/routes.ts');
  expectNone(subtract(routes, promised), 'new; add to tests/promises/addresses.txt');
});

test('every promised redirect is one of config/aliases.json, and no other', () => {
  const ours = Object.entries(aliases).map(([from, to]) => `${from} ${to}`);
  const promised = readLines('redirects.txt');
  expectNone(subtract(promised, ours), 'given up; restore in config/aliases.json');
  expectNone(subtract(ours, promised), 'new; add to tests/promises/redirects.txt');
});

test('every redirect of config/aliases.json leads to an address of config/routes.ts', () => {
  const astray = Object.entries(aliases)
    .filter(([, to]) => !routes.includes(to.replace(/#.*/, '')))
    .map(([from, to]) => `${from} leads to ${to}`);
  expectNone(astray, 'no such address; correct the target in config/aliases.json');
});

test('every promised heading is there, or config/movedHeadings.yaml says what became of it', () => {
  const {pages, unreadable} = readCorpus();
  assert.deepEqual(unreadable, []);
  const ids = pages.flatMap((page) =>
    headingsOf(page).flatMap(({id}) => (id === undefined ? [] : [`${page.route}#${id}`])),
  );
  const moved = readMovedHeadings();
  const lost = subtract(readLines('headingIds.txt'), [...ids, ...moved.keys()]);
  expectNone(lost, 'gone; restore the id, or say in config/movedHeadings.yaml where it leads now');
  const fresh = subtract([...new Set(ids)], readLines('headingIds.txt'));
  expectNone(fresh, 'new; add to tests/promises/headingIds.txt');
  for (const [old, now] of moved) {
    assert.ok(
      ids.includes(now),
      `config/movedHeadings.yaml: ${old} leads to ${now}, which is no heading`,
    );
  }
});

describe('the sitemap', () => {
  const [chinese, english] = production.languages;
  for (const [address, route] of [
    [`${production.host}/repo/branch`, '/repo/branch'],
    [`${production.host}/en/repo/branch`, '/repo/branch'],
    [`${production.host}/en/`, '/'],
  ] as const) {
    test(`names each language of ${address} with its own address`, async () => {
      const params = {defaultCreateSitemapItems: () => Promise.resolve([{url: address}])};
      const [item] = await createSitemapItems(params as never);
      const at = (prefix: string) => `${production.host}${prefix}${route}`;
      assert.deepEqual((item as {links?: unknown}).links, [
        {lang: chinese.language, url: at(chinese.prefix)},
        {lang: english.language, url: at(english.prefix)},
        {lang: 'x-default', url: at(chinese.prefix)},
      ]);
    });
  }
});

describe('headers', () => {
  const headers: Record<string, string> = securityHeaders([]);

  for (const [name, value] of Object.entries(production.headers)) {
    test(`${name} is what deploy/headers.mjs sends`, () => {
      assert.equal(headers[name], value);
    });
  }

  test('no feature of the device is asked for', () => {
    const policy = (headers['Permissions-Policy'] ?? '').split(', ');
    for (const name of [
      'camera',
      'geolocation',
      'microphone',
      'payment',
      'usb',
      'clipboard-read',
    ]) {
      assert.ok(policy.includes(`${name}=()`), name);
    }
    assert.deepEqual(
      policy.filter((part) => !part.endsWith('=()')),
      [],
    );
  });

  test('only files with a hash in their name are kept', () => {
    assert.deepEqual(caching, production.caching);
    assert.deepEqual(hashedFolders, production.hashedFolders);
  });

  for (const [ending, type] of Object.entries(production.contentTypes)) {
    test(`${ending} is ${type}`, () => {
      assert.equal(contentTypes[ending], type);
    });
  }
});

describe('the hosts', () => {
  const hosting = {
    baseUrl: '/',
    moves: [['/old', '/new']] as const,
    headers: {'X-Content-Type-Options': 'nosniff'},
  };

  test('nginx keeps hashed files for a year and lets everything else be asked for again', () => {
    const maps = nginxMaps(hosting);
    assert.match(
      maps,
      /map "\$status \$uri" \$site_caching \{\n +"~\^\(200\|206\|304\) \/\(assets\|en\/assets\)\/" "public, max-age=31536000, immutable";\n +default "no-cache";\n\}/,
    );
    assert.match(nginxSite(hosting), /^add_header Cache-Control \$site_caching always;$/m);
    assert.doesNotMatch(nginxSite(hosting), /expires|max-age/);
  });

  test('nginx answers unknown addresses with the not-found page of the language, and 404', () => {
    const [maps, config] = [nginxMaps(hosting), nginxSite(hosting)];
    assert.match(
      maps,
      /^map \$uri \$site_language_folder \{\n +"?~\^\/en\(\/\|\$\)"? \/en\/;\n +default \/;\n\}/m,
    );
    assert.match(
      maps,
      /\$site_not_found \{[^}]*\}404\.txt"?;\n +default "?\$\{site_language_folder\}404\.html"?;\n\}/,
    );
    assert.match(config, /^error_page 404 \$site_not_found;$/m);
    assert.match(
      config,
      /^location \/ \{[^}]*(?:\{[^}]*\}[^}]*)*try_files [^;]*\$uri\/index\.html \$uri =404;\n\}$/m,
    );
  });

  test('nginx sends the headers with every answer and leads old addresses on', () => {
    const config = nginxSite(hosting);
    assert.match(config, /^add_header X-Content-Type-Options "nosniff" always;$/m);
    assert.match(
      config,
      /^location ~ \^\/old\(\/\|\/index\\\.html\|\\\.html\)\?\$ \{ return 301 \/new\$is_args\$args; \}$/m,
    );
  });

  test('_headers and _redirects say the same', () => {
    const rules = headersFile(hosting)
      .split(/\n(?=\/)/)
      .map((rule) => rule.trimEnd());
    assert.equal(rules[0], '/*\n  X-Content-Type-Options: nosniff');
    const kept = rules.filter((rule) => rule.includes('Cache-Control'));
    assert.deepEqual(kept, [
      '/assets/*\n  Cache-Control: public, max-age=31536000, immutable',
      '/en/assets/*\n  Cache-Control: public, max-age=31536000, immutable',
    ]);
    assert.equal(redirectsFile(hosting), '/old /new 301\n');
  });
});
