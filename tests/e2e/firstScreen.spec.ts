import {measureShift, open, waitUntilAlive} from '../support/steps';
import {expect, test, type Page} from '../support/test';

/** The longest guide, and a heading near its end. */
const address = '/repo/webhooks';
const lateHeading = '.markdown > h2:last-of-type';

test.use({isReaderThere: false});

/** A block itself has its place in any case; what is in it may wait. */
const isLaidOut = (page: Page) =>
  page
    .locator(`${lateHeading} > .hash-link`)
    .evaluate((link) => link.checkVisibility({contentVisibilityAuto: true}));
const readPlaces = (page: Page) =>
  page
    .locator('.markdown > *')
    .evaluateAll((blocks) => blocks.map((block) => block.getBoundingClientRect().y + scrollY));
const inView = (places: number[], height: number) => places.filter((place) => place < height);

for (const {name, viewport} of [
  {name: 'a phone', viewport: {width: 412, height: 823}},
  {name: 'a high screen', viewport: {width: 1280, height: 1600}},
]) {
  test.describe(name, () => {
    test.use({viewport});

    test('only what is near the screen is laid out at first, the rest when a reader is there, and nothing moves', async ({
      page,
    }) => {
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('data-rest', 'later');
      expect(await isLaidOut(page)).toBe(false);
      const before = inView(await readPlaces(page), viewport.height);
      expect(before.length).toBeGreaterThan(2);

      await page.keyboard.press('Shift');
      expect(await isLaidOut(page)).toBe(true);
      await waitUntilAlive(page);
      expect(inView(await readPlaces(page), viewport.height)).toEqual(before);
      expect(await measureShift(page)).toBe(0);

      await page.reload();
      await expect(page.locator('html')).not.toHaveAttribute('data-rest');
      expect(inView(await readPlaces(page), viewport.height)).toEqual(before);
    });
  });
}

test('an address with a hash leads there at once', async ({page}) => {
  await open(page, address);
  const id = await page.locator(lateHeading).getAttribute('id');
  await page.goto('about:blank');
  await page.goto(`${address}#${id}`);
  await expect(page.locator('html')).not.toHaveAttribute('data-rest');
  expect(await isLaidOut(page)).toBe(true);
  const {margin, top} = await page.locator(lateHeading).evaluate((heading) => ({
    margin:
      parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) +
      parseFloat(getComputedStyle(heading).scrollMarginBlockStart),
    top: heading.getBoundingClientRect().y,
  }));
  expect(top).toBeCloseTo(margin, 0);
});
