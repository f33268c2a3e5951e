import {expect, test} from '../support/test';

test('@phone a diagram has the edges and the ground of code', async ({page}) => {
  await page.goto('/repo/lfs');
  const read = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((frame) => {
        const {left, right} = frame.getBoundingClientRect();
        const {backgroundColor, borderRadius, borderInline} = getComputedStyle(frame);
        return {left, right, backgroundColor, borderRadius, borderInline};
      });
  expect(await read('figure.diagram')).toEqual(await read('.code-frame'));
});

test('@phone no word of a drawing is below 13 pixels, on small phones either', async ({page}) => {
  for (const width of [390, 360]) {
    await page.setViewportSize({width, height: 800});
    for (const path of ['/oauth/process', '/en/security/security/reporter', '/user/git/advanced']) {
      await page.goto(path);
      const sizes = await page.locator('svg.dg:visible text').evaluateAll((words) =>
        words.map((word) => {
          const svg = word.closest('svg');
          const scale =
            (svg?.getBoundingClientRect().width ?? 0) / (svg?.viewBox.baseVal.width ?? 1);
          return scale * parseFloat(getComputedStyle(word).fontSize);
        }),
      );
      expect(sizes.length).toBeGreaterThan(10);
      expect(Math.min(...sizes), `${path} at ${width}`).toBeGreaterThanOrEqual(13);
    }
  }
});

test('@phone no upright arrow runs close by the title of a frame', async ({page}) => {
  for (const path of ['/user/sshkey', '/en/user/sshkey']) {
    await page.goto(path);
    const gaps = await page.locator('svg.dg:visible').evaluate((svg) => {
      const lines = [...svg.querySelectorAll('.dg-line')]
        .map((line) => line.getBoundingClientRect())
        .filter(({width, height}) => width < height);
      return [...svg.querySelectorAll('.dg-title')].flatMap((title) => {
        const {top, bottom, left, right} = title.getBoundingClientRect();
        return lines
          .filter((line) => line.top < bottom && line.bottom > top)
          .map((line) => Math.max(line.left - right, left - line.right));
      });
    });
    expect(gaps.length, path).toBeGreaterThan(1);
    expect(Math.min(...gaps), path).toBeGreaterThanOrEqual(8);
  }
});

test('@phone all three parties of OAuth are in the drawing of a phone, each with its line', async ({
  page,
}) => {
  for (const [address, parties] of [
    ['/oauth/process', ['应用', '浏览器', 'AtomGit']],
    ['/en/oauth/process', ['App', 'Browser', 'AtomGit']],
  ] as const) {
    for (const width of [360, 390]) {
      await page.setViewportSize({width, height: 800});
      await page.goto(address);
      const drawing = page.locator('figure.diagram svg.dg:visible').first();
      const {names, beyond, hidden} = await drawing.evaluate((svg) => {
        const frame = svg.closest('figure')?.getBoundingClientRect() ?? new DOMRect();
        const scroll = svg.closest('.diagram-scroll');
        const parts = [...svg.querySelectorAll<SVGGraphicsElement>('text, path, rect')];
        return {
          names: [...svg.querySelectorAll('text')].map((text) => text.textContent),
          beyond: parts.filter((part) => {
            const {left, right} = part.getBoundingClientRect();
            return left < frame.left || right > frame.right;
          }).length,
          hidden: scroll ? scroll.scrollWidth - scroll.clientWidth : 0,
        };
      });
      expect(names, address).toEqual(expect.arrayContaining([...parties]));
      expect([beyond, hidden], `${address} at ${width}`).toEqual([0, 0]);
    }
  }
});

test('@both a caption is flush left, where a wide drawing begins', async ({page}) => {
  for (const path of ['/permission', '/user/sshkey']) {
    await page.goto(path);
    const {caption, drawing} = await page.locator('figure.diagram').evaluate((figure) => {
      const words = document.createRange();
      words.selectNodeContents(figure.querySelector('figcaption') ?? figure);
      const shown = [...figure.querySelectorAll('svg.dg')].find((one) => one.checkVisibility());
      return {
        caption: words.getBoundingClientRect().left,
        drawing: shown?.getBoundingClientRect().left ?? NaN,
      };
    });
    expect(Math.abs(caption - drawing), path).toBeLessThan(3);
  }
});

test('@phone a caption of several lines takes the width of its frame', async ({page}) => {
  for (const path of ['/en/app/pages', '/en/repo/lfs', '/en/user/2fa']) {
    await page.goto(path);
    const {widest, room} = await page.locator('figcaption.diagram-caption').evaluate((caption) => {
      const words = document.createRange();
      words.selectNodeContents(caption);
      const {paddingInline} = getComputedStyle(caption);
      const lines = [...words.getClientRects()].map(({width}) => width);
      return {
        widest: lines.length > 1 ? Math.max(...lines) : 0,
        room: caption.clientWidth - 2 * parseFloat(paddingInline),
      };
    });
    expect(widest / room, path).toBeGreaterThan(0.8);
  }
});

test('@both a drawing is as far from the top of its frame as from its sides, and from its caption', async ({
  page,
}) => {
  for (const path of ['/devops/workflow', '/repo/release', '/user/git/advanced']) {
    await page.goto(path);
    const {above, below, beside} = await page.locator('svg.dg:visible').evaluate((drawing) => {
      const figure = drawing.closest('figure');
      const frame = figure?.getBoundingClientRect() ?? new DOMRect();
      const caption = figure?.querySelector('figcaption')?.getBoundingClientRect();
      const {left, top, bottom} = drawing.getBoundingClientRect();
      return {
        above: top - frame.top,
        below: (caption?.top ?? 0) - bottom,
        beside: left - frame.left,
      };
    });
    expect(Math.abs(above - beside), path).toBeLessThan(2);
    expect(Math.min(above, below), path).toBeGreaterThanOrEqual(15.5);
  }
});

/** All but the sequences, whose messages have a row each. */
const wideDrawings = [
  '/repo/config/branch',
  '/repo/git-pr-mode',
  '/permission',
  '/repo/config/pr',
  '/repo/webhooks',
  '/org/dco',
  '/repo/change-request',
  '/app/pages',
  '/user/git/advanced',
  '/user/sshkey',
  '/user/gpgkey',
  '/user/2fa',
  '/org/relate',
  '/repo/lfs',
  '/repo/migrate',
  '/repo/release',
  '/devops/workflow',
  '/security/security/reporter',
  '/blog/AtomGit-sync-to-GitHub',
  '/blog/contributing',
  '/blog/git-remove-sensitive-data',
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

test('@phone a narrow diagram is shown whole, and nothing on its page scrolls sideways', async ({
  page,
}) => {
  await page.goto('/user/sshkey');
  const figure = page.locator('#diagram-ssh-key-pair');
  await expect(figure.getByRole('img', {name: '私钥留在你的电脑上'})).toBeVisible();
  await expect(figure.getByRole('group')).toHaveCount(0);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
