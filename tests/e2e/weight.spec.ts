import {brotliCompressSync} from 'node:zlib';

import {collectLoaded, hold, open, readPieces, stopFetchingAhead} from '../support/steps';
import {expect, test, type Page} from '../support/test';

/** Brotli bytes of what a page transfers until it has come alive, which it does by itself. */
const budgets = {script: 145 * 1024, stylesheet: 15 * 1024} as const;
/** Of the styles of an operation: those of a guide, and the reference's own. */
const operationStyles = 17 * 1024;
/** Of all that runs before the first paint. */
const inlineBudget = 2560;

type Kind = keyof typeof budgets;

async function weigh(page: Page, address: string): Promise<Record<Kind, number>> {
  const readLoaded = collectLoaded(page, Object.keys(budgets));
  await stopFetchingAhead(page);
  await open(page, address);
  const weights: Record<Kind, number> = {script: 0, stylesheet: 0};
  for (const {kind, body} of await readLoaded())
    weights[kind as Kind] += brotliCompressSync(body).length;
  return weights;
}

for (const {address, locale} of [
  {address: '/repo/branch', locale: 'zh-CN'},
  {address: '/en/repo/branch', locale: 'en-US'},
]) {
  // Both languages load the same files but for their words: `npm test` weighs one.
  const where = locale === 'en-US' ? ' @proof' : '';
  test.describe(`in a browser of the page’s language, ${locale}`, () => {
    // In another, the page also loads the offer of that language.
    test.use({locale});

    test(`weight: ${address} loads within its budgets of script and styles @layers${where}`, async ({
      page,
    }) => {
      const weights = await weigh(page, address);
      test.info().annotations.push({type: 'brotli bytes', description: JSON.stringify(weights)});
      for (const kind of ['script', 'stylesheet'] as const) {
        expect(weights[kind], `${kind}: something was loaded`).toBeGreaterThan(0);
        expect(weights[kind], `${kind}: brotli bytes`).toBeLessThan(budgets[kind]);
      }
    });
  });
}

test.describe('an operation, in a browser of the page’s language', () => {
  test.use({locale: 'zh-CN'});

  test('weight: an operation loads within its budget of styles @layers', async ({page}) => {
    const {stylesheet} = await weigh(page, '/openAPI/api_versioned/create-check-run');
    expect(stylesheet, 'something was loaded').toBeGreaterThan(0);
    expect(stylesheet, 'brotli bytes').toBeLessThan(operationStyles);
  });
});

const kinds = ['/repo/branch', '/blog', '/openAPI/api_versioned/get-branch-list'];

test('weight: the HTML of a guide, a list of posts and an operation names every script that it comes alive with @layers', async ({
  page,
}) => {
  let asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  await stopFetchingAhead(page);
  for (const address of kinds) {
    const html = await (await page.request.get(address)).text();
    // So that nothing counts that the page before still asks for.
    await page.goto('about:blank');
    asked = [];
    await page.goto(address);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    const needed = [...new Set(asked)];
    expect(needed.length, address).toBeGreaterThan(2);
    expect(
      needed.filter((script) => !html.includes(`"${script}"`)),
      address,
    ).toEqual([]);
  }
});

test('weight: no script is asked for while the styles of the first paint are on their way @layers', async ({
  page,
}) => {
  const letGo = await hold(page, /\.css$/);
  await page.goto('/repo/branch', {waitUntil: 'commit'});
  const count = (links: string) =>
    page.evaluate((selector) => document.querySelectorAll(selector).length, links);
  await expect.poll(() => count('link[rel=stylesheet]')).toBeGreaterThan(0);
  expect(await count('link[as=script], script[src]')).toBe(0);
  letGo();
  await expect.poll(() => count('link[as=script]')).toBeGreaterThan(0);
});

test('weight: a guide comes alive without a formatter of dates, a post does not', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const counted = {count: 0};
    const count = (target: typeof Intl.DateTimeFormat, args: []) => {
      counted.count += 1;
      return new target(...args);
    };
    const DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      construct: count,
      apply: (target, _, args: []) => count(target, args),
    });
    Object.assign(Intl, {DateTimeFormat});
    Object.assign(window, {formatters: counted});
  });
  const countFormatters = () =>
    page.evaluate(() => (window as unknown as {formatters: {count: number}}).formatters.count);
  await open(page, '/blog');
  expect(await countFormatters()).toBeGreaterThan(0);
  await open(page, '/repo/branch');
  expect(await countFormatters()).toBe(0);
});

test('weight: a page runs nothing but its small inline scripts before its first paint @layers', async ({
  request,
}) => {
  for (const address of ['/', '/en/blog', ...kinds]) {
    const html = await (await request.get(address)).text();
    const scripts = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)];
    const run = scripts.filter(([, attributes = '']) => !/type="?application\//.test(attributes));
    expect(run.length, address).toBeGreaterThan(0);
    for (const [, attributes] of run) expect(attributes, address).not.toContain('src');
    const code = run.map(([, , text = '']) => text).join('\n');
    expect(brotliCompressSync(code).length, address).toBeLessThan(inlineBudget);
  }
});

test('weight: nearly all of what every page runs says that it is called at once, and what one page needs does not @layers', async ({
  page,
}) => {
  const lists = await Promise.all(kinds.map((address) => readPieces(page, address)));
  const every = [...new Set(lists.flat())];
  const scripts = await Promise.all(
    every.map(async (address) => {
      const script = await (await page.request.get(address)).text();
      const isShared = lists.every((list) => list.includes(address));
      // As the browser wants it: in the first line of the file.
      return {isShared, isMarked: /^\/\/# allFunctionsCalledOnLoad\n/.test(script), script};
    }),
  );
  const measure = (some: typeof scripts) => some.reduce((sum, {script}) => sum + script.length, 0);
  const shared = scripts.filter(({isShared}) => isShared);
  expect(measure(shared.filter(({isMarked}) => isMarked))).toBeGreaterThan(0.95 * measure(shared));
  const own = scripts.filter(({isShared}) => !isShared);
  expect(own.length).toBeGreaterThan(2);
  expect(own.filter(({isMarked}) => isMarked)).toEqual([]);
});

test('weight: a page comes alive without a regular expression for the address of each other page @layers', async ({
  page,
}) => {
  // The router compiles all that it compares.
  await page.addInitScript(() => {
    const made: string[] = [];
    const note = (pattern: unknown) => made.push(String(pattern));
    window.RegExp = new Proxy(RegExp, {
      apply: (target, _, [pattern, flags]: [string, string?]) => {
        note(pattern);
        return target(pattern, flags);
      },
      construct: (target, [pattern, flags]: [string, string?]) => {
        note(pattern);
        return new target(pattern, flags);
      },
    });
    Object.assign(window, {made});
  });
  await open(page, '/repo/branch');
  const made = await page.evaluate(() => (window as unknown as {made: string[]}).made);
  // Links of the navigation bar that stand for several addresses have one.
  expect(made.filter((pattern) => pattern.includes('openAPI'))).not.toEqual([]);
  expect(made.filter((pattern) => pattern.startsWith('^\\/')).length).toBeLessThan(20);
});
