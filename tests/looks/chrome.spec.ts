import {languages, localise} from '../support/site';
import {hold, open, scripts, waitUntilAlive} from '../support/steps';
import {expect, test, type Locator} from '../support/test';

/** What stands around the text: bar, sidebar, way to the page, contents, rings of the focus. */
const operation = '/openAPI/api_versioned/save-repo-conent';

for (const language of languages) {
  test(`beside the text there is room for the contents from 1200 px on; below, they are a line above it (${language.locale})`, async ({
    page,
  }) => {
    await open(page, localise('/repo/webhooks', language));
    for (const width of [997, 1024, 1100, 1199, 1200, 1440, 1920]) {
      await page.setViewportSize({width, height: 900});
      const isWide = width >= 1200;
      const line = page.locator('.theme-doc-toc-mobile');
      const column = page.locator('.table-of-contents__left-border');
      await expect(line, `${width}`).toBeVisible({visible: !isWide});
      await expect(column, `${width}`).toBeVisible({visible: isWide});
      const [sidebar, text, brand, contents] = await Promise.all(
        [
          page.locator('.theme-doc-sidebar-container'),
          page.locator('.markdown > p').first(),
          page.locator('.navbar__brand'),
          isWide ? column : line,
        ].map(measure),
      );
      expect(sidebar?.width, `${width}`).toBe(300);
      expect(text?.width, `${width}`).toBeGreaterThan(600);
      if (isWide) expect(contents?.left, `${width}`).toBeGreaterThan(text?.right ?? NaN);
      else {
        expect(contents?.bottom, `${width}`).toBeLessThan(text?.top ?? NaN);
        expect(contents?.height, `${width}`).toBeLessThan(48);
      }
      expect(brand?.width, `${width}`).toBeGreaterThan(100);
    }
  });

  test(`an operation has from the first what it has later, each where it stays (${language.locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 900});
    const letGo = await hold(page, scripts);
    await page.goto(localise(operation, language), {waitUntil: 'commit'});
    await page.waitForFunction(() => {
      const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
      return document.querySelector('footer.footer') && sheets.every(({sheet}) => sheet);
    });
    const parts = {
      filter: page.locator('.theme-doc-sidebar-container').getByRole('searchbox'),
      entry: page.locator('.theme-doc-sidebar-menu > li').nth(1),
      keys: page.locator('.navbar kbd'),
      copying: page.locator('[data-control="copy"]'),
      section: page.locator('.navbar__link[aria-current="page"]'),
    };
    const [name] = language.prefix === '' ? ['API 文档'] : ['API Docs'];
    await expect(parts.section).toHaveText(name);
    await expect(parts.keys).toHaveText(['Ctrl', 'K']);
    await expect(parts.filter).toHaveAttribute('placeholder', /./);
    const measureParts = async () => {
      const places: Record<string, number[][]> = {};
      for (const [part, all] of Object.entries(parts)) places[part] = await measureAll(all);
      return places;
    };
    const before = await measureParts();
    for (const [part, all] of Object.entries(before)) expect(all, part).not.toEqual([]);
    letGo();
    await waitUntilAlive(page);
    expect(await measureParts()).toEqual(before);
  });

  test(`on the way to a page all gaps are alike, and it has one line (${language.locale})`, async ({
    page,
  }) => {
    await open(page, localise(operation, language));
    for (const width of [640, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({width, height: 900});
      const items = await page.locator('.breadcrumbs__item').evaluateAll((all) =>
        all.map((item) => {
          const [name] = item.children;
          const sign = name?.querySelector('svg');
          const words = document.createRange();
          words.selectNodeContents(name ?? item);
          const {left, right} = (sign ?? words).getBoundingClientRect();
          return {left, right, top: Math.round(item.getBoundingClientRect().bottom)};
        }),
      );
      expect(items).toHaveLength(4);
      expect(new Set(items.map(({top}) => top)).size, `${width}`).toBe(1);
      if (width < 768) continue;
      const gaps = items.slice(1).map(({left}, index) => left - (items[index]?.right ?? NaN));
      expect(Math.max(...gaps) - Math.min(...gaps), `${width}: ${gaps.join()}`).toBeLessThan(6);
    }
  });

  test(`keys have one name, and what a body is has its distance from whether it is required (${language.locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 900});
    for (const route of ['/', '/repo/webhooks', operation]) {
      await open(page, localise(route, language));
      await expect(page.locator('.navbar kbd')).toHaveText(['Ctrl', 'K']);
      expect(await page.locator('body').innerText()).not.toMatch(/\bctrl\b/);
    }
    const gap = await page.locator('#body').evaluate((heading) => {
      const mark = heading.querySelector('.api-required') ?? heading;
      const [title, word] = [heading.firstChild, mark.firstChild].map((text) => {
        const range = document.createRange();
        const from = /\S/.exec(text?.nodeValue ?? '')?.index ?? 0;
        range.setStart(text as Text, from);
        range.setEnd(text as Text, (text as Text).length);
        return range.getBoundingClientRect();
      });
      return (word?.left ?? NaN) - (title?.right ?? NaN);
    });
    expect(gap).toBeGreaterThanOrEqual(6);
  });

  test(`steps end where sentences do (${language.locale})`, async ({page}) => {
    for (const width of [1024, 1440, 1920]) {
      await page.setViewportSize({width, height: 900});
      await open(page, localise('/user/sshkey', language));
      const endsOf = (parts: string) =>
        page
          .locator(parts)
          .evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().right)));
      const [sentence] = await endsOf('.markdown > p');
      const steps = await endsOf('.markdown ol > li > p, .markdown ol > li');
      expect(steps.length).toBeGreaterThan(5);
      expect(Math.max(...steps), `${width}`).toBeLessThanOrEqual(sentence ?? NaN);
    }
  });

  test(`@phone the menu of a post stands beside none of the words of its title (${language.locale})`, async ({
    page,
  }) => {
    for (const width of [360, 390]) {
      await page.setViewportSize({width, height: 844});
      for (const route of ['/blog/Git-AtomGit-2', '/blog/git-remove-sensitive-data', '/blog']) {
        await open(page, localise(route, language));
        const title = page.getByRole('heading', {level: 1});
        const lines = await title.evaluate((heading) => {
          const words = document.createRange();
          words.selectNodeContents(heading);
          return [...words.getClientRects()].map(({top, bottom}) => ({top, bottom}));
        });
        const menu = await page.locator('.page-menu > summary').evaluate((button) => {
          const {top, bottom} = button.getBoundingClientRect();
          const {maskImage, width: extent} = getComputedStyle(button, '::before');
          return {top, bottom, sign: `${maskImage.slice(0, 14)} ${extent}`};
        });
        const beside = lines.filter(({top, bottom}) => bottom > menu.top && top < menu.bottom);
        // A short title and its menu share one line.
        expect(lines.length > 1 ? beside : [], `${route} at ${width}`).toEqual([]);
        expect(menu.sign).toMatch(/^url\("data:.* 16px$/);
      }
    }
  });
}

for (const mode of ['light', 'dark']) {
  test(`all rings of the focus are of one width and one colour, and have round corners, ${mode}`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 900});
    const rings: Record<string, string[]> = {};
    for (const route of ['/', '/en/repo/webhooks', operation, '/en/devtools', '/blog']) {
      await open(page, `${route}?docusaurus-theme=${mode}`);
      for (let press = 0; press < 40; press += 1) {
        await page.keyboard.press('Tab');
        const focused = page.locator(':focus');
        let ring = {form: '', part: ''};
        await expect(async () => {
          ring = await focused.evaluate(readRing);
          expect(ring.form).toMatch(/^solid/);
        }).toPass({timeout: 5000});
        (rings[ring.form] ??= []).push(ring.part);
      }
    }
    expect(Object.keys(rings), JSON.stringify(rings, undefined, 1)).toEqual([
      expect.stringMatching(/^solid 2px rgb\([\d, ]+\), round$/),
    ]);
  });
}

/** Runs in the page: what the ring of the focus looks like, which a card has around all of it, a field around its frame. */
function readRing(focused: Element): {form: string; part: string} {
  const places = [
    getComputedStyle(focused, '::after'),
    getComputedStyle(focused),
    getComputedStyle(focused.parentElement ?? focused),
  ];
  const ring = places.find(({outlineStyle}) => outlineStyle !== 'none');
  const corners = parseFloat(ring?.borderTopLeftRadius ?? '') > 0 ? 'round' : 'square';
  return {
    form: `${ring?.outlineStyle} ${ring?.outlineWidth} ${ring?.outlineColor}, ${corners}`,
    part: `${focused.localName}.${focused.className} ${focused.textContent.slice(0, 20)}`,
  };
}

/** Where the parts stand that are seen. */
const measureAll = (parts: Locator): Promise<number[][]> =>
  parts.filter({visible: true}).evaluateAll((all) =>
    all.map((one) => {
      const {x, y, width, height} = one.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    }),
  );

const measure = (part: Locator) =>
  part.evaluate((one) => {
    const {left, right, top, bottom, width, height} = one.getBoundingClientRect();
    return {left, right, top, bottom, width, height};
  });
