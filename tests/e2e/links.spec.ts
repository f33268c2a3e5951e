import {open, watchDocuments} from '../support/steps';
import {expect, test} from '../support/test';

const heading = {level: 1} as const;

test('link: a click shows its page without loading a document, and the same link again is no step back', async ({
  page,
}) => {
  await open(page, '/user/sshkey');
  const documents = watchDocuments(page);
  const countSteps = () => page.evaluate(() => window.history.length);
  const before = await countSteps();
  const link = page.locator('.menu a[href="/user/pats"]');
  await link.click();
  await expect(page).toHaveURL(/\/user\/pats$/);
  await expect(page.getByRole('heading', heading)).not.toHaveText(/SSH/);
  expect(await countSteps()).toBe(before + 1);
  await link.click();
  await expect(page).toHaveURL(/\/user\/pats$/);
  expect(await countSteps()).toBe(before + 1);
  expect(documents).toEqual([]);
});

test('link: with Ctrl or Cmd, with Shift or with the middle button it opens beside the page', async ({
  page,
  context,
}) => {
  await open(page, '/user/sshkey');
  const link = page.locator('.menu a[href="/user/pats"]');
  for (const how of [
    {modifiers: ['ControlOrMeta'] as const},
    {modifiers: ['Shift'] as const},
    {button: 'middle'} as const,
  ]) {
    const opened = context.waitForEvent('page');
    await link.click({...how, modifiers: how.modifiers && [...how.modifiers]});
    await expect(await opened).toHaveURL(/\/user\/pats$/);
    await (await opened).close();
    await expect(page).toHaveURL(/\/user\/sshkey$/);
  }
});

test('link: the menu bar tells where the reader is, after each change; a link that leads elsewhere opens a tab that knows nothing of this one', async ({
  page,
}) => {
  await open(page, '/user/sshkey');
  const here = page.locator('nav.navbar .navbar__link[aria-current="page"]');
  await expect(here).toHaveClass(/navbar__link--active/);
  const before = await here.getAttribute('href');
  await page.locator('nav.navbar a.navbar__link[href^="/devtools"]').click();
  await expect(page.getByRole('heading', heading)).toHaveText('开发者工具');
  await expect(here).toHaveAttribute('href', /^\/devtools/);
  const outside = page.locator('main a[href^="https://"]');
  await expect(outside).not.toHaveCount(0);
  for (const link of await outside.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  await page.goBack();
  await expect(here).toHaveAttribute('href', before ?? '');
  for (const tags of ['/tags', '/tags/branch']) {
    await open(page, tags);
    await expect(here).toHaveAttribute('href', before ?? '');
  }
});

test('link: one inside a sentence shows its page without loading a document, in both languages', async ({
  page,
}) => {
  for (const prefix of ['', '/en']) {
    await open(page, `${prefix}/user/sshkey`);
    const documents = watchDocuments(page);
    const link = page.locator(`.markdown :is(p, li) > a[href^="${prefix}/"]`).first();
    const address = await link.getAttribute('href');
    const title = await page.getByRole('heading', heading).innerText();
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('heading', heading)).not.toHaveText(title);
    expect(documents).toEqual([]);
  }
});

test('link: what this language has no page for is left to the browser', async ({page}) => {
  await open(page, '/user/sshkey');
  const twin = page.locator('.markdown').locator('a', {hasText: 'twin'});
  await page
    .locator('.markdown p')
    .first()
    .evaluate((paragraph) => {
      paragraph.insertAdjacentHTML('beforeend', '<a href="/en/user/sshkey">twin</a>');
    });
  const documents = watchDocuments(page);
  await twin.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(documents).toHaveLength(1);
});
