import {open} from '../support/steps';
import {expect, test} from '../support/test';

test('three cards stand in one row, or below each other where a row has no room for them', async ({
  page,
}) => {
  for (const address of ['/opp', '/en/opp']) {
    await open(page, address);
    for (const [width, rows] of [
      [1440, 1],
      [1024, 1],
      [600, 3],
      [390, 3],
    ] as const) {
      await page.setViewportSize({width, height: 900});
      const tops = await page
        .locator('.markdown li')
        .filter({has: page.locator('svg')})
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
      expect(tops).toHaveLength(3);
      expect(new Set(tops).size, `${address} at ${width}`).toBe(rows);
    }
  }
});

test('a command stays in one line of what a card says', async ({page}) => {
  for (const width of [390, 1140, 1440]) {
    await page.setViewportSize({width, height: 900});
    await open(page, '/repo');
    const command = page.getByRole('article').getByText('git push', {exact: true});
    expect(await command.evaluate((words) => words.getClientRects().length), `${width}`).toBe(1);
  }
});

test('the title of a card looks like a link', async ({page}) => {
  await open(page, '/opp');
  const link = await page
    .locator('.markdown > p a')
    .first()
    .evaluate((a) => getComputedStyle(a).color);
  const titles = page
    .locator('.markdown li')
    .filter({has: page.locator('svg')})
    .locator('a');
  await expect(titles).toHaveCount(3);
  for (const title of await titles.all()) await expect(title).toHaveCSS('color', link);
});

test('@both a page before or after that is alone has its own half of the foot', async ({page}) => {
  for (const [address, side] of [
    ['/opp', 'right'],
    ['/en/api/canary', 'left'],
  ] as const) {
    await open(page, address);
    const nav = page.locator('.pagination-nav');
    const link = nav.locator('a');
    await expect(link).toHaveCount(1);
    const [foot, box] = await Promise.all([nav.boundingBox(), link.boundingBox()]);
    if (!foot || !box) throw new Error(`${address} has no foot`);
    expect(box.width, address).toBeLessThan(foot.width / 2);
    expect(box.width, address).toBeGreaterThan(foot.width / 2 - 20);
    const [start, end] = [box.x - foot.x, foot.x + foot.width - box.x - box.width];
    expect(side === 'left' ? start : end, address).toBeCloseTo(0, 0);
  }
});

for (const address of ['/repo', '/en/user', '/app', '/repo-config']) {
  test(`the cards of ${address} fill every row, and each says a sentence`, async ({page}) => {
    await open(page, address);
    for (const width of [1440, 1140, 768]) {
      await page.setViewportSize({width, height: 900});
      const rows = await page
        .locator('article ul')
        .filter({has: page.locator('svg')})
        .evaluate((list) => {
          const ends = new Map<number, number>();
          for (const card of list.children) {
            const {top, right} = card.getBoundingClientRect();
            ends.set(Math.round(top), Math.max(ends.get(Math.round(top)) ?? 0, Math.round(right)));
          }
          const end = Math.round(list.getBoundingClientRect().right);
          return {end, ends: [...ends.values()]};
        });
      expect(new Set(rows.ends), `${width}`).toEqual(new Set([rows.end]));
    }
    const cards = page.locator('article li').filter({has: page.locator('svg')});
    for (const text of await cards.allInnerTexts()) expect(text).toMatch(/\n.+[。.]$/s);
  });
}
