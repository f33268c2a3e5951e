import {open} from '../support/steps';
import {expect, test} from '../support/test';

test('a post of a series names all parts once, at its head, and leads from its foot to the next on the right', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/en/blog/Git-AtomGit-2');
  const parts = page.locator('article .markdown > ol').first();
  await expect(parts.getByRole('listitem')).toHaveText([/^Setup/, /\(this\spost\)$/, /^Tidy/]);
  await expect(parts.getByRole('link')).toHaveText([/^Setup/, /^Tidy/]);
  const foot = page.getByRole('navigation', {name: 'Series: Git and AtomGit'});
  await expect(foot.getByRole('link')).toHaveText([/^Previous part/, /^Next part/]);
  const [before, after] = [foot.getByRole('link').first(), foot.getByRole('link').last()];
  await expect(before).toHaveAttribute('href', /Git-AtomGit-1$/);
  await expect(after).toHaveAttribute('href', /Git-AtomGit-3$/);
  expect((await after.boundingBox())?.x).toBeGreaterThan((await before.boundingBox())?.x ?? NaN);
  await open(page, '/blog/Git-AtomGit-1');
  await expect(page.locator('.pagination-nav a')).toHaveText(/^下一篇/);
});

test('blog: cards of a series end level, and more posts are a list of one form', async ({page}) => {
  for (const width of [768, 1100, 1440]) {
    await page.setViewportSize({width, height: 900});
    await open(page, '/blog');
    const [cards = [], rows = [], ...others] = await page
      .locator('main section')
      .evaluateAll((sections) =>
        sections.map((section) =>
          [...section.querySelectorAll('article')].map((post) => {
            const parts = [post, ...post.querySelectorAll('svg, h3, p')].map((part) =>
              part.getBoundingClientRect(),
            );
            const facts = [...post.querySelectorAll('ul')].map((part) =>
              part.getBoundingClientRect(),
            );
            return {
              facts: facts.map(({left, right}) => ({left, right})),
              lefts: parts.map(({left}) => Math.round(left)).join(),
              right: parts[0]?.right,
              top: parts[0]?.top,
              bottom: parts[0]?.bottom,
            };
          }),
        ),
      );
    expect(others).toEqual([]);
    expect(cards).toHaveLength(3);
    for (const edge of ['top', 'bottom'] as const) {
      expect(new Set(cards.map((card) => card[edge])).size, `${width}, ${edge}`).toBe(1);
    }
    expect(rows).toHaveLength(5);
    expect(new Set(rows.map(({lefts}) => lefts)).size, `${width}`).toBe(1);
    expect(new Set(rows.map(({right}) => right)).size, `${width}`).toBe(1);
    const [first] = rows;
    for (const {facts} of rows) {
      expect(facts).toHaveLength(2);
      // Where they have a column of their own, both end with the page; else the first begins where the text does.
      if (width >= 1200) for (const {right} of facts) expect(right).toBe(first?.right);
      else expect(facts[0]?.left).toBe(first?.facts[0]?.left);
    }
    expect(new Set(rows.map(({top}) => top)).size, `${width}`).toBe(5);
  }
});

test('blog: topics are drawn in lists as they are below their post', async ({page}) => {
  const draw = async (address: string) => {
    await open(page, address);
    return page
      .locator('main a[href*="/blog/tags/"]')
      .last()
      .evaluate((topic) => {
        const {color, fontSize, borderTopColor, borderRadius, height} = getComputedStyle(topic);
        return {color, fontSize, borderTopColor, borderRadius, height};
      });
  };
  const below = await draw('/blog/Git-AtomGit-1');
  expect(below.borderRadius).toBe('99px');
  for (const address of ['/blog', '/blog/archive']) expect(await draw(address)).toEqual(below);
});

test('in a file with a conflict nothing is drawn as what the reader fills in', async ({page}) => {
  for (const address of ['/blog/Git-AtomGit-2', '/en/blog/Git-AtomGit-2']) {
    await open(page, address);
    const files = page.locator('pre', {hasText: /echo "usage: .* done <number>/});
    expect(await files.count()).toBeGreaterThan(1);
    await expect(files.locator('.tk-placeholder')).toHaveCount(0);
  }
});

test('blog: a post names its topics wherever it is listed, and each leads to its page', async ({
  page,
}) => {
  await open(page, '/en/blog');
  const posts = page.getByRole('article');
  await expect(posts).toHaveCount(9);
  for (const post of await posts.all()) {
    await expect(post.locator('a[href*="/blog/tags/"]').first()).toBeVisible();
  }
  // All of a card leads to its post but what leads elsewhere.
  await posts.last().locator('a[href*="/blog/tags/"]').first().click();
  await expect(page).toHaveURL(/\/en\/blog\/tags\/\w+$/);
});

test('blog: in the dark all covers stand on one ground, which is not that of the page', async ({
  page,
}) => {
  await open(page, '/blog');
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-theme', 'dark');
  });
  const grounds = await page
    .locator('main article svg')
    .evaluateAll((covers) => covers.map((cover) => getComputedStyle(cover).backgroundColor));
  expect(grounds).toHaveLength(9);
  expect(new Set(grounds).size).toBe(1);
  const paper = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  );
  expect(grounds[0]).not.toBe(paper);
  // A picture is not darker than its card.
  const brightness = (colour = '') =>
    (colour.match(/\d+/g) ?? []).reduce((sum, part) => sum + Number(part), 0);
  const card = await page
    .locator('main article')
    .first()
    .evaluate((post) => getComputedStyle(post).backgroundColor);
  expect(brightness(grounds[0])).toBeGreaterThan(brightness(card));
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

test('the archive stands by month, says each day once, and of each post what it is about, its topics and how long it takes', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/en/blog/archive');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {level: 2}).first()).toContainText(/^[A-Z][a-z]+ \d{4}/);
  const days = await main.locator('time').allInnerTexts();
  expect(days.length).toBeGreaterThan(0);
  expect(new Set(days).size).toBe(days.length);
  const posts = main.locator('li').filter({has: page.locator('ul')});
  expect(await posts.count()).toBeGreaterThan(8);
  for (const post of await posts.all()) {
    expect(await post.locator('a[href*="/blog/tags/"]').count()).toBeGreaterThan(0);
    await expect(post.locator('p').first()).toHaveText(/\w{3}.*\.$/);
    await expect(post).toContainText(/\d min read$/);
  }
});

test('posts and the archive lead up to the blog, and the list beside a post marks the one that is open', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  for (const [address, name] of [
    ['/en/blog/archive', 'Archive'],
    ['/en/blog/Git-AtomGit-2', 'Git and AtomGit 2: branches and change requests'],
  ] as const) {
    await open(page, address);
    const trail = page.getByRole('main').locator('.theme-doc-breadcrumbs');
    await expect(trail.getByRole('listitem')).toHaveText(['', 'Tech blog', name]);
  }
  const [marked, other] = await page.locator('aside nav a').evaluateAll((all) =>
    [true, false].map((isCurrent) => {
      const link = all.find((one) => one.hasAttribute('aria-current') === isCurrent);
      return link && getComputedStyle(link).backgroundColor;
    }),
  );
  expect(marked).toMatch(/^rgb/);
  expect(marked).not.toBe(other);
});
