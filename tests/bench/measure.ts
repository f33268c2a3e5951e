import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

import type {Browser, BrowserContext, Page, Request} from '@playwright/test';

import {capQuery} from '../../src/search/query';
import {open} from '../support/steps';
import type {IndexFiles} from './syntheticSite';

export type Site = {
  browser: Browser;
  url: string;
  folder: string;
  /** By language prefix; where it is given, the site gets these instead of its own index. */
  indexes?: ReadonlyMap<string, IndexFiles>;
};

const indexName = /^(\/en)?\/search-index(.*)-[0-9a-f]{8}\.json$/;

function readBody({folder, indexes}: Site, pathname: string): Buffer {
  const [, prefix = '', suffix = ''] = indexName.exec(pathname) ?? [];
  const file = indexes && indexName.test(pathname) && indexes.get(prefix)?.get(suffix);
  return file || readFileSync(path.join(folder, pathname));
}

const sizes = new Map<Buffer | string, number>();

/** What a host that compresses sends for this address. */
function weigh(site: Site, request: Request): number {
  const {pathname} = new URL(request.url());
  const key = `${site.indexes?.get('')?.size ?? 0} ${pathname}`;
  const size = sizes.get(key) ?? brotliCompressSync(readBody(site, pathname)).length;
  sizes.set(key, size);
  return size;
}

/** A link of 1.6 Mbit/s whose answers take 150 ms to begin: one byte after the other, for all requests together. */
export class SlowLink {
  private free = 0;

  carry(bytes: number): Promise<void> {
    const now = performance.now();
    const headers = 250;
    this.free = Math.max(now + 150, this.free) + ((bytes + headers) * 8) / 1600;
    return new Promise((arrived) => setTimeout(arrived, this.free - now));
  }
}

/** Remembers how long the longest task kept the page from answering. */
function watchLongTasks(): void {
  const memory = window as unknown as {longestTask: number};
  memory.longestTask = 0;
  new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) {
      memory.longestTask = Math.max(memory.longestTask, duration);
    }
  }).observe({type: 'longtask'});
}

/** The browser reports only tasks of more than 50 ms. */
const readLongestTask = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        setTimeout(() => {
          resolve((window as unknown as {longestTask: number}).longestTask);
        });
      }),
  );

/** A browser that has loaded nothing of the site, in the language of its pages: in another, these also load the offer of that one. */
const openBrowser = ({browser}: Site, prefix: string): Promise<BrowserContext> =>
  browser.newContext({
    viewport: {width: 1280, height: 900},
    locale: prefix === '' ? 'zh-CN' : 'en-US',
  });

export type FirstSearch = {milliseconds: number; bytes: number; longestTask: number};

/** From the first focus of a browser that has loaded nothing of the search to its first row. */
export async function measureFirstSearch(
  site: Site,
  {prefix, question, link}: {prefix: string; question: string; link?: SlowLink},
): Promise<FirstSearch> {
  const context = await openBrowser(site, prefix);
  try {
    const page = await context.newPage();
    await open(page, `${site.url}${prefix}/user/pats`);
    await page.waitForLoadState('load');
    await page.evaluate(watchLongTasks);
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    if (link || site.indexes) {
      await page.route('**/*', async (route) => {
        const request = route.request();
        await link?.carry(weigh(site, request));
        const {pathname} = new URL(request.url());
        if (site.indexes && indexName.test(pathname)) {
          await route.fulfill({body: readBody(site, pathname), contentType: 'application/json'});
        } else await route.continue();
      });
    }
    const milliseconds = await page.evaluate(typeAndWaitForRow, question);
    // What was asked for by then was on its way; its size counts whole.
    const bytes = requests.reduce((sum, request) => sum + weigh(site, request), 0);
    return {milliseconds, bytes, longestTask: await readLongestTask(page)};
  } finally {
    await context.close();
  }
}

function typeAndWaitForRow(question: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const input = document.querySelector<HTMLInputElement>('.navbar__search-input');
    if (!input) throw new Error('The page has no search box.');
    const start = performance.now();
    new MutationObserver((_, observer) => {
      if (document.querySelector('.navbar__search [role="alert"]')) {
        reject(new Error('The search failed.'));
      }
      if (!document.querySelector('#search-panel [role="option"]')) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        resolve(performance.now() - start);
      });
    }).observe(document.body, {childList: true, subtree: true});
    input.focus();
    input.value = question;
    input.dispatchEvent(new InputEvent('input', {bubbles: true}));
  });
}

export type Asked = {milliseconds: number; addresses: string[]};

/** Asks one question after the other on one page. */
export async function askAll(
  site: Site,
  prefix: string,
  rounds: readonly (readonly string[])[],
): Promise<{rounds: Asked[][]; longestTask: number}> {
  const context = await openBrowser(site, prefix);
  try {
    const page = await context.newPage();
    await open(page, `${site.url}${prefix}/user/pats`);
    await page.waitForLoadState('load');
    await page.evaluate(watchLongTasks);
    await page.locator('.navbar__search-input').focus();
    await page.locator('#search-panel').waitFor();
    const asked: Asked[][] = [];
    for (const questions of rounds) {
      const round: Asked[] = [];
      for (const question of questions) {
        const answered = capQuery(question.trim());
        round.push(await page.evaluate(askOne, {question, answered}));
      }
      asked.push(round);
    }
    return {rounds: asked, longestTask: await readLongestTask(page)};
  } finally {
    await context.close();
  }
}

function askOne({question, answered}: {question: string; answered: string}): Promise<Asked> {
  return new Promise((resolve) => {
    const input = document.querySelector<HTMLInputElement>('.navbar__search-input');
    const panel = document.querySelector<HTMLElement>('#search-panel');
    if (!input || !panel) throw new Error('The search box is not open.');
    const start = performance.now();
    new MutationObserver((_, observer) => {
      if (panel.dataset.answered !== answered) return;
      observer.disconnect();
      const rows = panel.querySelectorAll<HTMLAnchorElement>('a[role="option"]');
      const addresses = [...rows].map(({pathname}) => pathname);
      resolve({milliseconds: performance.now() - start, addresses});
    }).observe(panel, {attributes: true});
    input.value = question;
    input.dispatchEvent(new InputEvent('input', {bubbles: true}));
  });
}
