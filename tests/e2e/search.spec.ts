import {box, failure, hits, indexFile, panel, watchIndex} from '../support/searchBox';
import {chunks, hold, open, waitUntilAlive} from '../support/steps';
import {expect, test, type ExpectedProblems} from '../support/test';

function expectIndexFailure(expectedProblems: ExpectedProblems): void {
  expectedProblems.expect(/console error: Error: /);
  expectedProblems.expect(/failed request: .*search-index|answer 404: .*search-index/);
  expectedProblems.expect(/console error: Failed to load resource/);
}

const words = [
  {
    home: '/user/sshkey',
    base: '/',
    label: '搜索',
    query: '保护分支',
    nonsense: '龘龘龘',
    none: '没有找到任何文档',
    nonePage: '没有找到“龘龘龘”',
    all: '查看全部',
    title: '“保护分支”的搜索结果',
    failed: '搜索没有加载成功',
    retry: '重试',
  },
  {
    home: '/en/user/sshkey',
    base: '/en/',
    label: 'Search',
    query: 'protected branch',
    nonsense: 'xyzzyqwv',
    none: 'No results',
    nonePage: 'No results for “xyzzyqwv”',
    all: 'See all',
    title: 'Search results for “protected branch”',
    failed: 'Search did not load',
    retry: 'Retry',
  },
];

for (const {
  home,
  base,
  label,
  query,
  nonsense,
  none,
  nonePage,
  all,
  title,
  failed,
  retry,
} of words) {
  // What is done does not depend on the language, only its words: `npm test` asks each in one of them.
  const inChinese = base === '/' ? '' : ' @proof';
  const inEnglish = base === '/en/' ? '' : ' @proof';
  test(`search: on ${home} the index loads on the first focus, hits show, and “${all}” opens the results${inChinese}`, async ({
    page,
  }) => {
    const index = watchIndex(page);
    await open(page, home);
    await expect(box(page)).toHaveAttribute('aria-label', label);
    expect(index).toEqual([]);
    await box(page).click();
    await expect
      .poll(() => index)
      .toEqual([expect.stringMatching(`^${base}search-index-titles-[0-9a-f]{8}\\.json$`)]);
    await box(page).pressSequentially(query);
    await expect(hits(page).first()).toBeVisible();
    expect(await hits(page).count()).toBeLessThanOrEqual(8);
    await expect(box(page)).toHaveAttribute('aria-label', label);
    // The first rows may come before all of the index.
    await expect(panel(page)).toHaveAttribute('data-answered', query);
    const way = page.getByRole('link', {name: all});
    const [count = 'none'] = /\d+/.exec((await way.textContent()) ?? '') ?? [];
    await way.click();
    await expect(page).toHaveURL(
      `${base}search/?q=${encodeURIComponent(query).replaceAll('%20', '+')}`,
    );
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(page.locator('main article').first()).toBeVisible();
    await expect(page.locator('main').getByRole('status')).toContainText(count);
    expect(index.filter((name) => name.includes('-titles-'))).toHaveLength(1);
    expect(index.filter((name) => /search-index-[0-9a-f]{8}\.json/.test(name))).toEqual([]);
  });

  test(`search: no hits on ${home} say “${none}” in the box and “${nonePage}” on the results page${inEnglish}`, async ({
    page,
  }) => {
    await open(page, home);
    await box(page).fill(nonsense);
    await expect(page.getByRole('navigation').first().getByText(none)).toBeVisible();
    await open(page, `${base}search?q=${encodeURIComponent(nonsense)}`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(nonePage);
    await expect(page).toHaveTitle(new RegExp(`^${nonePage}`));
    // The frame stays, without figures: where nothing is found there is nothing to count.
    await expect(page.locator('main').getByRole('group')).not.toContainText(/\d/);
    await expect(page.locator('main').getByRole('searchbox', {name: label})).toHaveValue(nonsense);
  });

  test(`search: an index that does not load shows a message on ${home}, and Retry mends it without a reload${inEnglish}`, async ({
    page,
    expectedProblems,
  }) => {
    expectIndexFailure(expectedProblems);
    await page.route(indexFile, (route) => route.abort());
    await open(page, home);
    await box(page).pressSequentially(query);
    await expect(failure(page)).toContainText(failed);
    await expect(box(page)).toHaveValue(query);

    await page.unroute(indexFile);
    await failure(page).getByRole('button', {name: retry}).click();
    await expect(failure(page)).toHaveCount(0);
    await expect(hits(page).first()).toBeVisible();
    await expect(box(page)).toBeFocused();
  });

  test(`search: an index that does not load shows a message on ${base}search, and Retry finds${inChinese}`, async ({
    page,
    expectedProblems,
  }) => {
    expectIndexFailure(expectedProblems);
    await page.route(indexFile, (route) => route.fulfill({status: 404, body: 'Not here'}));
    await open(page, `${base}search?q=${encodeURIComponent(query)}`);
    await expect(failure(page)).toContainText(failed);

    await page.unroute(indexFile);
    await failure(page).getByRole('button', {name: retry}).click();
    await expect(page.locator('main article').first()).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
  });
}

test('search: an index that is cut off, of another shape or a web page is a failure like any other', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.expect(/console error: Error: /);
  await open(page, '/user/sshkey');
  const retry = failure(page).getByRole('button', {name: '重试'});
  for (const [what, body] of [
    ['cut off', '[{"documents":[{"i":1,"t"'],
    ['of another shape', '{"documents":7}'],
    ['a web page', '<!doctype html><title>Welcome</title>'],
  ]) {
    await test.step(`an index that is ${what}`, async () => {
      await page.route(indexFile, (route) => route.fulfill({body}));
      // The message of the one before may still be there.
      const told = page.waitForEvent('console', (message) => message.type() === 'error');
      await ((await retry.isVisible()) ? retry : box(page)).click();
      await told;
      await expect(failure(page), what).toContainText('搜索没有加载成功');
      await page.unroute(indexFile);
    });
  }
  await retry.click();
  await box(page).fill('保护分支');
  await expect(hits(page).first()).toBeVisible();
});

test('search: the message is about the box, and leaves with it', async ({
  page,
  expectedProblems,
}) => {
  expectIndexFailure(expectedProblems);
  await page.route(indexFile, (route) => route.abort());
  await open(page, '/user/sshkey');
  await box(page).hover();
  await page.locator('article').hover();
  await expect(failure(page)).toBeHidden();
  await box(page).click();
  await expect(failure(page)).toBeVisible();
  await page.locator('article').click({position: {x: 5, y: 5}});
  await expect(failure(page)).toBeHidden();
});

test('search: the index comes beside the code, each in one file, and nothing is asked for twice', async ({
  page,
}) => {
  await open(page, '/user/sshkey');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (chunks.test(request.url())) scripts.push(request.url());
  });
  const letGo = await hold(page, chunks);
  const index = watchIndex(page);
  await box(page).fill('分支');
  await expect.poll(() => index).toEqual([expect.stringContaining('-titles-')]);
  const before = [...scripts];
  letGo();
  await expect(hits(page).first()).toBeVisible();
  expect(before).not.toEqual([]);
  expect(scripts).toEqual(before);
  expect(new Set(index).size).toBe(index.length);
});

test('search: Control+k and Meta+k focus the box, and what is typed at once is kept', async ({
  page,
}) => {
  await open(page, '/en/user/sshkey');
  const letGo = await hold(page, chunks);
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('protectd');
  await page.keyboard.press('ArrowLeft');
  letGo();
  await expect(box(page)).toHaveRole('combobox');
  await page.keyboard.type('e');
  await expect(box(page)).toHaveValue('protected');
  await expect(hits(page).first()).toBeVisible();
  await box(page).blur();
  await page.keyboard.press('Meta+k');
  await expect(box(page)).toBeFocused();
});

test('search: the held key of the shortcut asks for the code of the box, and for nothing of the index @layers', async ({
  page,
}) => {
  const index = watchIndex(page);
  await open(page, '/en/user/sshkey');
  await waitUntilAlive(page);
  const asked = page.waitForRequest(chunks);
  await page.keyboard.down('Control');
  await asked;
  await page.keyboard.up('Control');
  expect(index).toEqual([]);
});

test('search: a box whose own code does not load says so, and Retry loads it', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.expect(/console error: ChunkLoadError/);
  expectedProblems.expect(/console error: Error: The search worker did not load/);
  expectedProblems.expect(/failed request: .*\/assets\/js\//);
  expectedProblems.expect(/console error: Failed to load resource/);
  await open(page, '/user/sshkey');
  await page.route(chunks, (route) => route.abort());
  await box(page).click();
  await expect(failure(page)).toContainText('搜索没有加载成功');
  await page.unroute(chunks);
  await failure(page).getByRole('button', {name: '重试'}).click();
  await box(page).fill('保护分支');
  await expect(hits(page).first()).toBeVisible();
});

test('search: hovering the box loads the index; a hit leads to its page and marks the words there', async ({
  page,
}) => {
  const index = watchIndex(page);
  await open(page, '/en/user/sshkey');
  await box(page).hover();
  await expect.poll(() => index).toHaveLength(1);
  await box(page).fill('ed25519');
  await hits(page).first().click();
  await expect(page).toHaveURL(/_highlight=ed25519/);
  await expect(page.locator('article mark').first()).toHaveText(/ed25519/i);
  await page.reload();
  await expect(page.locator('article mark').first()).toHaveText(/ed25519/i);
});

const answered = /没有找到任何文档|共找到/;

for (const [what, query, where = ''] of [
  ['markup', '<img src=x onerror="window.ran=1"><script>window.ran=1</script>'],
  ['a quote that would leave an attribute', '"><svg onload=window.ran=1>', ' @proof'],
  ['search operators', '+title:branch -* ^2 ~1 AND ( [ \\ /'],
  ['emoji', '🦊🦊', ' @proof'],
  ['a NUL and marks of direction', '\u0000\u202Eabc\u200F', ' @proof'],
] as const) {
  test(`search: ${what} in the address is text, and nothing runs${where}`, async ({page}) => {
    await open(page, `/search?q=${encodeURIComponent(query)}`);
    await expect(page.locator('main').getByRole('searchbox')).toHaveValue(query);
    await expect(page.getByRole('heading', {level: 1})).toContainText(
      query.trim().replaceAll('\0', ''),
    );
    await expect(page.locator('main [role="status"]')).toHaveText(answered);
    expect(await page.evaluate(() => (window as {ran?: number}).ran)).toBeUndefined();
  });
}

for (const [q, where] of [
  ['%E0%A4%A', ''],
  ['%', ' @proof'],
  ['%zz%', ' @proof'],
] as const) {
  test(`search: rubbish in the encoding of the address is searched for: ${q}${where}`, async ({
    page,
  }) => {
    await open(page, `/search?q=${q}`);
    await expect(page.locator('main [role="status"]')).toHaveText(answered);
    await expect(page.locator('main').getByRole('searchbox')).not.toHaveValue('');
  });
}

test('search: a query of 10,000 characters is cut, which the page says', async ({page}) => {
  await open(page, `/en/search?q=${'branch '.repeat(1430)}`);
  await expect(page.getByText('Only the beginning was used')).toBeVisible();
  await expect(
    page.locator('main').getByText(/documents? found|No documents were found/),
  ).toBeVisible();
  const value = await page.locator('main').getByRole('searchbox').inputValue();
  expect(value.length).toBeLessThanOrEqual(200);
});

test('search: an index address outside the base URL is the error “Unexpected version url” @proof', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.expect(/console error: Error: Unexpected version url/);
  const index = watchIndex(page);
  for (const [parameter, base, retry] of [
    ['version=%2Fexample.com%2F', '/', '重试'],
    ['version=%5Cexample.com%5C', '/', '重试'],
    ['version=..%2F', '/en/', 'Retry'],
    ['version=a%2F..%2F%252e%252e%2F..%2F', '/en/', 'Retry'],
  ] as const) {
    await test.step(parameter, async () => {
      await open(page, `${base}search?q=webhook&${parameter}`);
      await expect(failure(page), parameter).toContainText('Unexpected version url');
      await expect(failure(page).getByRole('button', {name: retry})).toBeVisible();
      expect(index, parameter).toEqual([]);
    });
  }
  // The rest of the site still searches.
  await box(page).fill('webhook');
  await expect(hits(page).first()).toBeVisible();
});

test('search: a version that does not exist is a failure to load, not a crash @proof', async ({
  page,
  expectedProblems,
}) => {
  expectIndexFailure(expectedProblems);
  await open(page, '/en/search?q=branch&version=9.9.9/');
  await expect(failure(page)).toContainText('The server returned 404');
});

test('search: the results page keeps its state on typing, going back and reloading', async ({
  page,
}) => {
  await open(page, '/en/search?q=branch');
  const input = page.locator('main').getByRole('searchbox');
  await expect(page.locator('main article').first()).toBeVisible();
  await input.fill('webhook');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for “webhook”');
  await expect(page).toHaveURL(/\?q=webhook$/);
  await page.locator('main article a').first().click();
  await expect(page).not.toHaveURL(/\/search/);
  await page.goBack();
  await expect(input).toHaveValue('webhook');
  await page.reload();
  await waitUntilAlive(page);
  await expect(input).toHaveValue('webhook');
  await expect(page.locator('main article').first()).toBeVisible();
});

test('search: a page is one hit, by its name, with at most two sections; as many as were counted can be reached', async ({
  page,
}) => {
  const main = page.locator('main');
  await open(page, '/search?q=代码库');
  const status = main.getByRole('status');
  await expect(status).toContainText(/\d/);
  const total = Number(/\d+/.exec((await status.textContent()) ?? '')?.[0]);
  expect(total).toBeGreaterThan(20);
  const more = main.getByRole('button', {name: '显示更多'});
  const hit = main.getByRole('article');
  const alike = main.locator('article details a');
  await expect(hit).toHaveCount(20);
  await expect(more).toHaveText(`显示更多${20 + (await alike.count())} / ${total} 篇`);
  while (await more.isVisible()) {
    const shown = await hit.count();
    await more.click();
    await expect.poll(() => hit.count()).toBeGreaterThan(shown);
  }
  expect((await hit.count()) + (await alike.count())).toBe(total);
  const found = await hit.evaluateAll((articles) =>
    articles
      .map((article) => ({
        link: article.querySelector<HTMLAnchorElement>('h2 a'),
        sections: article.querySelectorAll(':scope > ul > li').length,
        width: article.querySelector(':scope > p')?.getBoundingClientRect().width ?? 0,
      }))
      .map(({link, ...rest}) => ({path: link?.pathname, hash: link?.hash, ...rest})),
  );
  expect(new Set(found.map(({path}) => path)).size).toBe(found.length);
  expect(new Set(found.map(({hash}) => hash))).toEqual(new Set(['']));
  expect(Math.max(...found.map(({sections}) => sections))).toBe(2);
  expect(Math.max(...found.map(({width}) => width))).toBeLessThanOrEqual(720);
});

test('search: an operation shows its method and path, a row of a table its columns', async ({
  page,
}) => {
  const main = page.locator('main');
  await open(page, '/en/search?q=create an issue&ctx=openAPI');
  const operation = main
    .getByRole('article')
    .filter({hasText: /POST\s*\/repos\//})
    .first();
  await expect(operation.locator('.api-method')).toHaveText('POST');
  await open(page, '/search?q=浏览者 克隆');
  await expect(main.getByRole('article').first()).toContainText(/浏览者：/);
});

test('search: without a question the page takes the cursor and offers questions', async ({
  page,
}) => {
  await open(page, '/en/search');
  const main = page.locator('main');
  await expect(main.getByRole('searchbox')).toBeFocused();
  await expect(main.getByRole('link', {name: 'How do I make my first push?'})).toBeVisible();
  await page.keyboard.type('branch');
  await expect(main.getByRole('article').first()).toBeVisible();
  await expect(main.getByRole('link', {name: 'How do I make my first push?'})).toHaveCount(0);
});

for (const {language, address, found, more, alike} of [
  {
    language: 'Chinese',
    address: '/search?q=401',
    found: /(\d+) 篇文档/,
    more: '显示更多',
    alike: /还有 (\d+) 个接口的文字相同/,
  },
  {
    language: 'English @proof',
    address: '/en/search?q=401',
    found: /(\d+) documents/,
    more: 'Show more',
    alike: /(\d+) more operations? with the same text/,
  },
] as const) {
  test(`search: operations that say the same are one hit, which counts the others and opens to them: ${language}`, async ({
    page,
  }) => {
    const main = page.locator('main');
    await open(page, address);
    const status = main.getByRole('status').last();
    await expect(status).toHaveText(found);
    const total = Number(found.exec((await status.textContent()) ?? '')?.[1]);
    expect(total).toBeGreaterThan(80);

    const articles = main.getByRole('article');
    await expect(articles.first()).toBeVisible();
    const button = main.getByRole('button', {name: more});
    for (
      let shown = await articles.count();
      await button.isVisible();
      shown = await articles.count()
    ) {
      await button.click();
      await expect.poll(() => articles.count()).toBeGreaterThan(shown);
    }
    expect(await articles.count(), 'far fewer rows than pages').toBeLessThan(total / 2);

    const fold = main.locator('details').filter({hasText: alike});
    const counts = await fold.evaluateAll((all) =>
      all.map((one) => ({
        said: one.querySelector('summary')?.textContent ?? '',
        listed: one.querySelectorAll('li a').length,
      })),
    );
    expect(Math.max(...counts.map(({listed}) => listed))).toBeGreaterThan(50);
    for (const {said, listed} of counts) expect(Number(alike.exec(said)?.[1])).toBe(listed);

    const reached = await main
      .locator('article h2 a, article details a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    expect(new Set(reached).size, 'every page that was counted can be reached').toBe(total);

    const largest = main.locator('details', {has: page.locator('li:nth-child(50)')}).first();
    const last = largest.getByRole('link').last();
    await expect(last).toBeHidden();
    await largest.locator('summary').click();
    await expect(last).toBeVisible();
    await last.click();
    await expect(page).toHaveURL(/response-401/);
  });
}
