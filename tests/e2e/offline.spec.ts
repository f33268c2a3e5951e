import {open, stopFetchingAhead, waitUntilAlive, watchDocuments} from '../support/steps';
import {expect, test, type ExpectedProblems} from '../support/test';

/** The console says of each request that there is no network. */
function expectNoNetwork(expectedProblems: ExpectedProblems): void {
  expectedProblems.expect(
    /(failed request: .* |console error: Failed to load resource: )net::ERR_INTERNET_DISCONNECTED/,
  );
}

for (const {address, link, mode, says, retry} of [
  {
    address: '/user/pats',
    link: '技术博客',
    mode: /切换浅色/,
    says: '页面没有加载成功',
    retry: '重试',
  },
  {
    address: '/en/user/pats',
    link: 'Tech Blogs',
    mode: /Switch between/,
    says: 'The page did not load',
    retry: 'Retry',
  },
]) {
  // Two languages differ in their words: `npm test` asks each thing in one of them.
  const isEnglish = address.startsWith('/en/');
  const inChinese = isEnglish ? ' @proof' : '';
  const inEnglish = isEnglish ? '' : ' @proof';

  test(`offline: ${address} stays readable and usable${inChinese}`, async ({
    page,
    context,
    expectedProblems,
  }) => {
    // The head is written anew with each page, the icon's link included; a browser without windows asks for no icon.
    expectedProblems.tolerate(/failed request: .*\/favicon\.svg/);
    expectedProblems.tolerate(
      /console error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED/,
    );
    await stopFetchingAhead(page);
    await open(page, address);
    const documents = watchDocuments(page);
    await context.setOffline(true);
    const section = page.locator('.table-of-contents a').last();
    const target = (await section.getAttribute('href')) ?? '';
    await section.click();
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    await expect(page.locator(target)).toBeInViewport();
    // By the keyboard: while the page scrolls to its section, the bar is on its way out.
    await page.getByRole('button', {name: mode}).press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(documents).toEqual([]);
  });

  // Docusaurus as it comes remembers that a page could not be loaded, and fetches it as a document then.
  test(`offline: a link on ${address} leaves the text, says that it did not load, and leads on once the network is back @layers${inEnglish}`, async ({
    page,
    context,
    expectedProblems,
  }) => {
    expectNoNetwork(expectedProblems);
    expectedProblems.expect(/console warning: (ChunkLoadError|Error: Loading CSS chunk)/);
    await open(page, address);
    const documents = watchDocuments(page);
    const title = await page.getByRole('heading', {level: 1}).innerText();
    await context.setOffline(true);
    await page.getByRole('link', {name: link}).first().click();
    const box = page.getByRole('alert');
    await expect(box).toContainText(says);
    await page.getByRole('button', {name: retry, exact: true}).click();
    await expect(box).toContainText(says);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);

    await context.setOffline(false);
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText(title);
    await expect(box).toHaveCount(0);
    await waitUntilAlive(page);
    expect(documents).toEqual([]);
  });
}

test('offline: going back after a link that did not load takes the message away', async ({
  page,
  context,
  expectedProblems,
}) => {
  expectNoNetwork(expectedProblems);
  expectedProblems.expect(/console warning: (ChunkLoadError|Error: Loading CSS chunk)/);
  await open(page, '/user/pats');
  await context.setOffline(true);
  await page.getByRole('link', {name: '技术博客'}).first().click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page).toHaveURL(/\/user\/pats$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('个人访问密钥');
});
