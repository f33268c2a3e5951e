import {readClipboard} from '../support/clipboard';
import {changeLanguage, delayScripts, hold, open, scripts, waitUntilAlive} from '../support/steps';
import {expect, test, type Page} from '../support/test';

type Case = {
  control: string;
  /** Part of `npm run proof` alone: another test presses the like. */
  rare?: true;
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
  {
    control: 'Control+k for search',
    address: '/user/sshkey',
    press: (page) => page.keyboard.press('Control+k'),
    result: (page) => expect(searchBox(page)).toBeFocused(),
  },
  {
    control: 'Meta+k for search',
    rare: true,
    address: '/user/sshkey',
    press: (page) => page.keyboard.press('Meta+k'),
    result: (page) => expect(searchBox(page)).toBeFocused(),
  },
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
    control: 'each of the announcement, a group of the sidebar, copying code and the colour mode',
    address: '/user/sshkey',
    press: async (page) => {
      await page.context().grantPermissions(['clipboard-write']);
      await page.getByRole('region', {name: '公告'}).getByRole('button').click();
      await page.getByRole('button', {name: /'代码库'/}).click();
      await page.getByRole('button', {name: '复制代码'}).first().click();
      await toggle(page).click();
    },
    result: async (page) => {
      await expect(page.getByRole('region', {name: '公告'})).toHaveCount(0);
      await expect(page.locator('.menu a[href="/repo/branch"]')).toBeVisible();
      await expect.poll(() => readClipboard(page), 'what was copied').not.toBe('');
      await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    },
  },
  {
    control: 'the language, with query and hash',
    rare: true,
    address: '/user/sshkey?a=1#test',
    press: async (page) => {
      await changeLanguage(page);
    },
    result: (page) => expect(page).toHaveURL(/\/en\/user\/sshkey\?a=1#test$/),
  },
  {
    control: 'the language on a phone, with query and hash @phone',
    address: '/user/sshkey?a=1#test',
    press: (page) => page.locator('.language-link').tap(),
    result: (page) => expect(page).toHaveURL(/\/en\/user\/sshkey\?a=1#test$/),
  },
  {
    control: 'the sidebar',
    rare: true,
    address: '/user/sshkey',
    press: (page) => page.getByRole('button', {name: '收起侧边栏'}).click(),
    result: (page) =>
      expect(page.getByRole('button', {name: '展开侧边栏', exact: true})).toBeVisible(),
  },
  {
    control: 'a tab',
    rare: true,
    address: '/user/git/install',
    press: (page) => page.getByRole('tab', {name: 'Linux'}).first().click(),
    result: (page) =>
      expect(page.getByRole('tab', {name: 'Linux'}).first()).toHaveAttribute(
        'aria-selected',
        'true',
      ),
  },
  {
    control: 'a box and a field of a tool',
    address: '/devtools#lfs-helper',
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
    control: 'the button that builds a request, of which there is one',
    address: '/openAPI/api_versioned/create-repo-issue',
    press: (page) => page.getByRole('button', {name: '组装这个请求'}).click(),
    result: async (page) => {
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', {name: '组装这个请求'})).toHaveCount(1);
    },
  },
  {
    control: 'the drawer @phone',
    address: '/user/sshkey',
    press: (page) => page.getByRole('button', {name: '切换导航栏'}).tap(),
    result: (page) => expect(page.locator('.navbar-sidebar')).toBeInViewport(),
  },
];

for (const {control, rare, address, press, result} of cases) {
  const where = rare ? ' @proof' : '';
  test(`first press: ${control} works although the scripts come after it @layers${where}`, async ({
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

test('first press: a tab is chosen that is put in anew while the finger is on it @layers', async ({
  page,
}) => {
  const letGo = await hold(page, scripts);
  await page.goto('/user/git/install', {waitUntil: 'domcontentloaded'});
  const tab = page.getByRole('tab', {selected: false}).first();
  const name = await tab.innerText();
  await tab.hover();
  await page.mouse.down();
  letGo();
  await waitUntilAlive(page);
  await page.mouse.up();
  await expect(page.getByRole('tab', {name})).toHaveAttribute('aria-selected', 'true');
});

const menuButton = (page: Page) => page.getByRole('button', {name: '切换导航栏'});

test('first press: the menu of a phone shows before the scripts come, and the drawer goes on where it was @layers @phone', async ({
  page,
}) => {
  const letGo = await hold(page, scripts);
  await page.goto('/repo/branch', {waitUntil: 'domcontentloaded'});
  await menuButton(page).tap();
  const early = page.getByRole('dialog');
  await expect(early.getByRole('link', {name: '分支', exact: true})).toBeInViewport();
  await early.getByRole('button', {name: /'用户'/}).tap();
  letGo();
  const drawer = page.locator('.navbar-sidebar');
  await expect(drawer.locator('.menu a[href="/user/sshkey"]')).toBeInViewport();
  await expect(early).toHaveCount(0);
  await expect(drawer.getByRole('button', {name: '关闭导航栏'})).toBeFocused();
});

test('first press: the early menu of a phone leads on and can be left, without any script @layers @phone', async ({
  page,
}) => {
  const letGo = await hold(page, scripts);
  await page.goto('/repo/branch', {waitUntil: 'domcontentloaded'});
  const early = page.getByRole('dialog');
  await menuButton(page).tap();
  await early.getByRole('link', {name: '用户', exact: true}).tap();
  await expect(page).toHaveURL(/\/user$/);
  const leave = [
    () => page.keyboard.press('Escape'),
    () => early.getByRole('button', {name: '关闭导航栏'}).tap(),
    () => page.touchscreen.tap(380, 500),
  ];
  for (const way of leave) {
    await menuButton(page).tap();
    await expect(early).toBeVisible();
    await way();
    await expect(early).toHaveCount(0);
  }
  letGo();
  await expect(root(page)).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('.navbar-sidebar')).not.toBeInViewport();
});

test('first press: a reader who does nothing has the code after a while', async ({page}) => {
  await page.goto('/user/sshkey');
  await expect(root(page)).toHaveAttribute('data-has-hydrated', 'true');
});

test('first press: what is not complete without code waits for no press', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.expect(/404/);
  for (const address of ['/user/sshkey?a=1', '/search', '/no-such-page', '/user/pats#scopes']) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(root(page), address).toHaveAttribute('data-has-hydrated', 'true', {
        timeout: 4000,
      });
    });
  }
});

test('first press: a reader who comes from another page of the site has shown up already', async ({
  page,
}) => {
  // Alive first: what a page was still loading when it is left, Firefox reports as an error of its script.
  await open(page, '/blog');
  await page.goto('/user/sshkey', {referer: page.url()});
  await expect(root(page)).toHaveAttribute('data-has-hydrated', 'true', {timeout: 4000});
});

test('first press: a page comes alive where it stands, and no part of it is put in anew', async ({
  page,
}) => {
  for (const address of ['/repo/branch', '/en/', '/blog', '/openAPI/api_versioned/org-members']) {
    await test.step(address, async () => {
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
        address,
      ).toEqual([]);
    });
  }
});

test('first press: two presses are two, in their order', async ({page}) => {
  await delayScripts(page);
  await page.goto('/user/sshkey');
  await toggle(page).click();
  await toggle(page).click();
  await expect(root(page)).toHaveAttribute('data-theme-choice', 'system');
});
