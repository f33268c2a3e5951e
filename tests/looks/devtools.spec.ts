import {hold, open, scripts, waitUntilAlive} from '../support/steps';
import {expect, test} from '../support/test';

test('@phone a section of the developer tools is folded until its line is pressed or a link leads into it', async ({
  page,
}) => {
  await open(page, '/en/devtools#lfs-helper');
  const fieldOf = (name: string) => page.getByRole('region', {name}).getByRole('textbox').first();
  await expect(fieldOf('LFS rule generator')).toBeVisible();
  await expect(fieldOf('Quota viewer')).toBeHidden();
  await page.getByRole('heading', {name: 'Calculate how long requests take'}).click();
  await expect(fieldOf('Quota viewer')).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Rate limits'})).toBeHidden();
  await page.getByRole('link', {name: 'rate limits', exact: true}).click();
  await expect(page.getByRole('heading', {name: 'Rate limits'})).toBeInViewport();
});

test('developer tools: sentences and lists of lines end at one edge, and so does all that a line opens', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  for (const address of ['/devtools', '/en/devtools']) {
    await open(page, address);
    await page.locator('article details').evaluateAll((lines) => {
      for (const line of lines) line.setAttribute('open', '');
    });
    for (const [parts, least] of [
      ['.markdown > :is(p, details)', 18],
      ['.markdown > details > div > :is(p, .table-scroll:not(:last-child), .code-frame)', 40],
    ] as const) {
      const places = await page
        .locator(parts)
        .evaluateAll((all) =>
          all
            .map((part) => part.getBoundingClientRect())
            .map(({left, right}) => `${Math.round(left)}–${Math.round(right)}`),
        );
      expect(places.length, parts).toBeGreaterThan(least);
      expect(new Set(places).size, places.join()).toBe(1);
    }
    const {width = NaN} = (await page.locator('.markdown > details').first().boundingBox()) ?? {};
    expect(width).toBe(800);
  }
});

test('@phone developer tools: three parts, of which a bar that stays in view names each, and each tool once', async ({
  page,
}) => {
  await open(page, '/en/devtools');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6000);
  const parts = page.getByRole('navigation', {name: 'Parts of this page'});
  await expect(parts.getByRole('link')).toHaveText([
    'Tools',
    'Reference',
    'Limits at a glance',
    'Next step',
  ]);
  await parts.getByRole('link', {name: 'Limits at a glance'}).click();
  const heading = page.getByRole('heading', {name: 'Limits at a glance'});
  await expect(heading).toBeInViewport();
  const bar = await parts.boundingBox();
  expect(bar?.y).toBe((await page.locator('nav.navbar').boundingBox())?.height);
  expect((await heading.boundingBox())?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  await expect(page.getByText('Choose files for LFS').filter({visible: true})).toHaveCount(1);
  await page.setViewportSize({width: 1280, height: 900});
  await expect(parts).toBeHidden();
});

test('developer tools are a list that two screens hold; a link to a part of a line opens only it', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/en/devtools');
  const opened = page.locator('article details[open]');
  await expect(opened).toHaveCount(0);
  expect((await page.locator('article').boundingBox())?.height).toBeLessThan(2400);
  // A hash alone would leave the page as it is.
  await page.goto('about:blank');
  await open(page, '/en/devtools#api-errors');
  await expect(opened).toHaveCount(1);
  await expect(page.locator('#api-errors')).toBeInViewport();
});

test('developer tools: the list is folded before the scripts come, and stays as it is', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const letGo = await hold(page, scripts);
  // A page whose scripts are deferred has not loaded while they are held; it is painted.
  await page.goto('/devtools', {waitUntil: 'commit'});
  await page.waitForFunction(
    () => document.querySelector('footer') && performance.getEntriesByType('paint').length > 0,
  );
  const measure = () =>
    page
      .locator('article details')
      .evaluateAll((lines) => lines.map((line) => Math.round(line.getBoundingClientRect().height)));
  const before = await measure();
  expect(before.length).toBeGreaterThan(10);
  expect(Math.max(...before)).toBeLessThan(120);
  letGo();
  await waitUntilAlive(page);
  expect(await measure()).toEqual(before);
});

test('@both developer tools: what a line opens begins where its sign does', async ({page}) => {
  await open(page, '/devtools#api');
  const line = page.locator('article details[open]', {hasText: 'OpenAPI'}).last();
  const lefts = await line
    .locator('summary > svg, p, h4, .table-scroll')
    .evaluateAll((parts) =>
      parts
        .filter((part) => !part.parentElement?.closest('.table-scroll, .theme-admonition'))
        .map((part) => Math.round(part.getBoundingClientRect().left)),
    );
  expect(lefts.length).toBeGreaterThan(10);
  expect(new Set(lefts).size, lefts.join()).toBe(1);
});

test('@phone developer tools: each folded line has its sign and points to what it opens', async ({
  page,
}) => {
  await open(page, '/devtools');
  const lines = await page.locator('article details').evaluateAll((all) =>
    all.map((line) => ({
      isOpen: line.hasAttribute('open'),
      hasSign: line.querySelector('summary > svg')?.checkVisibility(),
      rotate: getComputedStyle(line.querySelector('summary') ?? line, '::before').rotate,
    })),
  );
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines) {
    expect(line).toEqual({isOpen: false, hasSign: true, rotate: '180deg'});
  }
});

test('@both the scope picker begins with its examples, and says at the foot of the window what is needed, while tasks are chosen', async ({
  page,
}) => {
  // On a desktop it is as high as the window: in a lower one its foot is out of view, too.
  const {width} = page.viewportSize() ?? {width: 1280};
  await page.setViewportSize({width, height: 600});
  await open(page, '/en/devtools#scope-picker');
  const tool = page.getByRole('region', {name: 'Scope picker'});
  const example = await tool.getByRole('button', {name: 'A script that syncs code'}).boundingBox();
  const task = await tool.getByRole('checkbox').first().boundingBox();
  expect((example?.y ?? NaN) + (example?.height ?? NaN)).toBeLessThan(task?.y ?? NaN);
  await tool.getByRole('checkbox', {name: 'Clone and push'}).check();
  const sentence = tool.getByRole('status').first();
  await expect(sentence).toContainText('repo');
  await expect(sentence).toBeInViewport({ratio: 1});
  await expect(tool.getByRole('checkbox').last()).not.toBeInViewport();
});

test('@phone developer tools: a limit takes up few lines, and the month that all share is said once', async ({
  page,
}) => {
  await open(page, '/en/devtools');
  const list = page.locator('.table-limits');
  await list.evaluateAll((tables) => {
    for (const table of tables) table.closest('details')?.setAttribute('open', '');
  });
  const heights = await list
    .locator('tbody > tr')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(40);
  expect(Math.max(...heights)).toBeLessThan(125);
  expect(heights.reduce((sum, height) => sum + height) / heights.length).toBeLessThan(80);
  expect((await list.allTextContents()).join()).not.toContain('2024');
  await expect(page.getByText('All figures were checked in August 2024.')).toHaveCount(1);
});

test('@both the lines of the developer tools have one left edge, and those of limits show their figures', async ({
  page,
}) => {
  for (const address of ['/devtools', '/en/devtools']) {
    await open(page, address);
    const lines = await page.locator('article details > summary').evaluateAll((all) =>
      all.map((line) => {
        const lefts = [...line.children]
          .filter((part) => part.matches('h3, h3 + span'))
          .map((part) => Math.round(part.getBoundingClientRect().left));
        return {lefts, text: (line as HTMLElement).innerText};
      }),
    );
    expect(lines.length).toBeGreaterThan(10);
    expect(new Set(lines.flatMap(({lefts}) => lefts)).size).toBe(1);
    expect(lines.filter(({text}) => text.includes('2 GB'))).toHaveLength(1);
  }
});

test('developer tools: all is folded, and on a desktop all lines are of one height: a sign, a name and one line below it', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  for (const address of ['/devtools', '/en/devtools']) {
    await open(page, address);
    const heights = await page
      .locator('article details:not([open]) > summary')
      .evaluateAll((all) => all.map((line) => line.getBoundingClientRect().height));
    expect(heights).toHaveLength(15);
    expect(Math.max(...heights) - Math.min(...heights), heights.join()).toBeLessThan(1);
  }
});

test('@phone the scope picker: before anything is chosen nothing covers the tasks', async ({
  page,
}) => {
  await open(page, '/devtools#scope-picker');
  const tool = page.getByRole('region', {name: '令牌作用范围选择器'});
  await tool.getByRole('checkbox').first().scrollIntoViewIfNeeded();
  await expect(tool.getByRole('status').first()).not.toBeInViewport();
});

test('@both the scope picker: in each column names begin at one edge and scopes end at another, each whole; two columns end level', async ({
  page,
}) => {
  for (const address of ['/devtools#scope-picker', '/en/devtools#scope-picker']) {
    await open(page, address);
    const groups = await page.locator('article fieldset:has(label code)').evaluateAll((all) =>
      all.map((group) => ({
        left: group.getBoundingClientRect().left,
        bottom: group.getBoundingClientRect().bottom,
        rows: [...group.querySelectorAll('label')].map((row) => {
          const [name, scope] = row.querySelectorAll(':scope > span');
          return {
            name: name?.getBoundingClientRect().left,
            scope: scope?.getBoundingClientRect().right,
            lines: scope?.firstElementChild?.getClientRects().length,
          };
        }),
      })),
    );
    const tasks = groups.filter(({rows}) => rows[0]?.scope !== undefined);
    expect(tasks.length).toBeGreaterThan(4);
    const bottoms: number[] = [];
    for (const left of new Set(tasks.map((group) => group.left))) {
      const column = tasks.filter((group) => group.left === left);
      const rows = column.flatMap((group) => group.rows);
      expect(new Set(rows.map(({name}) => name)).size).toBe(1);
      expect(new Set(rows.map(({scope}) => Math.round(scope ?? NaN))).size).toBe(1);
      for (const {lines = 1} of rows) expect(lines).toBe(1);
      bottoms.push(Math.max(...column.map(({bottom}) => bottom)));
    }
    expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(48);
  }
});

test('@both developer tools: the figures of limits are whole and in the ink of text, their names in a quieter one', async ({
  page,
}) => {
  for (const address of ['/devtools', '/en/devtools']) {
    await open(page, address);
    const figures = await page.locator('article summary strong').evaluateAll((all) =>
      all.map((value) => ({
        lines: new Set([...value.getClientRects()].map(({bottom}) => Math.round(bottom))).size,
        colour: getComputedStyle(value).color,
        ink: getComputedStyle(document.body).color,
        name: getComputedStyle(value.parentElement ?? value).color,
      })),
    );
    expect(figures.length).toBeGreaterThan(6);
    for (const {lines, colour, ink, name} of figures) {
      expect(lines).toBe(1);
      expect(colour).toBe(ink);
      expect(name).not.toBe(ink);
    }
  }
});

test('the contents follow what is read', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/en/devtools');
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await expect(contents.getByRole('link')).toHaveCount(4);
  const active = contents.locator('.table-of-contents__link--active');
  for (const [id, name] of [
    ['reference', 'Reference'],
    ['limits', 'Limits at a glance'],
    ['tools', 'Tools'],
  ] as const) {
    await page.locator(`h2#${id}`).evaluate((heading) => {
      heading.scrollIntoView({behavior: 'instant', block: 'start'});
      window.scrollBy(0, 20);
    });
    await expect(active).toHaveText(name);
  }
});
