import {open} from '../support/steps';
import {expect, test, type Page} from '../support/test';

test('text, tables, code, the menu of the page and its foot end at one edge', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/repo/branch');
  const parts =
    ':is(.markdown > p, .page-menu, .table-scroll, .code-frame, .related-operations, .pagination-nav)';
  const edges = await page
    .locator(parts)
    .evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().right)));
  expect(edges.length).toBeGreaterThan(30);
  expect(new Set(edges).size).toBe(1);
});

test('a table of five columns and long code have the full width, the text of a tab has that of the page', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const widthOf = async (part: string) =>
    page
      .locator(part)
      .first()
      .evaluate((element) => Math.round(element.getBoundingClientRect().width));
  await open(page, '/en/repo/webhooks');
  const text = await widthOf('.markdown > p');
  expect(await widthOf('.code-frame:has-text("receiver.mjs")')).toBeGreaterThan(text);
  await open(page, '/en/blog/AtomGit-sync-to-GitHub');
  const post = await widthOf('.markdown > p');
  expect(await widthOf('.table-scroll:has(thead > tr > :nth-child(5))')).toBeGreaterThan(post);
  await open(page, '/en/repo/tag');
  expect(await widthOf('.tabs-container ol')).toBeLessThanOrEqual(text);
});

test('what is wider than the text has one width, and no sentence of a cell more than four lines', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  for (const address of ['/repo/webhooks', '/en/repo/webhooks']) {
    await open(page, address);
    const parts = await page
      .locator('.markdown > :is(p, .table-scroll, .code-frame, .tabs-container)')
      .evaluateAll((all) =>
        all.map((part) => ({
          right: Math.round(part.getBoundingClientRect().right),
          isCut: part.matches('.table-scroll') && part.scrollWidth > part.clientWidth,
        })),
      );
    expect(new Set(parts.map(({right}) => right)).size, address).toBe(2);
    expect(parts.filter(({isCut}) => isCut)).toEqual([]);
    const cells = await page.locator('.markdown td:last-child').evaluateAll((all) =>
      all.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const {height} = range.getBoundingClientRect();
        const lines = Math.round(height / parseFloat(getComputedStyle(cell).lineHeight));
        return {text: cell.textContent, lines};
      }),
    );
    expect(cells.length).toBeGreaterThan(30);
    expect(
      cells.filter(({lines}) => lines > 4),
      address,
    ).toEqual([]);
  }
});

test('the tables of the overview end where its text does, and are not scrolled there', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const overview = '/openAPI/api_versioned/atomgit-openapi';
  for (const address of [overview, `/en${overview}`]) {
    await open(page, address);
    const parts = await page.locator('.markdown > :is(p, .table-scroll)').evaluateAll((all) =>
      all.map((part) => ({
        right: Math.round(part.getBoundingClientRect().right),
        isCut: part.scrollWidth > part.clientWidth,
      })),
    );
    expect(parts.length, address).toBeGreaterThan(20);
    expect(await page.locator('.markdown > .table-scroll').count(), address).toBeGreaterThan(5);
    expect(new Set(parts.map(({right}) => right)).size, address).toBe(1);
    expect(parts.filter(({isCut}) => isCut)).toEqual([]);
  }
});

test('overview and changelog: the menu of the page, its facts, text, tables and code end at one edge', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  for (const [address, parts] of [
    [
      '/openAPI/api_versioned/atomgit-openapi',
      '.api-head, .markdown > :is(p, .table-scroll, .code-frame)',
    ],
    ['/changelogs/v0.9.0', '.markdown > :is(p, .table-scroll)'],
    ['/changelogs', 'article ol'],
  ] as const) {
    for (const language of ['', '/en']) {
      await open(page, `${language}${address}`);
      const edges = await page
        .locator(`main :is(.page-menu, ${parts})`)
        .evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().right)));
      expect(edges.length).toBeGreaterThan(1);
      expect(new Set(edges).size, `${language}${address}: ${edges.join()}`).toBe(1);
    }
  }
});

test('pages without a sidebar start where the foot of the site does', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  for (const address of ['/en/', '/en/devtools', '/en/blog', '/en/tags', '/en/blog/tags']) {
    await open(page, address);
    const title = await page.getByRole('heading', {level: 1}).boundingBox();
    const foot = await page.locator('footer [class*="name"]').boundingBox();
    expect(title?.x, address).toBe(foot?.x);
  }
});

test('@phone the links of the foot of the site are as high as a target has to be, each on one line', async ({
  page,
}) => {
  for (const address of ['/opp', '/en/opp']) {
    await open(page, address);
    const heights = await page
      .locator('.footer__link-item')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(8);
    expect(new Set(heights.map(Math.round)), address).toEqual(new Set([28]));
  }
});

/** Where what a page shows ends, apart from its contents. */
const measureEnd = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const parts = main.querySelectorAll(
      ':is(p, li, h2, details, form, .table-scroll, .code-frame, .page-menu)',
    );
    const ends = [...parts]
      .filter((part) => !part.closest('.table-of-contents, aside.col, table, pre'))
      .filter((part) => part.checkVisibility())
      .map((part) => part.getBoundingClientRect().right);
    return Math.round(Math.max(...ends));
  });

test('pages of a kind end at one edge', async ({page}) => {
  test.setTimeout(90_000);
  await page.setViewportSize({width: 1440, height: 900});
  const wanted = {
    text: ['/repo/branch', '/blog/Git-AtomGit-1'],
    tables: ['/openAPI/api_versioned/atomgit-openapi', '/en/openAPI/api_versioned/atomgit-openapi'],
    wide: ['/repo/webhooks', '/en/repo/webhooks'],
    single: ['/devtools', '/en/devtools'],
    full: [
      ...['/', '/user', '/en/category/api', '/openAPI/api_versioned/user'],
      ...['/openAPI/api_versioned/get-branch-list', '/tags', '/blog', '/blog/archive'],
    ],
  };
  const ends: Record<string, number[]> = {};
  for (const [kind, addresses] of Object.entries(wanted)) {
    for (const address of addresses) {
      await open(page, address);
      const end = await measureEnd(page);
      const known = (ends[kind] ??= []);
      // A scroll bar moves pages in the middle of the window by half its width.
      if (!known.some((one) => Math.abs(one - end) <= 8)) known.push(end);
    }
  }
  expect(ends).toEqual({
    text: [expect.any(Number)],
    tables: [expect.any(Number)],
    wide: [expect.any(Number)],
    single: [expect.any(Number)],
    full: [expect.any(Number)],
  });
});

test('@phone no line begins with an arrow', async ({page}) => {
  for (const address of ['/en/repo/webhooks', '/repo/files', '/en/org/settings']) {
    await open(page, address);
    const arrows = page.locator(':is(p, li, td) .whole > span', {hasText: '→'});
    const indents = await arrows.evaluateAll((all) =>
      all.map((arrow) => {
        const words = document.createRange();
        words.selectNodeContents(arrow.closest('p, li, td') as Element);
        return arrow.getBoundingClientRect().left - words.getBoundingClientRect().left;
      }),
    );
    expect(indents.length, address).toBeGreaterThan(0);
    expect(Math.min(...indents), address).toBeGreaterThan(8);
  }
});
