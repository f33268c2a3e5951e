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

test('developer tools: tiles, rows, figures and their open tables reach to the contents, sentences have a measure', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  for (const address of ['/devtools', '/en/devtools']) {
    await open(page, address);
    await page.locator('article details').evaluateAll((lines) => {
      for (const line of lines) line.setAttribute('open', '');
    });
    const endsOf = async (parts: string, least: number) => {
      const ends = await page
        .locator(parts)
        .evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().right)));
      expect(ends.length, parts).toBeGreaterThanOrEqual(least);
      expect(new Set(ends).size, `${parts}: ${ends.join()}`).toBe(1);
      return ends[0] ?? NaN;
    };
    const end = await endsOf('.markdown > :is(div, details)', 3);
    const contents = await page.locator('.table-of-contents').boundingBox();
    expect((contents?.x ?? NaN) - end).toBe(32);
    expect(await endsOf('article details > div > section', 6)).toBe(end - 1);
    expect(await endsOf('article details > div > .table-scroll', 10)).toBe(end - 25);
    for (const [lines, least] of [
      ['details:has(> div > section)', 7],
      ['details:not(:has(> div > section))', 20],
    ] as const) {
      const sentences = await endsOf(
        `.markdown > div > ${lines} > div > :is(p, .code-frame)`,
        least,
      );
      expect(sentences).toBeLessThan(end - 200);
    }
  }
});

test('developer tools: where there is room one row says what all tools do, one of which is always chosen, and what it holds is of one piece with it', async ({
  page,
}) => {
  for (const width of [1440, 1024]) {
    await page.setViewportSize({width, height: 900});
    await open(page, '/en/devtools');
    const tools = page.locator('article details:has(> div > section)');
    const row = await page.locator('.markdown > div:has(> details)').first().boundingBox();
    const names = await tools
      .locator('summary')
      .evaluateAll((all) => all.map((name) => name.getBoundingClientRect()));
    expect(names).toHaveLength(5);
    expect(new Set(names.map(({top}) => top)).size).toBe(1);
    expect(new Set(names.map(({width: extent}) => Math.round(extent))).size).toBe(1);
    expect(names[0]?.left).toBe((row?.x ?? NaN) + 1);
    await expect(tools.locator('summary > span').filter({visible: true})).toHaveCount(5);
    const seen = tools.locator('> div').filter({visible: true});
    const expectChosen = async (name: string) => {
      await expect(seen).toHaveCount(1);
      const chosen = seen.locator('xpath=../summary');
      await expect(chosen).toContainText(name);
      const panel = await seen.boundingBox();
      expect(panel?.x).toBe((row?.x ?? NaN) + 1);
      expect(panel?.width).toBeCloseTo((row?.width ?? NaN) - 2, 0);
      const tile = await chosen.boundingBox();
      expect((panel?.y ?? NaN) - (tile?.y ?? NaN) - (tile?.height ?? NaN)).toBeCloseTo(0, 0);
      // The ground of the panel goes on into one tile, without a line between them.
      const ground = await seen.evaluate((one) => getComputedStyle(one).backgroundColor);
      const looks = await tools.locator('summary').evaluateAll((all) =>
        all.map((one) => {
          const {backgroundColor, borderBottomColor} = getComputedStyle(one);
          return [backgroundColor, borderBottomColor];
        }),
      );
      expect(looks.filter((look) => look.includes(ground))).toEqual([[ground, ground]]);
      await expect(chosen).toHaveCSS('background-color', ground);
    };
    await expectChosen('Choose the scopes of a token');
    await tools.nth(3).locator('summary').click();
    await expectChosen('Choose files for LFS');
    await tools.nth(3).locator('summary').click();
    await expectChosen('Choose files for LFS');
    await tools.nth(1).locator('summary').press('Enter');
    await expectChosen('Calculate how long requests take');
    // A link to a name shows the whole of its tile, below what stays in view.
    await page.goto('about:blank');
    await open(page, '/en/devtools#sign-off');
    await expectChosen('Sign off commits');
    const last = tools.nth(4).locator('summary');
    await expect(last).toBeInViewport({ratio: 1});
    const isUncovered = await last.evaluate((tile) => {
      const {left, top} = tile.getBoundingClientRect();
      return tile.contains(document.elementFromPoint(left + 20, top + 2));
    });
    expect(isUncovered).toBe(true);
  }
});

test('@phone developer tools: three parts, of which a bar that stays in view names each, and each tool once', async ({
  page,
}) => {
  await open(page, '/en/devtools');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6400);
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
  await expect(page.locator('article > p').first().getByRole('link')).toHaveCount(0);
  const contents = page.getByRole('navigation', {name: 'On this page'});
  for (const [width, isBar] of [
    [1200, false],
    [1199, true],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    await expect(parts).toBeVisible({visible: isBar});
    await expect(contents).toBeVisible({visible: !isBar});
  }
  // The bar of the site does not stay here, so nothing stays below it.
  await expect(parts).toHaveCSS('position', 'static');
});

test('a link to a part of a line of the developer tools opens it, and no other line', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/en/devtools');
  const opened = page.locator('article details[open] > summary > h3');
  await expect(opened).toHaveText(['Choose the scopes of a token']);
  // A hash alone would leave the page as it is.
  await page.goto('about:blank');
  await open(page, '/en/devtools#api-errors');
  await expect(opened).toHaveText(['Choose the scopes of a token', 'OpenAPI']);
  await expect(page.locator('#api-errors')).toBeInViewport();
  // Of the tools it is the one that is chosen.
  await page.goto('about:blank');
  await open(page, '/en/devtools#lfs-helper');
  await expect(opened).toHaveText(['Choose files for LFS']);
});

test('@both developer tools: what is folded is so before the scripts come, and all stays where it is', async ({
  page,
}) => {
  const letGo = await hold(page, scripts);
  // A page whose scripts are deferred has not loaded while they are held; it is painted.
  await page.goto('/devtools', {waitUntil: 'commit'});
  await page.waitForFunction(
    () => document.querySelector('footer') && performance.getEntriesByType('paint').length > 0,
  );
  const measure = () =>
    page.locator('article :is(summary, h2, details > div)').evaluateAll((parts) =>
      parts
        .filter((part) => part.checkVisibility())
        .map((part) => {
          const {left, top, width, height} = part.getBoundingClientRect();
          const {backgroundColor, borderColor} = getComputedStyle(part);
          return [[left, top, width, height].map(Math.round), backgroundColor, borderColor];
        }),
    );
  const before = await measure();
  // Ten lines, four headings, and what the chosen tool holds where one is chosen.
  const isWide = (page.viewportSize()?.width ?? NaN) >= 997;
  expect(before).toHaveLength(isWide ? 15 : 14);
  letGo();
  await waitUntilAlive(page);
  expect(await measure()).toEqual(before);
});

test('@both developer tools: what a line opens begins where its sign does', async ({page}) => {
  await open(page, '/devtools#api');
  const line = page.locator('article details[open]', {hasText: 'OpenAPI'}).last();
  // On a phone a table goes from edge to edge: what its cells say begins there.
  const table = (page.viewportSize()?.width ?? NaN) < 577 ? 'td:first-child' : '.table-scroll';
  const lefts = await line.locator(`summary > svg, p, h4, ${table}`).evaluateAll((parts) =>
    parts
      .filter((part) => !part.parentElement?.closest('.table-scroll td, .theme-admonition'))
      .map((part) => {
        const padding = part.matches('td') ? parseFloat(getComputedStyle(part).paddingLeft) : 0;
        return Math.round(part.getBoundingClientRect().left + padding);
      }),
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
  expect(lines).toHaveLength(10);
  for (const line of lines) {
    expect(line).toEqual({isOpen: false, hasSign: true, rotate: '180deg'});
  }
});

test('@both the scope picker begins with its examples, and says in view what is needed, while tasks are chosen', async ({
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
  await tool.getByRole('checkbox', {name: 'Read and write files'}).check();
  const sentence = tool.getByRole('status').first();
  await expect(sentence).toContainText('repo');
  await expect(sentence).toBeInViewport({ratio: 1});
  await expect(tool.getByRole('checkbox').last()).not.toBeInViewport();
});

test('the scope picker: on a desktop its answer is in view from the beginning, and nothing moves when it changes', async ({
  page,
}) => {
  for (const [width, height] of [
    [1440, 900],
    [1100, 768],
  ] as const) {
    await page.setViewportSize({width, height});
    // A hash alone would leave the page as it is.
    await page.goto('about:blank');
    await open(page, '/en/devtools#scope-picker');
    const tool = page.getByRole('region', {name: 'Scope picker'});
    const sentence = tool.getByRole('status').first();
    await expect(sentence).toContainText('Select what you want to do');
    await expect(sentence).toBeInViewport({ratio: 1});
    const example = tool.getByRole('button', {name: 'A script that syncs code'});
    const places = async () => {
      const boxes = await Promise.all([sentence, example].map((one) => one.boundingBox()));
      return boxes.map((box) => [box?.x, box?.y]);
    };
    const before = await places();
    await example.click();
    await expect(sentence).toContainText('repo');
    expect(await places()).toEqual(before);
  }
});

test('@both developer tools: all limits can be read as they stand: a linked name, its figure at the other edge, whole and in bold, and below it whom it is for, unless the heading says that', async ({
  page,
}) => {
  for (const address of ['/devtools', '/en/devtools']) {
    await open(page, address);
    const limits = await page.locator('.table-limits tbody > tr').evaluateAll((rows) => {
      const read = (cell: Element | undefined) => {
        const words = document.createRange();
        words.selectNodeContents(cell as Element);
        const {left, right, top, bottom} = words.getBoundingClientRect();
        const {color, fontWeight} = getComputedStyle(cell as Element);
        return {left: Math.round(left), right: Math.round(right), top, bottom, color, fontWeight};
      };
      return rows.map((row) => {
        const [name, figure, whom] = [...row.children];
        return {
          isSeen: row.checkVisibility(),
          page: name?.querySelector('a')?.getAttribute('href'),
          height: row.getBoundingClientRect().height,
          start: Math.round(row.getBoundingClientRect().left),
          end: Math.round(row.getBoundingClientRect().right),
          name: read(name),
          line: getComputedStyle(name?.querySelector('a') as Element).textDecorationLine,
          figure: read(figure),
          bound: figure?.querySelector('.limit-bound') && read(figure.children[0]),
          whom: whom?.checkVisibility() ? read(whom) : undefined,
        };
      });
    });
    expect(limits.length).toBeGreaterThan(40);
    const ink = await page.evaluate(() => getComputedStyle(document.body).color);
    expect(limits.filter(({bound}) => bound).length).toBeGreaterThan(35);
    for (const {isSeen, page: to, height, start, end, name, line, figure, bound, whom} of limits) {
      expect(isSeen).toBe(true);
      expect(to).toMatch(/^\//);
      expect(height).toBeLessThan(125);
      expect([name.left, figure.right, line]).toEqual([start, end, 'none']);
      expect(figure.bottom - figure.top).toBeLessThan(30);
      expect([figure.color, figure.fontWeight]).toEqual([ink, '600']);
      if (bound) expect([bound.color === ink, bound.fontWeight]).toEqual([false, '400']);
      if (!whom) continue;
      expect(whom.left).toBe(start);
      expect(whom.top).toBeGreaterThanOrEqual(name.bottom - 4);
      expect(whom.color).not.toBe(ink);
    }
    // What the heading of a group says, its rows do not repeat.
    const organizations = page.locator('#limits-organizations + .table-scroll td:nth-child(3)');
    await expect(organizations).toHaveCount(11);
    await expect(organizations.filter({visible: true})).toHaveCount(3);
    const heights = limits.map(({height}) => height);
    expect(heights.reduce((sum, height) => sum + height) / heights.length).toBeLessThan(70);
  }
  await expect(page.getByText('All figures were checked in August 2024.')).toHaveCount(1);
  expect((await page.locator('.table-limits').allTextContents()).join()).not.toContain('2024');
});

test('developer tools: the groups of limits stand in two columns that begin level and end nearly so', async ({
  page,
}) => {
  for (const width of [1440, 1024]) {
    await page.setViewportSize({width, height: 900});
    for (const address of ['/devtools', '/en/devtools']) {
      await open(page, address);
      const heads = await page.locator('h3:has(+ .table-scroll)').evaluateAll((all) =>
        all.map((head) => ({
          left: Math.round(head.getBoundingClientRect().left),
          top: Math.round(head.getBoundingClientRect().top),
          end: head.nextElementSibling?.getBoundingClientRect().bottom ?? NaN,
        })),
      );
      expect(heads).toHaveLength(5);
      const columns = [...new Set(heads.map(({left}) => left))].map((left) =>
        heads.filter((head) => head.left === left),
      );
      expect(columns).toHaveLength(2);
      expect(new Set(columns.map(([first]) => first?.top)).size).toBe(1);
      const ends = columns.map((column) => column.at(-1)?.end ?? NaN);
      expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(250);
    }
  }
});

test('@phone the names, sentences and signs of all lines have one left edge each, and one ground', async ({
  page,
}) => {
  for (const address of ['/devtools', '/en/devtools']) {
    await open(page, address);
    const lines = await page.locator('article summary').evaluateAll((all) =>
      all.map((line) => {
        const edges = [...line.children].map((part) => Math.round(part.getBoundingClientRect().x));
        const boxes = [line.parentElement, line.parentElement?.parentElement] as Element[];
        const grounds = boxes.map((box) => getComputedStyle(box).backgroundColor);
        return [...edges, grounds.find((ground) => ground !== 'rgba(0, 0, 0, 0)')].join(' ');
      }),
    );
    expect(lines).toHaveLength(10);
    expect(new Set(lines).size, lines.join()).toBe(1);
  }
});

test('developer tools: on a desktop all tiles are of one height, and so are all rows', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  for (const address of ['/devtools', '/en/devtools']) {
    await open(page, address);
    for (const [lines, count] of [
      ['.markdown > div > details:has(> div > section) > summary', 5],
      ['.markdown > div > details:not(:has(> div > section)) > summary', 5],
    ] as const) {
      const heights = await page
        .locator(lines)
        .evaluateAll((all) => all.map((line) => line.getBoundingClientRect().height));
      expect(heights).toHaveLength(count);
      expect(Math.max(...heights) - Math.min(...heights), heights.join()).toBeLessThan(1);
    }
  }
});

test('@phone the scope picker: before anything is chosen nothing covers the tasks', async ({
  page,
}) => {
  await open(page, '/devtools#scope-picker');
  const tool = page.getByRole('region', {name: '令牌作用范围选择器'});
  await tool.getByRole('checkbox').first().scrollIntoViewIfNeeded();
  const answer = tool.getByRole('status').first();
  await expect(answer).not.toBeInViewport();
  // Its place begins right below the last task.
  const [last, place] = [
    await tool.locator('label').last().boundingBox(),
    await answer.boundingBox(),
  ];
  expect((place?.y ?? NaN) - (last?.y ?? NaN) - (last?.height ?? NaN)).toBeLessThan(32);
});

test('@both the scope picker: in each column names begin at one edge and scopes end at another, each whole; two columns end level', async ({
  page,
}) => {
  const {width = NaN} = page.viewportSize() ?? {};
  if (width > 996) await page.setViewportSize({width: 1440, height: 900});
  for (const address of ['/devtools#scope-picker', '/en/devtools#scope-picker']) {
    await open(page, address);
    const groups = await page
      .locator('article details[open] fieldset:has(label code)')
      .evaluateAll((all) =>
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
