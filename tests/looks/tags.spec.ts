import {open} from '../support/steps';
import {expect, test} from '../support/test';

test('all tags and one tag are pages of one width', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const edges: number[] = [];
  for (const address of ['/tags', '/tags/branch', '/tags/ssh', '/blog/tags', '/blog/tags/git']) {
    await open(page, address);
    const title = await page.getByRole('heading', {level: 1}).boundingBox();
    const rights = await page
      .locator('main :is(li, aside)')
      .evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().right));
    expect(rights.length, address).toBeGreaterThan(4);
    // The shorter page has no scrollbar: what is compared starts at the title.
    edges.push(Math.max(...rights) - (title?.x ?? NaN));
  }
  expect(new Set(edges.map(Math.round)).size, String(edges)).toBe(1);
});

test('a tag leads with its page, into its sections, in a card that is as high as two beside it or as wide as text is read', async ({
  page,
}) => {
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
    const [first, ...beside] = await cards.evaluateAll((all) =>
      all.slice(0, 3).map((card) => card.getBoundingClientRect()),
    );
    expect(first?.width, address).toBeLessThan(720);
    expect(beside.length, address).toBe(address.endsWith('ssh') ? 0 : 2);
    for (const card of beside) expect(card.left, address).toBeGreaterThan(first?.right ?? NaN);
    if (beside.length > 0) {
      expect(beside[0]?.top, address).toBe(first?.top);
      expect(beside[1]?.bottom, address).toBe(first?.bottom);
    }
  }
  await open(page, '/en/tags/ssh');
  await page.getByRole('main').getByRole('link', {name: 'Test the connection'}).click();
  await expect(page).toHaveURL(/\/en\/user\/sshkey#/);
  await expect(page.getByRole('heading', {name: 'Test the connection'})).toBeInViewport();
});

test('however many pages a tag has, its cards are as wide as each other', async ({page}) => {
  // With one page, two, three, four, five, seven and many.
  for (const tag of ['webhook', 'lfs', 'branch', 'pr', 'git', 'app', 'repo']) {
    await open(page, `/tags/${tag}`);
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({width, height: 900});
      const widths = await page
        .locator('main section > ul > li:has(svg)')
        .evaluateAll((cards) =>
          cards.map((card) => Math.round(card.getBoundingClientRect().width)),
        );
      expect(new Set(widths).size, `${tag}, ${width}: ${widths.join()}`).toBe(1);
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

test('all tags: the most used stand first, and each says in one form how many guides it has, what it is about and where to begin', async ({
  page,
}) => {
  for (const [address, guides, ofRepository] of [
    ['/en/tags', /^(\d+) guides?$/, 'Repository 23 guides'],
    ['/tags', /^(\d+) 篇指南$/, '代码库 23 篇指南'],
  ] as const) {
    await open(page, address);
    const sections = page.getByRole('main').locator('section');
    const groups = await sections.evaluateAll((all) =>
      all.map((section) =>
        [...section.querySelectorAll(':scope > ul > li')].map((tag) => ({
          parts: [...tag.children].map(({localName}) => localName).join(' '),
          all: tag.querySelector(':scope > a > span')?.textContent ?? '',
          about: tag.querySelector('p')?.textContent ?? '',
          places: tag.querySelectorAll(':scope > ul a').length,
        })),
      ),
    );
    expect(groups.length).toBe(3);
    for (const group of groups) {
      expect(group.length).toBeGreaterThan(5);
      const counts = group.map(({all}) => Number(guides.exec(all)?.[1]));
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
      for (const {parts, about, places} of group) {
        expect(parts).toBe('svg a p ul');
        expect(about).toMatch(/[.。]$/);
        expect(places).toBeGreaterThan(1);
        expect(places).toBeLessThan(4);
      }
    }
    await sections.getByRole('link', {name: ofRepository}).click();
    await expect(page).toHaveURL(/\/tags\/repo$/);
  }
});

test('a tag with one page leads straight to it, and into its sections', async ({page}) => {
  const main = page.getByRole('main');
  for (const [address, name, target] of [
    ['/en/tags', 'Webhook 1 guide', '/en/repo/webhooks'],
    ['/en/tags', 'SSH 1 guide', '/en/user/sshkey'],
    ['/tags', '里程碑 1 篇指南', '/repo/milestone'],
    ['/en/blog/tags', 'Security 1 post', '/en/blog/git-remove-sensitive-data'],
  ] as const) {
    await open(page, address);
    await expect(main.getByRole('link', {name, exact: true})).toHaveAttribute('href', target);
  }
  await open(page, '/en/tags');
  const ssh = main.locator('li', {has: page.getByRole('link', {name: /^SSH /})});
  await expect(ssh.getByRole('listitem').first()).toHaveText('Set up an SSH key');
  await ssh.getByRole('listitem').nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/\/en\/user\/sshkey#/);
});

test('@both lines that lead to the pages of a tag are high enough for a finger', async ({page}) => {
  for (const address of ['/en/tags', '/tags', '/en/blog/tags', '/blog/tags']) {
    await open(page, address);
    const heights = await page
      .locator('main li li a')
      .evaluateAll((links) =>
        links.map((link) => link.closest('li')?.getBoundingClientRect().height ?? NaN),
      );
    expect(heights.length, address).toBeGreaterThan(10);
    // WCAG 2.2, 2.5.8
    expect(Math.min(...heights), address).toBeGreaterThanOrEqual(24);
  }
});

test('a tag leads to the operations of its guides, or to the first of many and the reference', async ({
  page,
}) => {
  const read = (links: string) =>
    page.locator(links).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  await open(page, '/en/user/sshkey');
  const ofGuide = await read('.markdown tr:has(.api-method) a');
  expect(ofGuide.length).toBeGreaterThan(1);
  await open(page, '/en/tags/ssh');
  const api = page.locator('section').filter({has: page.getByRole('heading', {name: 'API'})});
  expect(await read('section .api-list a')).toEqual(ofGuide);
  await open(page, '/tags/issue');
  await expect(api.getByRole('listitem')).toHaveCount(6);
  await expect(api.getByRole('link', {name: '查看全部接口'})).toHaveAttribute(
    'href',
    '/category/api',
  );
  await open(page, '/tags/webhook');
  await expect(api).toHaveCount(0);
});

test('an operation of a tag is a row with columns for method, name and path; on a phone the path stands below the name', async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({width, height: 900});
    for (const address of ['/en/tags/ssh', '/en/tags/pr', '/tags/label']) {
      await open(page, address);
      const rows = await page
        .locator('.api-list a')
        .evaluateAll((all) =>
          all.map((row) => [...row.children].map((part) => part.getBoundingClientRect())),
        );
      expect(rows.length).toBeGreaterThan(2);
      const columns = rows.map((row) => row.map(({left}) => left).join());
      expect(new Set(columns).size, `${address}, ${width}`).toBe(1);
      expect(new Set(rows.map(([method]) => method?.width)).size).toBe(1);
      for (const [, name, path] of rows) {
        const isBeside = (path?.left ?? NaN) > (name?.right ?? NaN);
        expect(isBeside, `${address}, ${width}`).toBe(width === 1440);
        if (isBeside)
          expect(Math.abs((path?.bottom ?? NaN) - (name?.bottom ?? NaN))).toBeLessThan(5);
        else expect(path?.top).toBeGreaterThanOrEqual((name?.bottom ?? NaN) - 2);
      }
    }
    await expect(page.locator('.api-list code').first()).toHaveCSS('font-family', /mono/i);
  }
});

test('related tags stand where the first card does, at its top', async ({page}) => {
  for (const [address, width] of [
    ['/tags/webhook', 1440],
    ['/en/tags/account', 1440],
    ['/tags/ssh', 1024],
    ['/en/tags/branch', 1024],
    ['/en/tags/repo', 1440],
    ['/blog/tags/git', 1440],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    await open(page, address);
    const first = await page.locator('main section :is(ul > li, article)').first().boundingBox();
    const related = await page.locator('main aside > ul').boundingBox();
    expect(related?.y, address).toBeCloseTo(first?.y ?? NaN, 0);
    const beside = (related?.x ?? NaN) - (first?.x ?? NaN) - (first?.width ?? NaN);
    expect(beside, address).toBeGreaterThan(0);
    expect(beside < 48, address).toBe(/webhook|account|ssh|blog/.test(address));
  }
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/en/tags/account');
  const lines = await page
    .locator('main aside li')
    .evaluateAll((all) => all.map((line) => Math.round(line.getBoundingClientRect().height)));
  expect(lines.length).toBeGreaterThan(3);
  expect(new Set(lines).size, 'each name and its number in one line').toBe(1);
});

test('the tags of the guides and those of the blog lead to each other', async ({page}) => {
  await open(page, '/en/tags');
  await page.getByRole('main').getByRole('link', {name: 'Blog tags'}).click();
  await expect(page).toHaveURL(/\/en\/blog\/tags$/);
  await page.getByRole('main').getByRole('link', {name: 'Docs tags'}).click();
  await expect(page).toHaveURL(/\/en\/tags$/);
});

test('tags have one name in each language', async ({page}) => {
  for (const [address, name, other] of [
    ['/tags', '文档标签', /主题/],
    ['/blog/tags', '博客标签', /主题/],
    ['/tags/ssh', '', /主题/],
    ['/en/tags', 'Docs tags', /topic/i],
    ['/en/blog/tags', 'Blog tags', /topic/i],
    ['/en/tags/ssh', '', /topic/i],
  ] as const) {
    await open(page, address);
    if (name !== '') {
      await expect(page.getByRole('heading', {level: 1})).toHaveText(name);
      await expect(page.locator('.breadcrumbs__item--active')).toHaveText(name);
      expect(await page.title()).toMatch(new RegExp(`^${name}`));
    }
    await expect(page.getByRole('main')).not.toContainText(other);
  }
});

test('on the page of all tags a line of Chinese ends where a phrase does', async ({page}) => {
  await open(page, '/tags');
  for (const width of [390, 768, 1024, 1140, 1440, 1920]) {
    await page.setViewportSize({width, height: 900});
    const sentences = page.locator('main section li > p');
    expect(await sentences.count()).toBeGreaterThan(10);
    const broken = await sentences.evaluateAll((lines) =>
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

test('the name of a tag is drawn as what it leads to is; the guides below it are quieter, parted by a sign, and none is hidden', async ({
  page,
}) => {
  for (const address of ['/tags', '/en/tags']) {
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({width, height: 900});
      await open(page, address);
      const tags = await page.locator('main section > ul > li:has(> ul)').evaluateAll((all) =>
        all.map((tag) => {
          const [name, about, guide] = [
            ...tag.querySelectorAll(':scope > :is(a, p), :scope > ul > :first-child a'),
          ].map((part) => {
            const {color, fontSize} = getComputedStyle(part);
            return {color, size: parseFloat(fontSize)};
          });
          const guides = [...tag.querySelectorAll(':scope > ul > li')];
          const bottom = tag.getBoundingClientRect().bottom;
          return {
            name,
            about,
            guide,
            signs: guides.map((one) => getComputedStyle(one, '::before').content.slice(0, 3)),
            isWhole: guides.every((one) => one.getBoundingClientRect().bottom <= bottom),
          };
        }),
      );
      expect(tags.length).toBeGreaterThan(10);
      for (const {name, about, guide, signs, isWhole} of tags) {
        expect(name?.color).toBe(guide?.color);
        expect(name?.size).toBeGreaterThan(guide?.size ?? NaN);
        expect(guide?.size).toBe(about?.size);
        expect(new Set(signs)).toEqual(new Set(['"·"']));
        expect(isWhole, `${address}, ${width}`).toBe(true);
      }
    }
  }
});

test('sections of a guide are read down, in two columns that end level', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  for (const address of ['/tags/ssh', '/en/tags/ssh', '/tags/pr']) {
    await open(page, address);
    const boxes = await page
      .locator('main section li li')
      .evaluateAll((all) => all.map((section) => section.getBoundingClientRect()));
    const columns = [...new Set(boxes.map(({left}) => left))].map((column) =>
      boxes.flatMap(({left, top}) => (left === column ? top : [])),
    );
    expect(columns, address).toHaveLength(2);
    expect((columns[0]?.length ?? NaN) - (columns[1]?.length ?? NaN)).toBeLessThan(2);
    expect(boxes.map(({top}) => top)).toEqual(
      columns.flatMap((tops) => tops.toSorted((a, b) => a - b)),
    );
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

test('tags stand below each other in columns over the width of the page, what they lead to below their names', async ({
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
          tags: [...list.children].map((tag) =>
            [
              tag,
              ...tag.querySelectorAll(':scope > :is(svg, a, p), :scope > ul > :first-child'),
            ].map((part) => part.getBoundingClientRect()),
          ),
        })),
      );
      const isOfPosts = address.includes('blog');
      expect(lists, view).toHaveLength(isOfPosts ? 1 : 3);
      for (const {tags} of lists) {
        expect(tags.length).toBeGreaterThan(6);
        const lefts = tags.map(([tag]) => Math.round(tag?.left ?? NaN));
        expect(new Set(lefts).size, view).toBe(isOfPosts ? {390: 1, 768: 2, 1440: 3}[width] : 1);
        for (const [, , name, about, pages] of tags) {
          if (!pages) continue;
          expect(pages.left, view).toBe(name?.left);
          expect(pages.top, view).toBeCloseTo(about?.bottom ?? NaN, -1);
        }
      }
      const tops = new Set(lists.map(({box}) => box.top));
      expect(tops.size, view).toBe(width === 1440 ? 1 : lists.length);
      const menu = await page.locator('main .page-menu').boundingBox();
      const ends = lists.flatMap(({tags}) => tags.map(([tag]) => tag?.right ?? NaN));
      expect(Math.max(...ends), view).toBeCloseTo((menu?.x ?? NaN) + (menu?.width ?? NaN), 0);
    }
  }
});

test('pages of tags say where they stand, and lead up', async ({page}) => {
  const trail = page.getByRole('main').getByRole('navigation').first();
  for (const [address, names] of [
    ['/en/blog/tags/git', ['Tech blog', 'Blog tags', 'Git']],
    ['/blog/tags/git', ['技术博客', '博客标签', 'Git']],
    ['/en/tags/git', ['Docs tags', 'Git']],
    ['/en/tags', ['Docs tags']],
  ] as const) {
    await open(page, address);
    await expect(trail.getByRole('listitem')).toHaveText(['', ...names]);
  }
  await open(page, '/en/blog/tags/git');
  await trail.getByRole('link', {name: 'Blog tags'}).click();
  await expect(page).toHaveURL(/\/en\/blog\/tags$/);
  await trail.getByRole('link', {name: 'Tech blog'}).click();
  await expect(page).toHaveURL(/\/en\/blog$/);
  await open(page, '/tags/git');
  await trail.getByRole('link', {name: '文档标签'}).click();
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
  expect(lists.length).toBeGreaterThan(2);
  for (const posts of lists) {
    expect(new Set(posts.map(({left}) => left)).size).toBe(1);
    expect(posts).toEqual(posts.toSorted((one, other) => one.top - other.top));
  }
});

test('a tag names its posts in one order, among all tags and on its own page', async ({page}) => {
  await open(page, '/en/blog/tags');
  const git = page
    .getByRole('main')
    .locator('li', {has: page.getByRole('link', {name: /^Git \d/})});
  const named = await git.locator('ul').first().getByRole('link').allInnerTexts();
  expect(named).toHaveLength(6);
  await open(page, '/en/blog/tags/git');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(named);
});

test('tags begin where their headings do, and the sentence above them is one, with room before the link after it', async ({
  page,
}) => {
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
    for (const width of [390, 1440]) {
      await page.setViewportSize({width, height: 900});
      const room = await sentence.evaluate((all) => {
        const words = document.createRange();
        words.selectNode(all.firstChild as Text);
        const lines = [...words.getClientRects()];
        const link = all.querySelector('a')?.getBoundingClientRect();
        const last = lines.at(-1);
        if (!link || !last) return {};
        return {beside: link.left - last.right, below: link.top - last.bottom};
      });
      if (width === 390) expect(room.below).toBeGreaterThan(8);
      else expect(room.beside).toBeGreaterThan(8);
    }
    const sizes = await sentence.evaluate((all) =>
      [all, all.querySelector('a') ?? all].map((part) =>
        parseFloat(getComputedStyle(part).fontSize),
      ),
    );
    expect(sizes[1]).toBeLessThan(sizes[0] ?? NaN);
  }
});
