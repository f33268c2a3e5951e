import {brotliCompressSync} from 'node:zlib';

import {readClipboard} from '../support/clipboard';
import {collectLoaded, open, stopFetchingAhead} from '../support/steps';
import {expect, test, type Page} from '../support/test';

const operation = '/openAPI/api_versioned/get-branch';
const guide = '/user/sshkey';

const languages = [
  {prefix: '', parameters: '路径参数', responses: '响应', expandAll: '全部展开'},
  {prefix: '/en', parameters: 'Path parameters', responses: 'Responses', expandAll: 'Expand all'},
];

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const {prefix, parameters, responses} of languages) {
    // Two languages differ in their words: `npm test` asks in one.
    const where = prefix === '' ? '' : ' @proof';
    test(`an operation under "${prefix}/" is complete and its samples can be switched${where}`, async ({
      page,
    }) => {
      await page.goto(prefix + operation);
      await expect(page.getByRole('heading', {name: parameters})).toBeVisible();
      await expect(page.getByRole('heading', {name: responses})).toBeVisible();
      await expect(page.locator('[id="response-200.commit.sha"]')).toContainText('sha');
      await expect(page.getByText('import requests')).toBeHidden();
      await page.getByText('Python', {exact: true}).click();
      await expect(page.getByText('import requests')).toBeVisible();
    });
  }
});

test('the anchor of a folded field opens what it is folded into and takes the focus, one that is not well-formed opens nothing', async ({
  page,
}) => {
  await page.goto(`${operation}#response-404`);
  const field = page.locator('[id="response-200.headers.x-ratelimit-reset"]');
  await expect(field).toBeHidden();
  await page.goto(`${operation}#response-200.headers.x-ratelimit-reset`);
  await expect(field).toBeInViewport();
  await expect(field).toBeFocused();
  await page.goto('about:blank');
  await page.goto(`${operation}#%E0%A4%A`);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(field).toBeHidden();
});

test('a section that a reader goes to before the router listens is the one that is opened', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const listen = window.addEventListener.bind(window);
    let isListening = false;
    // What has happened to the address until now was told to nobody.
    listen('popstate', (event) => {
      if (!isListening) event.stopImmediatePropagation();
    });
    window.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
      if (type === 'popstate' && !isListening) {
        window.location.hash = '#response-200.headers.x-ratelimit-reset';
        isListening = true;
      }
      listen(type, ...rest);
    };
  });
  await page.goto(`${operation}#response-404`);
  await expect(page.locator('[id="response-200.headers.x-ratelimit-reset"]')).toBeFocused();
});

test('the language of the samples is remembered on the next operation', async ({page}) => {
  await open(page, operation);
  await page.getByText('Go', {exact: true}).click();
  await page.goto('/en/openAPI/petstore_versioned/1.0.0/login-user');
  await expect(page.getByText('package main')).toBeVisible();
});

for (const {prefix, expandAll} of languages) {
  const where = prefix === '/en' ? '' : ' @proof';
  test(`everything in the responses under "${prefix}/" opens with one button${where}`, async ({
    page,
  }) => {
    await page.goto(prefix + operation);
    const closed = page.locator('.api-responses details:not([open])');
    await expect(closed).not.toHaveCount(0);
    await page.getByRole('button', {name: expandAll}).click();
    await expect(closed).toHaveCount(0);
  });
}

const unconfirmed = [
  {
    prefix: '',
    notice: '本接口的路径和字段根据现有资料整理，尚未经平台确认，使用前请先试调用。',
    badge: '未确认',
  },
  {
    prefix: '/en',
    notice:
      'AtomGit has not confirmed this operation. Its path and fields are based on the available sources, so make a test call before you rely on it.',
    badge: 'unconfirmed',
  },
];

for (const {prefix, notice, badge} of unconfirmed) {
  const where = prefix === '/en' ? '' : ' @proof';
  test(`an unconfirmed operation under "${prefix}/" says so wherever it is named${where}`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/openAPI/api_versioned/get-org-discuss-list`);
    await expect(page.getByText(notice)).toBeVisible();
    const marks = await page
      .locator('.menu .api-item')
      .filter({has: page.locator('a[href$="-org-discuss"]')})
      .evaluateAll((items) => items.map((item) => getComputedStyle(item, '::after').content));
    expect(marks.length).toBeGreaterThan(0);
    for (const mark of marks) expect(mark).toContain(badge);
    await page.goto(`${prefix}/openAPI/api_versioned/discuss`);
    const operations = page.locator('.api-operations > li');
    await expect(operations).not.toHaveCount(0);
    await expect(operations.getByText(badge, {exact: true})).toHaveCount(await operations.count());
  });
}

test('several examples of a request body can be switched', async ({page}) => {
  await page.goto('/en/openAPI/api_versioned/save-repo-conent');
  const examples = page.getByRole('group', {name: 'Body example'});
  await expect(examples.getByText('"committer"')).toBeHidden();
  await examples.getByText('Update a file and set the author and committer').click();
  await expect(examples.getByText('"committer"')).toBeVisible();
});

test('the whole address of an operation can be copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto(operation);
  await page.getByRole('button', {name: '复制请求地址'}).click();
  const copied = () => readClipboard(page);
  await expect.poll(copied).toBe('https://api.atomgit.com/repos/{owner}/{repo}/branches/{branch}');
});

test('a link in the text of an operation is followed without loading the site anew', async ({
  page,
}) => {
  await open(page, operation);
  await page.evaluate(() => Object.assign(window, {stayed: true}));
  await page.locator('.api-intro > div:not(.api-head)').getByRole('link').first().click();
  await expect(page).toHaveURL(/get-branch-list$/);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('an operation fits the width of a phone @phone', async ({page}) => {
  await page.goto(operation);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width).toBe(page.viewportSize()?.width);
});

/** The scripts that a page loads for itself, without what it fetches ahead, compressed as a server would. */
async function weighScripts(page: Page, address: string): Promise<{bytes: number; text: string}> {
  const readLoaded = collectLoaded(page, ['script']);
  await stopFetchingAhead(page);
  await open(page, address);
  const scripts = (await readLoaded()).map(({body}) => body);
  const bytes = scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
  return {bytes, text: scripts.join('\n')};
}

test('an operation loads at most 20 KB more script than a guide, and a guide no code of the API reference', async ({
  page,
  context,
}) => {
  const marker = 'docusaurus.tab.api-sample';
  const plain = await weighScripts(page, guide);
  const reference = await weighScripts(await context.newPage(), operation);
  expect(reference.bytes - plain.bytes).toBeLessThan(20_000);
  expect(reference.text.includes(marker), 'the operation loads it').toBe(true);
  expect(plain.text.includes(marker), 'the guide loads it').toBe(false);
});
