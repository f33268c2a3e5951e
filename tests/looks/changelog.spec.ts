import {open} from '../support/steps';
import {expect, test} from '../support/test';

test('the changelog says what a version brings, of each kind as much as its page has, when it was checked, and that nobody knows its day', async ({
  page,
}) => {
  await open(page, '/en/changelogs');
  const list = page.getByRole('main').locator('ol');
  await expect(list.getByText('August 2024')).toBeVisible();
  await expect(list.getByText('AtomGit has not published the release date')).toBeVisible();
  await expect(page.locator('.pagination-nav a')).toHaveCount(0);
  const said: Record<string, number> = {};
  for (const kind of await list.getByRole('heading', {level: 3}).all()) {
    const [, name = '', count] = /^(.+?)\s+(\d+)$/.exec(await kind.innerText()) ?? [];
    said[name] = Number(count);
  }
  await list.getByRole('link', {name: 'v0.9.0', exact: true}).click();
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

const kindsOfChange = {
  list: {route: '/changelogs', kinds: 'main ol section', line: 'main ol > li'},
  page: {
    route: '/changelogs/v0.9.0',
    kinds: 'main .markdown > :is(#new, #improved, #fixed)',
    line: 'main .markdown',
  },
} as const;

test('each kind of change has a colour and a sign of its own on the line, the same in the list and on the page, in both colour modes', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    const drawn: string[][] = [];
    for (const {route, kinds, line} of Object.values(kindsOfChange)) {
      await open(page, route);
      const start = await page.locator(line).evaluate((element) => {
        return element.getBoundingClientRect().left;
      });
      const signs = await page.locator(kinds).evaluateAll((all) =>
        all.map((kind) => {
          const {maskImage, backgroundColor, width, left} = getComputedStyle(kind, '::after');
          const middle =
            kind.getBoundingClientRect().left + parseFloat(left) + parseFloat(width) / 2;
          return {sign: `${maskImage} ${backgroundColor}`, maskImage, backgroundColor, middle};
        }),
      );
      expect(signs).toHaveLength(3);
      expect(new Set(signs.map(({maskImage}) => maskImage)).size).toBe(3);
      expect(new Set(signs.map(({backgroundColor}) => backgroundColor)).size).toBe(3);
      // The line is 2 px wide and begins 7 px from where the list or the page does.
      for (const {middle} of signs) expect(middle - start).toBeCloseTo(8, 1);
      drawn.push(signs.map(({sign}) => sign));
    }
    expect(drawn[1]).toEqual(drawn[0]);
  }
});

test('a change leads from the list where it leads from the page, by the same words', async ({
  page,
}) => {
  const readLinks = async (route: string, links: string) => {
    await open(page, route);
    return page
      .locator(links)
      .evaluateAll((all) => all.map((link) => `${link.textContent} ${link.getAttribute('href')}`));
  };
  const onPage = await readLinks('/en/changelogs/v0.9.0', ':is(#improved, #fixed) + ul a');
  const inList = await readLinks('/en/changelogs', ':is(.change-improved, .change-fixed) ul a');
  expect(inList).toEqual(onPage);
  expect(onPage).toContain('download a ZIP file /en/repo/files#zip');
});

test('what changed takes the width of the page, on a wide screen beside the names of the kinds', async ({
  page,
}) => {
  for (const width of [390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({width, height: 900});
    await open(page, '/en/changelogs');
    const menu = await page.locator('main .page-menu').boundingBox();
    const kinds = await page.locator('main ol section').evaluateAll((sections) =>
      sections.map((section) => {
        const [name, list] = [...section.children].map((part) => part.getBoundingClientRect());
        return {right: list?.right, isBeside: (list?.top ?? NaN) < (name?.bottom ?? NaN)};
      }),
    );
    expect(kinds).toHaveLength(3);
    for (const {right, isBeside} of kinds) {
      expect(right, `${width}`).toBeCloseTo((menu?.x ?? NaN) + (menu?.width ?? NaN), 0);
      expect(isBeside, `${width}`).toBe(width > 996);
    }
  }
});

test('the list says of a version what it is about, and of what is new what it is, as its page does', async ({
  page,
}) => {
  await open(page, '/en/changelogs');
  const list = page.getByRole('main').locator('ol');
  const sayings = await list.locator('p').allInnerTexts();
  // The platform has documented one version: there is none that it would be later than.
  await expect(list.getByText('Latest', {exact: true})).toHaveCount(0);
  await open(page, '/en/changelogs/v0.9.0');
  const text = (await page.getByRole('main').innerText()).replaceAll(
    / \([^)]*\p{Script=Han}[^)]*\)/gu,
    '',
  );
  expect(sayings.length).toBe(7);
  // Where the page marks a name of the interface, the list has quotation marks.
  for (const saying of sayings) expect(text).toContain(saying.replaceAll(/[“”]/g, ''));
});

test('only kinds of changes stand on the line of a version', async ({page}) => {
  await open(page, '/en/changelogs/v0.9.0');
  const marked = await page.locator('.markdown :is(h1, h2, h3)').evaluateAll((titles) =>
    titles
      .filter((title) => parseFloat(getComputedStyle(title, '::before').left) < 0)
      .filter(({id}) => id !== 'next')
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
      const changes = version.querySelector('section:last-child')?.getBoundingClientRect();
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

test('what is new in a version leads from the list of versions to its section', async ({page}) => {
  await open(page, '/en/changelogs');
  await page.getByRole('main').getByRole('link', {name: 'Commit graph'}).click();
  await expect(page).toHaveURL(/\/en\/changelogs\/v0\.9\.0#graph$/);
  await expect(page.getByRole('heading', {name: 'Commit graph'})).toBeInViewport();
});

test('the page of a version has one edge, on a phone that of other pages', async ({page}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({width, height: 900});
    await open(page, '/en/changelogs/v0.9.0');
    const edges = await page.evaluate(() => {
      const start = (selector: string) => {
        const element = document.querySelector(selector);
        const {left = NaN} = element?.getBoundingClientRect() ?? {};
        return left + (element ? parseFloat(getComputedStyle(element).paddingLeft) : NaN);
      };
      return {
        text: start('main .markdown > p'),
        foot: start('main article > footer'),
        way: start('main .pagination-nav'),
        path: start('main .theme-doc-breadcrumbs'),
      };
    });
    for (const edge of Object.values(edges)) expect(edge).toBeGreaterThan(0);
    expect([edges.foot, edges.way], `${width}`).toEqual([edges.text, edges.text]);
    if (width === 390) expect(edges.text).toBe(edges.path);
  }
});

test('the list leads to the page of a version, and says what it has more', async ({page}) => {
  await open(page, '/en/changelogs');
  await page.getByRole('main').getByRole('link', {name: 'Steps and details'}).click();
  await expect(page).toHaveURL(/\/en\/changelogs\/v0\.9\.0$/);
});
