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

test('a page before or after that is alone has its own half of the foot', async ({page}) => {
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

test('on a phone a page that names its next step has no second one; any other has the pages beside it @phone', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const [address, isOwn] of [
    ['/user/pats', true],
    ['/en/repo/branch', true],
    ['/repo', false],
  ] as const) {
    await open(page, address);
    const way = page.locator('.pagination-nav a').first();
    await expect(way, address).toBeVisible({visible: !isOwn});
    await page.setViewportSize({width: 1280, height: 844});
    await expect(way, address).toBeVisible();
    await page.setViewportSize({width: 390, height: 844});
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

test('@both below the pages of a part stands the row of other pages, as wide as they are, before the way on', async ({
  page,
}) => {
  for (const [address, report] of [
    ['/repo', '报告本页的问题'],
    ['/en/group', 'Report a problem with this page'],
    ['/en/ai', 'Report a problem with this page'],
  ] as const) {
    await open(page, address);
    const row = page.locator('.theme-doc-footer-edit-meta-row');
    await expect(row.getByRole('link', {name: report})).toBeVisible();
    // Whoever edits a file does not do so on a phone.
    const isWide = (page.viewportSize()?.width ?? 0) > 576;
    await expect(row.locator('.theme-edit-this-page')).toBeVisible({visible: isWide});
    const [pages, foot, way] = await Promise.all(
      [page.locator('article'), row, page.locator('.pagination-nav')].map((part) =>
        part.boundingBox(),
      ),
    );
    if (!pages || !foot || !way) throw new Error(`${address} has no foot`);
    expect(foot.width, address).toBeCloseTo(pages.width, 0);
    expect(foot.y - pages.y - pages.height, address).toBeGreaterThanOrEqual(24);
    expect(way.y - foot.y - foot.height, address).toBeGreaterThanOrEqual(16);
  }
});

test('what follows the cards of a part are lines without boxes, in columns that begin level', async ({
  page,
}) => {
  for (const [width, columns] of [
    [1440, 3],
    [1024, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    await open(page, '/en/repo');
    const lines = await page
      .locator('article ul')
      .last()
      .evaluate((list) =>
        [...list.children].map((line) => ({
          left: Math.round(line.getBoundingClientRect().left),
          box: getComputedStyle(line).borderInlineStartWidth,
        })),
      );
    expect(lines.length).toBeGreaterThan(9);
    expect(new Set(lines.map(({box}) => box))).toEqual(new Set(['0px']));
    expect(new Set(lines.map(({left}) => left)).size, `${width}`).toBe(columns);
  }
});
