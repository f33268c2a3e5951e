import {open} from '../support/steps';
import {expect, test} from '../support/test';

test('on paper long code goes on over pages, without what is pressed', async ({page}) => {
  await open(page, '/repo/webhooks');
  await page.emulateMedia({media: 'print'});
  const frames = page.locator('.code-frame');
  const breaks = await frames.evaluateAll((all) =>
    all.map((frame) => getComputedStyle(frame).breakInside),
  );
  expect(breaks).toContain('auto');
  await expect(frames.locator('.code-tools')).not.toHaveCount(0);
  await expect(frames.locator('.code-tools').filter({visible: true})).toHaveCount(0);
  // What was folded has the name of its file in its heading, and no second frame.
  const folded = page.locator('details', {has: page.getByText('push.json', {exact: true})});
  await expect(folded.first()).toHaveCSS('border-width', '0px');
  await expect(folded.first().locator('figcaption')).toBeHidden();
});

test('on paper nothing stands over the text, and no line at its end is cut', async ({page}) => {
  // The paper that `page.pdf` prints on is so wide, in whole pixels of the screen.
  await page.setViewportSize({width: 680, height: 900});
  for (const address of ['/permission', '/en/user/sshkey']) {
    await page.emulateMedia({media: 'screen'});
    await open(page, address);
    await page.emulateMedia({media: 'print'});
    // What is fixed stands on every sheet.
    const fixed = await page.locator('body *').evaluateAll((all) =>
      all
        .filter((one) => getComputedStyle(one).position === 'fixed' && one.checkVisibility())
        .map((one) => one.textContent)
        .filter(Boolean),
    );
    expect(fixed, address).toEqual([]);
    const ends = await page
      .locator('.markdown :is(.diagram, .code-frame, tr)')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
    expect(ends.length, address).toBeGreaterThan(5);
    expect(Math.max(...ends), address).toBeLessThanOrEqual(679);
  }
});

test('on paper a row of one line is as high as on other printed pages, and code in a sentence stands on its line', async ({
  page,
}) => {
  await page.emulateMedia({media: 'print'});
  for (const [address, rows] of [
    ['/en/permission', 'tbody tr'],
    ['/category/api', '.api-list > li'],
  ] as const) {
    await open(page, address);
    const heights = await page
      .locator(rows)
      .evaluateAll((all) => all.map((row) => (row.getBoundingClientRect().height / 96) * 72));
    expect(heights.length, address).toBeGreaterThan(20);
    expect(Math.min(...heights), `${address}, in points`).toBeGreaterThan(18);
    expect(Math.min(...heights), `${address}, in points`).toBeLessThan(22.5);
  }
  await open(page, '/en/user/sshkey');
  const words = page.locator('p :is(code, .ui-label)');
  expect(await words.count()).toBeGreaterThan(5);
  for (const word of await words.all()) await expect(word).toHaveCSS('padding', '0px');
});

test('on paper what leads in to tabs, steps or a tool stays with it, and what leads on is left out', async ({
  page,
}) => {
  await page.emulateMedia({media: 'print'});
  await open(page, '/en/user/sshkey');
  for (const words of [
    'Copy the public key to the clipboard',
    'With an account of its own, a server',
  ]) {
    const leadIn = page.locator('.markdown > p', {hasText: words});
    await expect(leadIn, words).toHaveCSS('break-after', 'avoid');
  }
  await expect(page.getByRole('heading', {name: 'Next step'})).toHaveCount(0);
  await expect(page.locator('.markdown').getByText('Make your first push with')).toBeHidden();
});

test('on paper a part of the tools is no frame: its text begins where the page does', async ({
  page,
}) => {
  await page.setViewportSize({width: 680, height: 900});
  await page.emulateMedia({media: 'print'});
  await open(page, '/en/devtools');
  const start = await page.locator('h1').evaluate((title) => title.getBoundingClientRect().left);
  const parts = page.locator('details:has(> summary h3)');
  expect(await parts.count()).toBeGreaterThan(8);
  for (const part of await parts.all()) {
    await expect(part).toHaveCSS('border-inline-width', '0px');
    await expect(part).toHaveCSS('border-block-width', '1px 0px');
    const text = await part.locator('p').filter({visible: true}).first().boundingBox();
    expect(text?.x).toBe(start);
  }
});

test('on paper the developer tools are what can be read without them: no control, nothing cut off', async ({
  page,
}) => {
  await page.setViewportSize({width: 700, height: 1000});
  await open(page, '/en/devtools');
  await page.emulateMedia({media: 'print'});
  const article = page.locator('article');
  for (const role of ['textbox', 'checkbox', 'radio', 'button'] as const) {
    await expect(article.getByRole(role), role).toHaveCount(0);
  }
  await expect(article.getByText('Manage GPG public keys')).toBeVisible();
  const lines = await article
    .locator('label code')
    .evaluateAll((all) => all.map((scope) => [scope.textContent, scope.getClientRects().length]));
  expect(lines.length).toBeGreaterThan(15);
  expect(lines.filter(([, count]) => count !== 1)).toEqual([]);
  await expect(article.getByRole('row', {name: /"before"/})).toBeVisible();
  const tools = page.getByRole('region');
  await expect(tools.filter({visible: true})).toHaveCount(3);
  for (const tool of await tools.filter({visible: true}).all()) {
    await expect(tool).toHaveCSS('overflow', 'visible');
  }
});

test('on paper a heading stays with what it names, and a frame that goes on is open', async ({
  page,
}) => {
  await page.emulateMedia({media: 'print'});
  for (const [address, heads] of [
    ['/devtools', '.markdown :is(h2, h4, summary)'],
    ['/openAPI/api_versioned/get-branch-list', '.markdown :is(h2, summary)'],
  ] as const) {
    await open(page, address);
    const breaks = await page
      .locator(heads)
      .evaluateAll((all) => all.map((head) => getComputedStyle(head).breakAfter));
    expect(breaks.length).toBeGreaterThan(5);
    expect(new Set(breaks), address).toEqual(new Set(['avoid']));
    for (const frame of await page.locator('.code-frame:visible').all()) {
      await expect(frame).toHaveCSS('box-decoration-break', 'slice');
    }
  }
});

test('on paper no frame of a table goes on below its last row, and a status stays with what it means', async ({
  page,
}) => {
  await page.emulateMedia({media: 'print'});
  await open(page, '/en/permission');
  for (const frame of await page.locator('.table-scroll').all()) {
    await expect(frame).toHaveCSS('border-width', '0px');
  }
  for (const row of await page.locator('tbody tr').all()) {
    await expect(row).toHaveCSS('break-inside', 'avoid');
    await expect(row).toHaveCSS('border-bottom-width', '1px');
  }
  await open(page, '/openAPI/api_versioned/add-key');
  const statuses = page.locator('summary:has(h3)');
  expect(await statuses.count()).toBeGreaterThan(3);
  for (const status of await statuses.all()) {
    await expect(status).toHaveCSS('break-inside', 'avoid');
  }
});

test('on paper a page says where it is from', async ({page}) => {
  await page.setViewportSize({width: 680, height: 900});
  await page.emulateMedia({media: 'print'});
  await open(page, '/en/permission');
  const line = await page.locator('link[rel="canonical"]').evaluate((link) => ({
    height: link.getBoundingClientRect().height,
    start: link.getBoundingClientRect().left + parseFloat(getComputedStyle(link).paddingLeft),
    textStart: document.querySelector('h1')?.getBoundingClientRect().left,
    says: getComputedStyle(link, '::after').content,
  }));
  expect(line.height).toBeGreaterThan(10);
  expect(line.start, 'where the text begins').toBe(line.textStart);
  expect(line.says).toBe('"https://docs.atomgit.com/en/permission"');
  await expect(page.locator('head > title')).toBeVisible();
  await page.emulateMedia({media: 'screen'});
  await expect(
    page.locator('head > :is(title, link[rel="canonical"])').filter({visible: true}),
  ).toHaveCount(0);
});

test('on paper a row of code that goes on beside its bar shows it', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await open(page, '/en/repo/webhooks');
  const line = page.locator('[class^="code-in-"]').first();
  await expect(line).toHaveCSS('background-image', /gradient/);
  await expect(line).toHaveCSS('print-color-adjust', 'exact');
});

test('on paper a parameter stays on one page', async ({page}) => {
  await open(page, '/openAPI/api_versioned/get-branch-list');
  await page.emulateMedia({media: 'print'});
  const parameters = page.locator('.api-request .api-field');
  await expect(parameters).toHaveCount(4);
  for (const parameter of await parameters.all()) {
    await expect(parameter).toHaveCSS('break-inside', 'avoid');
    const name = await parameter.locator('.api-field-head').boundingBox();
    const text = await parameter.locator('.api-field-text').boundingBox();
    expect(text?.y, 'what it is stands beside its name').toBe(name?.y);
  }
});

test('on paper an answer begins below the one before, and a label is as strong as what it heads', async ({
  page,
}) => {
  await open(page, '/en/openAPI/api_versioned/get-branch-list');
  await page.emulateMedia({media: 'print'});
  const gaps = await page.locator('.api-response + .api-response').evaluateAll((all) =>
    all.map((one) => {
      const before = one.previousElementSibling?.getBoundingClientRect().bottom ?? NaN;
      const status = one.querySelector('h3')?.getBoundingClientRect().top ?? NaN;
      return status - before;
    }),
  );
  expect(gaps.length).toBeGreaterThan(2);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(14);
  const labels = page.locator('.api-response details > summary');
  await expect(labels).not.toHaveCount(0);
  for (const label of await labels.all()) {
    await expect(label).toHaveCSS('font-weight', '600');
  }
});

test('pages of paper have numbers', async ({page, browserName}) => {
  test.skip(browserName === 'firefox', 'Firefox knows no boxes in the margins of paper');
  await open(page, '/repo/branch');
  const rules = await page.evaluate(() => {
    const list = (all: CSSRuleList): string[] =>
      [...all].flatMap((rule) => {
        if (rule instanceof CSSPageRule) return [rule.cssText];
        return rule instanceof CSSGroupingRule ? list(rule.cssRules) : [];
      });
    return [...document.styleSheets].flatMap(({cssRules}) => list(cssRules));
  });
  expect(rules.join()).toContain('counter(page)');
});

test('what only a press can do is not printed', async ({page}) => {
  await open(page, '/en/openAPI/api_versioned/get-branch');
  const button = page.getByRole('button', {name: 'Expand all'}).first();
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await expect(button).toBeVisible();
  await expect(contents).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(button).toBeHidden();
  await expect(contents).toBeHidden();
  for (const [address, place] of [
    ['/permission', '.related-operations'],
    ['/openAPI/api_versioned/add-key', 'h2#guides'],
    ['/category/api', 'main input[type="search"]'],
  ] as const) {
    await page.emulateMedia({media: 'screen'});
    await open(page, address);
    const part = page.locator(place);
    await expect(part, address).toBeVisible();
    await page.emulateMedia({media: 'print'});
    await expect(part, address).toBeHidden();
  }
});

test('on paper what has several parts goes on from one to the next, and each stays whole', async ({
  page,
}) => {
  await page.emulateMedia({media: 'print'});
  const expectBreaks = async (
    parts: string,
    name: 'breakBefore' | 'breakInside' | 'breakAfter',
    value: string,
  ) => {
    const values = await page
      .locator(parts)
      .evaluateAll((all, property) => all.map((part) => getComputedStyle(part)[property]), name);
    expect([...new Set(values)], `${name} of ${parts}`).toEqual([value]);
  };
  await open(page, '/openAPI/api_versioned/add-key');
  // No field is alone at the end of a sheet or at the beginning of the next, nor parted from the fields that it has.
  const lists = '.api-fields:has(> .api-field + .api-field) > .api-field';
  await expectBreaks(`${lists}:first-child`, 'breakAfter', 'avoid');
  await expectBreaks(`${lists}:last-child`, 'breakBefore', 'avoid');
  // It would hold what comes after its list, too.
  await expectBreaks('.api-field:last-child', 'breakAfter', 'auto');
  await expectBreaks('.api-limits > li:last-child', 'breakAfter', 'auto');
  // Room below the end could take a sheet of its own.
  const roomBelow = await page
    .locator('main > .container')
    .evaluate(
      (box) =>
        document.body.getBoundingClientRect().bottom -
        (box.lastElementChild?.getBoundingClientRect().bottom ?? NaN),
    );
  expect(roomBelow).toBeLessThanOrEqual(1);
  await expect(page.locator('.api-statuses').locator('..')).toHaveCSS('margin-bottom', '0px');
  await open(page, '/changelogs');
  await expectBreaks('main article > ol', 'breakInside', 'auto');
  await open(page, '/repo');
  await expectBreaks('main article li:has(> a + div)', 'breakInside', 'avoid');
  await open(page, '/repo/config/branch');
  await expectBreaks('.markdown > p:has(+ ul)', 'breakAfter', 'avoid');
});

test('what has room on one sheet takes one, the home page two, an operation three', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'only Chromium makes a PDF');
  for (const [address, sheets] of [
    ['/openAPI/api_versioned/activity', 1],
    ['/en/openAPI/api_versioned/activity', 1],
    // Their fields are as a table.
    ['/en/openAPI/api_versioned/get-branch-list', 3],
    ['/en/openAPI/api_versioned/create-change-request', 3],
    ['/openAPI/api_versioned/create-change-request', 3],
    // Their rows are as high as rows on paper, and nothing leads on.
    ['/en/permission', 5],
    ['/en/devtools', 11],
    ['/category/api', 5],
    ['/', 2],
    ['/en/', 2],
  ] as const) {
    await open(page, address);
    const pdf = (await page.pdf({format: 'A4'})).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g), address).toHaveLength(sheets);
  }
});

test('on paper the cards of the home page are whole, and no entry of a list is alone', async ({
  page,
}) => {
  await open(page, '/');
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('main').getByRole('searchbox')).toBeHidden();
  const cards = page.locator('main section:has(> h3)');
  expect(await cards.count()).toBe(4);
  for (const card of await cards.all()) await expect(card).toHaveCSS('break-inside', 'avoid');
  await open(page, '/repo/branch');
  const lists = page.locator('.markdown :is(ul, ol):has(> li + li)');
  expect(await lists.count()).toBeGreaterThan(3);
  for (const list of await lists.all()) {
    await expect(list.locator('> li').first()).toHaveCSS('break-after', 'avoid');
    await expect(list.locator('> li').last()).toHaveCSS('break-before', 'avoid');
  }
});

test('on paper short code is on one sheet, and no row of a table is alone on the next', async ({
  page,
}) => {
  await open(page, '/blog/git-remove-sensitive-data');
  await page.emulateMedia({media: 'print'});
  const hook = page.locator('.code-frame', {hasText: '#!/bin/sh'});
  await expect(hook).toHaveCSS('break-inside', 'avoid');
  // Of three lines, Chromium would leave the last for the next sheet.
  const texts = page.locator('.markdown :is(p, li:not(:has(.code-frame)))');
  await expect(texts).not.toHaveCount(0);
  for (const text of await texts.all()) await expect(text).toHaveCSS('break-inside', 'avoid');
  await expect(page.locator('tbody tr').last()).toHaveCSS('break-before', 'avoid');
  await open(page, '/en/repo/webhooks');
  for (const [word, inside] of [
    ['push.json', 'auto'],
    ['"work_in_progress"', 'auto'],
    // Of a third of a sheet, it would leave as much empty.
    ['tag-push.json', 'auto'],
  ] as const) {
    const frame = page.locator('.code-frame:has(.code-title)', {hasText: word}).first();
    await expect(frame, word).toHaveCSS('break-inside', inside);
  }
});

test('on paper all alternatives of a step follow each other, each below its name', async ({
  page,
}) => {
  for (const [address, names] of [
    ['/en/repo/webhooks', ['Node.js', 'Python']],
    ['/user/git/install', ['Windows', 'macOS', 'Linux']],
  ] as const) {
    await page.emulateMedia({media: 'screen'});
    await open(page, address);
    const panels = page.getByRole('tabpanel');
    await expect(panels, address).toHaveCount(1);
    await page.emulateMedia({media: 'print'});
    await expect(page.getByRole('tab'), address).toHaveCount(0);
    await expect(panels, address).toHaveCount(names.length);
    for (const name of names) {
      const box = page.locator(`[data-tab="${name}"]`, {has: panels});
      const caption = () =>
        box.evaluate((element) => getComputedStyle(element, '::before').content);
      expect(await caption(), address).toBe(`"${name}"`);
    }
  }
});

test('on paper a page says when its facts were checked, level with its name', async ({page}) => {
  await page.setViewportSize({width: 680, height: 900});
  for (const [address, date] of [
    ['/en/permission', /^Facts checked \w+ \d{4}$/],
    ['/permission', /^平台信息核对于 \d{4}年\d+月$/],
    ['/', /^文字修改于 \d{4}年\d+月\d+日$/],
    // The longest name of all.
    ['/en/openAPI/api_versioned/enterprise-info-by-org-code', /^Text changed on \w+ \d+, \d{4}$/],
  ] as const) {
    await page.emulateMedia({media: 'screen'});
    await open(page, address);
    await page.emulateMedia({media: 'print'});
    const foot = page.locator('article > footer');
    expect((await foot.innerText()).trim(), address).toMatch(date);
    const name = await page.locator('head > title').evaluate((title) => {
      const words = document.createRange();
      words.selectNodeContents(title);
      return {y: title.getBoundingClientRect().y, end: words.getBoundingClientRect().right};
    });
    const line = await foot.boundingBox();
    expect(line?.y, address).toBe(name.y);
    expect(line?.x, address).toBeGreaterThan(name.end);
  }
});

test('on paper what a sample is in and what parts the kinds of a body are words and signs', async ({
  page,
}) => {
  await open(page, '/openAPI/api_versioned/add-key');
  await page.emulateMedia({media: 'print'});
  const names = page.locator('.api-switch-body > label').filter({visible: true});
  await expect(names).toHaveText(['curl', '200']);
  for (const name of await names.all()) {
    await expect(name).toHaveCSS('padding-left', '0px');
    await expect(name).toHaveCSS('break-after', 'avoid');
  }
  const kinds = page.locator('.api-media', {hasText: 'application/xml'}).first().locator('> *');
  const signs = await kinds.evaluateAll((all) =>
    all.map((kind) => getComputedStyle(kind, '::before').content),
  );
  expect(signs).toEqual(['none', '"· "', '"· "']);
});

test('on paper the parts of an answer begin at the edge of the text', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await open(page, '/openAPI/api_versioned/add-key');
  const edges = await page.locator('h1, .api-response > *').evaluateAll((parts) =>
    parts
      .filter((part) => part.checkVisibility())
      .map((part) => {
        const words = document.createRange();
        words.selectNodeContents(part);
        return Math.round(words.getBoundingClientRect().left);
      }),
  );
  expect(edges.length).toBeGreaterThan(8);
  expect(new Set(edges).size, edges.join()).toBe(1);
});

test('on paper the four lists of the home page begin level', async ({page}) => {
  await page.setViewportSize({width: 680, height: 900});
  await page.emulateMedia({media: 'print'});
  for (const address of ['/', '/en/']) {
    await open(page, address);
    const tops = await page
      .locator('[class*="roles"] > * > ul')
      .evaluateAll((lists) => lists.map((list) => Math.round(list.getBoundingClientRect().top)));
    expect(tops.length, address).toBe(4);
    expect(new Set(tops).size, `${address}: ${tops.join()}`).toBe(1);
  }
});
