import {stillClaimsScripts} from '../engines/firefox';
import {languages, localise} from '../support/site';
import {readClipboard} from '../support/clipboard';
import {open} from '../support/steps';
import {expect, test, type Page} from '../support/test';
import {readBuiltFile, twinAddress} from '../support/twins';

const names = {
  'zh-Hans': {
    menu: '页面选项',
    copy: '复制为 Markdown',
    view: '查看 Markdown',
    other: 'English',
    copied: '已复制',
    failed: /没有复制成功/,
  },
  en: {
    menu: 'Page options',
    copy: 'Copy as Markdown',
    view: 'View as Markdown',
    other: '简体中文',
    copied: 'Copied',
    failed: /Could not copy/,
  },
} as const;

const menuOf = (page: Page) => page.locator('details.page-menu');

for (const language of languages) {
  const {locale} = language;
  const name = names[locale];

  // Two languages differ in their words: `npm test` asks each in one of them.
  const inChinese = locale === 'zh-Hans' ? '' : ' @proof';
  const inEnglish = locale === 'en' ? '' : ' @proof';

  // tests/built/twins.test.ts asks every page for its links.
  for (const {route, where} of [
    {route: '/', where: ' @proof'},
    {route: '/repo/branch', where: inChinese || ' @both'},
    {route: '/blog', where: ' @proof'},
    {route: '/openAPI/api_versioned/get-branch-list', where: inChinese},
  ]) {
    test(`page menu: ${route} in ${locale} leads to its Markdown and to the other language${where}`, async ({
      page,
    }) => {
      const address = localise(route, language);
      const twin = twinAddress(route, language);
      await page.goto(address);
      await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute('href', twin);
      await menuOf(page).getByText(name.menu).click();
      const view = menuOf(page).getByRole('link', {name: name.view});
      await expect(view).toHaveAttribute('href', twin);
      await expect(view).toBeInViewport({ratio: 1});
      const [other] = languages.filter((one) => one !== language);
      await menuOf(page).getByRole('link', {name: name.other}).click();
      await expect(page.locator('html')).toHaveAttribute('lang', other?.locale ?? '');
      const target = new URL(page.url()).pathname.replace(/(.)\/$/, '$1');
      expect(target).toBe((other?.prefix ?? '') + (route === '/' ? '' : route) || '/');
    });
  }

  test(`page menu: copies the twin in ${locale}, by keyboard, and says so${inEnglish}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-write']);
    await open(page, localise('/repo/branch', language));
    await menuOf(page).locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(menuOf(page).getByRole('button', {name: name.copy})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menuOf(page).getByRole('status')).toHaveText(name.copied);
    const copied = await readClipboard(page);
    expect(copied).toBe(readBuiltFile(twinAddress('/repo/branch', language)));
    await page.keyboard.press('Escape');
    await expect(menuOf(page)).not.toHaveAttribute('open');
    await expect(menuOf(page).locator('summary')).toBeFocused();
  });

  test(`page menu: says in ${locale} when the Markdown cannot be had${inChinese}`, async ({
    page,
    browserName,
    expectedProblems,
  }) => {
    expectedProblems.expect(/answer 503: .*branch\.md/);
    expectedProblems.expect(/console error: Failed to load resource: .* 503/);
    await page.route('**/repo/branch.md', (route) => route.fulfill({status: 503}));
    await open(page, localise('/repo/branch', language));
    await menuOf(page).locator('summary').click();
    // A browser that may not write to the clipboard says so before the server answers.
    // Firefox tells its console nothing of the answer.
    const told = browserName === 'firefox' ? undefined : page.waitForEvent('console');
    await menuOf(page).getByRole('button', {name: name.copy}).click();
    await expect(menuOf(page).getByRole('status')).toHaveText(name.failed);
    await told;
  });
}

test('page menu: leaving it closes it, and the link follows the page', async ({page}) => {
  await open(page, '/repo/branch');
  await menuOf(page).locator('summary').click();
  await page.getByRole('link', {name: '源文件'}).first().click();
  await expect(page).toHaveURL('/repo/files');
  await expect(menuOf(page)).not.toHaveAttribute('open');
  await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute(
    'href',
    '/repo/files.md',
  );
});

test('page menu: the other language keeps query and hash', async ({page}) => {
  await open(page, '/en/user/pats?y=a%20b&z#scopes');
  await page.locator('.page-menu > summary').click();
  await page.locator('.page-menu').getByRole('link', {name: '简体中文'}).click();
  await expect(page).toHaveURL('/user/pats?y=a%20b&z#scopes');
});

test('page menu: works without scripts, but for copying', async ({
  browser,
  browserName,
  baseURL,
}) => {
  test.skip(browserName === 'firefox', stillClaimsScripts);
  const page = await browser.newPage({baseURL, javaScriptEnabled: false});
  await page.goto('/repo/branch');
  await menuOf(page).locator('summary').click();
  await expect(menuOf(page).getByRole('link', {name: '查看 Markdown'})).toBeVisible();
  await expect(menuOf(page).getByRole('button')).toBeHidden();
  await page.close();
});

test('feeds are well-formed XML', async ({page, baseURL}) => {
  await page.goto('/');
  const feeds = ['/blog', '/changelogs', '/en/blog', '/en/changelogs'].flatMap((folder) => [
    `${folder}/rss.xml`,
    `${folder}/atom.xml`,
  ]);
  for (const feed of feeds) {
    const root = await page.evaluate(async (address) => {
      const text = await (await fetch(address)).text();
      return new DOMParser().parseFromString(text, 'application/xml').documentElement.nodeName;
    }, new URL(feed, baseURL).href);
    expect(root, feed).toBe(feed.endsWith('rss.xml') ? 'rss' : 'feed');
  }
});
