import {primaryColour} from '../promises/production';
import {languages, localise, pageKinds} from '../support/site';
import {
  answerChanged,
  hold,
  imperceptible,
  measureShift,
  open,
  scripts,
  waitUntilAlive,
} from '../support/steps';
import {expect, test, type Page} from '../support/test';

const height = 900;

/** By how much the page is wider than the window. */
const measureOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Where the entries of the navigation bar stand, from left to right. */
const readBar = (page: Page) =>
  page.evaluate(() => {
    const entries = document.querySelectorAll<HTMLElement>('.navbar__items > *');
    return [...entries]
      .filter((entry) => entry.offsetParent !== null)
      .map((entry) => entry.getBoundingClientRect())
      .map(({left, right, top, bottom}) => ({left, right, middle: (top + bottom) / 2}))
      .sort((a, b) => a.left - b.left);
  });

for (const language of languages) {
  // Chinese words are shorter; what fits is seen in English first.
  const where = language.prefix === '' ? ' @proof' : '';
  test(`the navigation bar keeps all entries in one row, side by side; below, the other language stands whole and clear of the search box (${language.locale})${where}`, async ({
    page,
  }) => {
    await open(page, localise('/user/sshkey', language));
    for (const width of [997, 1024, 1100, 1180, 1279, 1280, 1440]) {
      await page.setViewportSize({width, height});
      const entries = await readBar(page);
      expect(entries.length, `entries at ${width}`).toBeGreaterThanOrEqual(11);
      for (const [index, entry] of entries.entries()) {
        const previous = entries[index - 1] ?? {right: 0, middle: entry.middle};
        expect(entry.left, `entry ${index} at ${width}`).toBeGreaterThanOrEqual(previous.right - 1);
        expect(Math.abs(entry.middle - previous.middle), `row at ${width}`).toBeLessThan(8);
      }
      expect(entries.at(-1)?.right).toBeLessThanOrEqual(width);
      const cut = await page
        .locator('.navbar__title')
        .evaluate((title) => title.scrollWidth - title.clientWidth);
      expect(cut, `name of the site at ${width}`).toBeLessThanOrEqual(0);
      const box = page.locator('.navbar__search-input');
      await box.focus();
      expect(await readBar(page), `while the search has the focus at ${width}`).toEqual(entries);
      await box.blur();
    }
    for (const width of [577, 640, 768, 996]) {
      await page.setViewportSize({width, height});
      const link = page.locator('.language-link');
      const box = await page.locator('.navbar__search-input').boundingBox();
      const end = await link.evaluate((element) => element.getBoundingClientRect().right);
      expect(end, `at ${width}`).toBeLessThanOrEqual((box?.x ?? 0) - 4);
      const cut = await link.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(cut, `at ${width}`).toBeLessThanOrEqual(0);
    }
  });
}

test('on a phone with text of twice the size, the path and the menu of a page do not cover each other', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height});
  await open(page, '/en/permission');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const path = await page.locator('.breadcrumbs').boundingBox();
  const menu = await page.locator('article summary').first().boundingBox();
  expect((path?.y ?? Infinity) + (path?.height ?? 0)).toBeLessThanOrEqual(menu?.y ?? 0);
});

const wide = [
  ...pageKinds,
  {kind: 'blog post', route: '/blog/Git-AtomGit-1'},
  {kind: 'tables of signs', route: '/permission'},
];

const widths = [320, 360, 390, 480, 577, 768, 996, 997, 1199, 1200, 1440, 1600];

/** The narrowest, both sides of the drawer's bound, and the widest. */
const telling = [320, 996, 997, 1600];

async function expectToFit(page: Page, address: string, asked: readonly number[]): Promise<void> {
  await open(page, address);
  expect
    .soft(await measureShift(page), `${address} jumps while it loads`)
    .toBeLessThan(imperceptible);
  for (const width of asked) {
    await page.setViewportSize({width, height});
    expect.soft(await measureOverflow(page), `${address} at ${width}`).toBeLessThanOrEqual(0);
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const width of [390, 1280]) {
    await page.setViewportSize({width, height});
    expect
      .soft(await measureOverflow(page), `${address} at ${width}, twice the size`)
      .toBeLessThanOrEqual(0);
  }
}

// Chinese may break between any two characters; what fits is seen in English first.
test('no page jumps while it loads, none is wider than its window, text of twice the size fits: a page of each kind', async ({
  page,
}) => {
  test.setTimeout(120_000);
  expect(wide.length).toBeGreaterThan(10);
  for (const {kind, route} of wide) {
    await test.step(`${kind}, /en${route}`, async () => {
      await page.setViewportSize({width: 1280, height});
      await expectToFit(page, `/en${route}`, telling);
    });
  }
});

/** Where each piece of a page stands that is seen, in their order. */
const readPlaces = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('aside *, main, main *'), (element) => {
      const {left, top, height} = element.getBoundingClientRect();
      if (height === 0 || !element.checkVisibility({visibilityProperty: true})) return undefined;
      const name = `${element.localName}.${element.className} “${element.textContent.slice(0, 40)}”`;
      return {name, at: `${Math.round(left)}, ${Math.round(top)}`};
    }),
  );

/** A browser paints what has come of a page: what is beside its text, and then half of that, must stand where it stands in the whole. */
const shares = [0, 0.5];

test('what has come of a page stands in its place before the rest has come: a page of each kind', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({width: 1280, height});
  await page.route(scripts, (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
  let share = 1;
  const cutOff = (body: string) => {
    const start = body.indexOf('<h1');
    return body.slice(0, start + Math.round(share * (body.indexOf('</main>') - start)));
  };
  await page.route('**/en/**', async (route) => {
    if (share < 1 && route.request().isNavigationRequest()) await answerChanged(route, cutOff);
    else await route.fallback();
  });
  for (const {kind, route} of wide) {
    const address = `/en${route}`;
    share = 1;
    await page.goto(address);
    const whole = await readPlaces(page);
    for (share of shares) {
      await page.goto(address);
      await expect(page.locator('.footer'), address).toHaveCount(0);
      const part = await readPlaces(page);
      const seen = part.filter(Boolean).length;
      // Beside the text of a page without a sidebar stands only its menu.
      expect(seen, `${address}: pieces that are seen`).toBeGreaterThan(share === 0 ? 0 : 10);
      const moved = part.flatMap((piece, at) => {
        const place = whole[at]?.at;
        return piece && piece.at !== place ? [`${piece.name}: ${piece.at}, then ${place}`] : [];
      });
      expect.soft(moved, `${kind}, ${address}, ${share} of its text`).toEqual([]);
    }
  }
});

for (const language of languages) {
  for (const {kind, route} of wide) {
    const address = localise(route, language);
    test(`no page jumps while it loads into a new browser, none is wider than its window, text of twice the size fits: ${kind}, ${address} @proof`, async ({
      page,
    }) => {
      await expectToFit(page, address, widths);
    });
  }
}

/** The computed value that the cascade of stock layers and our own rules ends in. */
const readStyle = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

const looks = [
  {mode: 'light', paper: 'rgb(255, 255, 255)', link: 'rgb(10, 95, 180)', bar: '#ffffff'},
  {mode: 'dark', paper: 'rgb(19, 23, 29)', link: 'rgb(109, 184, 255)', bar: '#13171d'},
];

for (const {mode, paper, link, bar} of looks) {
  test(`our colours win over the stock ones, and the accent is the promised one (${mode})`, async ({
    page,
  }) => {
    await page.addInitScript((choice) => {
      localStorage.setItem('theme', choice);
    }, mode);
    await open(page, '/user/sshkey');
    expect((await readStyle(page, 'html', '--ifm-color-primary')).trim()).toBe(primaryColour);
    expect(await readStyle(page, 'html', 'background-color')).toBe(paper);
    expect(await readStyle(page, '.markdown p a', 'color')).toBe(link);
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', bar);
    if (mode === 'light') return;
    await test.step('paper is light, whatever the mode of the screen', async () => {
      await page.emulateMedia({media: 'print'});
      expect(await readStyle(page, 'html', 'background-color')).toBe('rgb(255, 255, 255)');
      expect(await readStyle(page, '.markdown p', 'color')).toBe('rgb(26, 35, 48)');
      await expect(page.locator('nav.navbar')).toBeHidden();
      await expect(page.locator('.theme-doc-breadcrumbs')).toBeHidden();
    });
  });
}

const homeField = (page: Page) => page.locator('main').getByRole('searchbox');

test('home: a press on the field leads to the search box of the bar @both', async ({page}) => {
  await open(page, '/');
  await homeField(page).click();
  await expect(page.locator('.navbar__search-input')).toBeFocused();
  await page.keyboard.type('分支');
  await expect(page.locator('.navbar__search-input')).toHaveValue('分支');
  await expect(page).toHaveURL(/\/$/);
});

test('home: what is typed before the code has come is kept, and searched for @both', async ({
  page,
}) => {
  const letGo = await hold(page, scripts);
  await page.goto('/', {waitUntil: 'commit'});
  await homeField(page).click();
  await page.keyboard.type('分支');
  letGo();
  await waitUntilAlive(page);
  await expect(homeField(page)).toBeFocused();
  await page.keyboard.type('保护');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent('分支保护')}`);
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue('分支保护');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('home: the field leads to the search page', async ({page}) => {
    await page.goto('/en/');
    await homeField(page).fill('branch');
    await page.locator('main').getByRole('button', {name: 'Search'}).click();
    await expect(page).toHaveURL(/\/en\/search\/?\?q=branch$/);
  });
});

test('a group page shows a card with a drawing for each page of the group, of many for the first ones, and a line for each other', async ({
  page,
}) => {
  const cards = page.locator('article li').filter({has: page.locator('svg')});
  await open(page, '/en/app');
  await expect(cards).toHaveCount(4);
  await open(page, '/en/user');
  await expect(cards).toHaveCount(4);
  const others = page.locator('article ul').last().getByRole('listitem');
  await expect(others).toHaveText([
    /^Set up a GPG keyCreate an RSA 4096 key/,
    /^Getting started with Git/,
    /^Operations/,
  ]);
  const lead = cards.filter({hasText: 'Set up an SSH key'});
  await expect(lead).toContainText('Permission denied');
  await lead.click({position: {x: 8, y: 8}});
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Set up an SSH key');
});
