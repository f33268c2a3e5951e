import path from 'node:path';

import {
  test,
  type BrowserContext,
  type Locator,
  type Page,
  type PlaywrightWorkerOptions,
} from '@playwright/test';

/** A fine pointer that hovers: without a screen Firefox finds none, and the site would take it for a phone. */
const mouse = 6;

/** How Playwright starts the system's Firefox, over WebDriver BiDi. */
export const firefox = {
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: path.join(__dirname, 'firefoxProxy.mjs'),
    args: [],
    firefoxUserPrefs: {'ui.primaryPointerCapabilities': mouse, 'ui.allPointerCapabilities': mouse},
  },
} satisfies Partial<PlaywrightWorkerOptions>;

/** Sets the value as a key would: what Playwright does over BiDi goes unnoticed by React. */
async function fillAsKeysDo(this: Locator, value: string): Promise<void> {
  await this.focus();
  await this.evaluate((field, text) => {
    const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new InputEvent('input', {bubbles: true, inputType: 'insertText'}));
  }, value);
}

/** Playwright waits for ends of requests that BiDi does not tell: here the network is idle after half a second without an answer. */
async function waitUntilQuiet(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const last = Math.max(0, ...answers.map(({responseEnd}) => responseEnd));
    return performance.now() - last > 500;
  });
}

function skipFor(reason: string): () => Promise<never> {
  return () => {
    test.skip(true, reason);
    throw new Error('A skipped test went on.');
  };
}

/** What Firefox cannot do over BiDi: a test that asks for it is skipped there, with the reason. */
export function adaptToFirefox(page: Page, context: BrowserContext): void {
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator;
  locators.fill = fillAsKeysDo;
  const pages = Object.getPrototypeOf(page) as Page;
  const waitForLoadState = page.waitForLoadState.bind(page);
  page.waitForLoadState = (state, options) =>
    state === 'networkidle' ? waitUntilQuiet(page) : waitForLoadState(state, options);
  pages.emulateMedia = skipFor('Firefox takes no media features over BiDi');
  // It lets a page write to the clipboard after a press, and has no permission of that name.
  context.grantPermissions = () => Promise.resolve();
  context.newCDPSession = skipFor('Firefox does not speak the protocol of Chromium’s tools');
}

/** Why a test about a page without scripts, where CSS asks for them, has nothing to see. */
export const stillClaimsScripts = 'without scripts over BiDi, Firefox still tells CSS it has them';

/**
 * Its console and network name faults in words of their own, or only "Error"; and what a test stores before a page
 * begins, it tries to store in the empty page of the new window, too.
 */
export function isComparable(problem: string): boolean {
  return (
    /^(page error|answer|request to another site)/.test(problem) &&
    problem !== 'page error: The operation is insecure.'
  );
}
