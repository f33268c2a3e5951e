import {expect, type Page, type Route} from '@playwright/test';

import type {ExpectedProblems} from './expectedProblems';

/** Opens an address, gives its page a sign of its reader, so that it need not wait for idle time, and waits until it lives. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => window.dispatchEvent(new Event('wheel')));
  await waitUntilAlive(page);
}

export async function waitUntilAlive(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

async function hoverLanguages(page: Page): Promise<void> {
  await page.locator('.navbar .dropdown').hover();
  await expect(page.locator('.navbar .dropdown__menu')).toBeVisible({timeout: 1000});
}

/** Opens the menu of languages: while a page still moves to its section the pointer misses it. */
export async function openLanguages(page: Page): Promise<void> {
  await expect(() => hoverLanguages(page)).toPass();
}

/** Chooses the other language there; the menu can be gone again before it is pressed, too. */
export async function changeLanguage(page: Page): Promise<void> {
  const readLanguage = () => page.locator('html').getAttribute('lang');
  const before = await readLanguage();
  await expect(async () => {
    // A press can lead on although its own page is gone before it could say so.
    if ((await readLanguage()) !== before) return;
    await hoverLanguages(page);
    // Never on the page that it leads to, where the other language is the one before.
    const other = page.locator(
      `.navbar .dropdown__link:not(.dropdown__link--active, [lang="${before}"])`,
    );
    await other.click({timeout: 1000, noWaitAfter: true});
  }).toPass();
}

/** The addresses of all documents the page loads from now on, in order. */
export function watchDocuments(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.push(new URL(request.url()).pathname);
  });
  return seen;
}

/** What the page loads from now on, of some kinds or of all, for a function that reads it. */
export function collectLoaded(page: Page, kinds?: readonly string[]) {
  const loaded: {kind: string; address: string}[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (!kinds || kinds.includes(kind)) loaded.push({kind, address: response.url()});
  });
  // Asked for again: the body of a response that is still on its way at the end of a test would fail it.
  return () =>
    Promise.all(
      loaded.map(async ({kind, address}) => ({
        kind,
        address,
        body: await (await page.request.get(address)).body(),
      })),
    );
}

/** Every script of the site. */
export const scripts = /\/assets\/js\/[^/]+\.js$/;

/** Holds the scripts back until 3 s after the first is asked for, as a slow network would. */
export async function delayScripts(page: Page): Promise<void> {
  let over: Promise<void> | undefined;
  await page.route(scripts, async (route) => {
    over ??= new Promise((goOn) => setTimeout(goOn, 3000));
    await over;
    await route.continue();
  });
}

/** Keeps what is asked for from arriving until the answer is called. */
export async function hold(page: Page, what: RegExp | string): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(what, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** The scripts that a page comes alive with, by its own list, in their order. */
export async function readPieces(page: Page, address: string): Promise<string[]> {
  const html = await (await page.request.get(address)).text();
  return html.match(/\/assets\/js\/[^"]+\.js/g) ?? [];
}

/** The load state of a page is that of its first quiet, and stays: this waits until half a second brings nothing more. */
export async function waitForQuiet(seen: readonly unknown[]): Promise<void> {
  let known = -1;
  const isQuiet = () => {
    const before = known;
    known = seen.length;
    return known === before;
  };
  await expect.poll(isQuiet, {intervals: [500]}).toBe(true);
}

/** Every script but those that start a page: what a page loads on demand. */
export const chunks = /\/assets\/js\/(?!(?:main|react|runtime~main|runtime~react)\.)[^/]+\.js$/;

/** Lets the route go on after `change` has been made to its body. */
export async function answerChanged(
  route: Route,
  change: (body: string) => string,
): Promise<boolean> {
  const response = await route.fetch();
  const body = await response.text();
  const changed = change(body);
  await route.fulfill({response, body: changed});
  return changed !== body;
}

/** What nobody sees: a line that moves by four pixels for the sign in it, in a page that is painted while it arrives. */
export const imperceptible = 0.002;

/** The sum of all layout shifts so far; nothing may jump while a page loads. */
export async function measureShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          type Shift = {value: number; sources: {node: Node | null}[]};
          const shifts = list.getEntries() as unknown as Shift[];
          // A space at the end of a line has the place of the line, until what follows it comes: nobody sees it move.
          const isSeen = ({sources}: Shift) =>
            sources.length === 0 ||
            sources.some(({node}) => node?.nodeName !== '#text' || node.nodeValue?.trim());
          resolve(shifts.filter(isSeen).reduce((sum, {value}) => sum + value, 0));
        }).observe({type: 'layout-shift', buffered: true});
        // Without any shift the observer stays silent: two frames later it has had its turn.
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            resolve(0);
          });
        });
      }),
  );
}

/** From now on the page loads what it needs itself, and nothing that a link on it may lead to. */
export async function stopFetchingAhead(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
}

/** The server has no page for what is asked. */
export function expectNoAnswer(expectedProblems: ExpectedProblems): void {
  expectedProblems.expect(/answer 404/);
  expectedProblems.expect(/console error: Failed to load resource: .* 404/);
}
