import {open} from '../support/steps';
import {expect, test} from '../support/test';

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

test('however many pages a tag has, its cards are as wide as each other, apart from the one that leads', async ({
  page,
}) => {
  // With one page, two, three, four, five, seven and many.
  for (const tag of ['webhook', 'lfs', 'branch', 'pr', 'git', 'app', 'repo']) {
    await open(page, `/tags/${tag}`);
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({width, height: 900});
      const widths = await page
        .locator('main section > ul > li:has(svg):not(:has(li))')
        .evaluateAll((cards) =>
          cards.map((card) => Math.round(card.getBoundingClientRect().width)),
        );
      expect(new Set(widths).size, `${tag}, ${width}: ${widths.join()}`).toBeLessThan(2);
    }
  }
  await open(page, '/en/blog/tags/git');
  const [first, ...others] = await page
    .locator('main section > ul > li')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().width));
  expect(others).toHaveLength(4);
  for (const width of others) expect(width).toBeCloseTo(first ?? NaN, 0);
});

test('the page of a tag says how many guides and posts stand on it', async ({page}) => {
  for (const [address, counts] of [
    ['/en/blog/tags/git', '6 posts · 5 guides'],
    ['/tags/git', '5 篇指南 · 6 篇文章'],
    ['/en/tags/branch', '3 guides'],
  ] as const) {
    await open(page, address);
    await expect(page.getByRole('heading', {level: 1})).toContainText(counts);
  }
});

test('all tags: a tag says how many guides it has, the most used first, and names the few to begin with', async ({
  page,
}) => {
  await open(page, '/en/tags');
  const sections = page.getByRole('main').locator('section');
  await expect(sections.getByRole('link', {name: 'Repository 23 guides'})).toBeVisible();
  const groups = await sections.evaluateAll((all) =>
    all.map((section) =>
      [...section.querySelectorAll(':scope > ul > li')].map((tag) => ({
        count: tag.querySelector('a > span')?.textContent ?? '',
        guides: tag.querySelectorAll(':scope > ul a').length,
      })),
    ),
  );
  expect(groups.length).toBe(3);
  for (const group of groups) {
    expect(group.length).toBeGreaterThan(5);
    const counts = group.map(({count}) => Number(/^(\d+) guides?$/.exec(count)?.[1]));
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(group.map(({guides}) => guides)).toEqual(counts.map((count) => Math.min(count, 3)));
  }
  await sections.getByRole('link', {name: 'Set up an SSH key'}).first().click();
  await expect(page).toHaveURL(/\/en\/user\/sshkey$/);
});

test('a tag leads to the operations of its guides, or to the first of many and the reference', async ({
  page,
}) => {
  const read = (links: string) =>
    page.locator(links).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  await open(page, '/en/user/sshkey');
  const ofGuide = await read('.markdown a[href*="/openAPI/api_versioned/"]:has(code)');
  expect(ofGuide.length).toBeGreaterThan(1);
  await open(page, '/en/tags/ssh');
  const api = page.locator('section').filter({has: page.getByRole('heading', {name: 'API'})});
  await expect(api).toHaveClass(/related-operations/);
  expect(await read('section.related-operations a')).toEqual(ofGuide);
  await open(page, '/tags/issue');
  await expect(api.getByRole('listitem')).toHaveCount(7);
  await expect(api.getByRole('link', {name: '查看全部接口'})).toHaveAttribute(
    'href',
    '/category/api',
  );
  await open(page, '/tags/webhook');
  await expect(api).toHaveCount(0);
});

test('operations of a tag have room between them, what follows them too; sections of a guide are at most three beside each other', async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({width, height: 900});
    await open(page, '/en/tags/pr');
    const boxesOf = (parts: string) =>
      page
        .locator(`main ${parts}`)
        .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
    const rows = await boxesOf('.related-operations li > :is(.api-method, :only-child)');
    const tops = [...new Set(rows.map(({top}) => top))].sort((a, b) => a - b);
    expect(tops.length).toBeGreaterThan(3);
    for (const [index, top] of tops.slice(1).entries()) {
      const above = rows.filter((row) => row.top === tops[index]).map(({bottom}) => bottom);
      expect(top - Math.max(...above), `${width}`).toBeGreaterThanOrEqual(8);
    }
    const sections = await boxesOf('section:first-child li li');
    expect(new Set(sections.map(({x}) => x)).size).toBe(width === 390 ? 1 : 3);
  }
});

test('the topics of the guides and those of the blog lead to each other', async ({page}) => {
  await open(page, '/en/tags');
  await page.getByRole('main').getByRole('link', {name: 'Blog topics'}).click();
  await expect(page).toHaveURL(/\/en\/blog\/tags$/);
  await page.getByRole('main').getByRole('link', {name: 'Docs topics'}).click();
  await expect(page).toHaveURL(/\/en\/tags$/);
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

test('the name of a topic is drawn as what it leads to is, and the guides below it are quieter, in one line', async ({
  page,
}) => {
  for (const address of ['/tags', '/en/tags']) {
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({width, height: 900});
      await open(page, address);
      const topics = await page.locator('main section > ul > li').evaluateAll((all) =>
        all.map((topic) => {
          const [name, about, list, guide] = [
            ...topic.querySelectorAll(':scope > :is(a, p, ul), :scope > ul > :first-child a'),
          ].map((part) => {
            const {color, fontSize, lineHeight} = getComputedStyle(part);
            const {height} = part.getBoundingClientRect();
            return {color, size: parseFloat(fontSize), lines: height / parseFloat(lineHeight)};
          });
          return {name, about, list, guide};
        }),
      );
      expect(topics.length).toBeGreaterThan(20);
      for (const {name, about, list, guide} of topics) {
        expect(name?.color).toBe(guide?.color);
        expect(guide?.size).toBe(about?.size);
        expect(list?.lines, `${address}, ${width}`).toBeLessThan(1.5);
      }
    }
  }
});

test('no section of a guide is alone in the last row of its card', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  for (const address of ['/tags/ssh', '/en/tags/ssh', '/tags/pr']) {
    await open(page, address);
    const tops = await page
      .locator('main section li li')
      .evaluateAll((all) => all.map((section) => section.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(3);
    expect(tops.filter((top) => top === tops.at(-1)).length, address).toBeGreaterThan(1);
  }
});

test('below a tag of posts stand their titles', async ({page}) => {
  await open(page, '/en/blog/tags');
  await page
    .getByRole('main')
    .getByRole('link', {name: 'Git workflows on AtomGit'})
    .first()
    .click();
  await expect(page).toHaveURL(/\/en\/blog\/Git-AtomGit-Workflow$/);
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

test('topics stand below each other in columns of one form: those of guides in three groups, those of posts with their titles beside them', async ({
  page,
}) => {
  for (const address of ['/tags', '/en/tags', '/blog/tags', '/en/blog/tags']) {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({width, height: 900});
      await open(page, address);
      const view = `${address}, ${width}`;
      const lists = await page.locator('main ul:has(> li > svg)').evaluateAll((all) =>
        all.map((list) => ({
          box: list.getBoundingClientRect(),
          topics: [...list.children].map((topic) =>
            [topic, ...topic.querySelectorAll(':scope > :is(svg, a, p, ul)')].map((part) =>
              part.getBoundingClientRect(),
            ),
          ),
        })),
      );
      const isOfPosts = address.includes('blog');
      expect(lists, view).toHaveLength(isOfPosts ? 1 : 3);
      for (const {topics} of lists) {
        expect(topics.length).toBeGreaterThan(6);
        const lefts = topics.map((parts) => parts.map(({left}) => Math.round(left)).join());
        expect(new Set(lefts).size, view).toBe(1);
        for (const [, , name, about, pages] of topics) {
          const isBeside = (pages?.left ?? NaN) > (name?.left ?? NaN);
          expect(isBeside, view).toBe(isOfPosts && width > 390);
          expect(pages?.top, view).toBeCloseTo(
            (isBeside ? name : about)?.[isBeside ? 'top' : 'bottom'] ?? NaN,
            -1,
          );
        }
      }
      const tops = new Set(lists.map(({box}) => box.top));
      expect(tops.size, view).toBe(width === 1440 ? 1 : lists.length);
      const menu = await page.locator('main .page-menu').boundingBox();
      expect(Math.max(...lists.map(({box}) => box.right)), view).toBeCloseTo(
        (menu?.x ?? NaN) + (menu?.width ?? NaN),
        0,
      );
    }
  }
});

test('pages of tags say where they stand, and lead up', async ({page}) => {
  const trail = page.getByRole('main').getByRole('navigation').first();
  for (const [address, names] of [
    ['/en/blog/tags/git', ['Tech blog', 'Blog topics', 'Git']],
    ['/blog/tags/git', ['技术博客', '博客的主题标签', 'Git']],
    ['/en/tags/git', ['Tags', 'Git']],
    ['/en/tags', ['Tags']],
  ] as const) {
    await open(page, address);
    await expect(trail.getByRole('listitem')).toHaveText(['', ...names]);
  }
  await open(page, '/en/blog/tags/git');
  await trail.getByRole('link', {name: 'Blog topics'}).click();
  await expect(page).toHaveURL(/\/en\/blog\/tags$/);
  await trail.getByRole('link', {name: 'Tech blog'}).click();
  await expect(page).toHaveURL(/\/en\/blog$/);
  await open(page, '/tags/git');
  await trail.getByRole('link', {name: '标签'}).click();
  await expect(page).toHaveURL(/\/tags$/);
});

test('the parts of a series stand in the order in which they are read', async ({page}) => {
  for (const address of ['/en/blog/tags/git', '/en/blog/tags/atomgit', '/en/blog/tags']) {
    await open(page, address);
    const parts = await page
      .getByRole('main')
      .getByRole('link', {name: /^Git and AtomGit \d/})
      .allInnerTexts();
    expect(parts.map((part) => /\d/.exec(part)?.[0]).join(''), address).toMatch(/^(?:123)+$/);
  }
  // One below the other: of two columns, the second might begin in the middle of a series.
  await page.setViewportSize({width: 1440, height: 900});
  const lists = await page.locator('main ul ul').evaluateAll((all) =>
    all.map((list) =>
      [...list.children].map((post) => {
        const {left, top} = post.getBoundingClientRect();
        return {left, top};
      }),
    ),
  );
  expect(lists.length).toBeGreaterThan(5);
  expect(new Set(lists.flat().map(({left}) => left)).size).toBe(1);
  for (const posts of lists)
    expect(posts).toEqual(posts.toSorted((one, other) => one.top - other.top));
});

test('a topic names its posts in one order, among all topics and on its own page', async ({
  page,
}) => {
  await open(page, '/en/blog/tags');
  const git = page
    .getByRole('main')
    .locator('li', {has: page.getByRole('link', {name: /^Git 6 posts$/})});
  const named = await git.locator('ul').first().getByRole('link').allInnerTexts();
  expect(named).toHaveLength(6);
  await open(page, '/en/blog/tags/git');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(named);
});

test('methods of a tag are as wide as each other, and stand on the middle of the line of their link', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/en/tags/ssh');
  const rows = await page.locator('.related-operations li').evaluateAll((all) =>
    all.map((row) => {
      const [method, link] = [...row.children].map((part) => part.getBoundingClientRect());
      const middle = ({top, bottom}: DOMRect) => (top + bottom) / 2;
      return method && link && {width: method.width, off: middle(method) - middle(link)};
    }),
  );
  expect(rows).toHaveLength(3);
  expect(new Set(rows.map((row) => row?.width)).size).toBe(1);
  for (const row of rows) expect(Math.abs(row?.off ?? NaN)).toBeLessThan(1.5);
});

test('topics begin where their headings do, and the sentence above them is one', async ({page}) => {
  for (const [address, end] of [
    ['/en/tags', '.'],
    ['/tags', '。'],
    ['/en/blog/tags', '.'],
    ['/blog/tags', '。'],
  ] as const) {
    for (const width of [390, 1440]) {
      await page.setViewportSize({width, height: 900});
      await open(page, address);
      const lists = await page.locator('main ul:has(> li > svg)').evaluateAll((all) =>
        all.map((list) => {
          const heading = list.previousElementSibling ?? document.querySelector('main h1');
          const [sign, above] = [list.querySelector('svg'), heading].map(
            (part) => part?.getBoundingClientRect().left,
          );
          return {sign, above};
        }),
      );
      expect(lists.length).toBeGreaterThan(0);
      for (const {sign, above} of lists) expect(sign, `${address}, ${width}`).toBe(above);
    }
    const sentence = page.locator('main > header > p');
    expect(await sentence.evaluate((all) => all.firstChild?.textContent?.trim().at(-1))).toBe(end);
    const sizes = await sentence.evaluate((all) =>
      [all, all.querySelector('a') ?? all].map((part) =>
        parseFloat(getComputedStyle(part).fontSize),
      ),
    );
    expect(sizes[1]).toBeLessThan(sizes[0] ?? NaN);
  }
});
