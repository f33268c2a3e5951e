import {sidebarWidth} from '../promises/production';
import {
  changeLanguage,
  chunks,
  hold,
  open,
  openLanguages,
  readPieces,
  waitForQuiet,
  waitUntilAlive,
} from '../support/steps';
import {expect, test, type Locator, type Page} from '../support/test';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const navbar = (page: Page) => page.locator('nav.navbar');

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(200);
}

test('route change: the old page stays until the next has loaded, then the view is at the top', async ({
  page,
}) => {
  await open(page, '/user/sshkey');
  const letGo = await hold(page, chunks);
  await scrollDown(page);
  // Far away on the page, so that nothing has loaded it ahead.
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('nav.navbar a[href^="/devtools"]')?.click();
  });
  await expect(page).toHaveURL(/\/devtools\/?$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/SSH/);
  expect(await scrollTop(page)).toBeGreaterThan(200);
  letGo();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('开发者工具');
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('route change: the page asked for last is shown, and stays when one before has loaded', async ({
  page,
}) => {
  const seen = watchScripts(page);
  await open(page, '/user/sshkey');
  const last = page
    .locator('.theme-doc-sidebar-menu a[href^="/user/"]:not([aria-current])')
    .first();
  const title = (await last.textContent()) ?? '';
  await last.hover();
  await waitForQuiet(seen);
  const letGo = await hold(page, chunks);
  const late = page.waitForResponse(chunks);
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('nav.navbar a[href^="/devtools"]')?.click();
  });
  await expect(page).toHaveURL(/\/devtools\/?$/);
  await last.click();
  const crumb = page.locator('.breadcrumbs__item--active');
  await expect(crumb).toHaveText(title);
  letGo();
  await (await late).finished();
  await waitForQuiet(seen);
  await expect(crumb).toHaveText(title);
  await expect(page).toHaveURL(/\/user\//);
});

test('route change: going back leads to where the reader was, going forward to the top', async ({
  page,
}) => {
  await open(page, '/user/sshkey');
  await page.evaluate(() => {
    window.scrollTo(0, 300);
  });
  await expect.poll(() => scrollTop(page)).toBe(300);
  const link = page
    .locator('.theme-doc-sidebar-menu a[href^="/user/"]:not([aria-current])')
    .first();
  // In the browser: before its click Playwright scrolls the page.
  await link.evaluate((anchor: HTMLAnchorElement) => {
    anchor.click();
  });
  await expect(page).not.toHaveURL(/sshkey/);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/SSH/);
  await expect.poll(() => scrollTop(page)).toBe(300);
  await page.goForward();
  await expect(page).not.toHaveURL(/sshkey/);
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('route change: a link with a hash scrolls to its target, and nothing covers it', async ({
  page,
}) => {
  await open(page, '/repo/branch');
  const link = page.locator('article a[href="/repo/config/branch#protected-branch"]').first();
  await link.click();
  await expect(page).toHaveURL(/\/repo\/config\/branch#protected-branch$/);
  const isShown = () =>
    page.locator('#protected-branch').evaluate((target) => {
      const {left, top} = target.getBoundingClientRect();
      return target.contains(document.elementFromPoint(left + 4, top + 4));
    });
  await expect.poll(isShown).toBe(true);
  await expect(page.locator('#protected-branch')).toBeInViewport();
});

for (const {what, hashes, where} of [
  {what: 'Han characters and rubbish', hashes: ['#中文', '#%', '#%E0%A4%A'], where: ''},
  {
    what: 'a code of Han characters, a target that does not exist and a very long one',
    hashes: ['#%E4%B8%AD', '#no-such-place', `#${'x'.repeat(10_000)}`],
    where: ' @proof',
  },
]) {
  test(`hash: ${what} are no error${where}`, async ({page}) => {
    const heading = page.getByRole('heading', {level: 1});
    for (const hash of hashes) {
      await open(page, `/user/sshkey${hash}`);
      await expect(heading, hash.slice(0, 20)).toHaveText(/SSH/);
      // Without a page between, the next address would only change the hash of this one.
      await page.goto('about:blank');
    }
  });
}

test('language: the switch keeps path, query and hash, both ways', async ({page}) => {
  await open(page, '/user/sshkey?a=1&b=%E4%B8%AD&c=x%20y&d#test');
  const from = new URL(page.url());
  await changeLanguage(page);
  await expect(page).toHaveURL(`/en${from.pathname}${from.search}${from.hash}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await changeLanguage(page);
  await expect(page).toHaveURL(`${from.pathname}${from.search}${from.hash}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
});

test('language: at the top of a page the switch adds no section, further down it leads to the one that is being read, both ways', async ({
  page,
}) => {
  await open(page, '/repo/branch');
  await changeLanguage(page);
  await expect(page).toHaveURL('/en/repo/branch');
  for (const {address, link, other} of [
    {address: '/en/repo/branch', link: '简体中文', other: '/repo/branch'},
    {address: '/repo/branch', link: 'English', other: '/en/repo/branch'},
  ]) {
    await open(page, address);
    const ids = await page.locator('article h2[id]').evaluateAll((all) => all.map(({id}) => id));
    const id = ids[2] ?? '';
    await openLanguages(page);
    await page.locator(`[id="${id}"]`).evaluate((heading) => {
      heading.scrollIntoView({behavior: 'instant'});
    });
    // By key: before a click that is not possible at once, Playwright scrolls the page.
    await page.getByRole('link', {name: link}).press('Enter');
    await expect(page).toHaveURL(`${other}#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  }
});

test('language: on a phone one press in the middle of a page leads to the same step of the other language @phone', async ({
  page,
}) => {
  await open(page, '/user/sshkey');
  const steps = page.locator('main .markdown ol > li');
  const index = 7;
  await steps.nth(index).evaluate((step) => {
    step.scrollIntoView({behavior: 'instant'});
  });
  await page.locator('.navbar').getByRole('link', {name: 'English'}).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const top = () => steps.nth(index).evaluate((step) => step.getBoundingClientRect().top);
  // Below the bar of the site and the contents, which stay in view.
  const bars = await page
    .locator('.theme-doc-toc-mobile')
    .evaluate((contents) => contents.getBoundingClientRect().bottom);
  // Where it stood before, which is 20 px below them, but for parts of pixels.
  await expect.poll(top).toBeLessThan(bars + 22);
  expect(await top()).toBeGreaterThanOrEqual(bars);
});

test('menu bar: it hides while scrolling down and shows while scrolling up, and with the keyboard in it however far the page is scrolled', async ({
  page,
}) => {
  await open(page, '/user/sshkey');
  await expect(navbar(page)).toBeInViewport();
  await page.mouse.move(640, 450);
  const scrollAway = async () => {
    const begin = await scrollTop(page);
    for (const step of [200, 400]) {
      await page.mouse.wheel(0, 200);
      await expect.poll(() => scrollTop(page)).toBe(begin + step);
    }
    await expect(navbar(page)).not.toBeInViewport();
  };
  await scrollAway();
  await page.mouse.wheel(0, -100);
  await expect(navbar(page)).toBeInViewport();
  await expect.poll(() => scrollTop(page)).toBe(300);
  await scrollAway();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(navbar(page).locator(':focus')).toHaveCount(1, {timeout: 100});
  }).toPass();
  await expect(navbar(page)).toBeInViewport({ratio: 1});
});

test('menu bar: items, their order and their English labels are the specified ones', async ({
  page,
}) => {
  await open(page, '/en/user/sshkey');
  const labels = await navbar(page).locator('.navbar__items .navbar__item').allInnerTexts();
  expect(labels.map((label) => label.trim())).toEqual([
    'Help Docs',
    'Operations Zone',
    'OAuth2 Docs',
    'API Docs',
    'Tech Blogs',
    'developer tools',
    expect.stringMatching(/^Feedback/),
    expect.stringMatching(/^English/),
  ]);
  const right = navbar(page).locator('.navbar__items--right');
  await expect(right.getByRole('combobox')).toBeVisible();
  await expect(right.getByRole('button', {name: /dark and light mode/})).toBeVisible();
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeAttached();
});

test('mobile drawer: it is drawn only after a page has come alive, and unseen @phone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const count = () => document.querySelectorAll('.navbar-sidebar').length;
    window.addEventListener('page-complete', () => Object.assign(window, {drawersThen: count()}));
  });
  await open(page, '/user/pats');
  const drawer = page.locator('.navbar-sidebar');
  await expect(drawer.locator('a[href="/user/sshkey"]')).toHaveCount(1);
  await expect(drawer).not.toBeInViewport();
  expect(await page.evaluate(() => (window as unknown as Record<string, number>).drawersThen)).toBe(
    0,
  );
});

test('mobile drawer: it opens, and closes on going back while the page stays @phone', async ({
  page,
}) => {
  await open(page, '/user/pats');
  await page.locator('#next + p a').click();
  await expect(page).not.toHaveURL(/\/user\/pats$/);
  const address = page.url();
  const drawer = page.locator('.navbar-sidebar');
  await page.getByRole('button', {name: '切换导航栏'}).click();
  await expect(drawer).toBeInViewport();
  await page.goBack();
  await expect(drawer).not.toBeInViewport();
  await expect(page).toHaveURL(address);
});

test('mobile drawer: Back closes it also where another site was before, and leaves no step behind @phone', async ({
  page,
}) => {
  const drawer = page.locator('.navbar-sidebar');
  const openDrawer = async () => {
    await page.getByRole('button', {name: '切换导航栏'}).click();
    await expect(drawer).toBeInViewport();
  };
  // Until it is passed by, the drawer's own step is where the browser is.
  const expectPageEntry = () =>
    expect.poll(() => page.evaluate(() => window.history.state === null)).toBe(true);
  await page.goto('about:blank');
  await open(page, '/user/pats');

  await test.step('Back closes it', async () => {
    await openDrawer();
    await page.goBack();
    await expect(drawer).not.toBeInViewport();
    await expect(page).toHaveURL(/\/user\/pats$/);
  });
  await test.step('a page that was opened from it is one step away, in both directions', async () => {
    await openDrawer();
    await drawer.locator('a[href="/user/sshkey"]').click();
    await expect(page).toHaveURL(/\/user\/sshkey$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/user\/pats$/);
    await expectPageEntry();
    await page.goForward();
    await expect(page).toHaveURL(/\/user\/sshkey$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/user\/pats$/);
    await expectPageEntry();
  });
  await test.step('so is the other language', async () => {
    await openDrawer();
    await drawer.getByRole('button', {name: '回到主菜单'}).click();
    await drawer.getByRole('button', {name: '选择语言'}).click();
    const english = drawer.getByRole('link', {name: 'English'});
    // A link that is scrolled to in a list that still unfolds moves under the pointer, and the press is no click.
    await expect(english).toBeInViewport({ratio: 1});
    await english.click();
    await expect(page).toHaveURL(/\/en\/user\/pats$/);
    await page.goBack();
    await expect(page).toHaveURL(/\d\/user\/pats$/);
    await expectPageEntry();
  });
  await test.step('closed by its button, it leaves Back to the site before', async () => {
    await openDrawer();
    await page.getByRole('button', {name: '关闭导航栏'}).click();
    await expect(drawer).not.toBeInViewport();
    await expectPageEntry();
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });
});

test('mobile drawer: Android’s back button closes it, also when another site was before @phone', async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'Firefox has no CloseWatcher');
  // The button is the system's: here the browser is asked to close what is open, as the system would ask it.
  await page.addInitScript(() => {
    const Watcher = window.CloseWatcher;
    if (!Watcher) throw new Error('This browser knows no requests to close.');
    window.CloseWatcher = class extends Watcher {
      constructor() {
        super();
        document.addEventListener('back-button', () => {
          this.requestClose();
        });
      }
    };
  });
  await open(page, '/user/pats');
  const drawer = page.locator('.navbar-sidebar');
  await page.getByRole('button', {name: '切换导航栏'}).click();
  await expect(drawer).toBeInViewport();
  await page.evaluate(() => document.dispatchEvent(new Event('back-button')));
  await expect(drawer).not.toBeInViewport();
  await expect(page).toHaveURL(/\/user\/pats$/);
});

test('mobile drawer: there is one up to 996 px, and it closes when the screen becomes wider', async ({
  page,
}) => {
  await page.setViewportSize({width: 996, height: 800});
  await open(page, '/user/sshkey');
  const toggle = page.getByRole('button', {name: '切换导航栏'});
  const drawer = page.locator('.navbar-sidebar');
  await toggle.click();
  await expect(drawer).toBeInViewport();
  await page.setViewportSize({width: 997, height: 800});
  await expect(toggle).toBeHidden();
  await expect(drawer).toBeHidden();
  await page.setViewportSize({width: 996, height: 800});
  await expect(toggle).toBeVisible();
  await expect(drawer).not.toBeInViewport();
});

/** The names of what has the focus while the Tab key is pressed again and again. */
async function tabThrough(page: Page, presses: number): Promise<boolean[]> {
  const inside: boolean[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    inside.push(
      await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('.navbar-sidebar') !== null,
      ),
    );
  }
  return inside;
}

test('mobile drawer: the keyboard stays inside, Escape closes it, and the button has the focus again @phone', async ({
  page,
}) => {
  await open(page, '/user/sshkey');
  const toggle = page.getByRole('button', {name: '切换导航栏'});
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', {name: '关闭导航栏'})).toBeFocused();
  await expect(page.locator('.navbar-sidebar [aria-current="page"]').last()).toBeInViewport();
  expect(await tabThrough(page, 40)).not.toContain(false);
  await page.keyboard.press('Escape');
  await expect(page.locator('.navbar-sidebar')).not.toBeInViewport();
  await expect(toggle).toBeFocused();
  await expect(page.locator('[inert]:not(.navbar-sidebar__item)')).toHaveCount(0);
});

const menu = (page: Page) => page.locator('.theme-doc-sidebar-container nav.menu');
const currentEntry = (page: Page) => menu(page).locator('[aria-current="page"]').last();

test('sidebar: the entry of the page is in view on arrival, and the menu stays where it is on the way to another page', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 420});
  await open(page, '/user/verify');
  await expect(currentEntry(page)).toBeInViewport({ratio: 1});
  await open(page, '/repo/milestone');
  await expect(currentEntry(page)).toBeInViewport({ratio: 1});
  expect(await scrollTop(page)).toBe(0);
  const neighbour = menu(page).locator('a[href="/repo/label"]');
  await neighbour.hover();
  const before = await menu(page).evaluate(({scrollTop: top}) => top);
  expect(before).toBeGreaterThan(0);
  await neighbour.click();
  await expect(page).toHaveURL(/\/repo\/label$/);
  await expect(currentEntry(page)).toBeInViewport({ratio: 1});
  expect(await menu(page).evaluate(({scrollTop: top}) => top)).toBe(before);
});

test('sidebar: it is as wide as promised, and can be hidden and shown again', async ({page}) => {
  await open(page, '/user/sshkey');
  const sidebar = page.locator('.theme-doc-sidebar-container');
  await expect(sidebar).toHaveCSS('width', sidebarWidth);
  await page.getByRole('button', {name: '收起侧边栏'}).click();
  await expect(sidebar.getByRole('link', {name: /SSH/})).toBeHidden();
  await page.getByRole('button', {name: '展开侧边栏'}).click();
  await expect(sidebar.getByRole('link', {name: /SSH/})).toBeVisible();
  await expect(sidebar).toHaveCSS('width', sidebarWidth);
});

test('table of contents: it covers headings of the levels 2 and 3', async ({page}) => {
  await open(page, '/user/pats');
  const listed = await page
    .getByRole('navigation', {name: '本页目录'})
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''));
  const headings = await page
    .locator('article :is(h2, h3)[id]')
    .evaluateAll((all) => all.map(({id}) => id));
  expect(await page.locator('article h3[id]').count()).toBeGreaterThan(0);
  expect(listed).toEqual(headings);
});

for (const {address, name} of [
  {address: '/user/sshkey', name: '跳到主要内容'},
  {address: '/en/user/sshkey', name: 'Skip to main content'},
]) {
  // Its English words stand in the test of the menu bar.
  const where = address.startsWith('/en/') ? ' @proof' : '';
  test(`skip link: the first stop of the keyboard on ${address} leads to the content${where}`, async ({
    page,
  }) => {
    await open(page, address);
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', {name});
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await page.keyboard.press('Enter');
    // What comes next is inside the content, past menu bar and sidebar.
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });
}

const progressBar = (page: Page) => page.locator('#progress-bar');

test('progress bar: it starts 200 ms after a route change; a loading spinner shows while a page loads, and both end with it', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/user/sshkey');
  const letGo = await hold(page, chunks);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('nav.navbar a[href^="/devtools"]')?.click();
  });
  await expect(page).toHaveURL(/\/devtools\/?$/);
  await page.clock.runFor(199);
  await expect(progressBar(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(progressBar(page)).toHaveCount(1);
  await expect(progressBar(page).locator('.spinner')).toBeVisible();
  letGo();
  await page.clock.resume();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('开发者工具');
  await expect(progressBar(page)).toHaveCount(0);
});

/** The scripts that the page asks for from now on. */
function watchScripts(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (chunks.test(request.url())) seen.push(request.url());
  });
  return seen;
}

test('prefetch: the pointer or the focus on a link fetches its page ahead, and seeing the link does not @layers', async ({
  page,
}) => {
  const seen = watchScripts(page);
  await open(page, '/user/sshkey');
  for (const {address, show, title} of [
    {address: '/user/pats', show: (link: Locator) => link.hover(), title: '个人访问密钥'},
    {address: '/user/gpgkey', show: (link: Locator) => link.focus(), title: /GPG/},
  ]) {
    const link = page.locator(`.menu a[href="${address}"]`);
    await expect(link).toBeInViewport();
    await waitForQuiet(seen);
    seen.length = 0;
    await show(link);
    await expect.poll(() => seen.length, address).toBeGreaterThan(0);
    await waitForQuiet(seen);
    const before = seen.length;
    await link.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    expect(seen.length, `${address}: nothing was left to fetch`).toBe(before);
  }
});

test('@phone prefetch: the pages of the first links that the text shows are fetched ahead, and no more of them @layers', async ({
  page,
}) => {
  const seen = watchScripts(page);
  // The first screen shows one link of the text: which of several come first is chance.
  await open(page, '/user/sshkey');
  const links = page.locator('.markdown :is(p, li, td) a[href^="/"]');
  expect(await links.count()).toBeGreaterThan(10);
  await links.first().scrollIntoViewIfNeeded();
  const address = (await links.first().getAttribute('href')) ?? '';
  await waitUntilAlive(page);
  await waitForQuiet(seen);
  seen.length = 0;
  await links.last().scrollIntoViewIfNeeded();
  await waitForQuiet(seen);
  // Three pages of at most two files.
  expect(seen.length).toBeLessThanOrEqual(6);
  await links.first().scrollIntoViewIfNeeded();
  seen.length = 0;
  await links.first().tap();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('配置 SSH 密钥');
  expect(seen, 'nothing was left to fetch').toEqual([]);
});

test('@phone prefetch: what the first screen leads to is fetched while the page is not alive yet @layers', async ({
  page,
}) => {
  const seen = watchScripts(page);
  const own = await readPieces(page, '/user/sshkey');
  expect(own.length).toBeGreaterThan(0);
  // Without the last piece of its list, its own text, it cannot come alive.
  const letGo = await hold(page, `**${own.at(-1)}`);
  await page.goto('/user/sshkey');
  const link = page.locator('.markdown :is(p, li, td) a[href^="/"]').first();
  await expect(link).toBeInViewport();
  const next = await readPieces(page, (await link.getAttribute('href')) ?? '');
  const ahead = next.filter((piece) => !own.includes(piece));
  expect(ahead.length).toBeGreaterThan(0);
  await page.evaluate(() => window.dispatchEvent(new Event('wheel')));
  await expect
    .poll(() => seen.map((address) => new URL(address).pathname))
    .toEqual(expect.arrayContaining(ahead));
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  letGo();
  await waitUntilAlive(page);
});

test('prefetch: nothing is fetched ahead on a slow line or with data saving on', async ({page}) => {
  await page.addInitScript(() => {
    const line = {effectiveType: '4g', saveData: true, addEventListener: () => undefined};
    Object.defineProperty(navigator, 'connection', {get: () => line});
  });
  await open(page, '/user/sshkey');
  await page.waitForLoadState('networkidle');
  const seen = watchScripts(page);
  const tools = page.getByRole('link', {name: '开发者工具'}).first();
  for (const line of [
    {effectiveType: '4g', saveData: true},
    {effectiveType: '2g', saveData: false},
    {effectiveType: 'slow-2g', saveData: false},
  ]) {
    await page.evaluate(
      (value) => Object.assign((navigator as {connection?: object}).connection ?? {}, value),
      line,
    );
    await page.locator('.menu a[href="/user/pats"]').hover();
    await page.locator('.menu a[href="/user/pats"]').focus();
    await tools.hover();
    expect(seen, JSON.stringify(line)).toEqual([]);
    await page.mouse.move(640, 450);
    await tools.focus();
  }
  await waitForQuiet(seen);
  expect(seen).toEqual([]);
  // Following a link still works, and shows that the list above would have filled.
  await tools.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('开发者工具');
  expect(seen.length).toBeGreaterThan(0);
});
