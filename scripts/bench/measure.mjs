import {brotliCompressSync} from 'node:zlib';

import {chromium} from '@playwright/test';

import {requireBrowser} from '../lib/browser.mjs';
import {Problem} from '../lib/problem.mjs';
import {sumBlocking} from './blocking.mjs';
import {ratePage} from './lighthouse.mjs';
import {median} from './median.mjs';
import {pause} from './pause.mjs';
import {presses, timeFirstPress, timeFirstScroll} from './presses.mjs';

/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').Page} Page
 *
 * What one page costs. Bytes are those of files as they are sent, with what comes when the reader does nothing; heads of
 * answers do not count, because HTTP/2 sends what they repeat once.
 * @typedef {import('./lighthouse.mjs').Rating & import('./presses.mjs').Presses & Costs} Figures
 *
 * @typedef {object} Costs
 * @property {number} requests
 * @property {number} html
 * @property {number} script
 * @property {number} stylesheet
 * @property {number} inlineScript bytes of script that run before the first paint
 * @property {number} firstPaint ms
 * @property {number} largestPaint ms
 * @property {number} alive ms until its code has taken the page over, on a slow phone
 * @property {number} blocking ms
 * @property {number} blockingUntilAlive ms
 * @property {number} shift
 * @property {number} firstNavigation ms
 * @property {number} navigation ms
 * @property {number} heap MB
 * @property {number} visit bytes of all that five pages load, one after the other
 * @property {number} drawerAtPaint ms, of a press at the first paint
 * @property {number} scrolling ms, the longest task of the first scrolling
 */

const quietMs = 2000;
const patienceMs = 15_000;
/** As long as a pointer rests on a link before the click. */
const restMs = 150;
const pagesOfVisit = 8;
const pagesOfWeighedVisit = 5;
/** A phone on a slow line, as Lighthouse assumes it. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const slowProcessor = {rate: 4};
const desktop = {viewport: {width: 1280, height: 900}};
const phone = {viewport: {width: 412, height: 823}, isMobile: true, hasTouch: true};

/**
 * Every page is measured as one sees it who reads its language; to others it offers theirs.
 * @param {string} address
 */
const findLanguage = (address) =>
  /\/en(\/|$)/.test(new URL(address).pathname) ? 'en-US' : 'zh-CN';

/**
 * @param {Browser} browser
 * @param {string} address
 * @param {import('@playwright/test').BrowserContextOptions} screen
 */
function openEmpty(browser, address, screen) {
  return browser.newPage({...screen, locale: findLanguage(address)});
}

/** Pages that other generators made do not tell whether they are alive: loaded is enough. */
const alive = 'html:not([data-has-hydrated="false"])';

/** @param {Page} page */
function waitUntilAlive(page) {
  return page.waitForSelector(alive, {state: 'attached', timeout: patienceMs});
}

/**
 * Asks without Playwright's own scripts, whose weight would count as the page's.
 * @param {import('@playwright/test').CDPSession} client
 */
async function waitWithoutScripts(client) {
  const end = performance.now() + patienceMs;
  while (performance.now() < end) {
    const {result} = await client.send('Runtime.evaluate', {
      expression: `document.querySelector('${alive}') !== null`,
    });
    if (result.value) return;
    await pause(100);
  }
  throw new Problem('The page did not come alive.', 'Open it and look into the console.');
}

/**
 * Transfer, requests and heap of a page that nobody touches.
 * @param {Browser} browser
 * @param {string} address
 */
async function weigh(browser, address) {
  const page = await openEmpty(browser, address, desktop);
  const client = await page.context().newCDPSession(page);
  /** @type {Map<string, {kind: string, head: number, bytes: number}>} */
  const transfers = new Map();
  await client.send('Network.enable');
  await client.send('Performance.enable');
  client.on('Network.responseReceived', ({requestId, type, response}) => {
    transfers.set(requestId, {kind: type, head: response.encodedDataLength, bytes: 0});
  });
  client.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength - transfer.head;
  });
  const answer = await page.goto(address);
  if (!answer?.ok()) {
    const {pathname} = new URL(address);
    throw new Problem(`${pathname} returned ${answer?.status()}.`, 'Give addresses of pages.');
  }
  await waitWithoutScripts(client);
  await page.waitForLoadState('networkidle');
  await pause(quietMs);
  await client.send('HeapProfiler.collectGarbage');
  const {metrics} = await client.send('Performance.getMetrics');
  const heap = metrics.find(({name}) => name === 'JSHeapUsedSize')?.value ?? 0;
  const inline = await page.evaluate(() =>
    [...document.scripts]
      .filter(({src, type}) => src === '' && !type.startsWith('application/'))
      .map(({text}) => text)
      .join('\n'),
  );
  const inlineScript = brotliCompressSync(inline).length;
  const all = [...transfers.values()];
  await page.close();
  /** @param {string} wanted */
  const sum = (wanted) =>
    all.filter(({kind}) => kind === wanted).reduce((total, {bytes}) => total + bytes, 0);
  return {
    requests: all.length,
    html: sum('Document'),
    script: sum('Script'),
    stylesheet: sum('Stylesheet'),
    inlineScript,
    heap: heap / 2 ** 20,
  };
}

/**
 * @typedef {{start: number, duration: number}} Task
 * @typedef {{largestPaint: number, shift: number, alive: number, longTasks: Task[]}} Seen
 */

/** Collects what the browser tells about painting; runs inside the page. */
function observe() {
  /** @type {Seen} */
  const seen = {largestPaint: 0, shift: 0, alive: NaN, longTasks: []};
  Object.assign(window, {benchSeen: seen});
  /** @typedef {{startTime: number, duration: number, value: number}} Entry */
  /** @type {(type: string, note: (entry: Entry) => void) => void} */
  const watch = (type, note) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        note(/** @type {Entry} */ (/** @type {unknown} */ (entry)));
    }).observe({type, buffered: true});
  };
  watch('largest-contentful-paint', ({startTime}) => {
    seen.largestPaint = startTime;
  });
  watch('longtask', ({startTime, duration}) => {
    seen.longTasks.push({start: startTime, duration});
  });
  watch('layout-shift', ({value}) => {
    seen.shift += value;
  });
  new MutationObserver((_changes, observer) => {
    if (document.documentElement.getAttribute('data-has-hydrated') !== 'true') return;
    seen.alive = performance.now();
    observer.disconnect();
  }).observe(document, {subtree: true, childList: true, attributes: true});
}

/**
 * @param {Browser} browser
 * @param {string} address
 * @param {import('@playwright/test').BrowserContextOptions} [screen]
 */
async function openSlow(browser, address, screen = phone) {
  const page = await openEmpty(browser, address, screen);
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', slowLine);
  await client.send('Emulation.setCPUThrottlingRate', slowProcessor);
  return page;
}

/**
 * Painting on a slow phone, with the task that brings the page to life.
 * @param {Browser} browser
 * @param {string} address
 */
async function paint(browser, address) {
  const page = await openSlow(browser, address);
  await page.addInitScript(observe);
  await page.goto(address);
  await waitUntilAlive(page);
  await pause(quietMs);
  const {firstPaint, longTasks, ...seen} = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    .../** @type {{benchSeen: Seen}} */ (/** @type {unknown} */ (window)).benchSeen,
  }));
  await page.close();
  return {
    ...seen,
    firstPaint,
    blocking: sumBlocking(longTasks, firstPaint),
    blockingUntilAlive: sumBlocking(longTasks, firstPaint, Infinity),
  };
}

/**
 * Times from a click to the frame with another heading, in the same document or the next; runs inside each.
 * The times of two documents compare by the clock of both.
 */
function timeClicks() {
  const now = () => performance.timeOrigin + performance.now();
  const readHeading = () => document.querySelector('h1')?.textContent ?? '';
  const look = () => {
    const heading = readHeading();
    if (!heading || heading === sessionStorage.benchHeading) requestAnimationFrame(look);
    else {
      setTimeout(() => {
        sessionStorage.benchTook = now() - Number(sessionStorage.benchBegin);
        delete sessionStorage.benchBegin;
      });
    }
  };
  const onClick = () => {
    sessionStorage.benchBegin = now();
    sessionStorage.benchHeading = readHeading();
    requestAnimationFrame(look);
  };
  addEventListener('click', onClick, {capture: true});
  if (location.origin !== 'null' && sessionStorage.benchBegin) requestAnimationFrame(look);
}

/**
 * From a click on a link to the frame with the next heading.
 * @param {Page} page
 * @param {import('@playwright/test').Locator} link
 */
async function follow(page, link) {
  await link.hover();
  await pause(restMs);
  await link.click();
  const took = await page.waitForFunction(() => {
    const ms = sessionStorage.getItem('benchTook');
    sessionStorage.removeItem('benchTook');
    return ms;
  });
  return Number(await took.jsonValue());
}

/** The links of a sidebar to other pages, as this project and as other generators name it. */
const sidebars = ['.menu__list a.menu__link[href]:not([role=button])', 'nav.sidebar a[href]'];

/**
 * A visit: the pages that the sidebar shows beside this one, one after the other.
 * @param {Browser} browser
 * @param {string} address
 * @returns {Promise<{firstNavigation: number, navigation: number, visit: number}>}
 */
async function navigate(browser, address) {
  const page = await openEmpty(browser, address, desktop);
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  let bytes = 0;
  client.on('Network.loadingFinished', ({encodedDataLength}) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(timeClicks);
  await page.goto(address);
  await page.mouse.move(640, 450);
  await waitUntilAlive(page);
  await page.waitForLoadState('networkidle');
  const links = `:is(${sidebars.join(', ')}):visible`;
  const {pathname} = new URL(address);
  const all = await page
    .locator(links)
    .evaluateAll((anchors) => [...new Set(anchors.map((anchor) => anchor.getAttribute('href')))]);
  // The next pages of the same sidebar: those before may be of the home page, which has none.
  const here = all.indexOf(pathname) + 1;
  const others = [...all.slice(here), ...all.slice(0, Math.max(0, here - 1))];
  /** @type {number[]} */
  const took = [];
  let visit = NaN;
  for (const href of others.slice(0, pagesOfVisit)) {
    took.push(await follow(page, page.locator(`${links}[href="${href}"]`).first()));
    if (took.length === pagesOfWeighedVisit - 1) {
      await page.waitForLoadState('networkidle');
      visit = bytes;
    }
  }
  await page.close();
  return {firstNavigation: took[0] ?? NaN, navigation: median(took), visit};
}

/**
 * The first press of a visit, and the first scrolling.
 * @param {Browser} browser
 * @param {string} address
 * @returns {Promise<import('./presses.mjs').Presses & {drawerAtPaint: number, scrolling: number}>}
 */
async function touch(browser, address) {
  /** @param {import('./presses.mjs').Press} press @param {Parameters<typeof timeFirstPress>[3]} when */
  const time = async (press, when) => {
    const page = await openSlow(browser, address, press.screen === 'phone' ? phone : desktop);
    const target = press.page === undefined ? address : new URL(press.page, address).href;
    const took = await timeFirstPress(page, target, press, when);
    await page.close();
    return took;
  };
  const took = /** @type {Record<string, number>} */ ({});
  for (const press of presses) {
    took[press.name] = await time(press, 'after a look');
    if (press.name === 'drawer') took.drawerAtPaint = await time(press, 'at first paint');
  }
  const page = await openSlow(browser, address);
  took.scrolling = await timeFirstScroll(page, address);
  await page.close();
  return /** @type {Awaited<ReturnType<typeof touch>>} */ (/** @type {unknown} */ (took));
}

/**
 * @param {Browser} browser
 * @param {string} address
 * @returns {Promise<Figures>}
 */
async function measurePage(browser, address) {
  return {
    ...(await weigh(browser, address)),
    ...(await paint(browser, address)),
    ...(await navigate(browser, address)),
    ...(await touch(browser, address)),
    ...(await ratePage(address, findLanguage(address))),
  };
}

/**
 * @param {Figures[]} all
 * @returns {Figures}
 */
function takeMedians(all) {
  const names = /** @type {(keyof Figures)[]} */ (Object.keys(all[0] ?? {}));
  return /** @type {Figures} */ (
    Object.fromEntries(names.map((name) => [name, median(all.map((one) => one[name]))]))
  );
}

/**
 * The medians of the figures of each page. They take turns: a slow minute of the machine meets them all.
 * @param {Browser} browser
 * @param {string[]} addresses
 * @param {number} runs
 */
export async function measureInTurns(browser, addresses, runs) {
  const measured = addresses.map((address) => ({address, all: /** @type {Figures[]} */ ([])}));
  for (let run = 0; run < runs; run += 1) {
    for (const {address, all} of measured) all.push(await measurePage(browser, address));
  }
  return measured.map(({all}) => takeMedians(all));
}

/**
 * @template Result
 * @param {(browser: Browser) => Promise<Result>} use
 */
export async function withBrowser(use) {
  const browser = await chromium.launch(requireBrowser(chromium.executablePath()));
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}
