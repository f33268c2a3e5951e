import {brotliCompressSync} from 'node:zlib';

import {readClipboard} from '../support/clipboard';
import {hold, open, scripts, stopFetchingAhead, waitUntilAlive} from '../support/steps';
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

test('what goes on in the next line of a sample is indented, and no line is empty @phone', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 800});
  await page.goto('/openAPI/api_versioned/create-repo-issue');
  const code = page.locator('.code-frame code').filter({hasText: 'curl'}).first();
  const lines = await code.evaluate((element) => {
    const start = element.getBoundingClientRect().left;
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: {middle: number; indent: number}[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // Blanks at the beginning of a line are no text.
      const text = node.nodeValue ?? '';
      for (let at = 0; at < text.length; at += 1) {
        if (!text[at]?.trim()) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const {left, top, bottom} = range.getBoundingClientRect();
        const middle = (top + bottom) / 2;
        if (Math.abs(middle - (found.at(-1)?.middle ?? -Infinity)) > 8) {
          found.push({middle, indent: left - start});
        }
      }
    }
    return found;
  });
  expect(lines.length).toBeGreaterThan(6);
  expect(lines.slice(1).filter(({indent}) => indent < 4)).toEqual([]);
  const steps = lines.slice(1).map(({middle}, index) => middle - (lines[index]?.middle ?? 0));
  expect(Math.max(...steps)).toBeLessThan(1.5 * Math.min(...steps));
});

test('what values mean stands in a column of its own', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/en/openAPI/api_versioned/create-check-run');
  const list = page.locator('.api-values ul', {hasText: 'action_required'}).first();
  const starts = await list
    .locator('li > span')
    .evaluateAll((meanings) => meanings.map((meaning) => meaning.getBoundingClientRect().x));
  expect(starts.length).toBeGreaterThan(3);
  expect(new Set(starts).size).toBe(1);
});

test('a value that is its own name stands in a row with others, without its name again', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  for (const [language, meanings] of [
    ['', 3],
    ['/en', 0],
  ] as const) {
    await open(page, `${language}/openAPI/api_versioned/create-check-run`);
    const list = page.locator('.api-values ul', {hasText: 'in_progress'}).first();
    await expect(list.locator('li')).toHaveCount(3);
    await expect(list.locator('li > span')).toHaveCount(meanings);
    const rows = await list
      .locator('li > code')
      .evaluateAll((values) => values.map((value) => value.getBoundingClientRect().y));
    expect(new Set(rows).size, language).toBe(meanings || 1);
  }
});

test('a sample that follows the reader is as high as the window allows', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/en/openAPI/api_versioned/create-repo-issue');
  await page.getByText('Go', {exact: true}).click();
  const lastField = page.locator('.api-request .api-field').last();
  await lastField.evaluate((field) => field.scrollIntoView({block: 'end'}));
  const frame = page.locator('.api-aside .code-frame:visible').first();
  const box = await frame.boundingBox();
  const foot = (box?.y ?? 0) + (box?.height ?? 0);
  expect(foot).toBeGreaterThan(800);
  expect(foot).toBeLessThanOrEqual(900);
});

test('a sample has the whole width of its frame, below its choices and, beside them, the button; its lines end at joints @both', async ({
  page,
}) => {
  await open(page, '/openAPI/api_versioned/create-repo-issue');
  const frames = page.locator('.api-switch .code-frame:visible');
  expect(await frames.count()).toBeGreaterThan(1);
  for (const frame of await frames.all()) {
    const code = await frame.locator('.code-scroll').boundingBox();
    const width = await frame.evaluate((element) => element.clientWidth);
    expect(code?.width).toBeCloseTo(width, 0);
    const button = await frame.getByRole('button').boundingBox();
    const choices = frame.locator('xpath=../..').locator('label');
    const chosen = await choices.first().boundingBox();
    const middle = (box: typeof code) => (box?.y ?? NaN) + (box?.height ?? NaN) / 2;
    expect(Math.abs(middle(button) - middle(chosen))).toBeLessThanOrEqual(2);
    const beyond = (code?.x ?? NaN) + width - ((button?.x ?? NaN) + (button?.width ?? NaN));
    expect(Math.abs(beyond)).toBeLessThanOrEqual(6);
    const rights = await choices.evaluateAll((all) =>
      all.map((label) => label.getBoundingClientRect().right),
    );
    expect(Math.max(...rights)).toBeLessThanOrEqual(button?.x ?? 0);
    // The choice names the language: nothing else does.
    expect(await frame.evaluate((element) => getComputedStyle(element, '::before').content)).toBe(
      'none',
    );
    const ends = await frame.locator('code').evaluate((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      let last: {sign: string; bottom: number} | undefined;
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.nodeValue ?? '';
        for (let at = 0; at < text.length; at += 1) {
          const sign = text.charAt(at);
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const {top, bottom} = range.getBoundingClientRect();
          if (last && sign.trim() && top > last.bottom - 4) found.push(last.sign);
          last = {sign, bottom};
        }
      }
      return found;
    });
    expect(ends.length).toBeGreaterThan(1);
    expect(ends.filter((sign) => !/[\s/?&]/.test(sign))).toEqual([]);
  }
});

test('the sign of a copy button stands from the first where the button will be', async ({page}) => {
  const letGo = await hold(page, scripts);
  await page.goto('/openAPI/api_versioned/create-repo-issue', {waitUntil: 'commit'});
  const place = page.locator('.api-switch .code-copy:visible').first();
  await expect(place).toBeVisible();
  const sign = await place.evaluate(
    (element) =>
      element.getBoundingClientRect().top +
      parseFloat(getComputedStyle(element).paddingTop) +
      parseFloat(getComputedStyle(element, '::before').marginTop),
  );
  letGo();
  await waitUntilAlive(page);
  const drawn = await place.getByRole('button').locator('svg').boundingBox();
  expect(sign).toBeCloseTo(drawn?.y ?? 0, 0);
});

/** The scripts that a page loads for itself, without what it fetches ahead, compressed as a server would. */
async function weighScripts(page: Page, address: string): Promise<{bytes: number; text: string}> {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await stopFetchingAhead(page);
  await open(page, address);
  const scripts = await Promise.all(bodies);
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
