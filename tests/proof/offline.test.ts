import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {after, before, describe, test} from 'node:test';
import {pathToFileURL} from 'node:url';

import {chromium, firefox, type Browser, type Page} from '@playwright/test';
import {unzipSync} from 'fflate';

import {site} from '../../config/site';
import {requireBrowser} from '../../scripts/lib/browser.mjs';
import {addOffline} from '../../scripts/lib/downloads.mjs';
import {firefox as system} from '../engines/firefox';
import {HtmlPage, readAttribute} from '../support/html';
import {reasonToSkip} from '../support/programs';
import {buildFolder, languages, projectRoot} from '../support/site';

// The offline edition as its readers get it: announced on the site of a release, unpacked, opened from a folder.

const folder = mkdtempSync(path.join(os.tmpdir(), 'offline-'));
const release = path.join(folder, 'site');
const target = path.join(folder, 'unpacked');
const archive = path.join(release, 'downloads/atomgit-docs-offline.zip');
const addressOf = (name: string, hash = '') => pathToFileURL(path.join(target, name)).href + hash;

before(async () => {
  for (const {prefix} of languages) {
    for (const name of ['index.html', 'llms.txt', 'downloads']) {
      const file = path.join(prefix, name);
      cpSync(path.join(buildFolder, file), path.join(release, file), {recursive: true});
    }
  }
  await addOffline(release, {
    root: projectRoot,
    build: buildFolder,
    siteUrl: site.url,
    baseUrl: site.baseUrl,
  });
  for (const [name, content] of Object.entries(unzipSync(readFileSync(archive)))) {
    mkdirSync(path.dirname(path.join(target, name)), {recursive: true});
    writeFileSync(path.join(target, name), content);
  }
});
after(() => {
  rmSync(folder, {recursive: true});
});

test('offline edition: a release offers it with its size, its checksum and how to verify it', () => {
  const content = readFileSync(archive);
  const sum = createHash('sha256').update(content).digest('hex');
  const size = `${(content.length / 1e6).toFixed(1)} MB`;
  assert.equal(readFileSync(`${archive}.sha256`, 'utf8'), `${sum}  atomgit-docs-offline.zip\n`);
  const address = `${site.baseUrl}downloads/atomgit-docs-offline.zip`;
  for (const {prefix} of languages) {
    const page = new HtmlPage(readFileSync(path.join(release, prefix, 'offline.html'), 'utf8'));
    const offered = page.find('a').filter((link) => readAttribute(link, 'download') === '');
    assert.deepEqual(offered.map((link) => readAttribute(link, 'href'))[0], address);
    assert.equal(page.find('a', {href: `${address}.sha256`}).length, 1);
    assert.equal(offered.length, 2, 'the book beside it');
    const text = page.textOf('main');
    for (const part of [sum, size, 'sha256sum --check atomgit-docs-offline.zip.sha256']) {
      assert.ok(text.includes(part), part);
    }
    const list = readFileSync(path.join(release, prefix, 'llms.txt'), 'utf8');
    const before = readFileSync(path.join(buildFolder, prefix, 'llms.txt'), 'utf8');
    const line = list.split('\n').find((one) => one.includes(new URL(address, site.url).href));
    assert.ok(line?.includes(sum) && line.includes(size), line);
    // Nothing else in it has changed.
    assert.equal(list.replace(`${line}\n`, ''), before);
  }
});

const routes = [
  'index.html',
  'en/index.html',
  'repo/branch/index.html',
  'en/repo/branch/index.html',
  'en/permission/index.html',
  'openAPI/api_versioned/create-check-run/index.html',
  'en/category/api/index.html',
  'blog/index.html',
  'en/devtools/index.html',
  'oauth/index.html',
];

/** Whatever the engine says of a file or an address that did not come, or was asked for elsewhere. */
function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', ({message}) => problems.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Leaving a page before its icon is there is no fault of the page.
    if (reason !== 'net::ERR_ABORTED') problems.push(`${reason}: ${request.url()}`);
  });
  page.on('request', (request) => {
    if (!/^(file|data):/.test(request.url())) problems.push(`asked: ${request.url()}`);
  });
  return problems;
}

/** What a page names must be there: not every engine tells of a file that is missing. */
const findMissing = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...[...document.images]
      .filter((one) => one.complete && one.naturalWidth === 0)
      .map((one) => one.src),
    ...[...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
      .filter((one) => one.sheet === null)
      .map((one) => one.href),
  ]);

for (const {engine, skip, launch} of [
  {
    engine: 'Chromium',
    skip: false,
    launch: () => chromium.launch(requireBrowser(chromium.executablePath())),
  },
  {
    engine: 'Firefox',
    skip: reasonToSkip([process.env.FIREFOX_PATH ?? 'firefox-esr']),
    launch: () => firefox.launch({channel: system.channel, ...system.launchOptions}),
  },
]) {
  describe(`offline edition in ${engine}, opened from a folder`, {skip}, () => {
    let browser: Browser;
    let page: Page;
    let problems: string[];
    before(async () => {
      browser = await launch();
      page = await browser.newPage();
      problems = watch(page);
    });
    after(() => browser.close());

    test('ten pages are whole, and ask for nothing', async () => {
      for (const route of routes) {
        await page.goto(addressOf(route));
        assert.notEqual(await page.locator('h1').first().innerText(), '', route);
        assert.deepEqual(await findMissing(page), [], route);
      }
      assert.deepEqual(problems, []);
    });

    for (const [route, question, hash] of [
      ['repo/branch/index.html', '恢复误删的分支', '#recover'],
      ['en/repo/branch/index.html', 'restore a deleted branch', '#recover'],
    ] as const) {
      test(`the search finds “${question}”`, async () => {
        await page.goto(addressOf(route));
        await page.locator('.navbar__search-input').click();
        await page.keyboard.type(question);
        await page.keyboard.press('Enter');
        const best = page.locator('.offline-results a').first();
        await best.click();
        await page.waitForURL(addressOf(route, hash));
        await page.locator('h1').waitFor();
        assert.deepEqual(problems, []);
      });
    }

    test('the colour mode is kept from page to page', async () => {
      await page.goto(addressOf('repo/branch/index.html'));
      const mode = () => page.locator('html').getAttribute('data-theme');
      assert.equal(await mode(), 'light');
      await page.locator('[class*="colorModeToggle"] button').click();
      assert.equal(await mode(), 'dark');
      await page.goto(addressOf('en/index.html'));
      assert.equal(await mode(), 'dark');
      assert.deepEqual(problems, []);
    });
  });
}
