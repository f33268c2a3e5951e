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
  for (const kind of ['new', 'improved', 'fixed']) {
    said[kind] = await list.locator(`.change-${kind} li`).count();
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
  expect(said).toEqual({new: has.new, improved: has.improved, fixed: has.fixed});
  expect(Object.values(said)).not.toContain(0);
});

test('each kind of change has a colour and a sign of its own before its name, the same in the list and on the page, in both colour modes', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    const drawn: string[][] = [];
    for (const [route, names] of [
      ['/changelogs', '.change h3'],
      ['/changelogs/v0.9.0', '.markdown > :is(#habits, #new, #improved, #fixed)'],
    ] as const) {
      await open(page, route);
      const signs = await page.locator(`main ${names}`).evaluateAll((all) =>
        all.map((name) => {
          const {maskImage, backgroundColor} = getComputedStyle(name, '::before');
          return {maskImage, backgroundColor};
        }),
      );
      expect(signs).toHaveLength(4);
      expect(new Set(signs.map(({maskImage}) => maskImage)).size).toBe(4);
      expect(new Set(signs.map(({backgroundColor}) => backgroundColor)).size).toBe(4);
      drawn.push(signs.map((sign) => JSON.stringify(sign)));
    }
    expect(drawn[1]).toEqual(drawn[0]);
  }
});

test('list and page name what has to be done differently before all else, in the same words', async ({
  page,
}) => {
  await open(page, '/en/changelogs');
  const list = page.getByRole('main').locator('ol');
  const habits = list.locator('.change-habits');
  await expect(habits.getByRole('listitem')).toHaveText([
    'Users who download codeSign in before you download a ZIP file.',
  ]);
  await expect(list.locator('.change').first()).toHaveClass(/change-habits/);
  const name = await habits.getByRole('heading').innerText();
  await habits.getByRole('link', {name}).click();
  await expect(page).toHaveURL(/\/en\/changelogs\/v0\.9\.0#habits$/);
  const first = page.locator('.markdown > h2').first();
  await expect(first).toHaveText(name);
  await expect(first.locator('+ ul > li')).toHaveText([
    'Users who download code: Sign in before you download a ZIP file.',
  ]);
  await expect(page.locator('#improved + ul')).not.toContainText('ZIP');
});

test('each improvement and fix has a line, and its words lead where those of the page of the version do', async ({
  page,
}) => {
  for (const kind of ['improved', 'fixed']) {
    await open(page, '/en/changelogs/v0.9.0');
    const told = await page.locator(`#${kind} + ul > li`).allInnerTexts();
    expect(told.length).toBeGreaterThan(3);
    await open(page, '/en/changelogs');
    const name = kind === 'improved' ? 'Improvements' : 'Fixes';
    const lines = page.locator('main ol section', {
      has: page.getByRole('heading', {name, exact: true}),
    });
    await expect(lines.getByRole('listitem')).toHaveText(told);
  }
  await page.getByRole('main').getByRole('link', {name: 'automated checks endpoints'}).click();
  await expect(page).toHaveURL(/\/openAPI\//);
});

test('what is told of a kind takes the width of the page, on a wide screen beside its name', async ({
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
    expect(kinds).toHaveLength(4);
    for (const {right, isBeside} of kinds) {
      expect(right, `${width}`).toBeCloseTo((menu?.x ?? NaN) + (menu?.width ?? NaN), 0);
      expect(isBeside, `${width}`).toBe(width > 996);
    }
  }
});

test('what is new stands in two columns, names and sentences; what is improved or fixed in one', async ({
  page,
}) => {
  for (const width of [768, 1280, 1440]) {
    await page.setViewportSize({width, height: 900});
    for (const address of ['/changelogs', '/en/changelogs']) {
      await open(page, address);
      const kinds = await page.locator('main ol .change').evaluateAll((all) =>
        all.map((kind) => ({
          isDescribed: kind.querySelector('p') !== null,
          items: [...kind.querySelectorAll('li')].map((item) => ({
            left: item.getBoundingClientRect().left,
            // What leads somewhere may stand anywhere in a line.
            parts: [...item.children]
              .map((part) => part.getBoundingClientRect())
              .map(({left, top}) => [left, Math.round(top)] as const),
          })),
        })),
      );
      expect(kinds.length).toBe(4);
      for (const {isDescribed, items} of kinds) {
        expect(new Set(items.map(({left}) => left)).size, `${address}, ${width}`).toBe(1);
        if (!isDescribed) continue;
        expect(new Set(items.map(({parts}) => parts[1]?.[0])).size).toBe(1);
        for (const {parts} of items) {
          expect(parts[1]?.[0]).toBeGreaterThan(parts[0]?.[0] ?? NaN);
          expect(parts[1]?.[1]).toBe(parts[0]?.[1]);
        }
      }
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
  const text = (await page.getByRole('main').innerText())
    .replaceAll('\u00a0', ' ')
    .replaceAll(/ \([^)]*\p{Script=Han}[^)]*\)/gu, '');
  expect(sayings.length).toBe(8);
  // Where the page marks a name of the interface, the list has quotation marks.
  for (const saying of sayings) expect(text).toContain(saying.replaceAll(/[“”]/g, ''));
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
      const changes = version.querySelector(':scope > :last-child')?.getBoundingClientRect();
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

// A line of time is between versions: on the page of one it would only move all away from the edge.
test('the page of a version has the edge of other pages', async ({page}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({width, height: 900});
    await open(page, '/en/changelogs/v0.9.0');
    const edges = await page.evaluate(() =>
      ['h1', '.markdown > p', '#new', 'article > footer', '.theme-doc-breadcrumbs'].map((part) => {
        const element = document.querySelector(`main ${part}`);
        const {left = NaN} = element?.getBoundingClientRect() ?? {};
        return left + (element ? parseFloat(getComputedStyle(element).paddingLeft) : NaN);
      }),
    );
    expect(edges[0]).toBeGreaterThan(0);
    expect(new Set(edges).size, `${width}: ${edges.join()}`).toBe(1);
  }
});

test('before the newest version, and after it, there is nothing but the list, which no foot leads to', async ({
  page,
}) => {
  await open(page, '/en/changelogs/v0.9.0');
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toContainText('Changelog');
  await expect(page.locator('.pagination-nav')).toBeHidden();
});

test('the way to a version stands across from its name, on a phone in a line of its own; what is known of its day comes last', async ({
  page,
}) => {
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({width, height: 900});
    await open(page, '/en/changelogs');
    const version = page.getByRole('main').locator('ol > li').first();
    const [name, way, facts, fixes, whole] = await Promise.all(
      [
        version.getByRole('heading', {level: 2}),
        version.getByRole('link', {name: 'Steps and details'}),
        version.getByText('August 2024'),
        version.locator('.change').last(),
        version,
      ].map((part) => part.boundingBox()),
    );
    if (!name || !way || !facts || !fixes || !whole) throw new Error('A part is missing.');
    const isAcross = width > 576;
    expect(way.y < name.y + name.height, `${width}`).toBe(isAcross);
    if (isAcross) expect(way.x + way.width).toBeCloseTo(whole.x + whole.width, 0);
    expect(facts.y).toBeGreaterThan(fixes.y + fixes.height);
  }
});

test('the name of a kind keeps away from what is told of it', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  for (const address of ['/changelogs', '/en/changelogs']) {
    await open(page, address);
    const gaps = await page.locator('main ol .change').evaluateAll((kinds) =>
      kinds.map((kind) => {
        const [name, list] = [kind.querySelector('h3 > a'), kind.querySelector('ul')];
        return (
          (list?.getBoundingClientRect().left ?? NaN) - (name?.getBoundingClientRect().right ?? NaN)
        );
      }),
    );
    expect(gaps).toHaveLength(4);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(32);
  }
});

test('the list leads to the page of a version, and says what it has more', async ({page}) => {
  await open(page, '/en/changelogs');
  await page.getByRole('main').getByRole('link', {name: 'Steps and details'}).click();
  await expect(page).toHaveURL(/\/en\/changelogs\/v0\.9\.0$/);
});
