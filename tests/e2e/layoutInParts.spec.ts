import {open} from '../support/steps';
import {expect, test} from '../support/test';

type Noted = {heights: number[]; left: number};

/** How tall the page is whenever it is laid out before it is complete, and what is left when it is; runs inside the page. */
function note(): void {
  const noted: Noted = {heights: [], left: NaN};
  const {get} = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetHeight') as {
    get: (this: HTMLElement) => number;
  };
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
    get(this: HTMLElement) {
      if (document.readyState === 'loading')
        noted.heights.push(document.documentElement.scrollHeight);
      return get.call(this);
    },
  });
  addEventListener('DOMContentLoaded', () => {
    noted.left = document.querySelectorAll('[data-lay-out]').length;
  });
  Object.assign(window, {noted});
}

for (const address of ['/repo/webhooks', '/en/repo/webhooks', '/blog/git-remove-sensitive-data']) {
  test(`layout: ${address} is laid out in parts, of which nothing stays @both`, async ({page}) => {
    await page.addInitScript(note);
    await open(page, address);
    const {heights, left, whole} = await page.evaluate(() => ({
      ...(window as unknown as {noted: Noted}).noted,
      whole: document.documentElement.scrollHeight,
    }));
    expect(heights.length).toBeGreaterThan(2);
    expect([...heights, whole]).toEqual([...new Set([...heights, whole])].sort((a, b) => a - b));
    expect(left).toBe(0);
  });
}
