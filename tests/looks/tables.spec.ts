import {open} from '../support/steps';
import {expect, test} from '../support/test';

test('@phone a short label of the interface stays on one line of its cell', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open(page, '/user/sshkey');
  const labels = page.locator('td:first-child .ui-label').filter({hasText: /^.{2,4}$/});
  expect(await labels.count()).toBeGreaterThan(3);
  const lines = await labels.evaluateAll((all) => all.map((one) => one.getClientRects().length));
  expect(new Set(lines)).toEqual(new Set([1]));
});

test('the heads of a table keep to one line', async ({page}) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({width, height: 900});
    await open(page, '/repo/config/branch');
    const heads = page.locator('thead th:visible');
    expect(await heads.count()).toBeGreaterThan(2);
    const heights = await heads.evaluateAll((all) =>
      all.map((head) => {
        const range = document.createRange();
        range.selectNodeContents(head);
        return range.getBoundingClientRect().height;
      }),
    );
    expect(Math.max(...heights), `${width} px`).toBeLessThan(30);
  }
});

test('@phone a matrix that fits a phone is not scrolled there', async ({page}) => {
  for (const address of ['/permission', '/en/permission']) {
    await open(page, address);
    const matrices = page.locator('.table-scroll:has(> .table-matrix)');
    const hidden = await matrices.evaluateAll((all) =>
      all.map((one) => one.scrollWidth - one.clientWidth),
    );
    expect(hidden).toEqual([0, 0, 0, 0, 0]);
  }
});

test('@phone in a card the names of its cells are as wide as the longest, and its head has a ground of its own', async ({
  page,
}) => {
  await open(page, '/en/repo/config/branch');
  const cards = await page.locator('.table-records tbody > tr').evaluateAll((rows) =>
    rows.map((row) => {
      const [head, ...cells] = row.querySelectorAll('td');
      const pen = document.createElement('canvas').getContext('2d');
      const gaps = cells.map((cell) => {
        const name = getComputedStyle(cell, '::before');
        if (pen) pen.font = `${name.fontSize} ${name.fontFamily}`;
        const words = document.createRange();
        words.selectNodeContents(cell);
        const value = words.getClientRects()[0]?.left ?? NaN;
        const width = pen?.measureText(cell.dataset.label ?? '').width ?? NaN;
        return value - cell.getBoundingClientRect().left - width;
      });
      return {
        gap: Math.min(...gaps),
        ground: head && getComputedStyle(head).backgroundColor,
        around: getComputedStyle(row).backgroundColor,
      };
    }),
  );
  expect(cards.length).toBeGreaterThan(10);
  for (const {gap, ground, around} of cards) {
    expect(gap).toBeGreaterThan(8);
    expect(gap).toBeLessThan(20);
    expect(ground).not.toBe(around);
  }
});

test('@phone the heads of all cards have one ground and one distance from their frame, and code in them stands on it', async ({
  page,
}) => {
  const heads: string[] = [];
  for (const [address, form] of [
    ['/en/repo/config/branch', '.table-records'],
    ['/en/repo/webhooks', '.table-facts'],
    ['/en/user/git/advanced', '.table-cards:not(.table-records, .table-facts)'],
  ] as const) {
    await open(page, address);
    const found = await page.locator(`${form} tbody tr`).evaluateAll((rows) =>
      rows.map((row) => {
        const head = row.querySelector('td');
        const words = document.createRange();
        words.selectNodeContents(head ?? row);
        const box = words.getBoundingClientRect();
        const grounds = [head, row].map((one) => one && getComputedStyle(one).backgroundColor);
        const ground = grounds.find((colour) => colour !== 'rgba(0, 0, 0, 0)');
        const codes = [...(head?.querySelectorAll('code') ?? [])];
        const isPlain = codes.every(
          (code) => getComputedStyle(code).backgroundColor === 'rgba(0, 0, 0, 0)',
        );
        const start = Math.round(box.left - row.getBoundingClientRect().left);
        return `${ground}, ${start} px, code ${isPlain ? 'plain' : 'on a ground of its own'}`;
      }),
    );
    expect(found.length, address).toBeGreaterThan(3);
    heads.push(...found);
  }
  expect([...new Set(heads)]).toHaveLength(1);
});
