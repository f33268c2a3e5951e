import {
  answerChanged,
  changeLanguage,
  chunks,
  delayScripts,
  open,
  stopFetchingAhead,
  waitUntilAlive,
  watchDocuments,
} from '../support/steps';
import {expect, test, type ExpectedProblems, type Page} from '../support/test';

const drawnAnew = /console error: Docusaurus React Root onRecoverableError: .*error #418/;

const redBox = (page: Page) => page.getByRole('alert');
const article = (page: Page) => page.locator('article');

const mainScript = /\/assets\/js\/main\.[^/]+\.js$/;

/** The console is to warn of a chunk, and says itself that a request failed. */
function expectChunkFailure(expectedProblems: ExpectedProblems): void {
  expectedProblems.expect(/console warning: ChunkLoadError/);
  expectedProblems.expect(/failed request: .*\/assets\/js\//);
  expectedProblems.expect(/console error: Failed to load resource: net::ERR_FAILED/);
}

for (const {address, retry, says} of [
  {address: '/user/pats', retry: '重试', says: '页面没有加载完整'},
  {address: '/en/user/pats', retry: 'Retry', says: 'The page did not load completely'},
]) {
  // Two languages differ in their words: `npm test` asks each thing in one of them.
  const where = address.startsWith('/en/') ? ' @proof' : '';
  test(`page load error: ${address} shows the red box over its text, and Retry brings it to life${where}`, async ({
    page,
    expectedProblems,
  }) => {
    expectChunkFailure(expectedProblems);
    await page.route(chunks, (route) => route.abort());
    const documents = watchDocuments(page);
    await page.goto(address);
    await expect(redBox(page)).toContainText(says);
    await expect(redBox(page)).toContainText('ChunkLoadError');
    await expect(redBox(page)).toHaveCSS('border-top-color', 'rgb(180, 35, 44)');
    await expect(article(page)).toBeVisible();

    await page.unroute(chunks);
    await page.getByRole('button', {name: retry, exact: true}).click();
    await waitUntilAlive(page);
    await expect(redBox(page)).toHaveCount(0);
    expect(documents).toEqual([address, address]);
  });
}

test('page load error: Retry while the server is out of reach keeps the page and says why', async ({
  page,
  expectedProblems,
}) => {
  expectChunkFailure(expectedProblems);
  expectedProblems.expect(/failed request: .*\/user\/pats /);
  await page.route(chunks, (route) => route.abort());
  await page.goto('/user/pats');
  await page.route('**/user/pats', (route) => route.abort());
  await page.getByRole('button', {name: '重试'}).click();
  await expect(redBox(page)).toContainText(/Failed to fetch|NetworkError/);
  await expect(article(page)).toBeVisible();

  await page.unrouteAll();
  await page.getByRole('button', {name: '重试'}).click();
  await waitUntilAlive(page);
});

test('page load error: a page in the place of a chunk counts as a failure too', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.expect(/console warning: ChunkLoadError/);
  expectedProblems.expect(/page error: Unexpected token '<'/);
  await page.route(chunks, (route) =>
    route.fulfill({contentType: 'text/html', body: '<!doctype html><p>Welcome</p>'}),
  );
  await page.goto('/user/pats');
  await expect(redBox(page)).toContainText('ChunkLoadError');
});

test('chunk failure on a route change: the console warns, the browser reloads once, and the page is there', async ({
  page,
  expectedProblems,
}) => {
  expectChunkFailure(expectedProblems);
  // The page behind the link must not be there already.
  await stopFetchingAhead(page);
  await open(page, '/blog');
  const documents = watchDocuments(page);
  await page.route(chunks, (route) => route.abort());
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void page.unroute(chunks);
  });
  await page.getByRole('link', {name: '开发者工具'}).first().click();
  await expect.poll(() => documents.length).toBe(1);
  await expect(page).toHaveURL(/\/devtools\/?$/);
  await waitUntilAlive(page);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(redBox(page)).toHaveCount(0);
  expect(documents).toHaveLength(1);
});

test('chunk failure on a route change: when the reload does not help there is no second one, but the red box', async ({
  page,
  expectedProblems,
}) => {
  expectChunkFailure(expectedProblems);
  await open(page, '/blog');
  const documents = watchDocuments(page);
  await page.route(chunks, (route) => route.abort());
  await page.getByRole('link', {name: '开发者工具'}).first().click();
  await expect(redBox(page)).toContainText('ChunkLoadError');
  await expect(page).toHaveURL(/\/devtools\/?$/);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();

  await page.unroute(chunks);
  await page.getByRole('button', {name: '重试'}).click();
  await waitUntilAlive(page);
  expect(documents).toHaveLength(2);
});

const startFiles = /\/assets\/(js\/(runtime~)?(main|react)|css\/styles)\.[^/"' >]+/g;

/** The page as it was in a release whose scripts and styles are gone. */
async function serveOldPage(page: Page, address: string, {times}: {times: number}): Promise<void> {
  let left = times;
  await page.route(
    ({pathname}) => pathname === address,
    async (route) => {
      if (left === 0 || !route.request().isNavigationRequest()) {
        await route.continue();
        return;
      }
      left -= 1;
      const changed = await answerChanged(route, (html) =>
        html.replace(startFiles, (file) => file.replace(/\.(?=[^.]+$)/, '.gone.')),
      );
      expect(changed).toBe(true);
    },
  );
}

function expectMissingStart(expectedProblems: ExpectedProblems): void {
  expectedProblems.expect(
    /answer 404: .*\/assets\/|console error: (Failed to load resource: .* 404|Refused to (execute|apply))/,
  );
}

const baseUrlBanner = (page: Page) => page.locator('#__docusaurus-base-url-issue-banner');

/** The page asks for itself anew to see what it is now; true once it has the answer. */
const waitForComparison = (page: Page) =>
  page.waitForResponse((response) => response.request().resourceType() === 'fetch');

for (const address of ['/', '/en/', '/en/user/pats']) {
  const where = address === '/' ? '' : ' @proof';
  test(`old page: ${address} of a release whose scripts are gone is replaced by the new one, once${where}`, async ({
    page,
    expectedProblems,
  }) => {
    expectMissingStart(expectedProblems);
    await serveOldPage(page, address, {times: 1});
    const documents = watchDocuments(page);
    await page.goto(address);
    await expect.poll(() => documents.length).toBe(2);
    await waitUntilAlive(page);
    expect(documents).toEqual([address, address]);
    await expect(baseUrlBanner(page)).toHaveCount(0);
  });
}

test('old page: when it comes again after the reload there is no second one, and its text stays', async ({
  page,
  expectedProblems,
}) => {
  expectMissingStart(expectedProblems);
  await serveOldPage(page, '/', {times: 5});
  const documents = watchDocuments(page);
  await page.goto('/');
  await expect.poll(() => documents.length).toBe(2);
  await expect(redBox(page)).toContainText('正文和链接可用');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(baseUrlBanner(page)).toHaveCount(0);
  await page.waitForLoadState('load');
  expect(documents).toEqual(['/', '/']);
});

for (const {name, tag = '', provoke} of [
  {
    name: 'is gone from the server',
    provoke: (page: Page) =>
      page.route(mainScript, (route) => route.fulfill({status: 404, body: 'Not found'})),
  },
  {
    name: 'waits for that of React, which is gone,',
    // Stock Docusaurus has React in its main script.
    tag: ' @layers @proof',
    provoke: (page: Page) =>
      page.route(/\/assets\/js\/react\./, (route) =>
        route.fulfill({status: 404, body: 'Not found'}),
      ),
  },
  {
    name: 'is answered with a page',
    provoke: (page: Page) =>
      page.route(mainScript, (route) =>
        route.fulfill({
          contentType: 'text/html',
          headers: {'X-Content-Type-Options': 'nosniff'},
          body: '<!doctype html><p>Welcome</p>',
        }),
      ),
  },
]) {
  test(`start: when the main script ${name} although the page names it, nothing reloads, a box says what is dead, and links lead on${tag}`, async ({
    page,
    expectedProblems,
  }) => {
    expectedProblems.expect(
      /answer 404|console error: (Failed to load resource: .* 404|Refused to (execute|apply))/,
    );
    await provoke(page);
    const documents = watchDocuments(page);
    const compared = waitForComparison(page);
    await page.goto('/');
    await (await compared).finished();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(baseUrlBanner(page)).toHaveCount(0);
    await expect(redBox(page)).toContainText('正文和链接可用');
    expect(documents).toEqual(['/']);
    await page.getByRole('link', {name: '技术博客'}).first().click();
    await expect(page).toHaveURL(/\/blog\/?$/);
    await expect(page.locator('article').first()).toBeVisible();
  });
}

/** A host that answers such an address itself leaves it to the page to know which route is meant. */
async function serveUnder(page: Page, route: string, suffix: string): Promise<void> {
  await page.route(
    ({pathname}) => pathname === `${route}${suffix}`,
    async (request) => {
      await request.fulfill({response: await page.request.get(route)});
    },
  );
}

test('an address that ends in .html is the page without it when the host does not redirect @proof', async ({
  page,
}) => {
  for (const [route, title] of [
    ['/user/pats', '个人访问密钥'],
    ['/repo', '代码库'],
    ['/en/blog', 'Tech blog'],
  ] as const) {
    for (const suffix of ['.html', '/index.html']) {
      await serveUnder(page, route, suffix);
      await open(page, `${route}${suffix}?a=1#scopes`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
      await expect(page.getByRole('banner').or(page.locator('nav.navbar'))).toHaveCount(1);
      await expect(page).toHaveURL(`${route}?a=1#scopes`);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        /\/(pats|repo|blog)$/,
      );
    }
  }
});

test('the home page of a language keeps its slash, however a host is asked for it @proof', async ({
  page,
}) => {
  for (const asked of ['/en', '/en.html', '/en/index.html']) {
    await page.route(
      ({pathname}) => pathname === asked,
      async (route) => route.fulfill({response: await page.request.get('/en/')}),
    );
    await open(page, `${asked}?a=1#x`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('AtomGit Docs');
    await expect(page).toHaveURL('/en/?a=1#x');
    const other = page.locator('.navbar .dropdown__link[lang="zh-Hans"]');
    await expect(other).toHaveAttribute('href', '/?a=1#x');
  }
});

test.describe('in a browser of the other language', () => {
  test.use({locale: 'en-US'});

  test('page load error: a part that nobody asked for is left out when it does not come, and the page stays @layers', async ({
    page,
    expectedProblems,
  }) => {
    expectedProblems.expect(/failed request: .*\/assets\/css\/styles-later/);
    expectedProblems.expect(/console (error: Failed to load resource|warning: Error: Loading CSS)/);
    await page.route('**/assets/css/styles-later*', (route) => route.abort());
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
    await page.goto('/user/pats');
    await waitUntilAlive(page);
    await warned;
    await page.getByRole('button', {name: '切换'}).first().click();
    await expect(article(page)).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('个人访问密钥');
  });
});

test('page load error: what was asked for and does not come says so, and Retry brings it', async ({
  page,
  expectedProblems,
}) => {
  expectChunkFailure(expectedProblems);
  await open(page, '/openAPI/api_versioned/get-branch-list');
  await page.route(chunks, (route) => route.abort());
  await page.getByRole('button', {name: '把示例换成你的名称'}).click();
  await expect(redBox(page)).toContainText('ChunkLoadError');
  await expect(article(page)).toBeVisible();
  await page.unroute(chunks);
  await page.getByRole('button', {name: '重试', exact: true}).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(redBox(page)).toHaveCount(0);
});

for (const {base, elsewhere, kept} of [
  {base: '/', elsewhere: '/docs/', kept: ' @proof'},
  {base: '/en/', elsewhere: '/docs/en/', kept: ''},
]) {
  test(`base URL: pages built for ${base} that stand below ${elsewhere} say so on the home page and nowhere else; where the base is right, nothing does @layers${kept}`, async ({
    page,
    request,
    expectedProblems,
  }) => {
    expectedProblems.expect(/failed request: .*\/assets\//);
    expectedProblems.expect(/console error: Failed to load resource/);
    // A host that has the site in a folder: the pages are there, what they name is not.
    await page.route(/\/docs\//, async (route) => {
      const {pathname} = new URL(route.request().url());
      const response = await request.get(pathname.replace('/docs/', '/'));
      await route.fulfill({body: await response.body(), contentType: 'text/html'});
    });
    await page.route('**/assets/**', (route) => route.abort());
    const banner = baseUrlBanner(page);
    await page.goto(elsewhere);
    await expect(banner.locator('code')).toHaveText([base, elsewhere]);
    // `/en`: some hosts do not redirect it.
    for (const address of [`${elsewhere}devtools`, base, base.slice(0, -1) || base]) {
      await page.goto(address);
      await expect(page.locator('#start-failure'), address).toBeVisible();
      await expect(banner, address).toHaveCount(0);
    }
  });
}

for (const home of ['/', '/en/']) {
  test(`base URL: scripts that come 3 s late are no reason for a banner on ${home} @layers @proof`, async ({
    page,
  }) => {
    await delayScripts(page);
    await page.goto(home);
    await expect(page.locator('template#base-url-banner')).toHaveCount(1);
    await waitUntilAlive(page);
    await expect(baseUrlBanner(page)).toHaveCount(0);
  });
}

for (const {address, says, retry} of [
  {address: '/user/pats', says: '正文和链接可用', retry: '重试'},
  {address: '/en/user/pats', says: 'Its text and links work', retry: 'Retry'},
]) {
  const where = address.startsWith('/en/') ? '' : ' @proof';
  test(`start: ${address} without its first script says what is dead, and its links work @layers${where}`, async ({
    page,
    expectedProblems,
  }) => {
    expectedProblems.expect(/failed request: .*\/assets\/js\/main/);
    expectedProblems.expect(/console error: Failed to load resource: net::ERR_FAILED/);
    await page.route(mainScript, (route) => route.abort());
    await page.goto(`${address}?a=1#scopes`);
    await expect(redBox(page)).toContainText(says);
    await expect(redBox(page).locator('code')).toHaveText(/\/assets\/js\/main\.\w+\.js$/);
    await expect(article(page)).toBeVisible();
    await changeLanguage(page);
    await expect(page).toHaveURL(/\/user\/pats\?a=1#scopes$/);
    expect(new URL(page.url()).pathname).not.toBe(address);
    // Firefox takes no address while a page is on its way.
    await expect(redBox(page)).toBeVisible();
    await page.goto(address);
    await expect(redBox(page)).toBeVisible();
    await page.unroute(mainScript);
    await redBox(page).getByRole('link', {name: retry}).click();
    await waitUntilAlive(page);
    await expect(redBox(page)).toHaveCount(0);
  });
}

for (const {address, link, title, retry} of [
  {address: '/user/pats', link: '技术博客', title: '页面已崩溃。', retry: '重试'},
  {address: '/en/user/pats', link: 'Tech Blogs', title: 'This page crashed.', retry: 'Try again'},
]) {
  const where = address.startsWith('/en/') ? '' : ' @proof';
  test(`render crash: from ${address} the page says “${title}” with the error, and “${retry}” resets it${where}`, async ({
    page,
    expectedProblems,
  }) => {
    expectedProblems.expect(/console error: Error: Broken on purpose/);
    await open(page, address);
    await page.evaluate(() => {
      const {DateTimeFormat} = Intl;
      const mend = () => Object.assign(Intl, {DateTimeFormat});
      // Not before the press: whatever renders the page anew until then must crash too.
      document.addEventListener('pointerdown', ({target}) => {
        if ((target as Element).closest('button')) mend();
      });
      Object.assign(Intl, {
        DateTimeFormat: function () {
          throw new Error('Broken on purpose');
        },
      });
    });
    await page.getByRole('link', {name: link}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(page.getByText('Broken on purpose')).toBeVisible();
    await page.getByRole('button', {name: retry, exact: true}).click();
    await expect(page.getByRole('heading', {name: title})).toHaveCount(0);
    await expect(page.locator('article').first()).toBeVisible();
  });
}

test('render crash: a link leads out of it', async ({page, expectedProblems}) => {
  expectedProblems.expect(/console error: Error: Broken on purpose/);
  await open(page, '/user/pats');
  await page.evaluate(() => {
    const {DateTimeFormat} = Intl;
    const fail = function () {
      throw new Error('Broken on purpose');
    };
    Object.assign(window, {mendDates: () => Object.assign(Intl, {DateTimeFormat})});
    Object.assign(Intl, {DateTimeFormat: fail});
  });
  await page.getByRole('link', {name: '技术博客'}).first().click();
  const crash = page.getByRole('heading', {name: '页面已崩溃。'});
  await expect(crash).toBeVisible();
  await page.evaluate(() => {
    (window as unknown as {mendDates: () => void}).mendDates();
  });
  await page.locator('.navbar__brand').click();
  await expect(page).toHaveURL('/');
  await expect(crash).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('a page module without a default export raises the error that says so', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.expect(/The page component at \/search-?.* doesn't have a default export/);
  let changed = 0;
  await page.route(chunks, async (route) => {
    const done = await answerChanged(route, (body) =>
      body.includes('theme.SearchPage.emptyResultsTitle')
        ? body.replace(/\bdefault:(?=\(\)=>)/, 'renamed:')
        : body,
    );
    if (done) changed += 1;
  });
  await page.goto('/search');
  await expect(page.getByText("doesn't have a default export")).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('页面已崩溃。');
  expect(changed).toBe(1);
});

/** The bundle that starts the site, with the navbar pointing at another doc, and that doc perhaps a draft. */
async function changeNavbarDoc(page: Page, {isDraft}: {isDraft: boolean}): Promise<void> {
  await page.route(mainScript, async (route) => {
    const changed = await answerChanged(route, (body) => {
      const renamed = body.replace(/("?docId"?:)"index"/, '$1"gone"');
      return isDraft ? renamed.replaceAll(/("?draftIds"?:)\[\]/g, '$1["gone"]') : renamed;
    });
    expect(changed).toBe(true);
  });
}

test('navbar: an item that refers to a missing doc is an error that names it @proof', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.expect(/A theme navbar item failed to render/);
  expectedProblems.expect(/console error: Error: Couldn't find any doc with id "gone"/);
  await changeNavbarDoc(page, {isDraft: false});
  await page.goto('/user/pats');
  await expect(page.getByText('Couldn\'t find any doc with id "gone"')).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('页面已崩溃。');
});

test('navbar: an item that refers to a draft is left out @proof', async ({
  page,
  expectedProblems,
}) => {
  // The page's HTML has the item.
  expectedProblems.expect(drawnAnew);
  await changeNavbarDoc(page, {isDraft: true});
  await open(page, '/user/pats');
  const menu = page.getByRole('navigation').first();
  await expect(menu.getByRole('link', {name: '技术博客'})).toBeVisible();
  await expect(menu.getByRole('link', {name: '帮助文档'})).toHaveCount(0);
});
