import {open} from '../../support/steps';
import {expect, test} from '../../support/test';

for (const {address, words} of [
  {address: '/openAPI/api_versioned/atomgit-openapi', words: ['可以', '不可以']},
  {address: '/en/openAPI/api_versioned/atomgit-openapi', words: ['Yes', 'No']},
]) {
  test(`${address}: the tokens of all groups stand in the same columns, yes and no as signs`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, address);
    const tables = page.locator('details > .table-scroll');
    await tables.evaluateAll((all) => {
      for (const table of all) table.closest('details')?.setAttribute('open', '');
    });
    const columns = await tables.evaluateAll((all) =>
      all.map((table) =>
        [...table.querySelectorAll('th')].map((cell) => {
          const {left, right} = cell.getBoundingClientRect();
          return `${Math.round(left)}–${Math.round(right)}`;
        }),
      ),
    );
    expect(columns.length).toBe(18);
    expect(new Set(columns.map(String)).size).toBe(1);
    const answers = await tables
      .locator('td')
      .evaluateAll(
        (cells, [yes, no]) =>
          cells
            .filter(({textContent}) => textContent === yes || textContent === no)
            .map((cell) => (cell.firstElementChild?.clientWidth === 1 ? 'sign' : 'word')),
        words as [string, string],
      );
    expect(answers.length).toBeGreaterThan(180);
    expect(answers.filter((answer) => answer === 'word')).toEqual([]);
    // Lines end between words: not inside Chinese ones, and nothing hangs out of its column.
    const heads = await tables
      .first()
      .locator('th')
      .evaluateAll((all) =>
        all.map((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          const lines = new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size;
          return {lines, isCut: cell.scrollWidth > cell.clientWidth};
        }),
      );
    expect(heads.filter(({isCut}) => isCut)).toEqual([]);
    if (words[0] === '可以') expect(heads.map(({lines}) => lines)).toEqual([1, 1, 1, 1]);
  });
}

test('@phone the name of a token is a badge of one line, a scope stands beside it as code', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  for (const address of [
    '/openAPI/api_versioned/get-repo-labels',
    '/openAPI/api_versioned/user-org-page-list',
  ]) {
    for (const language of ['', '/en']) {
      await open(page, `${language}${address}`);
      const facts = page.locator('.api-facts');
      const heights = await facts
        .locator('.api-badge')
        .evaluateAll((all) => all.map((badge) => badge.getBoundingClientRect().height));
      expect(heights.length).toBeGreaterThan(1);
      expect(Math.max(...heights)).toBeLessThan(30);
      await expect(facts.locator('.api-badge code')).toHaveCount(0);
      await expect(facts.getByRole('link').locator('code').first()).toBeVisible();
    }
  }
});

test('an operation: what is first shown of a sample stands without a scroll bar of its own', async ({
  page,
}) => {
  for (const width of [390, 1140, 1440]) {
    await page.setViewportSize({width, height: 900});
    for (const address of ['create-check-run', 'get-branch-list', 'create-org', 'list-key']) {
      await open(page, `/en/openAPI/api_versioned/${address}`);
      const hidden = await page
        .locator('.api-switch .code-scroll:visible')
        .evaluateAll((all) => all.map((one) => one.scrollHeight - one.clientHeight));
      expect(hidden.length).toBeGreaterThan(1);
      expect(Math.max(...hidden), `${address} at ${width}`).toBeLessThanOrEqual(1);
    }
  }
});

test('@both the address of an operation breaks between its names only', async ({page}) => {
  for (const address of ['get-check-run', 'create-change-request-comment', 'org-member-role']) {
    await open(page, `/openAPI/api_versioned/${address}`);
    const lines = await page.locator('.api-path').evaluate((path) => {
      const walker = document.createTreeWalker(path, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const found: string[] = [];
      let bottom = 0;
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const [at, letter] of Array.from(node.nodeValue ?? '').entries()) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const rect = range.getBoundingClientRect();
          if (rect.bottom > bottom + 8) found.push('');
          bottom = Math.max(bottom, rect.bottom);
          found.push(`${found.pop() ?? ''}${letter}`);
        }
      }
      return found;
    });
    for (const line of lines.slice(0, -1)) expect(line).toMatch(/\/$/);
  }
});

test('the overview of the API folds its long lists; a list opens at a press', async ({page}) => {
  await open(page, '/en/openAPI/api_versioned/atomgit-openapi');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThan(12_000);
  const table = page.locator('details', {hasText: 'Organizations'}).getByRole('table');
  await expect(table).toBeHidden();
  await page.locator('summary', {hasText: 'Organizations'}).click();
  await expect(table.getByRole('link', {name: 'Create an organization'})).toBeVisible();
});

test('@phone the operations of a scope are a list over the whole card, a finger high each', async ({
  page,
}) => {
  for (const address of ['', '/en'].map((one) => `${one}/openAPI/api_versioned/atomgit-openapi`)) {
    await open(page, address);
    const row = page.locator('tr', {has: page.locator('details')}).first();
    await row.locator('summary').click();
    const label = await row.locator('td').nth(1).boundingBox();
    const items = row.getByRole('listitem').filter({hasText: /^(GET|POST|PUT|PATCH|DELETE) /});
    const boxes = await items.getByRole('link').evaluateAll((all) =>
      all.map((link) => {
        const {x, right, height} = link.getBoundingClientRect();
        return {x, right, height};
      }),
    );
    expect(boxes.length, address).toBe(await row.getByRole('link').count());
    expect(boxes.length, address).toBeGreaterThan(20);
    expect(Math.min(...boxes.map(({height}) => height))).toBeGreaterThanOrEqual(32);
    expect(new Set(boxes.map(({x}) => x)).size).toBe(1);
    expect((boxes[0]?.right ?? 0) - (boxes[0]?.x ?? 0)).toBeGreaterThan((label?.width ?? 0) - 110);
  }
});

test('@phone in a list of operations each path has a line of its own; on a wide screen it has a column', async ({
  page,
}) => {
  await open(page, '/openAPI/api_versioned/user');
  const list = page.locator('.api-operations > li');
  const measure = () =>
    list.evaluateAll((rows) =>
      rows.map((row) => {
        const [method, name, purpose, path] = [
          '.api-method',
          'a',
          '.api-operation-purpose',
          'code',
        ].map((part) => row.querySelector(part)?.getBoundingClientRect() ?? new DOMRect());
        return {
          isOwnLine: (path?.top ?? 0) >= (purpose?.bottom ?? Infinity) - 1,
          isBeside: (path?.left ?? 0) > (name?.right ?? Infinity),
          indent: Math.round((name?.left ?? 0) - (method?.left ?? 0)),
        };
      }),
    );
  const narrow = await measure();
  expect(narrow.length).toBeGreaterThan(10);
  expect(narrow.every(({isOwnLine}) => isOwnLine)).toBe(true);
  expect(new Set(narrow.map(({indent}) => indent)).size).toBe(1);
  await page.setViewportSize({width: 1440, height: 900});
  expect((await measure()).every(({isBeside}) => isBeside)).toBe(true);
  const [listBox, menuBox] = await Promise.all(
    ['.api-operations', '.page-menu'].map((part) => page.locator(part).boundingBox()),
  );
  expect((listBox?.x ?? 0) + (listBox?.width ?? 0)).toBe((menuBox?.x ?? 0) + (menuBox?.width ?? 1));
});
