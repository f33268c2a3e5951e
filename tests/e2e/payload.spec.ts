import {payloads} from '../support/payloads';
import {open, waitUntilAlive} from '../support/steps';
import {expect, test, type Page} from '../support/test';

// A link or a stored value is text that anybody may have written: nothing of it may run, load, or dress up the page.

test('payloads: there are enough of them, and each only once @proof', () => {
  expect(payloads.length).toBeGreaterThanOrEqual(60);
  expect(new Set(payloads).size).toBe(payloads.length);
});

/** Every key that the site reads, and what an attacker would like to be one. */
const storageKeys = [
  'theme',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'docusaurus.tab.os',
  'docusaurus.tab.api-sample',
  'docs-preferred-version-default',
  'docs-preferred-version-oauth',
  'docs-preferred-version-community',
  'search.recent',
  'storage-test',
];

/** What the site itself sets on the root element; its values come from short lists. */
const rootAttributes: Record<string, RegExp> = {
  lang: /^(zh-Hans|en)$/,
  dir: /^ltr$/,
  class: /^[\w@ /.-]*$/,
  'data-theme': /^(light|dark)$/,
  'data-theme-choice': /^(light|dark|system)$/,
  'data-announcement-bar-initially-dismissed': /^(true|false)$/,
  'data-has-hydrated': /^(true|false)$/,
  'data-rh': /^[\w,-]*$/,
};

async function expectUntouched(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    intruded: 'intruded' in window || 'intruded' in {},
    elements: [
      ...document.querySelectorAll(
        '#payload, [onerror], [onload], [onfocus], [ontoggle], img[src="x"], iframe, object, embed, base, [href^="javascript:" i]',
      ),
      ...[...document.links].filter(({host}) => host === 'example.org'),
    ].map((element) => element.outerHTML.slice(0, 200)),
    attributes: [...document.documentElement.attributes].map(({name, value}) => ({name, value})),
    host: window.location.host,
    cookie: document.cookie,
  }));
  expect(found.intruded, 'a payload ran').toBe(false);
  expect(found.elements, 'elements that a payload brought').toEqual([]);
  expect(found.host).toBe(new URL(process.env.TESTED_SITE ?? '').host);
  expect(found.cookie).toBe('');
  for (const {name, value} of found.attributes) {
    const allowed = rootAttributes[name];
    expect(allowed, `<html ${name}="${value}">`).toBeDefined();
    expect(value, name).toMatch(allowed ?? /^$/);
  }
}

/** Half a character has no encoding in an address. */
const wellFormed = (payload: string): string => payload.replace(/[\uD800-\uDFFF]/g, '\uFFFD');

/** A parameter name may carry a payload too. */
function address(route: string, names: readonly string[], payload: string): string {
  const query = new URLSearchParams(names.map((name) => [name, payload]));
  query.set(payload, payload);
  return `${route}?${query}#${encodeURIComponent(wellFormed(payload))}`;
}

const pageParameters = [
  '_highlight',
  '_asked',
  'docusaurus-theme',
  'docusaurus-data-theme',
  'docusaurus-data-payload',
  'docusaurus-data-announcement-bar-initially-dismissed',
  'os',
];

for (const [index, payload] of payloads.entries()) {
  const name = `${index + 1} ${JSON.stringify(payload).slice(0, 60)}`;

  test(`payload ${name} in addresses and storage does nothing @proof`, async ({
    page,
    expectedProblems,
  }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.addInitScript(
      ({keys, value}) => {
        for (const key of keys) window.localStorage.setItem(key, value);
      },
      {keys: storageKeys, value: payload},
    );

    await open(page, address('/user/git/install', pageParameters, payload));
    await expect(page.getByRole('heading', {level: 1})).toHaveText('安装 Git');
    await expectUntouched(page);

    await open(page, address('/en/search', ['q', ...pageParameters], payload));
    await expect(page.getByRole('searchbox').first()).toBeVisible();
    await expectUntouched(page);

    // No such index exists: the page has to say so.
    expectedProblems.expect(/^console error|^answer 4/);
    await open(page, address('/en/search', ['version', 'ctx'], payload) + '&q=branch');
    await expectUntouched(page);

    const response = await page.goto(`/en/user/${encodeURIComponent(wellFormed(payload))}`);
    expect(response?.status()).toBeGreaterThanOrEqual(400);
    if (response?.headers()['content-type']?.startsWith('text/html')) await waitUntilAlive(page);
    await expectUntouched(page);
    expect(dialogs).toEqual([]);
  });
}
