import {expect, test} from '../support/test';

test('@phone a diagram is nearly as large as it was drawn, and ends where the text does', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 800});
  await page.goto('/repo/webhooks');
  const drawing = page.locator('figure svg:visible').first();
  const {scale, left, right} = await drawing.evaluate((svg: SVGSVGElement) => {
    const area = svg.getBoundingClientRect();
    return {
      scale: area.width / svg.viewBox.baseVal.width,
      left: area.left,
      right: innerWidth - area.right,
    };
  });
  // Drawn 13 high, the words in its boxes are no smaller than the badges of a page.
  expect(scale * 13).toBeGreaterThan(12);
  expect([left, right]).toEqual([16, 16]);
});

const wideDrawings = [
  '/repo/config/branch',
  '/repo/git-pr-mode',
  '/permission',
  '/repo/config/pr',
  '/repo/webhooks',
  '/app/demo',
  '/app/pages',
  '/user/git/advanced',
];

for (const path of wideDrawings) {
  test(`what ${path} draws fills its frame on larger screens and takes no more than a third of them`, async ({
    page,
  }) => {
    // Beside both menus the column of text is narrowest at 1200; just above 640 it is the screen.
    for (const width of [641, 997, 1200, 1440]) {
      await page.setViewportSize({width, height: 900});
      await page.goto(path);
      const drawings = await page.locator('svg.dg:visible').evaluateAll((all) =>
        all.map((drawing) => {
          const frame = drawing.closest('figure')?.getBoundingClientRect() ?? new DOMRect();
          const {width: across, height} = drawing.getBoundingClientRect();
          return {share: across / frame.width, height};
        }),
      );
      expect(drawings.length).toBeGreaterThan(0);
      for (const {share, height} of drawings) {
        expect(share, `${width}`).toBeGreaterThan(0.85);
        expect(share, `${width}`).toBeLessThan(1);
        expect(height, `${width}`).toBeLessThan(900 / 3);
      }
    }
  });
}

test('a diagram follows the colour mode', async ({page}) => {
  await page.goto('/user/sshkey');
  const box = page.locator('#diagram-ssh-key-pair .dg-box').first();
  const readFill = () => box.evaluate((shape) => getComputedStyle(shape).fill);
  const light = await readFill();
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-theme', 'dark');
  });
  expect(await readFill()).not.toBe(light);
});
