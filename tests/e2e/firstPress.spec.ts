import {readClipboard} from '../support/clipboard';
import {delayScripts, hold, open, scripts} from '../support/steps';
import {expect, test, type Page} from '../support/test';

type Case = {
  control: string;
  address: string;
  /** The first thing that happens on the page. */
  press: (page: Page) => Promise<void>;
  /** What it must lead to once there is code for it. */
  result: (page: Page) => Promise<void>;
};

const root = (page: Page) => page.locator('html');
const toggle = (page: Page) => page.getByRole('button', {name: /切换浅色/});
const searchBox = (page: Page) => page.locator('.navbar__search-input');

const cases: Case[] = [
  ...['Control+k', 'Meta+k'].map((keys) => ({
    control: `${keys} for search`,
    address: '/user/sshkey',
    press: (page: Page) => page.keyboard.press(keys),
    result: (page: Page) => expect(searchBox(page)).toBeFocused(),
  })),
  {
    control: 'the search box, and what is typed into it',
    address: '/user/sshkey',
    press: async (page) => {
      await searchBox(page).click();
      await page.keyboard.type('ssh');
    },
    result: (page) => expect(page.getByRole('option').first()).toBeVisible({timeout: 15_000}),
  },
  {
    control: 'the colour mode',
    address: '/user/sshkey',
    press: (page) => toggle(page).click(),
    result: (page) => expect(root(page)).toHaveAttribute('data-theme', 'dark'),
  },
  {
    control: 'the language, with query and hash',
    address: '/user/sshkey?a=1#test',
    press: async (page) => {
      await page.locator('.navbar .dropdown').hover();
      await page.getByRole('link', {name: 'English'}).click();
    },
    result: (page) => expect(page).toHaveURL(/\/en\/user\/sshkey\?a=1#test$/),
  },
  {
    control: 'the announcement',
    address: '/user/sshkey',
    press: (page) => page.getByRole('region', {name: '公告'}).getByRole('button').click(),
    result: (page) => expect(page.getByRole('region', {name: '公告'})).toHaveCount(0),
  },
  {
    control: 'the sidebar',
    address: '/user/sshkey',
    press: (page) => page.getByRole('button', {name: '收起侧边栏'}).click(),
    result: (page) =>
      expect(page.getByRole('button', {name: '展开侧边栏', exact: true})).toBeVisible(),
  },
  {
    control: 'a group of the sidebar',
    address: '/user/sshkey',
    press: (page) => page.getByRole('button', {name: /'代码库'/}).click(),
    result: (page) => expect(page.locator('.menu a[href="/repo/branch"]')).toBeVisible(),
  },
  {
    control: 'a tab',
    address: '/user/git/install',
    press: (page) => page.getByRole('tab', {name: 'Linux'}).first().click(),
    result: (page) =>
      expect(page.getByRole('tab', {name: 'Linux'}).first()).toHaveAttribute(
        'aria-selected',
        'true',
      ),
  },
  {
    control: 'copying code',
    address: '/user/sshkey',
    press: async (page) => {
      await page.context().grantPermissions(['clipboard-write']);
      await page.getByRole('button', {name: '复制代码'}).first().click();
    },
    result: (page) => expect.poll(() => readClipboard(page)).not.toBe(''),
  },
  {
    control: 'a box and a field of a tool',
    address: '/devtools',
    press: async (page) => {
      const tool = page.getByRole('region', {name: 'LFS 规则生成器'});
      await tool.getByRole('checkbox', {name: '视频'}).check();
      await tool.getByLabel('粘贴文件清单').fill('design/cover.psd');
    },
    result: async (page) => {
      const tool = page.getByRole('region', {name: 'LFS 规则生成器'});
      await expect(tool.getByRole('checkbox', {name: '视频'})).toBeChecked();
      await expect(tool.getByRole('status').first()).toContainText('*.mp4');
      await expect(tool.getByLabel('粘贴文件清单')).toHaveValue('design/cover.psd');
    },
  },
  {
    control: 'the drawer @phone',
    address: '/user/sshkey',
    press: (page) => page.getByRole('button', {name: '切换导航栏'}).tap(),
    result: (page) => expect(page.locator('.navbar-sidebar')).toBeInViewport(),
  },
];

for (const {control, address, press, result} of cases) {
  test(`first press: ${control} works although the scripts come after it @layers`, async ({
    page,
  }) => {
    const letGo = await hold(page, scripts);
    await page.goto(address, {waitUntil: 'domcontentloaded'});
    await press(page);
    await expect(root(page)).toHaveAttribute('data-has-hydrated', 'false');
    letGo();
    await result(page);
    await expect(root(page)).toHaveAttribute('data-has-hydrated', 'true');
  });
}

test('first press: a link is followed at once, without any script @layers', async ({page}) => {
  const asked: string[] = [];
  // Never answered: whatever works here needs no script.
  await page.route(/\.js$/, (route) => {
    asked.push(route.request().url());
  });
  // Its load would wait for scripts that a sign of the test's pointer has started.
  await page.goto('/user/sshkey', {waitUntil: 'domcontentloaded'});
  await page.getByRole('link', {name: '技术博客'}).first().click();
  await expect(page).toHaveURL(/\/blog\/?$/);
  expect(asked.length, 'the press did start the scripts').toBeGreaterThan(0);
});

test('first press: a reader who does nothing has the code after a while', async ({page}) => {
  await page.goto('/user/sshkey');
  await expect(root(page)).toHaveAttribute('data-has-hydrated', 'true');
});

for (const address of ['/user/sshkey?a=1', '/user/sshkey#test', '/search', '/no-such-page']) {
  test(`first press: ${address} is not complete without code and waits for no press`, async ({
    page,
    expectedProblems,
  }) => {
    if (address === '/no-such-page') expectedProblems.expect(/404/);
    await page.goto(address);
    await expect(root(page)).toHaveAttribute('data-has-hydrated', 'true', {timeout: 4000});
  });
}

test('first press: a reader who comes from another page of the site has shown up already', async ({
  page,
}) => {
  // Alive first: what a page was still loading when it is left, Firefox reports as an error of its script.
  await open(page, '/blog');
  await page.goto('/user/sshkey', {referer: page.url()});
  await expect(root(page)).toHaveAttribute('data-has-hydrated', 'true', {timeout: 4000});
});

for (const address of ['/repo/branch', '/en/', '/blog', '/openAPI/api_versioned/org-members']) {
  test(`first press: ${address} comes alive where it stands, and no part of it is put in anew`, async ({
    page,
  }) => {
    await page.goto(address);
    await page.evaluate(() => {
      const frame = document.querySelector('#__docusaurus');
      const parts = new Set<Node>(frame?.children);
      if (!frame || parts.size < 3) throw new Error('The page has no parts.');
      const moved: Node[] = [];
      Object.assign(window, {moved});
      new MutationObserver((changes) => {
        for (const {addedNodes} of changes)
          moved.push(...[...addedNodes].filter((node) => parts.has(node)));
      }).observe(frame, {childList: true});
    });
    await page.mouse.wheel(0, 1);
    await expect(root(page)).toHaveAttribute('data-has-hydrated', 'true');
    expect(
      await page.evaluate(() =>
        (window as unknown as {moved: Element[]}).moved.map(({className}) => className),
      ),
    ).toEqual([]);
  });
}

test('first press: two presses are two, in their order', async ({page}) => {
  await delayScripts(page);
  await page.goto('/user/sshkey');
  await toggle(page).click();
  await toggle(page).click();
  await expect(root(page)).toHaveAttribute('data-theme-choice', 'system');
});
