import {test as base, expect, type BrowserContext, type TestInfo} from '@playwright/test';

import {adaptToFirefox, isComparable} from '../engines/firefox';
import {ExpectedProblems} from './expectedProblems';

/** Collects everything that a reader's browser would complain about, on every page of the context. */
function watch(context: BrowserContext, origin: string): string[] {
  const problems: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      problems.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  context.on('weberror', (error) => {
    // In Firefox a script that a test adds runs in the empty page of a new window, too, where much is missing.
    if (error.page()?.url() === 'about:blank') return;
    problems.push(`page error: ${error.error().message}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) {
      problems.push(`request to another site: ${request.url()}`);
    }
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'no reason';
    // Leaving a page ends what it was still loading.
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed request: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) problems.push(`answer ${response.status()}: ${response.url()}`);
  });
  return problems;
}

/** Runs in every page: says of each violation of the site's policy what was refused and where. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const place = `${event.sourceFile}:${event.lineNumber}`;
    console.error(`policy violation: ${event.effectiveDirective} ${event.blockedURI} at ${place}`);
  });
}

/** The option `screenshot` of Playwright takes a picture of every page that is closed, before it knows the outcome. */
async function keepPictures(context: BrowserContext, testInfo: TestInfo): Promise<void> {
  for (const [index, page] of context.pages().entries()) {
    const path = testInfo.outputPath(`page-${index + 1}.png`);
    // The failure is told without its picture rather than hidden by a page that cannot be drawn.
    const picture = await page.screenshot({path}).catch(() => undefined);
    if (picture) await testInfo.attach(`page ${index + 1}`, {path, contentType: 'image/png'});
  }
}

type Fixtures = {
  expectedProblems: ExpectedProblems;
  watchProblems: undefined;
};

/** A test whose pages fail it on any console message, error or foreign request that it did not expect. */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => {
    await use(process.env.TESTED_SITE);
  },
  expectedProblems: async ({}, use) => {
    await use(new ExpectedProblems());
  },
  watchProblems: [
    async ({context, page, browserName, baseURL, expectedProblems}, use, testInfo) => {
      const problems = watch(context, new URL(baseURL ?? '').origin);
      const isFirefox = browserName === 'firefox';
      if (isFirefox) adaptToFirefox(page, context);
      await context.addInitScript(reportViolations);
      await use(undefined);
      const nothing = {unexpected: [], unmet: []};
      const seen = expectedProblems.compare(isFirefox ? problems.filter(isComparable) : problems);
      const compared = isFirefox && expectedProblems.areAny ? nothing : seen;
      if (testInfo.status !== testInfo.expectedStatus) await keepPictures(context, testInfo);
      expect(compared, 'problems seen in the browser').toEqual(nothing);
    },
    {auto: true},
  ],
});

export {expect};
export type {ExpectedProblems} from './expectedProblems';
export type {Locator, Page, Request, Route} from '@playwright/test';
