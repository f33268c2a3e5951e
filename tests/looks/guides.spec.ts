import {open} from '../support/steps';
import {expect, test} from '../support/test';

test('@phone the title stands first, then the folded contents; above it only the way up', async ({
  page,
}) => {
  await open(page, '/en/repo/branch');
  const order = await page
    .locator('article :is(h1, .theme-doc-toc-mobile, .markdown > p)')
    .evaluateAll((parts) => parts.slice(0, 3).map(({tagName}) => tagName));
  expect(order).toEqual(['H1', 'DETAILS', 'P']);
  await expect(page.locator('.breadcrumbs__item:visible')).toHaveText(['Repository']);
});

for (const {address, read, next} of [
  {address: '/repo/branch', read: '比较分支', next: '用接口读取分支'},
  {
    address: '/en/blog/Git-AtomGit-2',
    read: 'Open a change request',
    next: 'Resolve a merge conflict',
  },
]) {
  test(`@phone ${address}: the contents stay in reach and say what is read; their list moves nothing and closes when a link was pressed`, async ({
    page,
  }) => {
    await open(page, address);
    const contents = page.locator('.theme-doc-toc-mobile');
    const said = contents.locator('summary');
    await expect(said).toHaveText(/^(?:On this page|本页目录)$/);
    const text = page.getByRole('heading', {name: read});
    await text.evaluate((heading) => {
      heading.scrollIntoView({behavior: 'instant', block: 'center'});
    });
    const bar = await page.locator('.navbar').boundingBox();
    const below = (bar?.y ?? NaN) + (bar?.height ?? NaN);
    await expect.poll(async () => (await contents.boundingBox())?.y).toBeCloseTo(below, 0);
    const before = await text.boundingBox();
    // A press as a finger has it: click() would first bring into view what is in view already.
    await page.touchscreen.tap(60, below + 20);
    const link = contents.getByRole('link', {name: next});
    await expect(link).toBeInViewport();
    expect(await text.boundingBox()).toEqual(before);
    await link.click();
    await expect(link).toBeHidden();
    const heading = page.getByRole('heading', {name: next});
    const bottom = ((await contents.boundingBox())?.height ?? NaN) + below;
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(bottom + 40);
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
    await expect(said).toHaveText(new RegExp(` · ${next}$`));
  });
}

test('@phone the way up says where it leads, also where that is home', async ({page}) => {
  for (const [address, name] of [
    ['/oauth', '首页'],
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

test('a part with a sidebar of its own is named above its pages and on the way to them', async ({
  page,
}) => {
  for (const [address, name, front] of [
    ['/en/api/canary', 'Community', '/en/api'],
    ['/oauth/process', 'OAuth2 接入', '/oauth'],
    ['/opp/changelog', '运营专区', '/opp'],
  ] as const) {
    await open(page, address);
    for (const place of ['.theme-doc-sidebar-menu', '.breadcrumbs']) {
      const link = page.locator(place).getByRole('link', {name, exact: true});
      await expect(link, `${address}, ${place}`).toHaveAttribute(
        'href',
        new RegExp(`^${front}/?$`),
      );
    }
  }
});

test('@phone what is pressed at the head of a page and of its code is 44 px high', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open(page, '/en/repo/branch');
  const parts = page.locator(
    '.breadcrumbs__item:visible a, .page-menu > summary, .theme-doc-toc-mobile > summary, .code-tools button:visible',
  );
  expect(await parts.count()).toBeGreaterThan(7);
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

test('@both all that opens has one sign of 16 px, which turns, but not for who wants no motion', async ({
  page,
}) => {
  const found: {sign: string; width: string; height: string; marker: string}[] = [];
  for (const [address, least] of [
    ['/repo/branch', 2],
    ['/openAPI/api_versioned/get-branch-list', 5],
    ['/openAPI/api_versioned/atomgit-openapi', 2],
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
  const contents = page.locator('.theme-doc-toc-mobile > summary');
  const mask = await contents.evaluate(
    (summary) => getComputedStyle(summary, '::before').maskImage,
  );
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

for (const [address, what] of [
  ['/en/blog', 'h1'],
  ['/en/blog/tags', '.breadcrumbs'],
  ['/en/tags', '.breadcrumbs'],
  ['/en/tags/branch', '.breadcrumbs'],
  ['/en/repo/branch', '.breadcrumbs'],
] as const) {
  test(`the menu of ${address} stands beside its ${what}`, async ({page}) => {
    await open(page, address);
    const beside = await page.locator(`main ${what}`).boundingBox();
    const menu = await page.locator('.page-menu').boundingBox();
    const middle = (menu?.y ?? 0) + (menu?.height ?? 0) / 2;
    expect(middle).toBeGreaterThan(beside?.y ?? Infinity);
    expect(middle).toBeLessThan((beside?.y ?? 0) + (beside?.height ?? 0));
  });
}

test('below the bars of the site the bar of contents goes from one edge of the window to the other', async ({
  page,
}) => {
  for (const width of [390, 768, 820]) {
    await page.setViewportSize({width, height: 900});
    for (const address of [
      '/en/repo/branch',
      '/en/openAPI/api_versioned/atomgit-openapi',
      '/en/blog/Git-AtomGit-2',
    ]) {
      await open(page, address);
      const bar = await page.locator('.theme-doc-toc-mobile').boundingBox();
      const inside = await page.evaluate(() => document.documentElement.clientWidth);
      expect([bar?.x, bar?.width], `${address}, ${width}`).toEqual([0, inside]);
    }
  }
});

test('the list of contents hides the text that it lies over', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    await open(page, '/repo/branch');
    await page.evaluate((mode) => {
      document.documentElement.dataset.theme = mode;
      scrollTo(0, 2000);
    }, colorScheme);
    await page.locator('.theme-doc-toc-mobile > summary').click();
    const list = page.locator('.theme-doc-toc-mobile > ul');
    await expect(list).toBeVisible();
    const read = (element: Element) => getComputedStyle(element).backgroundColor;
    const paper = await page.locator('html').evaluate(read);
    expect(paper).toMatch(/^rgb\(/);
    expect(await list.evaluate(read), colorScheme).toBe(paper);
  }
});

test('@phone a press on the page below the list of contents closes it, and presses nothing', async ({
  page,
}) => {
  await open(page, '/en/repo/branch');
  await page.evaluate(() => {
    scrollTo(0, 2000);
  });
  const contents = page.locator('.theme-doc-toc-mobile');
  const list = contents.locator('> ul');
  await contents.locator('> summary').tap();
  await expect(list).toBeVisible();
  const below = await list.boundingBox();
  await page.evaluate(() => {
    document.addEventListener('click', ({target}) => {
      document.title = (target as Element).localName;
    });
  });
  await page.touchscreen.tap(200, ((below?.y ?? NaN) + (below?.height ?? NaN) + 844) / 2);
  await expect(list).toBeHidden();
  await expect(page).toHaveTitle('summary');
});

test('the entry of the page in the sidebar looks the same whether pages stand below it or not', async ({
  page,
}) => {
  const looks: object[] = [];
  for (const [route, name] of [
    ['/changelogs', '更新日志'],
    ['/changelogs/v0.9.0', 'v0.9.0'],
  ] as const) {
    await open(page, route);
    const entry = page.getByRole('navigation', {name: '文档侧边栏'}).getByRole('link', {name});
    await expect(entry).toHaveAttribute('aria-current', 'page');
    looks.push(
      await entry.evaluate((link) => {
        const pill = link.closest('.menu__list-item-collapsible') ?? link;
        const bar = getComputedStyle(pill, '::after');
        const {backgroundColor} = getComputedStyle(pill);
        return {backgroundColor, bar: `${bar.width} ${bar.backgroundColor}`};
      }),
    );
  }
  expect(looks[0]).toEqual(looks[1]);
  expect(looks[0]).toMatchObject({bar: expect.stringMatching(/^2px rgb/)});
});

for (const address of ['/en/repo/webhooks', '/org/cla', '/user/sshkey']) {
  test(`@both ${address}: code stands on grounds of one height, in steps, in lists and in paragraphs`, async ({
    page,
  }) => {
    await open(page, address);
    const heights = await page
      .locator('.markdown :is(p, li) > code')
      .evaluateAll((grounds) =>
        grounds.flatMap((ground) => ground.getClientRects()[0]?.height ?? []).filter(Boolean),
      );
    expect(heights.length).toBeGreaterThan(1);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1);
  });
}

test('@both labels of the interface have a ground that neither code nor stressed words have, and linked code has none', async ({
  page,
}) => {
  for (const address of ['/user/sshkey', '/en/user/sshkey']) {
    await open(page, address);
    const readGrounds = (parts: string) =>
      page
        .locator(`.markdown :is(p, li) > ${parts}`)
        .evaluateAll((all) => all.map((part) => getComputedStyle(part).backgroundColor));
    const labels = await readGrounds('.ui-label');
    expect(labels.length).toBeGreaterThan(5);
    const [ground = '', ...others] = new Set(labels);
    expect(others, address).toEqual([]);
    const code = await readGrounds('code');
    const stressed = await readGrounds('strong');
    expect(code.length).toBeGreaterThan(0);
    expect(stressed.length).toBeGreaterThan(0);
    expect(new Set([...code, ...stressed, 'rgba(0, 0, 0, 0)'])).not.toContain(ground);
    const linked = await page.locator('.markdown a > code').evaluateAll((all) =>
      all.map((part) => {
        const {backgroundColor, paddingInline} = getComputedStyle(part);
        return `${backgroundColor} ${paddingInline}`;
      }),
    );
    expect(linked.length).toBeGreaterThan(2);
    expect(new Set(linked), address).toEqual(new Set(['rgba(0, 0, 0, 0) 0px']));
  }
});

test('@phone a guide begins on the first screen, and what stands below it is no longer than half of one', async ({
  page,
}) => {
  for (const address of ['/user/2fa', '/en/user/sshkey']) {
    await open(page, address);
    const text = await page.locator('.markdown > p').first().boundingBox();
    expect(text?.y, `${address}: the first sentence`).toBeLessThan(240);
    const foot = await page.locator('.footer').boundingBox();
    expect(foot?.height, `${address}: the foot of the site`).toBeLessThan(375);
  }
});

test('@both what is said about a page is one line below its tags; the note in it opens where it was pressed', async ({
  page,
}) => {
  await open(page, '/user/sshkey');
  const row = page.locator('.theme-doc-footer-edit-meta-row');
  const parts = row.locator(':scope > :visible');
  const tops = await parts.evaluateAll((all) =>
    all.map((part) => {
      const {top, bottom} = part.getBoundingClientRect();
      return (top + bottom) / 2;
    }),
  );
  expect(tops.length).toBeGreaterThan(1);
  expect(Math.max(...tops) - Math.min(...tops), 'one line').toBeLessThan(4);
  const summary = row.locator('summary');
  await summary.evaluate((part) => {
    part.scrollIntoView({block: 'center', behavior: 'instant'});
  });
  const before = await summary.boundingBox();
  await summary.click();
  await expect(row.locator('.theme-last-updated')).toBeVisible();
  const after = await summary.boundingBox();
  expect([after?.x, after?.y]).toEqual([before?.x, before?.y]);
});

/** Runs in the page: by how much each line of a text that goes on in another one ends before the edge, and with what that begins. */
function measureLineEnds(blocks: Element[]): {gap: number; next: string; isLast: boolean}[] {
  return blocks.flatMap((block) => {
    const edge = block.getBoundingClientRect().right;
    const lines: {middle: number; right: number; words: string}[] = [];
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? '';
      for (let at = 0; at < text.length; at += 1) {
        const letter = document.createRange();
        letter.setStart(node, at);
        letter.setEnd(node, at + 1);
        const box = letter.getBoundingClientRect();
        const middle = (box.top + box.bottom) / 2;
        const last = lines.at(-1);
        if (box.width === 0 || text[at] === ' ') continue;
        if (last && Math.abs(middle - last.middle) < 8) {
          last.right = box.right;
          last.words += text.charAt(at);
        } else lines.push({middle, right: box.right, words: text.charAt(at)});
      }
    }
    return lines.slice(1).map(({words}, index) => ({
      gap: edge - (lines[index]?.right ?? edge),
      next: words,
      isLast: index === lines.length - 2,
    }));
  });
}

test('@phone Chinese fills its lines: only the last four characters of a text, a name of up to six, a word of Latin letters and code go on in the next', async ({
  page,
}) => {
  for (const address of ['/repo/change-request', '/user/pats', '/permission', '/user/sshkey']) {
    await open(page, address);
    const lines = await page
      .locator('.markdown :is(p, li):not(:has(p, ul, ol, pre))')
      .evaluateAll(measureLineEnds);
    expect(lines.length, address).toBeGreaterThan(15);
    const early = lines.filter(({gap, next}) => gap > 112 && /^\p{Script=Han}/u.test(next));
    expect(early, address).toEqual([]);
    const short = lines.filter(
      ({next, isLast}) => isLast && /^\p{Script=Han}[。：；]?$/u.test(next),
    );
    expect(short, address).toEqual([]);
  }
});

test('@phone a label of the interface is in one line, and the Chinese one behind a single word or a short label in that, too', async ({
  page,
}) => {
  for (const width of [360, 390]) {
    await page.setViewportSize({width, height: 844});
    for (const address of ['/en/org/members', '/en/user/2fa', '/en/repo/issue']) {
      await open(page, address);
      const labels = await page.locator('.markdown .ui-label:visible').evaluateAll((all) =>
        all.map((label) => {
          const text = label.textContent;
          const lines = new Set([...label.getClientRects()].map(({bottom}) => bottom));
          const original = label.nextElementSibling;
          // Where a table has columns, they may be narrower than a line.
          const isNarrow = label.matches('table:not(.table-entries) *');
          const isTogether = !isNarrow && label.parentElement?.matches('.together');
          const isNext = original?.matches('.ui-original') && (!text.includes(' ') || isTogether);
          const begin = isNext ? original?.getClientRects()[0]?.top : undefined;
          const isBelow = begin !== undefined && begin > label.getBoundingClientRect().bottom - 4;
          return {text, lines: lines.size, isBelow, longest: isNarrow ? 17 : 33};
        }),
      );
      const short = labels.filter(({text, longest}) => text.length <= longest);
      expect(short.length, address).toBeGreaterThan(5);
      expect(
        short.filter(({lines, isBelow}) => lines > 1 || isBelow),
        `${address}, ${width} px`,
      ).toEqual([]);
    }
  }
});

test('@phone English commands of a few words are in one line, and the sign behind them in that, too', async ({
  page,
}) => {
  await open(page, '/en/user/git/advanced');
  const pieces = await page.locator('.markdown .together:has(> code)').evaluateAll((all) =>
    all.map((piece) => {
      const range = document.createRange();
      range.selectNodeContents(piece);
      const bottoms = [...range.getClientRects()].map(({bottom}) => bottom);
      return {text: piece.textContent, apart: Math.max(...bottoms) - Math.min(...bottoms)};
    }),
  );
  expect(pieces.length).toBeGreaterThan(2);
  expect(pieces.filter(({apart}) => apart > 8)).toEqual([]);
});

test('@phone a section begins with a line and larger letters than its parts', async ({page}) => {
  for (const address of ['/user/pats', '/en/repo/webhooks']) {
    await open(page, address);
    const [section, part] = await Promise.all(
      ['h2', 'h3'].map((level) =>
        page
          .locator(`.markdown > ${level}`)
          .first()
          .evaluate((heading) => {
            const {fontSize, borderTopWidth} = getComputedStyle(heading);
            return {size: Number.parseFloat(fontSize), line: borderTopWidth};
          }),
      ),
    );
    expect(section?.line, address).toBe('1px');
    expect(part?.line, address).toBe('0px');
    expect((section?.size ?? 0) / (part?.size ?? 1), address).toBeGreaterThan(1.25);
  }
});

test('the groups of the foot of the site begin in rows', async ({page}) => {
  await open(page, '/en/user/2fa');
  for (const [width, rows] of [
    [360, 2],
    [600, 2],
    [900, 1],
    [1440, 1],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    const tops = await page
      .locator('.footer__title')
      .evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect().top));
    expect(tops).toHaveLength(4);
    expect(new Set(tops).size, `${width} px`).toBe(rows);
  }
});

test('@phone what a path of an operation has in its next line begins where the path does', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open(page, '/api/access-requests');
  const starts = await page.locator('.cell-call code').evaluateAll((codes) =>
    codes.map((code) => {
      const chip = code.querySelector('.api-method')?.getBoundingClientRect();
      const path = (chip?.right ?? NaN) + 6;
      const below = [...code.getClientRects()].filter(({top}) => top > (chip?.bottom ?? NaN) - 4);
      return below.slice(0, 1).map(({left}) => Math.round(left - path));
    }),
  );
  expect(starts.flat().length).toBeGreaterThan(1);
  expect(new Set(starts.flat())).toEqual(new Set([0]));
});

test('a heading that is a message has the letters of code, and no other heading has @both', async ({
  page,
}) => {
  for (const address of ['/user/sshkey', '/en/user/sshkey', '/en/repo/config/branch']) {
    await open(page, address);
    const headings = await page.locator('.markdown h3').evaluateAll((all) =>
      all.map((heading) => {
        const code = heading.querySelector('code');
        const text = heading.textContent.replace('\u200b', '').trim();
        const {fontFamily} = getComputedStyle(code ?? heading);
        return {text, isMessage: code?.textContent === text, isCode: /mono/i.test(fontFamily)};
      }),
    );
    const messages = headings.filter(({isMessage}) => isMessage);
    expect(messages.length, address).toBeGreaterThan(0);
    expect(headings.length, address).toBeGreaterThan(messages.length);
    const odd = headings.filter(({isMessage, isCode}) => isMessage !== isCode);
    expect(odd, address).toEqual([]);
  }
});
