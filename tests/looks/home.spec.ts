import {hold, open, scripts, waitUntilAlive} from '../support/steps';
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

test('home: the lists of cards that stand in one row begin level', async ({page}) => {
  for (const address of ['/', '/en/']) {
    await open(page, address);
    for (const [width, columns] of [
      [768, 2],
      [1024, 2],
      [1100, 2],
      [1200, 4],
      [1440, 4],
      [1920, 4],
    ] as const) {
      await page.setViewportSize({width, height: 900});
      const cards = await page.locator('main section:has(> h3)').evaluateAll((all) =>
        all.map((card) => {
          const list = card.querySelector('ul')?.getBoundingClientRect();
          return {top: Math.round(card.getBoundingClientRect().top), list: list?.top ?? NaN};
        }),
      );
      expect(cards, `${address} at ${width}`).toHaveLength(4);
      const rows = [...new Set(cards.map(({top}) => top))];
      expect(rows, `${address} at ${width}`).toHaveLength(4 / columns);
      for (const row of rows) {
        const lists = cards.filter(({top}) => top === row).map(({list}) => list);
        expect(new Set(lists).size, `${address} at ${width}`).toBe(1);
      }
    }
  }
});

test('@phone home: what is typed soon after the page came is searched for; the page of results has the cursor, an example and questions', async ({
  page,
}) => {
  for (const [address, search, question] of [
    ['/', '/search', '怎样完成第一次推送？'],
    ['/en/', '/en/search', 'How do I make my first push?'],
  ] as const) {
    const letGo = await hold(page, scripts);
    await page.goto(address, {waitUntil: 'commit'});
    const field = page.getByRole('main').getByRole('searchbox');
    await field.tap();
    await expect(field, address).toBeFocused();
    await page.keyboard.type('403');
    letGo();
    await waitUntilAlive(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${search}?q=403`);
    await expect(field, address).toHaveValue('403');
    await page.unrouteAll({behavior: 'wait'});
    await open(page, search);
    await expect(field, search).toBeFocused();
    await expect(field, search).toHaveAttribute('placeholder', /403/);
    await expect(page.getByRole('main').getByRole('link', {name: question})).toBeInViewport();
  }
});
