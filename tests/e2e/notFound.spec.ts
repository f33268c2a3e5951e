import {stillClaimsScripts} from '../engines/firefox';
import {
  changeLanguage,
  expectNoAnswer,
  hold,
  measureShift,
  open,
  scripts,
  waitUntilAlive,
} from '../support/steps';
import {expect, test} from '../support/test';

for (const {prefix, lang, title, missing, tell} of [
  {
    prefix: '',
    lang: 'zh-Hans',
    title: '找不到页面',
    missing: '这里没有/no/such/page。页面可能已经移动，或者地址有误。',
    tell: '如果链接来自其他网站，请联系网站的所有者，告知链接已经失效。',
  },
  {
    prefix: '/en',
    lang: 'en',
    title: 'Page Not Found',
    missing: 'We could not find /en/no/such/page. It may have moved, or the address is mistyped.',
    tell: 'If a link on another site brought you here, contact its owner about the broken link.',
  },
]) {
  // Two languages differ in their words: `npm test` asks each thing in one of them.
  const where = prefix === '' ? '' : ' @proof';
  test(`not found: below "${prefix}/" an unknown address has title and text in ${lang}, and the way out${where}`, async ({
    page,
    expectedProblems,
  }) => {
    expectNoAnswer(expectedProblems);
    const response = await page.goto(`${prefix}/no/such/page`);
    expect(response?.status()).toBe(404);
    await waitUntilAlive(page);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page).toHaveTitle(new RegExp(`^${title} \\|`));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(main.getByText(missing, {exact: true})).toBeVisible();
    // Of the texts, only the one that says what happened stands before the field.
    const last = main.locator(':has(> form input) ~ p');
    await expect(last).toHaveCount(1);
    await expect(last).toContainText(tell);
    await expect(last.getByRole('link')).toHaveAttribute('href', /\/issues$/);
    await expect(main.locator('a[href$="/category/api"]')).toBeVisible();
    await page.locator('.navbar__brand').click();
    await expect(page).toHaveURL(`${prefix}/`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
  });
}

for (const {asked, title, nearest, other, search} of [
  {
    asked: '/user/ssh-keys',
    title: '你要找的可能是',
    nearest: '/user/sshkey',
    other: '/en/user/sshkey',
    search: '搜索',
  },
  {
    asked: '/en/repo/branches.html',
    title: 'You may be looking for',
    nearest: '/en/repo/branch',
    other: '/repo/branch',
    search: 'Search',
  },
]) {
  const where = asked.startsWith('/en/') ? '' : ' @proof';
  test(`not found: ${asked} is told of ${nearest} and of ${other} in the first view, and can search for something else${where}`, async ({
    page,
    expectedProblems,
  }) => {
    expectNoAnswer(expectedProblems);
    await page.goto(asked);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {name: title})).toBeVisible();
    const first = main.getByRole('listitem').filter({has: page.locator(`a[href="${nearest}"]`)});
    await expect(first.locator(`a[href="${other}"]`)).toHaveAttribute('lang', /^(en|zh-Hans)$/);
    // What is found stands where the questions did, at once behind the search and the ways out, and in the first view.
    await expect(main.getByRole('heading', {level: 2})).toHaveText(title);
    await expect(first).toBeInViewport({ratio: 1});
    const box = main.getByRole('searchbox');
    await expect(box).toHaveValue('');
    await expect(box).toHaveAttribute('placeholder', /403/);
    await box.fill('ssh');
    await main.getByRole('button', {name: search, exact: true}).click();
    await expect(page).toHaveURL(/\/search\/?\?q=ssh$/);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('ssh');
  });
}

test('not found: a link inside the site to a missing page leads to the same text', async ({
  page,
}) => {
  await open(page, '/en/user/sshkey');
  await page.evaluate(() => {
    window.history.pushState(null, '', '/en/no/such/page');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
});

test('not found: the language switch keeps the address', async ({page, expectedProblems}) => {
  expectNoAnswer(expectedProblems);
  for (const [asked, other] of [
    ['/en/nope/deep/page', '/nope/deep/page'],
    ['/nope/', '/en/nope/'],
  ] as const) {
    await test.step(asked, async () => {
      await page.goto(asked);
      await waitUntilAlive(page);
      // The one of the menu bar, and the one that stands there on a phone.
      const links = page.locator('.navbar a[lang]:not([class*="active"])');
      await expect(links).toHaveCount(2);
      for (const link of await links.all()) await expect(link).toHaveAttribute('href', other);
    });
  }
  await page.goto('/en/100%25?x=a%20b#q');
  await waitUntilAlive(page);
  await changeLanguage(page);
  await expect(page).toHaveURL('/100%25?x=a%20b#q');
});

test('not found: what is typed before the scripts are there stays in the field, and so does the focus', async ({
  page,
  expectedProblems,
}) => {
  expectNoAnswer(expectedProblems);
  const letGo = await hold(page, scripts);
  await page.goto('/en/nothing/publish', {waitUntil: 'commit'});
  const main = page.getByRole('main');
  const box = main.getByRole('searchbox');
  await box.pressSequentially('ssh');
  const [asWritten, drawing] = [
    await box.elementHandle(),
    await main.locator('svg:has(circle)').elementHandle(),
  ];
  letGo();
  await waitUntilAlive(page);
  await expect(main.locator('code', {hasText: '/en/nothing/publish'})).toBeVisible();
  await page.keyboard.type(' key');
  await expect(box).toHaveValue('ssh key');
  for (const [what, one] of Object.entries({asWritten, drawing}))
    expect(await one.evaluate((element) => element.isConnected), what).toBe(true);
  // Who has typed nothing is offered what the address says.
  await page.goto('/en/nothing/publish');
  await expect(box).toHaveValue('publish');
});

// Without layers no page names its chunks, so what is withheld here would be the page itself.
test('not found: where the code of the ways out does not come, the page keeps them as it came @layers', async ({
  page,
  request,
  expectedProblems,
}) => {
  expectNoAnswer(expectedProblems);
  expectedProblems.expect(/failed request: .*\.js/);
  expectedProblems.expect(/console (error: Failed to load resource: net|warning: ChunkLoadError)/);
  const asked = '/en/nothing/publish';
  const html = await (await request.get(asked)).text();
  // What the page does not name itself comes when React asks for it.
  await page.route(scripts, (route) =>
    html.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
  await page.goto(asked);
  await waitUntilAlive(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', {name: 'What can each role do?'})).toBeVisible();
  await main.getByRole('searchbox').fill('ssh');
  await main.getByRole('button', {name: 'Search'}).click();
  await expect(page).toHaveURL(/\/en\/search\/?\?q=ssh$/);
});

for (const {asked, suggestions, where} of [
  {asked: '/user/ssh-keys', suggestions: 1, where: '@proof'},
  // The most that come in.
  {asked: '/en/repo/branches.html', suggestions: 4, where: '@both'},
  {asked: '/en/repository/settings/whatever-it-was', suggestions: 0, where: '@proof'},
]) {
  test(`not found: nothing moves when the address ${asked} and what is like it come into a page that is painted already ${where}`, async ({
    page,
    expectedProblems,
  }) => {
    expectNoAnswer(expectedProblems);
    const letGo = await hold(page, scripts);
    await page.goto(asked, {waitUntil: 'commit'});
    const main = page.getByRole('main');
    const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
    await expect.poll(() => page.evaluate(isPainted)).toBe(true);
    letGo();
    await expect(main.locator('p code')).toBeVisible();
    await expect(main.locator('li code')).toHaveCount(suggestions);
    // The words behind the address, and nothing else.
    expect(await measureShift(page)).toBeLessThan(0.01);
  });
}

test('not found: nobody is told that the page exists in the other language', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({locale: 'zh-CN', ...(baseURL && {baseURL})});
  const page = await context.newPage();
  await page.goto('/en/nope');
  const offer = page.locator('aside[lang="zh-Hans"]');
  await expect(offer).toBeAttached();
  await expect(offer).toBeHidden();
  await expect(page.locator('.theme-announcement-bar a')).toBeVisible();
  await page.locator('.navbar__brand').click();
  await expect(page).toHaveURL('/en/');
  await expect(offer).toBeVisible();
  await context.close();
});

test('not found: capital and small letters count', async ({page, expectedProblems}) => {
  expectNoAnswer(expectedProblems);
  const title = /^(Page Not Found|找不到页面)/;
  for (const asked of ['/en/ORG/NEW', '/en/OAUTH', '/DevTools']) {
    await test.step(asked, async () => {
      await page.goto(asked);
      await waitUntilAlive(page);
      await expect(page.getByRole('heading', {level: 1}), asked).toHaveText(title);
      await expect(page, asked).toHaveTitle(title);
    });
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('not found: search, common questions and ways out stand in the page itself', async ({
    page,
    browserName,
    expectedProblems,
  }) => {
    test.skip(browserName === 'firefox', stillClaimsScripts);
    expectNoAnswer(expectedProblems);
    await page.goto('/en/nothing/here');
    const main = page.getByRole('main');
    await expect(main.getByText(/^We could not find what you were looking for\. /)).toBeVisible();
    await expect(main.getByRole('searchbox')).toBeVisible();
    await expect(main.getByRole('link', {name: 'What can each role do?'})).toBeVisible();
    await expect(main.getByRole('link', {name: 'API Docs'})).toBeVisible();
    // The ways out come before the questions.
    const questions = main.locator('ul:has(a[href$="/category/api"]) ~ * section');
    await expect(questions.getByRole('heading', {name: 'Common questions'})).toBeVisible();
    await main.getByRole('searchbox').fill('ssh');
    await main.getByRole('button', {name: 'Search'}).click();
    await expect(page).toHaveURL(/\/en\/search\/?\?q=ssh$/);
  });
});
