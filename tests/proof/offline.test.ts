import assert from 'node:assert/strict';
import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {after, test} from 'node:test';
import {pathToFileURL} from 'node:url';

import {chromium} from '@playwright/test';

import {requireBrowser} from '../../scripts/lib/browser.mjs';
import {makeOffline} from '../../scripts/lib/offline.mjs';
import {buildFolder} from '../support/site';

const target = mkdtempSync(path.join(os.tmpdir(), 'offline-'));
after(() => {
  rmSync(target, {recursive: true});
});
const addressOf = (name: string, hash = '') => pathToFileURL(path.join(target, name)).href + hash;

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

test('offline edition: ten pages and a search in each language, opened from a folder, without a request', async () => {
  await makeOffline({
    root: process.cwd(),
    build: buildFolder,
    target,
    siteUrl: 'https://docs.atomgit.com',
    baseUrl: '/',
  });
  const browser = await chromium.launch(requireBrowser(chromium.executablePath()));
  try {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('pageerror', ({message}) => problems.push(message));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText;
      // Leaving a page before its icon is there is no fault of the page.
      if (reason !== 'net::ERR_ABORTED') problems.push(`${reason}: ${request.url()}`);
    });
    page.on('request', (request) => {
      if (!/^(file|data):/.test(request.url())) problems.push(`asked: ${request.url()}`);
    });
    for (const route of routes) {
      await page.goto(addressOf(route));
      assert.notEqual(await page.locator('h1').first().innerText(), '', route);
    }
    for (const [route, question] of [
      ['repo/branch/index.html', '恢复误删的分支'],
      [
        'en/repo/branch/index.html',
        'restore a deleted branch',
        'en/repo/branch/index.html#restore',
      ],
    ] as const) {
      await page.goto(addressOf(route));
      await page.locator('.navbar__search-input').fill(question);
      await page.keyboard.press('Enter');
      const best = page.locator('.offline-results a').first();
      await best.click();
      await page.locator('h1').waitFor();
      assert.equal(page.url().replace(/#.*/, ''), addressOf(route), question);
    }
    await page.locator('[class*="colorModeToggle"] button').click();
    await page.goto(addressOf('index.html'));
    assert.equal(await page.locator('html').getAttribute('data-theme'), 'dark');
    assert.deepEqual(problems, []);
  } finally {
    await browser.close();
  }
});
