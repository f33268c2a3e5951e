import {box, hits, holdIndex, indexFile, panel, watchIndex} from '../support/searchBox';
import {open, waitUntilAlive} from '../support/steps';
import {expect, test, type Page} from '../support/test';

// What the box and the page of results do for those who type, compose, hear, wait and mistype, in both languages.

const languages = [
  {
    base: '/',
    query: '保护分支',
    composed: '标签',
    sounds: 'biao qian',
    foreign: 'protected branch',
    otherBase: '/en/',
    otherHeading: '英文文档里的结果',
    badge: 'English',
    count: (count: number) => `${count} 条结果`,
    corrected: '没有“webhok”的结果，下面是“webhook”的结果。',
    recent: '最近搜索',
    clear: '清除记录',
    slow: '网络较慢，还在加载……',
    cut: '查询太长，只用了开头的部分。',
    unknown: '没有名为“<b>nowhere”的范围，搜索的是全部文档。',
    none: '没有找到任何文档',
    guides: '用户指南',
    oauth: 'OAuth 应用',
    everywhere: '所有',
    found: /^共找到 \d+ 篇文档$/,
  },
  {
    base: '/en/',
    query: 'protected branch',
    composed: 'tags',
    sounds: 'ta',
    foreign: '保护分支',
    otherBase: '/',
    otherHeading: 'Results in the Chinese docs',
    badge: '简体中文',
    count: (count: number) => `${count} results`,
    corrected: 'No results for “webhok”. Showing results for “webhook”.',
    recent: 'Recent searches',
    clear: 'Clear history',
    slow: 'The connection is slow. Still loading…',
    cut: 'The query is too long. Only the beginning was used.',
    unknown: 'The search scope “<b>nowhere” does not exist. All pages were searched instead.',
    none: 'No results',
    guides: 'Guides',
    oauth: 'OAuth apps',
    everywhere: 'Everywhere',
    found: /^\d+ documents found$/,
  },
];

const active = (page: Page) => page.locator('.navbar__search [aria-selected="true"]');

async function ask(page: Page, query: string): Promise<void> {
  await box(page).fill(query);
  await expect(panel(page)).toHaveAttribute('data-answered', query);
}

for (const words of languages) {
  const {base, query} = words;
  const home = `${base}user/sshkey`;
  // What is done does not depend on the language, only its words: `npm test` asks each in one of them.
  const inChinese = base === '/' ? '' : ' @proof';
  const inEnglish = base === '/en/' ? '' : ' @proof';

  test(`search box: on ${home} an input method keeps its keys, and only what it commits is searched for${inChinese}`, async ({
    page,
  }) => {
    const compose = await page.context().newCDPSession(page);
    const type = (text: string) =>
      compose.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    await open(page, home);
    await ask(page, query);
    await box(page).selectText();
    await type(words.sounds);
    await expect(box(page)).toHaveValue(words.sounds);
    for (const key of ['ArrowDown', 'Enter', 'Escape']) {
      // The code says that the key went to the input method.
      const event = {key, code: key, windowsVirtualKeyCode: 229};
      await compose.send('Input.dispatchKeyEvent', {type: 'rawKeyDown', ...event});
    }
    await expect(panel(page)).toHaveAttribute('data-answered', query);
    await expect(active(page)).toHaveAttribute('id', 'search-option-0');
    await expect(page).toHaveURL(new RegExp(`${home}$`));
    await type(words.sounds);
    await compose.send('Input.insertText', {text: words.composed});
    await expect(box(page)).toHaveValue(words.composed);
    await expect(panel(page)).toHaveAttribute('data-answered', words.composed);

    await open(page, `${base}search?q=webhook`);
    const field = page.locator('main').getByRole('searchbox');
    await expect(page.locator('main article').first()).toBeVisible();
    await field.selectText();
    await type(words.sounds);
    await expect(field).toHaveValue(words.sounds);
    await expect(page).toHaveURL(/\?q=webhook$/);
    await compose.send('Input.insertText', {text: words.composed});
    await expect(field).toHaveValue(words.composed);
    await expect(page).toHaveURL(new RegExp(`\\?q=${encodeURIComponent(words.composed)}$`));
  });

  test(`search box: on ${home} keys move among the rows, which are announced, and Enter waits for them${inEnglish}`, async ({
    page,
  }) => {
    await open(page, home);
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
    await ask(page, query);
    const rows = await hits(page).count();
    expect(rows).toBeGreaterThan(2);
    await expect(box(page)).toHaveRole('combobox');
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator(`#${await box(page).getAttribute('aria-controls')}`)).toBeVisible();
    await expect(panel(page).getByRole('status')).toHaveText(words.count(rows));
    for (const [key, row] of [
      ['ArrowUp', rows - 1],
      ['ArrowDown', 0],
      ['ArrowDown', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(active(page)).toHaveAttribute('id', `search-option-${row}`);
      await expect(box(page)).toHaveAttribute('aria-activedescendant', `search-option-${row}`);
    }
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(box(page)).toHaveValue(query);
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');

    // Enter is about what was typed, not about the rows that are still there.
    await page.keyboard.press('ArrowDown');
    await expect(hits(page).first()).toBeVisible();
    const letGo = await holdIndex(page);
    await box(page).fill('ed25519');
    await page.keyboard.press('Enter');
    letGo();
    await expect(page).toHaveURL(/_highlight=ed25519/);
  });

  test(`search box: on ${home} the other language, a slip of the finger and a pause in the network are told${inChinese}`, async ({
    page,
  }) => {
    const index = watchIndex(page);
    await open(page, home);
    await ask(page, query);
    const isOther = (name: string) => name.startsWith('/en/') !== (base === '/en/');
    expect(index.filter(isOther)).toEqual([]);
    await box(page).fill(words.foreign);
    const group = panel(page).getByRole('group', {name: words.otherHeading});
    await expect(group.getByText(words.otherHeading)).toBeVisible();
    const others = group.getByRole('option');
    expect(await others.count()).toBeLessThanOrEqual(3);
    expect(await hits(page).count()).toBeLessThanOrEqual(8);
    await expect(others.first().getByText(words.badge)).toBeVisible();
    expect(index.filter(isOther).length).toBeGreaterThan(0);

    await ask(page, 'webhok');
    await expect(panel(page).getByRole('status')).toContainText(words.corrected);
    await expect(hits(page).first()).toContainText(/webhook/i);

    await box(page).fill(words.foreign);
    await others.first().click();
    await expect(page).toHaveURL(({pathname}) => isOther(pathname));

    const letGo = await holdIndex(page);
    await open(page, home);
    await box(page).fill(query);
    await expect(panel(page).getByRole('status')).toHaveText(words.slow);
    letGo();
    await expect(hits(page).first()).toBeVisible();
    await page.unroute(indexFile);
    const letGoAgain = await holdIndex(page);
    await open(page, `${base}search?q=${encodeURIComponent(query)}`);
    await expect(page.locator('main').getByRole('status')).toHaveText(words.slow);
    letGoAgain();
    await expect(page.locator('main').getByRole('status')).toHaveText(words.found);
  });

  test(`search box: on ${home} earlier searches are offered until they are cleared${inEnglish}`, async ({
    page,
  }) => {
    await open(page, home);
    await ask(page, query);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/_highlight=/);
    // What a page still loads when it is left, Firefox reports as an error of its script.
    await expect(page.locator('article mark').first()).toBeVisible();
    await open(page, home);
    await box(page).click();
    const recents = panel(page).getByRole('group', {name: words.recent});
    await expect(recents).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(box(page)).toHaveValue(query);
    await expect(panel(page)).toHaveAttribute('data-answered', query);
    await box(page).fill('');
    await panel(page).getByRole('button', {name: words.clear}).click();
    await expect(recents).toHaveCount(0);
    await expect(box(page)).toBeFocused();
    await page.reload();
    await waitUntilAlive(page);
    await box(page).click();
    await expect(panel(page)).toBeVisible();
    await expect(recents).toHaveCount(0);
  });

  test(`search box: on ${home} whatever is typed is text, and nothing is stored where that is denied${inChinese}`, async ({
    page,
    expectedProblems,
  }) => {
    expectedProblems.expect(/console warning: Docusaurus browser storage is not available/);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
    });
    await open(page, home);
    for (const rubbish of [
      '？！……——',
      '🦊🦊',
      '+title:* -^2 ~1 AND ( [ \\ .*',
      '<script>window.ran=1</script><img src=x onerror=window.ran=1>',
      '%E0%A4%A',
      '\u202Eabc\u200F\u0000',
    ]) {
      await ask(page, rubbish.trim());
    }
    expect(await page.evaluate(() => (window as {ran?: number}).ran)).toBeUndefined();
    await box(page).fill('龘'.repeat(10_000));
    await expect(panel(page).getByText(words.cut)).toBeVisible();
    await expect(panel(page).getByRole('status').filter({hasText: words.none})).toBeVisible();
    await ask(page, query);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/_highlight=/);
  });

  test(`search box: ${base}search narrows to a part of the site, and the address keeps it${inEnglish}`, async ({
    page,
  }) => {
    const q = encodeURIComponent(query);
    const main = page.locator('main');
    const pressed = main.locator('button[aria-pressed="true"]');
    const paths = () =>
      main
        .locator('article h2 a')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    await open(page, `${base}search?q=${q}&ctx=%3Cb%3Enowhere`);
    await expect(main.getByText(words.unknown)).toBeVisible();
    await expect(pressed).toContainText(words.everywhere);
    await expect(main.getByRole('status')).toHaveText(words.found);

    await open(page, `${base}search?q=token&ctx=oauth`);
    await expect(pressed).toHaveText(words.oauth);
    await expect(main.getByRole('status')).toHaveText(words.found);
    for (const path of await paths()) expect(path).toMatch(new RegExp(`^${base}oauth`));
    await main.getByRole('button', {name: words.guides}).click();
    await expect(page).toHaveURL(/ctx=guides/);
    await expect(pressed).toHaveText(words.guides);
    await expect(main.locator('article h2 a').first()).not.toHaveAttribute('href', /oauth/);
    await main.locator('article h2 a').first().click();
    await expect(page).not.toHaveURL(/\/search/);
    await page.goBack();
    await expect(pressed).toHaveText(words.guides);
    await page.reload();
    await expect(pressed).toHaveText(words.guides);
    await expect(main.getByRole('status')).toHaveText(words.found);
  });
}

test('search box: once it had the focus it offers questions, reads what is pasted and finds pages, also when the network has gone', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.expect(/failed request: .*search-index-(terms|titles)/);
  // Without the layer of speed `intent`, links load pages ahead as soon as they show: here those of the hits.
  expectedProblems.tolerate(/(?:assets\/js\/\S+|load resource:) net::ERR_INTERNET_DISCONNECTED/);
  await open(page, '/en/user/sshkey');
  const titles = page.waitForResponse(indexFile);
  await box(page).click();
  await (await titles).finished();
  await expect(hits(page).first()).toBeVisible();
  await page.context().setOffline(true);
  await box(page).fill('protected branch');
  await expect(hits(page).first()).toContainText(/branch/i);
  // Few titles have it, and the index of the other language cannot be asked.
  const refused = page.waitForEvent('requestfailed', (one) => one.url().includes('-titles-'));
  await box(page).fill('webhook');
  await refused;
  await expect(page.locator('#search-panel')).toHaveAttribute('data-answered', 'webhook');
  await expect(hits(page).first()).toContainText(/webhook/i);
  await expect(page.locator('.navbar__search [role="alert"]')).toHaveCount(0);
  // What a terminal said: of its lines those that complain.
  await box(page).selectText();
  await box(page).evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '$ git push\nerror: failed to push some refs');
    const paste = new ClipboardEvent('paste', {bubbles: true, cancelable: true});
    // Firefox gives the events of scripts a clipboard of their own, an empty one.
    Object.defineProperty(paste, 'clipboardData', {value: clipboardData});
    field.dispatchEvent(paste);
  });
  await expect(box(page)).toHaveValue('error: failed to push some refs');
  await page.context().setOffline(false);
  await box(page).fill('');
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toHaveText('How do I make my first push?');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/user\/git\/quickstart\/?#first-push$/);
});

test('search box: the sound of a title and its initials find it, with an index that is loaded only then', async ({
  page,
}) => {
  const index = watchIndex(page);
  const pinyin = () => index.filter((name) => name.includes('-pinyin-'));
  await open(page, '/user/sshkey');
  await ask(page, '保护分支');
  expect(pinyin()).toEqual([]);
  for (const sound of ['bhfz', 'baohufenzhi']) {
    await ask(page, sound);
    await expect(hits(page).first()).toContainText('保护分支');
  }
  expect(pinyin()).toHaveLength(1);
});

test('search box: a page that a hit led to says what was asked, also after a reload, until the box is cleared', async ({
  page,
}) => {
  const question = 'how do i add an ssh key';
  await open(page, '/en/user/2fa');
  await ask(page, question);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/_highlight=/);
  await expect(box(page)).toHaveValue(question);
  // What a page still loads when it is left, Firefox reports as an error of its script.
  await expect(page.locator('article mark').first()).toBeVisible();
  await page.reload();
  await waitUntilAlive(page);
  await expect(box(page)).toHaveValue(question);
  await expect(page.locator('article mark').first()).toBeVisible();
  await page.getByRole('button', {name: 'Clear'}).click();
  await expect(page).toHaveURL(({search}) => search === '');
});

test('search box: what is only guessed is said to be a guess, and that posts are not searched', async ({
  page,
}) => {
  await open(page, '/en/user/sshkey');
  await ask(page, 'OpenLinkSaaS');
  const status = panel(page).getByRole('status');
  await expect(status).toContainText('No results');
  await expect(status).toContainText('blog posts are not searched');
});
