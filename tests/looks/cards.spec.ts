import {open} from '../support/steps';
import {expect, test} from '../support/test';

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
