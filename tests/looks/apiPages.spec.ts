import {open} from '../support/steps';
import {expect, test} from '../support/test';

const overview = '/openAPI/api_versioned/atomgit-openapi';

for (const address of [overview, `/en${overview}`]) {
  test(`${address}: the list of tokens names operations beside tokens, on a phone below them`, async ({
    page,
  }) => {
    await open(page, address);
    const rows = page.locator('.api-tokens > div');
    const measure = () =>
      rows.evaluateAll((all) =>
        all.map((row) => {
          const [tokens, operations] = [...row.children].map((part) =>
            part.getBoundingClientRect(),
          );
          return {tokens, operations};
        }),
      );
    await page.setViewportSize({width: 1440, height: 900});
    const wide = await measure();
    expect(wide.length).toBeGreaterThan(10);
    for (const {tokens, operations} of wide) {
      expect(operations?.y).toBe(tokens?.y);
      expect(operations?.x).toBeGreaterThan(tokens?.right ?? NaN);
    }
    await page.setViewportSize({width: 390, height: 844});
    for (const {tokens, operations} of await measure()) {
      expect(operations?.x).toBe(tokens?.x);
      expect(operations?.y).toBeGreaterThanOrEqual(tokens?.bottom ?? NaN);
    }
  });
}

test('the overview shows on its first screen what can be called, each group with a sign of its own', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  for (const address of [overview, `/en${overview}`]) {
    await open(page, address);
    const groups = page.locator('.api-index > li');
    await expect(groups).toHaveCount(18);
    await expect(groups.last()).toBeInViewport({ratio: 1});
    const drawings = await groups
      .locator('path')
      .evaluateAll((all) => all.map((one) => one.getAttribute('d')));
    expect(new Set(drawings).size).toBe(18);
  }
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThan(12_000);
});

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
