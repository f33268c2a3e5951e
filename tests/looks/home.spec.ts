import {open} from '../support/steps';
import {expect, test} from '../support/test';

test('home: on a tablet the first part has the whole width', async ({page}) => {
  await page.setViewportSize({width: 768, height: 900});
  await open(page, '/en/');
  const search = await page.locator('main form').boundingBox();
  const cards = await page.locator('main section').nth(1).boundingBox();
  expect((search?.x ?? 0) + (search?.width ?? 0)).toBeCloseTo(
    (cards?.x ?? 0) + (cards?.width ?? 0),
  );
});

test('the home page ends with one row over its whole width, the menu of the page at its end', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/en/');
  const text = await page.locator('.markdown').boundingBox();
  const row = await page.locator('.theme-doc-footer-edit-meta-row').boundingBox();
  const menu = await page.locator('.page-menu').boundingBox();
  expect(row?.width).toBeCloseTo(text?.width ?? 0);
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeCloseTo((row?.x ?? 0) + (row?.width ?? 0));
  expect(menu?.y).toBeGreaterThan(row?.y ?? Infinity);
  expect(row?.height).toBeLessThan(60);
});

test('@phone home: the first step of a new user is in the first screen', async ({page}) => {
  for (const [address, step] of [
    ['/', '完成账号认证'],
    ['/en/', 'Verify your account'],
  ] as const) {
    await open(page, address);
    await expect(page.locator('main').getByRole('link', {name: step})).toBeInViewport({ratio: 1});
  }
});
