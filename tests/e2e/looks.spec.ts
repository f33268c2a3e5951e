import {hold, open, scripts, waitUntilAlive} from '../support/steps';
import {expect, test} from '../support/test';

test('@phone the title stands first, then the folded contents; above it only the way up', async ({
  page,
}) => {
  await open(page, '/en/repo/branch');
  const order = await page
    .locator('article :is(h1, .theme-doc-toc-mobile, .markdown > p)')
    .evaluateAll((parts) => parts.slice(0, 3).map(({tagName}) => tagName));
  expect(order).toEqual(['H1', 'DIV', 'P']);
  await expect(page.locator('.breadcrumbs__item:visible')).toHaveText(['Repository']);
});

test('@phone the way up says where it leads, also where that is home', async ({page}) => {
  for (const [address, name] of [
    ['/oauth/process', '首页'],
    ['/en/user', 'Home'],
  ] as const) {
    await open(page, address);
    const link = page.locator('.breadcrumbs__item:visible').getByRole('link');
    await expect(link).toHaveAccessibleName(name);
    await expect(link.locator('svg')).toBeHidden();
    const words = await link.evaluate((element) => getComputedStyle(element, '::before').content);
    expect(words, address).toContain(name);
    const box = await link.boundingBox();
    expect(box?.height, 'one line').toBeLessThan(50);
  }
});

test('@phone what is pressed at the head of a page and of its code is 44 px high', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open(page, '/en/repo/branch');
  const parts = page.locator(
    '.breadcrumbs__item:visible a, .page-menu > summary, .theme-doc-toc-mobile > button, .code-tools button:visible',
  );
  expect(await parts.count()).toBeGreaterThan(10);
  const reached = await parts.evaluateAll((all) =>
    all.map((part) => {
      part.scrollIntoView({block: 'center'});
      const {left, top, width, height} = part.getBoundingClientRect();
      const isPart = (y: number) =>
        part.contains(document.elementFromPoint(left + width / 2, top + height / 2 + y));
      return isPart(-21) && isPart(21) ? '' : part.outerHTML.slice(0, 80);
    }),
  );
  expect(reached.filter(Boolean)).toEqual([]);
});

test('@phone a short label of the interface stays on one line of its cell', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open(page, '/user/sshkey');
  const labels = page.locator('td:first-child .ui-label').filter({hasText: /^.{2,4}$/});
  expect(await labels.count()).toBeGreaterThan(3);
  const lines = await labels.evaluateAll((all) => all.map((one) => one.getClientRects().length));
  expect(new Set(lines)).toEqual(new Set([1]));
});

test('@both all that opens has one sign of 16 px, which turns, but not for who wants no motion', async ({
  page,
}) => {
  const found: {sign: string; width: string; height: string; marker: string}[] = [];
  for (const [address, least] of [
    ['/repo/branch', 2],
    ['/openAPI/api_versioned/get-branch-list', 5],
    ['/openAPI/api_versioned/atomgit-openapi', 3],
    ['/devtools', 10],
  ] as const) {
    await open(page, address);
    const signs = await page.locator('summary').evaluateAll((all) =>
      all.map((summary) => {
        const {maskImage, width, height} = getComputedStyle(summary, '::before');
        const {display, listStyleType} = getComputedStyle(summary);
        const marker = display === 'list-item' ? listStyleType : 'none';
        return {sign: maskImage, width, height, marker};
      }),
    );
    expect(signs.length, address).toBeGreaterThanOrEqual(least);
    found.push(...signs);
  }
  await open(page, '/repo/branch');
  const contents = page.locator('.theme-doc-toc-mobile > button');
  const mask = await contents.evaluate((button) => getComputedStyle(button, '::after').maskImage);
  expect(mask).toContain('svg');
  const one = {sign: mask, width: '16px', height: '16px', marker: 'none'};
  expect([...new Set(found.map((sign) => JSON.stringify(sign)))]).toEqual([JSON.stringify(one)]);

  const note = page.locator('article footer summary');
  const read = (name: 'rotate' | 'transitionDuration') =>
    note.evaluate((summary, key) => getComputedStyle(summary, '::before')[key], name);
  const closed = await read('rotate');
  expect(parseFloat(await read('transitionDuration'))).toBeGreaterThan(0.1);
  await note.click();
  await expect.poll(() => read('rotate')).not.toBe(closed);
  await page.emulateMedia({reducedMotion: 'reduce'});
  expect(parseFloat(await read('transitionDuration'))).toBeLessThan(0.001);
});

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
  expect(await widthOf('.code-frame:has-text("push.json")')).toBeGreaterThan(text);
  await open(page, '/en/repo/config/branch');
  expect(await widthOf('.table-scroll:has(th:nth-child(5))')).toBeGreaterThan(text);
  await open(page, '/en/repo/tag');
  expect(await widthOf('.tabs-container ol')).toBeLessThanOrEqual(text);
});

test('developer tools: tables of short cells end where the text does, others have the whole width', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  for (const [address, names] of [
    ['/devtools', ['要访问的内容', '调用者', '响应头']],
    ['/en/devtools', ['What to access', 'Caller', 'Header']],
  ] as const) {
    await open(page, address);
    await page.locator('article details').evaluateAll((lines) => {
      for (const line of lines) line.setAttribute('open', '');
    });
    const widths = await page.locator('details .table-scroll').evaluateAll((tables) =>
      tables
        .filter((table) => table.checkVisibility())
        .map((table) => ({
          name: table.querySelector('th')?.textContent,
          width: Math.round(table.getBoundingClientRect().width),
        })),
    );
    const whole = Math.max(...widths.map(({width}) => width));
    expect(whole).toBeGreaterThan(960);
    const narrow = widths.filter(({width}) => width < whole);
    expect(narrow.map(({name}) => name)).toEqual(names);
    expect(Math.max(...narrow.map(({width}) => width))).toBeLessThanOrEqual(672);
  }
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

test('a table of four columns ends where the text does, and is not scrolled there', async ({
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
        columns: part.querySelectorAll('th').length,
      })),
    );
    expect(Math.max(...parts.map(({columns}) => columns)), address).toBe(4);
    expect(new Set(parts.map(({right}) => right)).size, address).toBe(1);
    expect(parts.filter(({isCut}) => isCut)).toEqual([]);
  }
});

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

test('a short label of a row of code stays on one line beside the sidebar', async ({page}) => {
  await page.setViewportSize({width: 1024, height: 900});
  await open(page, '/user/git/advanced');
  const label = page.getByRole('cell', {name: 'pick、p', exact: true});
  const tops = await label
    .locator('code')
    .evaluateAll((codes) => codes.map((code) => code.getBoundingClientRect().top));
  expect(tops).toHaveLength(2);
  expect(new Set(tops).size).toBe(1);
});

test('an entry of the contents has at most two lines, and says the rest under the pointer', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/en/repo/branch');
  const entries = page.locator('.table-of-contents__left-border a');
  const lines = await entries.evaluateAll((links) =>
    links.map(
      (link) =>
        link.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(link).lineHeight),
    ),
  );
  expect(Math.round(Math.max(...lines))).toBe(2);
  const long = entries.filter({hasText: 'unable to delete'});
  await long.hover();
  await expect(long).toHaveAttribute('title', /remote ref does not exist$/);
});

test('on paper long code goes on over pages, without what is pressed', async ({page}) => {
  await open(page, '/repo/webhooks');
  await page.emulateMedia({media: 'print'});
  const frames = page.locator('.code-frame');
  const breaks = await frames.evaluateAll((all) =>
    all.map((frame) => getComputedStyle(frame).breakInside),
  );
  expect(new Set(breaks)).toEqual(new Set(['auto']));
  for (const tools of await frames.locator('.code-tools').all()) await expect(tools).toBeHidden();
});

test('@phone one notice at a time, of at most two lines', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, '/en/user/2fa');
  const bar = page.locator('.theme-announcement-bar');
  const offer = page.getByRole('complementary', {name: '语言建议'});
  const before = await bar.boundingBox();
  await expect(offer).toBeVisible();
  expect(await offer.boundingBox()).toEqual(before);
  await expect(bar.getByRole('link')).toBeHidden();
  await offer.getByRole('button').click();
  const link = bar.getByRole('link');
  await expect(link).toBeVisible();
  const lines = await bar.locator(':scope > :first-child').evaluate((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const {height} = range.getBoundingClientRect();
    return height / Number.parseFloat(getComputedStyle(text).lineHeight);
  });
  expect(lines).toBeLessThanOrEqual(2);
  expect(await bar.boundingBox()).toEqual(before);
});

test('the text of a drawing is as large as that of the page', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/en/user/2fa');
  const scale = await page
    .locator('.dg')
    .first()
    .evaluate((drawing) => drawing.getBoundingClientRect().width / 354);
  expect(13 * scale).toBeCloseTo(16, 0);
});

test('home: on a tablet the first part has the whole width', async ({page}) => {
  await page.setViewportSize({width: 768, height: 900});
  await open(page, '/en/');
  const search = await page.locator('main form').boundingBox();
  const cards = await page.locator('main section').nth(1).boundingBox();
  expect((search?.x ?? 0) + (search?.width ?? 0)).toBeCloseTo(
    (cards?.x ?? 0) + (cards?.width ?? 0),
  );
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

test('developer tools are a list with the first tool open, and lines that say what they give; a link to a part of a line opens only it', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/en/devtools');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4000);
  const opened = page.locator('article details[open]');
  await expect(opened).toHaveCount(1);
  const tool = opened.getByRole('region', {name: 'Scope picker'});
  await expect(tool.getByRole('checkbox').first()).toBeInViewport();
  const planner = page.locator('summary', {hasText: 'Calculate how long'});
  await expect(planner.locator('code')).toHaveText('5000 GET → 8 min 20 s');
  // A hash alone would leave the page as it is.
  await page.goto('about:blank');
  await open(page, '/en/devtools#api-errors');
  await expect(opened).toHaveCount(1);
  await expect(page.locator('#api-errors')).toBeInViewport();
});

test('developer tools: the first tool is there before the scripts are, and stays where it is', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const letGo = await hold(page, scripts);
  await page.goto('/devtools');
  const measure = () =>
    page
      .locator('article details')
      .evaluateAll((lines) => lines.map((line) => Math.round(line.getBoundingClientRect().height)));
  const before = await measure();
  expect(before[0]).toBeGreaterThan(300);
  expect(Math.max(...before.slice(1))).toBeLessThan(120);
  letGo();
  await waitUntilAlive(page);
  expect((await measure()).slice(1)).toEqual(before.slice(1));
});

test('@both developer tools: what a line opens begins where its title does', async ({page}) => {
  await open(page, '/devtools#api');
  const line = page.locator('article details[open]', {hasText: 'OpenAPI'}).last();
  const lefts = await line
    .locator('h3, p, h4, .table-scroll')
    .evaluateAll((parts) =>
      parts
        .filter((part) => !part.parentElement?.closest('.table-scroll, .theme-admonition'))
        .map((part) => Math.round(part.getBoundingClientRect().left)),
    );
  expect(lefts.length).toBeGreaterThan(10);
  expect(new Set(lefts).size, lefts.join()).toBe(1);
});

test('@phone developer tools: on a phone all lines are closed', async ({page}) => {
  await open(page, '/devtools');
  await expect(page.locator('article details[open]')).toHaveCount(0);
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

test('@phone the scope picker says at the foot of the window what is needed, while tasks are chosen', async ({
  page,
}) => {
  await open(page, '/en/devtools#scope-picker');
  const tool = page.getByRole('region', {name: 'Scope picker'});
  await tool.getByRole('checkbox', {name: 'Clone and push'}).check();
  const sentence = tool.getByRole('status').first();
  await expect(sentence).toContainText('repo');
  await expect(sentence).toBeInViewport({ratio: 1});
  await expect(tool.getByRole('checkbox').last()).not.toBeInViewport();
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

for (const address of ['/en/blog', '/en/blog/tags', '/en/tags', '/en/tags/branch']) {
  test(`the menu of ${address} stands beside the title`, async ({page}) => {
    await open(page, address);
    const title = await page.getByRole('heading', {level: 1}).boundingBox();
    const menu = await page.locator('.page-menu').boundingBox();
    const middle = (menu?.y ?? 0) + (menu?.height ?? 0) / 2;
    expect(middle).toBeGreaterThan(title?.y ?? Infinity);
    expect(middle).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));
  });
}

test('all tags and one tag are pages of one width', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const edges: number[] = [];
  for (const address of ['/tags', '/tags/branch', '/blog/tags', '/blog/tags/git']) {
    await open(page, address);
    const title = await page.getByRole('heading', {level: 1}).boundingBox();
    const rights = await page
      .locator('main :is(li, aside)')
      .evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().right));
    // The shorter page has no scrollbar: what is compared starts at the title.
    edges.push(Math.max(...rights) - (title?.x ?? NaN));
  }
  expect(new Set(edges.map(Math.round)).size, String(edges)).toBe(1);
});

test('the home page ends with one row over its whole width, the menu of the page at its end', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/en/');
  const text = await page.locator('.markdown').boundingBox();
  const row = await page.locator('.theme-doc-footer-edit-meta-row').boundingBox();
  const menu = await page.locator('.page-menu').boundingBox();
  expect(row?.width).toBeCloseTo(text?.width ?? 0);
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeCloseTo((row?.x ?? 0) + (row?.width ?? 0));
  expect(menu?.y).toBeGreaterThan(row?.y ?? Infinity);
  expect(row?.height).toBeLessThan(60);
});

test('@phone an option of a command is never broken', async ({page}) => {
  for (const address of ['/en/devtools', '/en/user/git/advanced', '/user/git/advanced']) {
    await open(page, address);
    const options = await page.evaluate(() =>
      [...document.querySelectorAll('.markdown :is(p, li, td) code')].flatMap((code) => {
        const range = document.createRange();
        const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
        const pieces: {text: string; lines: number}[] = [];
        let text = '';
        const rows = new Map<number, number>();
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (let at = 0; at < (node.nodeValue?.length ?? 0); at += 1) {
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            rows.set(text.length, Math.round(range.getBoundingClientRect().top));
            text += node.nodeValue?.[at] ?? '';
          }
        }
        for (const {0: word, index} of text.matchAll(/(?<!\S)--?[a-z][a-z-]*/g)) {
          const tops = Array.from(word, (_, at) => rows.get(index + at));
          pieces.push({text: word, lines: new Set(tops).size});
        }
        return pieces;
      }),
    );
    expect(options.length, address).toBeGreaterThan(2);
    expect(options.filter(({lines}) => lines > 1)).toEqual([]);
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

test('a post of a series names all parts once, at its head, and leads from its foot to the next on the right', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/en/blog/Git-AtomGit-2');
  const parts = page.locator('article .markdown > p').filter({hasText: /^Series: 1\. .* 3\. /});
  await expect(parts.getByRole('link')).toHaveText([/^1\. /, /^3\. /]);
  const foot = page.getByRole('navigation', {name: 'Series: Git and AtomGit'});
  await expect(foot.getByRole('link')).toHaveText([/^Previous part/, /^Next part/]);
  const [before, after] = [foot.getByRole('link').first(), foot.getByRole('link').last()];
  await expect(before).toHaveAttribute('href', /Git-AtomGit-1$/);
  await expect(after).toHaveAttribute('href', /Git-AtomGit-3$/);
  expect((await after.boundingBox())?.x).toBeGreaterThan((await before.boundingBox())?.x ?? NaN);
  await open(page, '/blog/Git-AtomGit-1');
  await expect(page.locator('.pagination-nav a')).toHaveText(/^下一篇/);
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

test('the changelog says what a version brings, of each kind as much as its page has, when it was checked, and that nobody knows its day', async ({
  page,
}) => {
  await open(page, '/en/changelogs');
  const list = page.getByRole('main').locator('ol');
  await expect(list.getByText('August 2024')).toBeVisible();
  await expect(list.getByText('AtomGit has not published the release date')).toBeVisible();
  await expect(page.locator('.pagination-nav a')).toHaveCount(0);
  const said: Record<string, number> = {};
  for (const kind of await list.getByRole('term').all()) {
    const [, name = '', count] = /^(.+?)\s+(\d+)$/.exec(await kind.innerText()) ?? [];
    said[name] = Number(count);
  }
  await list.getByRole('link', {name: 'v0.9.0'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('v0.9.0');
  const has = await page.evaluate(() => {
    const found: Record<string, number> = {};
    let part = '';
    for (const element of document.querySelectorAll('.markdown > :is(h2, h3, ul)')) {
      if (element.tagName === 'H2') part = element.id;
      else found[part] = (found[part] ?? 0) + (element.querySelectorAll('li').length || 1);
    }
    return found;
  });
  expect(said).toEqual({'New features': has.new, Improvements: has.improved, Fixes: has.fixed});
});

test('each kind of change has a colour and a sign of its own, in both colour modes', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    await open(page, '/changelogs');
    const signs = await page.locator('main ol dt').evaluateAll((kinds) =>
      kinds.map((kind) => {
        const {maskImage, backgroundColor, width, height} = getComputedStyle(kind, '::before');
        return {maskImage, backgroundColor, size: `${width} ${height}`};
      }),
    );
    expect(signs).toHaveLength(3);
    expect(new Set(signs.map(({maskImage}) => maskImage)).size).toBe(3);
    expect(new Set(signs.map(({backgroundColor}) => backgroundColor)).size).toBe(3);
    expect(new Set(signs.map(({size}) => size))).toEqual(new Set(['20px 20px']));
  }
});

test('the versions take the width of the page, on a wide screen the kinds of changes beside each other', async ({
  page,
}) => {
  for (const width of [768, 1024, 1440, 1920]) {
    await page.setViewportSize({width, height: 900});
    await open(page, '/en/changelogs');
    const [menu, ...kinds] = await page
      .locator('main :is(.page-menu, ol dl > div)')
      .evaluateAll((parts) =>
        parts.map((part) => {
          const {top, right} = part.getBoundingClientRect();
          return {top: Math.round(top), right: Math.round(right)};
        }),
      );
    expect(kinds).toHaveLength(3);
    const rows = new Set(kinds.map(({top}) => top));
    expect(rows.size, `${width}`).toBe(width < 1200 ? 3 : 1);
    for (const row of rows) {
      const ends = kinds.filter(({top}) => top === row).map(({right}) => right);
      expect(Math.max(...ends), `${width}`).toBe(menu?.right);
    }
  }
});

test('only kinds of changes stand on the line of a version', async ({page}) => {
  await open(page, '/en/changelogs/v0.9.0');
  const marked = await page
    .locator('.markdown :is(h1, h2)')
    .evaluateAll((titles) =>
      titles
        .filter((title) => getComputedStyle(title, '::before').borderTopStyle === 'solid')
        .map(({id, tagName}) => id || tagName),
    );
  expect(marked).toEqual(['H1', 'new', 'improved', 'fixed']);
});

test('the line of the versions goes from each to the next, and ends with the last change of the oldest', async ({
  page,
}) => {
  await open(page, '/changelogs');
  const versions = page.getByRole('main').locator('ol > li');
  // The platform has documented one version: two more, as they will be.
  await versions.first().evaluate((version) => {
    for (let count = 0; count < 2; count++) version.after(version.cloneNode(true));
  });
  const lines = await versions.evaluateAll((all) =>
    all.map((version) => {
      const {top, bottom} = version.getBoundingClientRect();
      const style = getComputedStyle(version, '::after');
      const changes = version.querySelector('dl')?.getBoundingClientRect();
      return {
        start: top + parseFloat(style.top),
        end: bottom - parseFloat(style.bottom),
        changes: changes?.bottom,
      };
    }),
  );
  expect(lines).toHaveLength(3);
  for (const [index, {end, changes}] of lines.entries()) {
    expect(end).toBeCloseTo(lines[index + 1]?.start ?? changes ?? NaN, 0);
  }
});

test('the field of the search, while it is open, is as wide as its answers, and its text ends before its buttons', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/en/repo/branch');
  const field = page.locator('.navbar__search-input');
  await field.fill('a question that is longer than the field was before it was opened');
  const answers = await page.locator('#search-panel').boundingBox();
  const box = await field.boundingBox();
  expect([box?.x, box?.width]).toEqual([answers?.x, answers?.width]);
  const clear = await page.getByRole('button', {name: 'Clear'}).boundingBox();
  const end = await field.evaluate((element) => parseFloat(getComputedStyle(element).paddingRight));
  expect(end).toBeGreaterThanOrEqual((box?.x ?? 0) + (box?.width ?? 0) - (clear?.x ?? 0));
});

test('at every width the open search is as wide as its answers, and cuts no entry of the bar', async ({
  page,
}) => {
  await open(page, '/en/repo/branch');
  const field = page.locator('.navbar__search-input');
  await field.fill('feedback');
  for (const width of [1280, 1024, 800]) {
    await page.setViewportSize({width, height: 800});
    const box = await field.boundingBox();
    const answers = await page.locator('#search-panel').boundingBox();
    expect([box?.x, box?.width], `${width}`).toEqual([answers?.x, answers?.width]);
    const covered = await page.locator('.navbar__item:visible').evaluateAll(
      (entries, [start, end]) =>
        entries.filter((entry) => {
          const {left, right} = entry.getBoundingClientRect();
          return getComputedStyle(entry).visibility === 'visible' && right > start && left < end;
        }).length,
      [box?.x ?? 0, (box?.x ?? 0) + (box?.width ?? 0)] as const,
    );
    expect(covered, `entries below the field at ${width}`).toBe(0);
  }
});

test('where the search finds nothing it offers the common questions, and names no keys that do nothing', async ({
  page,
}) => {
  await open(page, '/en/repo/branch');
  await page.locator('.navbar__search-input').fill('qqzzxxww');
  const panel = page.locator('#search-panel');
  await expect(panel.getByText('No results')).toBeVisible();
  await expect(panel.locator('kbd')).toHaveText(['Esc']);
  await panel.getByRole('link', {name: 'What can each role do?'}).click();
  await expect(page).toHaveURL('/en/permission#matrix');
  await expect(panel).toBeHidden();
});

test('on paper the developer tools are what can be read without them: no control, nothing cut off', async ({
  page,
}) => {
  await open(page, '/en/devtools');
  await page.emulateMedia({media: 'print'});
  const article = page.locator('article');
  for (const role of ['textbox', 'checkbox', 'radio', 'button'] as const) {
    await expect(article.getByRole(role), role).toHaveCount(0);
  }
  await expect(article.getByText('Manage GPG public keys')).toBeVisible();
  await expect(article.getByRole('row', {name: /"before"/})).toBeVisible();
  const tools = page.getByRole('region');
  await expect(tools.filter({visible: true})).toHaveCount(3);
  for (const tool of await tools.filter({visible: true}).all()) {
    await expect(tool).toHaveCSS('overflow', 'visible');
  }
});

test('on paper a heading stays with what it names, and a frame that goes on is closed', async ({
  page,
}) => {
  await page.emulateMedia({media: 'print'});
  for (const [address, heads] of [
    ['/devtools', '.markdown :is(h2, h4, summary)'],
    ['/openAPI/api_versioned/get-branch-list', '.markdown :is(h2, summary, .api-field-head)'],
  ] as const) {
    await open(page, address);
    const breaks = await page
      .locator(heads)
      .evaluateAll((all) => all.map((head) => getComputedStyle(head).breakAfter));
    expect(breaks.length).toBeGreaterThan(5);
    expect(new Set(breaks), address).toEqual(new Set(['avoid']));
    for (const frame of await page.locator('.code-frame:visible').all()) {
      await expect(frame).toHaveCSS('box-decoration-break', 'clone');
    }
  }
});

test('on paper no frame of a table goes on below its last row, and a status stays with what it means', async ({
  page,
}) => {
  await page.emulateMedia({media: 'print'});
  await open(page, '/en/permission');
  for (const frame of await page.locator('.table-scroll').all()) {
    await expect(frame).toHaveCSS('border-width', '0px');
  }
  for (const row of await page.locator('tbody tr').all()) {
    await expect(row).toHaveCSS('break-inside', 'avoid');
    await expect(row).toHaveCSS('border-bottom-width', '1px');
  }
  await open(page, '/openAPI/api_versioned/add-key');
  const statuses = page.locator('summary:has(h3)');
  expect(await statuses.count()).toBeGreaterThan(3);
  for (const status of await statuses.all()) {
    await expect(status).toHaveCSS('break-inside', 'avoid');
  }
});

test('on paper a page says where it is from', async ({page}) => {
  await page.setViewportSize({width: 680, height: 900});
  await page.emulateMedia({media: 'print'});
  await open(page, '/en/permission');
  const line = await page.locator('link[rel="canonical"]').evaluate((link) => ({
    height: link.getBoundingClientRect().height,
    start: link.getBoundingClientRect().left + parseFloat(getComputedStyle(link).paddingLeft),
    textStart: document.querySelector('h1')?.getBoundingClientRect().left,
    says: getComputedStyle(link, '::after').content,
  }));
  expect(line.height).toBeGreaterThan(10);
  expect(line.start, 'where the text begins').toBe(line.textStart);
  expect(line.says).toBe('"https://docs.atomgit.com/en/permission"');
  await page.emulateMedia({media: 'screen'});
  await expect(page.locator('link[rel="canonical"]')).toBeHidden();
});

test('@phone the row above code says what the code is, and there is none above one line, which goes on in the next', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const address of ['/repo/webhooks', '/blog/Git-AtomGit-2', '/en/user/sshkey']) {
    await open(page, address);
    const frames = await page.locator('.code-frame').evaluateAll((all) =>
      all.map((frame) => {
        const code = frame.querySelector('pre') as HTMLElement;
        const title = frame.querySelector('figcaption')?.textContent;
        const {content} = getComputedStyle(frame, '::before');
        return {
          text: code.textContent,
          above: code.getBoundingClientRect().top - frame.getBoundingClientRect().top,
          label: title ?? (content === 'none' ? '' : content.replaceAll('"', '')),
          hidden: code.parentElement ? code.parentElement.scrollWidth - frame.clientWidth : 0,
        };
      }),
    );
    expect(frames.length).toBeGreaterThan(2);
    for (const {text, above, label, hidden} of frames) {
      if (above > 2) expect(label, text).toMatch(/^(?!text )[~\w./-]{2,}/);
      if (text.trimEnd().includes('\n')) continue;
      expect(above, text).toBeLessThan(2);
      expect(hidden, text).toBeLessThanOrEqual(0);
    }
  }
});

test('the colour of a line that was added or removed goes on to the edge', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/blog/Git-AtomGit-2');
  const frames = page.locator('.code-frame:has(.code-line)');
  expect(await frames.count()).toBeGreaterThan(1);
  const gaps = await frames.evaluateAll((all) =>
    all.map((frame) => {
      const line = frame.querySelector('.code-line') as HTMLElement;
      return frame.getBoundingClientRect().right - line.getBoundingClientRect().right;
    }),
  );
  expect(Math.max(...gaps)).toBeLessThanOrEqual(2);
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

test('on paper a parameter stays on one page', async ({page}) => {
  await open(page, '/openAPI/api_versioned/get-branch-list');
  await page.emulateMedia({media: 'print'});
  const parameters = page.locator('.api-request .api-field');
  await expect(parameters).toHaveCount(4);
  for (const parameter of await parameters.all()) {
    await expect(parameter).toHaveCSS('break-inside', 'avoid');
  }
});

test('pages of paper have numbers', async ({page, browserName}) => {
  test.skip(browserName === 'firefox', 'Firefox knows no boxes in the margins of paper');
  await open(page, '/repo/branch');
  const rules = await page.evaluate(() => {
    const list = (all: CSSRuleList): string[] =>
      [...all].flatMap((rule) => {
        if (rule instanceof CSSPageRule) return [rule.cssText];
        return rule instanceof CSSGroupingRule ? list(rule.cssRules) : [];
      });
    return [...document.styleSheets].flatMap(({cssRules}) => list(cssRules));
  });
  expect(rules.join()).toContain('counter(page)');
});

test('what only a press can do is not printed', async ({page}) => {
  await open(page, '/en/openAPI/api_versioned/get-branch');
  const button = page.getByRole('button', {name: 'Expand all'}).first();
  await expect(button).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(button).toBeHidden();
});

test('@phone a result with a long address stays within the page', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open(page, '/search?q=client_secret');
  const results = page.getByRole('main').getByRole('listitem');
  await expect(results.filter({hasText: 'api.atomgit.com/login/oauth'}).first()).toBeVisible();
  const rights = await results.evaluateAll((all) =>
    all.map((one) => one.scrollWidth + one.getBoundingClientRect().left),
  );
  expect(Math.max(...rights)).toBeLessThanOrEqual(360);
});

test('the sign for what is cut off a hit has no ground of a mark', async ({page, browserName}) => {
  test.skip(
    browserName === 'firefox',
    'to take a picture there puts a style into the page, which its policy refuses',
  );
  await open(page, '/en/repo/branch');
  await page.getByRole('combobox').fill('token expired');
  const mark = page.locator('#search-panel[data-answered] [class*="excerpt"] mark').first();
  await expect(mark).toBeVisible();
  // The line has room for the mark, but not for the sign after it.
  const clip = await mark.evaluate((one) => {
    const line = one.parentElement as HTMLElement;
    const {left} = line.getBoundingClientRect();
    const {left: start, width} = one.getBoundingClientRect();
    line.style.inlineSize = `${start - left + width + 1}px`;
    const {right, top, height} = line.getBoundingClientRect();
    return {x: right - 5, y: top + 2, width: 4, height: height - 4};
  });
  const picture = (await page.screenshot({clip})).toString('base64');
  const reader = await page.context().newPage();
  const colours = await reader.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const {data: bytes = []} = context?.getImageData(0, 0, image.width, image.height) ?? {};
    return Array.from({length: bytes.length / 4}, (_, at) => [...bytes.slice(4 * at, 4 * at + 3)]);
  }, picture);
  expect(colours.length).toBeGreaterThan(20);
  // The ground is yellow: much more red than blue.
  expect(colours.filter(([red = 0, , blue = 0]) => red - blue > 30)).toEqual([]);
});

test('blog: cards of one row end level, and no row of more posts ends in a gap', async ({page}) => {
  for (const width of [768, 1100, 1440]) {
    await page.setViewportSize({width, height: 900});
    await open(page, '/blog');
    const lists = await page.locator('main section').evaluateAll((sections) =>
      sections.map((section) =>
        [...section.querySelectorAll('article')].map((card) => {
          const {top, bottom, right} = card.getBoundingClientRect();
          return [top, bottom, right].map(Math.round);
        }),
      ),
    );
    expect(lists).toHaveLength(2);
    for (const cards of lists) {
      const edge = Math.max(...cards.map(([, , right = 0]) => right));
      for (const row of new Set(cards.map(([top]) => top))) {
        const inRow = cards.filter(([top]) => top === row);
        expect(new Set(inRow.map(([, bottom]) => bottom)).size, `${width}`).toBe(1);
        expect(Math.max(...inRow.map(([, , right = 0]) => right)), `${width}`).toBe(edge);
      }
    }
  }
});

test('a tag leads with its page over the whole width, into its sections', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  for (const [address, name] of [
    ['/en/tags/ssh', 'Set up an SSH key'],
    ['/en/tags/branch', 'Branches'],
    ['/en/tags/pr', 'Change requests'],
  ] as const) {
    await open(page, address);
    const cards = page.locator('main section').first().locator('> ul > li');
    const lead = cards.first();
    await expect(lead.getByRole('link').first()).toHaveText(name);
    expect(await lead.getByRole('listitem').count(), address).toBeGreaterThan(3);
    expect(await cards.nth(1).getByRole('listitem').count(), address).toBe(0);
    const heading = page.locator('main section').first();
    expect((await lead.boundingBox())?.width).toBe((await heading.boundingBox())?.width);
  }
  await open(page, '/en/tags/ssh');
  await page.getByRole('main').getByRole('link', {name: 'Test the connection'}).click();
  await expect(page).toHaveURL(/\/en\/user\/sshkey#/);
  await expect(page.getByRole('heading', {name: 'Test the connection'})).toBeInViewport();
});

test('however many pages a tag has, no row of its cards ends in a gap', async ({page}) => {
  // With one page, two, three, four, five, seven and many.
  for (const tag of ['webhook', 'lfs', 'branch', 'pr', 'git', 'app', 'repo']) {
    await open(page, `/tags/${tag}`);
    for (const width of [768, 1024, 1140, 1440, 1920]) {
      await page.setViewportSize({width, height: 900});
      const ends = await page.locator('main section').evaluateAll((sections) =>
        sections.flatMap((section) => {
          const cards = [...section.querySelectorAll(':scope > ul > li:has(svg)')];
          const rows = new Map<number, number>();
          for (const card of cards) {
            const {top, right} = card.getBoundingClientRect();
            rows.set(Math.round(top), Math.max(rows.get(Math.round(top)) ?? 0, right));
          }
          const {right} = section.getBoundingClientRect();
          return [...rows.values()].map((end) => Math.round(right - end));
        }),
      );
      expect(ends.length).toBeGreaterThan(0);
      expect(new Set(ends), `${tag}, ${width}`).toEqual(new Set([0]));
    }
  }
});

test('a tag leads to the operations of its guides, or to the first of many and the reference', async ({
  page,
}) => {
  const read = (part: string) =>
    page
      .locator(`${part} li`)
      .evaluateAll((items) =>
        items.map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href')]),
      );
  await open(page, '/en/user/sshkey');
  const ofGuide = await read('aside.related-operations');
  expect(ofGuide.length).toBeGreaterThan(1);
  await open(page, '/en/tags/ssh');
  const api = page.locator('section').filter({has: page.getByRole('heading', {name: 'API'})});
  await expect(api).toHaveClass(/related-operations/);
  expect(await read('section.related-operations')).toEqual(ofGuide);
  await open(page, '/tags/issue');
  await expect(api.getByRole('listitem')).toHaveCount(7);
  await expect(api.getByRole('link', {name: '查看全部接口'})).toHaveAttribute(
    'href',
    '/category/api',
  );
  await open(page, '/tags/webhook');
  await expect(api).toHaveCount(0);
});

test('on the page of all tags a line of Chinese ends where a phrase does', async ({page}) => {
  await open(page, '/tags');
  for (const width of [390, 768, 1024, 1140, 1440, 1920]) {
    await page.setViewportSize({width, height: 900});
    const broken = await page.locator('main section li > p').evaluateAll((lines) =>
      lines.flatMap((line) => {
        const text = line.firstChild as Text;
        const topOf = (index: number) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          return range.getBoundingClientRect().top;
        };
        return Array.from({length: text.length - 1}, (_, index) => index)
          .filter((index) =>
            /^\p{Script=Han}[\p{Script=Han}，。、]$/u.test(text.data.slice(index, index + 2)),
          )
          .filter((index) => topOf(index + 1) > topOf(index) + 4)
          .map((index) => `${text.data.slice(0, index + 1)}|${text.data.slice(index + 1)}`);
      }),
    );
    expect(broken, `${width}`).toEqual([]);
  }
});

test('the dot between the facts of a post stands in the middle of their gap', async ({page}) => {
  for (const address of ['/blog', '/en/blog/Git-AtomGit-1']) {
    await open(page, address);
    const {start, width, align, gap} = await page
      .locator('main article ul:has(time) > li:nth-child(2)')
      .first()
      .evaluate((fact) => {
        const dot = getComputedStyle(fact, '::before');
        const before = fact.previousElementSibling?.getBoundingClientRect().right ?? NaN;
        return {
          start: parseFloat(dot.left),
          width: parseFloat(dot.width),
          align: dot.textAlign,
          gap: fact.getBoundingClientRect().left - before,
        };
      });
    expect(gap).toBeGreaterThan(15);
    expect(width).toBeCloseTo(gap, 0);
    expect(start).toBeCloseTo(-gap, 0);
    expect(align).toBe('center');
  }
});

test('all groups of tags have the same columns, and below a tag of posts stand their titles', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/tags');
  const widths = await page
    .locator('main section li')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().width)));
  expect(widths.length).toBeGreaterThan(20);
  expect(new Set(widths).size).toBe(1);
  await open(page, '/en/blog/tags');
  await page
    .getByRole('main')
    .getByRole('link', {name: 'Git workflows on AtomGit'})
    .first()
    .click();
  await expect(page).toHaveURL(/\/en\/blog\/Git-AtomGit-Workflow$/);
});

test('what is new in a version leads from the list of versions to its section', async ({page}) => {
  await open(page, '/en/changelogs');
  await page.getByRole('main').getByRole('link', {name: 'Commit graph'}).click();
  await expect(page).toHaveURL(/\/en\/changelogs\/v0\.9\.0#graph$/);
  await expect(page.getByRole('heading', {name: 'Commit graph'})).toBeInViewport();
});

test('a tag leads to related tags and, where posts have a tag of its name, to them', async ({
  page,
}) => {
  await open(page, '/en/tags/git');
  const main = page.getByRole('main');
  await expect(main.getByRole('complementary').getByRole('link', {name: /^SSH/})).toBeVisible();
  await expect(main.getByRole('link', {name: 'Install Git'})).toBeVisible();
  await main.getByRole('link', {name: 'Git workflows on AtomGit'}).click();
  await expect(page).toHaveURL(/\/en\/blog\/Git-AtomGit-Workflow$/);
});

test('@phone home: the first step of a new user is in the first screen', async ({page}) => {
  for (const [address, step] of [
    ['/', '完成账号认证'],
    ['/en/', 'Verify your account'],
  ] as const) {
    await open(page, address);
    await expect(page.locator('main').getByRole('link', {name: step})).toBeInViewport({ratio: 1});
  }
});

test('blog: the facts of a post take one line of its card, and none of its air @both', async ({
  page,
}) => {
  await open(page, '/blog');
  const heights = await page
    .locator('main article ul')
    .evaluateAll((lists) => lists.map((list) => list.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(6);
  expect(Math.max(...heights)).toBeLessThan(60);
});
