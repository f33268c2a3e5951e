import {hold, open, scripts, waitUntilAlive} from '../support/steps';
import {expect, test} from '../support/test';

const overview = '/openAPI/api_versioned/atomgit-openapi';

/** It has several examples of its body and of its answers, and many fields. */
const large = '/openAPI/api_versioned/save-repo-conent';

for (const address of [overview, `/en${overview}`]) {
  test(`@both ${address}: the table of tokens has a row for each group, and below it what differs; a phone shows only what a group takes`, async ({
    page,
    viewport,
  }) => {
    await open(page, address);
    const table = page.locator('table:has(strong > a[href$="/issues"])');
    const rows = table.locator('tbody > tr');
    await expect(rows.filter({has: page.locator('strong')})).toHaveCount(18);
    const issues = rows.filter({has: page.locator('a[href$="/issues"]')});
    const mine = issues.locator('+ tr');
    await expect(mine.locator('a')).toHaveAttribute('href', /\/get-user-issues-list$/);
    await expect(issues.locator('td').nth(3)).toHaveClass(/sign-some/);
    await expect(mine.locator('td').nth(3)).toHaveClass(/sign-no/);
    const frame = page.locator('.table-scroll', {has: table});
    expect(await frame.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    if ((viewport?.width ?? 0) > 996) {
      await expect(table.locator('thead')).toBeVisible();
      const [group, exception] = await Promise.all(
        [issues, mine].map((row) => row.locator('a').boundingBox()),
      );
      expect(exception?.x ?? 0).toBeGreaterThan((group?.x ?? Infinity) + 8);
    } else {
      await expect(table.locator('.sign-no:visible')).toHaveCount(0);
      await expect(mine.getByText('admin:repo_issues')).toBeVisible();
      // A line for each token, with its sign in one column.
      const signs = await rows.locator('.sign-yes').evaluateAll((cells) =>
        cells.map((cell) => {
          const {left, width, height} = cell.getBoundingClientRect();
          const style = getComputedStyle(cell);
          return {column: Math.round(left + parseFloat(style.paddingInlineStart)), width, height};
        }),
      );
      expect(signs.length).toBeGreaterThan(18);
      expect(new Set(signs.map(({column}) => column)).size).toBe(1);
      expect(Math.max(...signs.map(({height}) => height))).toBeLessThan(28);
      expect(Math.min(...signs.map(({width}) => width))).toBeGreaterThan(280);
    }
  });
}

test('the overview begins with what the API is, a request and authentication; each group has a sign of its own', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  for (const address of [overview, `/en${overview}`]) {
    await open(page, address);
    await expect(page.locator('.code-frame').first()).toBeInViewport({ratio: 1});
    const [lead, request, facts] = await Promise.all(
      ['.markdown > p', '.code-frame', '.api-head'].map((part) =>
        page.locator(part).first().boundingBox(),
      ),
    );
    expect(lead?.y).toBeLessThan(request?.y ?? 0);
    expect(request?.y).toBeLessThan(facts?.y ?? 0);
    // As many as are taken in at a glance.
    expect(await page.locator('.table-of-contents__left-border a').count()).toBeLessThan(14);
    const [authentication, list] = await Promise.all(
      ['#authentication', '.api-index'].map((part) => page.locator(part).boundingBox()),
    );
    expect(authentication?.y).toBeLessThan(list?.y ?? 0);
    const groups = page.locator('.api-index > li');
    await expect(groups).toHaveCount(18);
    const drawings = await groups
      .locator('path')
      .evaluateAll((all) => all.map((one) => one.getAttribute('d')));
    expect(new Set(drawings).size).toBe(18);
  }
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThan(12_200);
});

test('@both the list of all operations: beside a sidebar each row has one line; a phone shows the groups, and one when asked for', async ({
  page,
  viewport,
}) => {
  for (const address of ['/category/api', '/en/category/api']) {
    await open(page, address);
    await expect(page.getByRole('searchbox')).toHaveCount(1);
    const links = page.locator('.api-jumps');
    const lists = page.locator('.api-list');
    const groups = await page.locator('.api-group').count();
    if ((viewport?.width ?? 0) > 996) {
      await expect(links.getByRole('link')).toHaveCount(groups);
      await expect(links).toBeInViewport({ratio: 1});
      await expect(page.locator('.api-list:visible')).toHaveCount(groups);
      await page.setViewportSize({width: 1440, height: 900});
      const rows = await page.locator('.api-list > li > a').evaluateAll((all) =>
        all.map((row) => {
          const [name, path] = ['.api-list-name', '.api-filter-path'].map(
            (part) => row.querySelector(part)?.getBoundingClientRect() ?? new DOMRect(),
          );
          const {right} = row.getBoundingClientRect();
          return {
            height: Math.max(name?.height ?? 0, path?.height ?? 0),
            start: path?.left,
            distance: (path?.left ?? Infinity) - (name?.left ?? 0),
            isBeside: (name?.right ?? Infinity) < (path?.left ?? 0),
            isInside: (path?.right ?? Infinity) <= right,
          };
        }),
      );
      expect(rows.length).toBeGreaterThan(90);
      expect(rows.filter(({isBeside, isInside}) => !isBeside || !isInside)).toEqual([]);
      expect(Math.max(...rows.map(({height}) => height))).toBeLessThan(30);
      expect(new Set(rows.map(({start}) => start)).size).toBe(1);
      expect(Math.max(...rows.map(({distance}) => distance))).toBeLessThan(380);
      // A tablet has neither the sidebar nor folds.
      await page.setViewportSize({width: 768, height: 1024});
      await expect(links.getByRole('link')).toHaveCount(groups);
      await links.getByRole('link').last().click();
      await expect(page.locator('.api-group-title').last()).toBeInViewport();
      await page.getByRole('searchbox').fill('branches');
      await expect(links).toBeHidden();
      await page.setViewportSize({width: 1280, height: 900});
    } else {
      await expect(links).toBeHidden();
      await expect(page.locator('.api-list:visible')).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3500);
      await page.getByRole('checkbox').first().check();
      await expect(lists.first()).toBeVisible();
      await page.goto(`${address}#discuss`);
      await expect(page.locator('.api-group-title').last()).toBeInViewport();
      await expect(lists.last()).toBeVisible();
      await page.getByRole('searchbox').fill('branches');
      await expect(page.locator('.api-list > li:visible').first()).toContainText('/branches');
    }
  }
});

test('beside the fields of an operation there is room for its address in one row', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  for (const name of ['create-check-run', 'create-repo-issue', 'get-branch-list']) {
    await open(page, `/openAPI/api_versioned/${name}`);
    const rows = await page
      .locator('.api-aside .code-text:visible [class^="code-in-"]', {hasText: 'https://'})
      .evaluateAll((lines) =>
        lines.map((line) => line.clientHeight / parseFloat(getComputedStyle(line).lineHeight)),
      );
    expect(rows.length, name).toBeGreaterThan(0);
    expect(rows[0], name).toBeLessThan(1.5);
  }
});

test('the address that a sample calls is whole, whatever the width', async ({page}) => {
  for (const language of ['', '/en']) {
    await open(page, `${language}${large}`);
    for (const width of [360, 390, 1024, 1200, 1440, 1920]) {
      await page.setViewportSize({width, height: 900});
      for (const choice of ['curl', 'Python', 'JavaScript', 'Go', 'Java']) {
        await page.locator('.api-switch label').getByText(choice, {exact: true}).click();
        const frame = page.locator('.api-aside .code-frame:visible').first();
        const {hidden, covered} = await frame.evaluate((one) => {
          const inside = one.getBoundingClientRect();
          const button = one.querySelector('.code-copy')?.getBoundingClientRect();
          const texts = document.createTreeWalker(
            one.querySelector('code') ?? one,
            NodeFilter.SHOW_TEXT,
          );
          const range = new Range();
          const found = {hidden: '', covered: ''};
          for (let text = texts.nextNode(); text; text = texts.nextNode()) {
            range.selectNodeContents(text);
            for (const {left, top, right, bottom} of range.getClientRects()) {
              if (right > inside.right || left < inside.left) found.hidden += text.nodeValue ?? '';
              const isBelow =
                button && right > button.left && bottom > button.top + 2 && top < button.bottom - 2;
              if (isBelow) found.covered += text.nodeValue ?? '';
            }
          }
          return found;
        });
        const where = `${language}, ${choice} at ${width}`;
        await expect(frame.locator('code')).toContainText('https://api.atomgit.com/repos/');
        expect(hidden, where).toBe('');
        expect(covered, where).toBe('');
      }
    }
  }
});

test('beside what is read of a request or an answer stand its examples, whose choices are whole', async ({
  page,
}) => {
  for (const language of ['', '/en']) {
    await open(page, `${language}${large}`);
    await page.locator('.api-expand').click();
    for (const width of [1200, 1440, 1920]) {
      await page.setViewportSize({width, height: 900});
      for (const [read, example] of [
        ['.api-request [id="path.repo"]', '.api-band:not(.api-responses) > .api-aside'],
        ['[id="response-200.content.type"]', '.api-responses > .api-aside'],
        ['[id="response-201.commit.message"]', '.api-responses > .api-aside'],
      ] as const) {
        await page.locator(read).evaluate((part) => {
          part.scrollIntoView({behavior: 'instant', block: 'center'});
        });
        await expect(page.locator(read)).toBeInViewport();
        const frame = page.locator(example).locator('.code-frame:visible').first();
        const {y = NaN, height = NaN} = (await frame.boundingBox()) ?? {};
        const inView = Math.min(y + height, 900) - Math.max(y, 60);
        expect(inView, `${language}, ${read} at ${width}`).toBeGreaterThan(Math.min(height, 150));
      }
      const labels = page.locator('.api-switch-body > label');
      expect(await labels.count(), `${language} at ${width}`).toBeGreaterThan(3);
      const cut = await labels.evaluateAll((all) =>
        all.filter((label) => {
          const {right} = label.parentElement?.getBoundingClientRect() ?? new DOMRect();
          const isClipped = [label, label.parentElement, label.closest('.api-switch')].some(
            (one) => one && one.scrollHeight > one.clientHeight + 1,
          );
          return label.getBoundingClientRect().right > right || isClipped;
        }),
      );
      expect(cut, `${language} at ${width}`).toEqual([]);
    }
  }
});

test('all of an operation, and of what lists operations, ends at one edge, but for what has another beside it', async ({
  page,
}) => {
  const parts =
    ':is(.page-menu, .api-aside, .theme-doc-footer, .pagination-nav, .api-guides, .api-operations, .api-groups, .api-list)';
  for (const language of ['', '/en']) {
    for (const [address, least] of [
      [large, 5],
      ['/openAPI/api_versioned/repository-contents', 3],
      ['/category/api', 4],
    ] as const) {
      await open(page, `${language}${address}`);
      for (const width of [1024, 1200, 1440, 1920]) {
        await page.setViewportSize({width, height: 900});
        const ends = await page
          .locator(`main ${parts}`)
          .evaluateAll((all) =>
            all
              .filter((part) => part.checkVisibility())
              .map((part) => Math.round(part.getBoundingClientRect().right)),
          );
        expect(ends.length, `${language}${address}`).toBeGreaterThanOrEqual(least);
        const apart = Math.max(...ends) - Math.min(...ends);
        expect(apart, `${language}${address} at ${width}: ${ends.join()}`).toBeLessThanOrEqual(1);
      }
    }
  }
});

test('@both what is told of a field by name has its name in one column and its value in the next', async ({
  page,
}) => {
  for (const language of ['', '/en']) {
    await open(page, `${language}/openAPI/api_versioned/create-check-run`);
    const starts = await page
      .locator('.api-body > .api-fields > .api-field')
      .evaluateAll((fields) =>
        fields.flatMap((field) => {
          const edge = field.getBoundingClientRect().left;
          const values = field.querySelectorAll(
            ':scope > .api-limits > li > code, :scope > .api-values > ul',
          );
          return [...values].map((value) => value.getBoundingClientRect().left - edge);
        }),
      );
    expect(starts.length).toBeGreaterThan(4);
    expect(new Set(starts.map(Math.round)).size).toBe(1);
  }
});

test('@both the fields of an object stand beside a rule that begins below the sign that opens them', async ({
  page,
}) => {
  await open(page, '/en/openAPI/api_versioned/create-check-run');
  const group = page.locator('.api-request details').first();
  const beside = await group.evaluate((details) => {
    const summary = details.querySelector('summary') ?? details;
    const fields = details.querySelector('.api-fields') ?? details;
    const {marginInlineStart, inlineSize} = getComputedStyle(summary, '::before');
    const [sign, rule] = [summary, fields].map((part) => part.getBoundingClientRect().left);
    const middle = (sign ?? NaN) + parseFloat(marginInlineStart) + parseFloat(inlineSize) / 2;
    return Math.abs((rule ?? NaN) - middle);
  });
  expect(beside).toBeLessThanOrEqual(1);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('@phone a group of operations unfolds, and is open where the address names it', async ({
    page,
  }) => {
    await page.goto('/category/api#issues');
    const shown = page.locator('.api-list:visible');
    await expect(shown).toHaveCount(1);
    await page.getByRole('checkbox').first().check();
    await expect(shown).toHaveCount(2);
  });
});

test('a group says what it is for, with links to where more is said', async ({page}) => {
  for (const language of ['', '/en']) {
    await open(page, `${language}/category/api`);
    const about = page.locator('.api-group', {has: page.locator('#apps')}).locator('> p');
    await expect(about.getByRole('link')).toHaveAttribute('href', `${language}/oauth/process`);
  }
});

test('@both an operation says what it does before its address', async ({page}) => {
  for (const language of ['', '/en']) {
    await open(page, `${language}/openAPI/api_versioned/create-check-run`);
    const [lead, head] = await Promise.all(
      ['.api-intro > p', '.api-head'].map((part) => page.locator(part).boundingBox()),
    );
    expect(lead?.y).toBeLessThan(head?.y ?? 0);
    expect(lead?.height).toBeLessThan(150);
    // Its path has a line of its own.
    const [server, path] = await Promise.all(
      ['.api-server', '.api-placeholder >> nth=0'].map((part) => page.locator(part).boundingBox()),
    );
    expect((server?.y ?? Infinity) + (server?.height ?? 0)).toBeLessThanOrEqual(path?.y ?? 0);
  }
});

test('@both groups of fields that a reader fills in stand open, those that are answered closed', async ({
  page,
}) => {
  await open(page, '/openAPI/api_versioned/create-check-run');
  const request = page.locator('.api-request .api-field details');
  await expect(request).not.toHaveCount(0);
  await expect(page.locator('.api-request .api-field details:not([open])')).toHaveCount(0);
  await expect(page.locator('.api-request .api-expand')).toHaveCount(0);
  await expect(page.locator('.api-statuses .api-field details')).not.toHaveCount(0);
  await expect(page.locator('.api-statuses .api-field details[open]')).toHaveCount(0);
});

test('@both the contents of a long operation lead to each of its parts; a short one has none', async ({
  page,
}) => {
  for (const language of ['', '/en']) {
    await open(page, `${language}/openAPI/api_versioned/create-check-run`);
    const links = page.locator('.api-contents a');
    const boxes = await links.evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(boxes.length).toBeGreaterThan(5);
    expect(Math.min(...boxes.map(({height}) => height))).toBeGreaterThanOrEqual(24);
    const head = await page.locator('.api-head').boundingBox();
    const edge = (head?.x ?? 0) + (head?.width ?? 0);
    expect(Math.max(...boxes.map(({right}) => right))).toBeLessThan(edge);
    await links.and(page.locator('[href="#response-403"]')).click();
    await expect(page.locator('#response-403')).toBeInViewport();
    await open(page, `${language}/openAPI/api_versioned/del-key`);
    await expect(page.locator('.api-contents')).toHaveCount(0);
  }
});

test('@both what can be done with a sample stands above it in one row', async ({page}) => {
  for (const language of ['', '/en']) {
    await open(page, `${language}/openAPI/api_versioned/create-repo-issue`);
    const boxes = await page
      .locator('.api-actions button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes.map(({top, height}) => [top, height])).toEqual([
      [boxes[0]?.top, boxes[0]?.height],
      [boxes[0]?.top, boxes[0]?.height],
    ]);
  }
});

test('@phone the name of a token has one line, a scope stands beside it as code', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  for (const address of [
    '/openAPI/api_versioned/get-repo-labels',
    '/openAPI/api_versioned/user-org-page-list',
  ]) {
    for (const language of ['', '/en']) {
      await open(page, `${language}${address}`);
      const facts = page.locator('.api-facts');
      const heights = await facts
        .locator('a[href$="#authentication"]')
        .evaluateAll((all) => all.map((name) => name.getBoundingClientRect().height));
      expect(heights.length).toBeGreaterThan(1);
      expect(Math.max(...heights)).toBeLessThan(30);
      await expect(facts.getByRole('link').locator('code').first()).toBeVisible();
    }
  }
});

test('@both what is said of a call begins on the line of its label, and a bracket stays with its scope', async ({
  page,
}) => {
  for (const address of ['create-repo-issue', 'create-check-run', 'get-repo-issues-list']) {
    for (const language of ['', '/en']) {
      await open(page, `${language}/openAPI/api_versioned/${address}`);
      const rows = await page.locator('.api-facts > div').evaluateAll((all) =>
        all.map((row) => {
          const firstLine = (node: Node, from = 0, to = node.childNodes.length) => {
            const range = document.createRange();
            range.setStart(node, from);
            range.setEnd(node, to);
            return range.getClientRects()[0];
          };
          const [label, value] = row.children as unknown as [Element, Element];
          const behind = [...value.querySelectorAll('a:has(code)')].map((scope) => {
            const bracket = scope.nextSibling as Text;
            return {
              scope: [...scope.getClientRects()].at(-1)?.bottom ?? NaN,
              bracket: firstLine(bracket, 0, 1)?.bottom ?? NaN,
            };
          });
          return {
            label: firstLine(label)?.top ?? NaN,
            value: firstLine(value)?.top ?? NaN,
            behind,
          };
        }),
      );
      expect(rows.length).toBeGreaterThan(1);
      for (const {label, value, behind} of rows) {
        expect(Math.abs(label - value)).toBeLessThan(8);
        for (const {scope, bracket} of behind) expect(Math.abs(scope - bracket)).toBeLessThan(8);
      }
    }
  }
});

test('an operation: what is first shown of a sample stands without a scroll bar of its own', async ({
  page,
}) => {
  for (const width of [390, 1140, 1440]) {
    await page.setViewportSize({width, height: 900});
    for (const address of ['create-check-run', 'get-branch-list', 'create-org', 'list-key']) {
      await open(page, `/en/openAPI/api_versioned/${address}`);
      const hidden = await page
        .locator('.api-switch .code-scroll:visible')
        .evaluateAll((all) => all.map((one) => one.scrollHeight - one.clientHeight));
      expect(hidden.length).toBeGreaterThan(1);
      expect(Math.max(...hidden), `${address} at ${width}`).toBeLessThanOrEqual(1);
    }
  }
});

test('@both the address of an operation breaks between its names only', async ({page}) => {
  for (const address of ['get-check-run', 'create-change-request-comment', 'org-member-role']) {
    await open(page, `/openAPI/api_versioned/${address}`);
    const lines = await page.locator('.api-path').evaluate((path) => {
      const walker = document.createTreeWalker(path, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const found: string[] = [];
      let bottom = 0;
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.parentElement?.matches('.api-server')) continue;
        for (const [at, letter] of Array.from(node.nodeValue ?? '').entries()) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const rect = range.getBoundingClientRect();
          if (rect.bottom > bottom + 8) found.push('');
          bottom = Math.max(bottom, rect.bottom);
          found.push(`${found.pop() ?? ''}${letter}`);
        }
      }
      return found;
    });
    for (const line of lines.slice(0, -1)) expect(line).toMatch(/\/$/);
  }
});

test('@phone in a list of operations each path stands between its name and what it does, on a wide screen, too', async ({
  page,
}) => {
  await open(page, '/openAPI/api_versioned/user');
  const list = page.locator('.api-operations > li');
  const measure = () =>
    list.evaluateAll((rows) =>
      rows.map((row) => {
        const [method, name, purpose, path] = [
          '.api-method',
          'a',
          '.api-operation-purpose',
          'code',
        ].map((part) => row.querySelector(part)?.getBoundingClientRect() ?? new DOMRect());
        return {
          isBetween:
            (path?.top ?? 0) >= (name?.bottom ?? Infinity) - 1 &&
            (path?.bottom ?? Infinity) <= (purpose?.top ?? 0) + 1,
          indent: Math.round((name?.left ?? 0) - (method?.left ?? 0)),
          pathIndent: Math.round((path?.left ?? 0) - (name?.left ?? 0)),
        };
      }),
    );
  for (const width of [390, 1440]) {
    await page.setViewportSize({width, height: 900});
    const rows = await measure();
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.every(({isBetween}) => isBetween)).toBe(true);
    expect(new Set(rows.map(({indent}) => indent)).size).toBe(1);
    expect(rows.every(({pathIndent}) => pathIndent === 0)).toBe(true);
  }
  const [listBox, menuBox] = await Promise.all(
    ['.api-operations', '.page-menu'].map((part) => page.locator(part).boundingBox()),
  );
  expect((listBox?.x ?? 0) + (listBox?.width ?? 0)).toBe((menuBox?.x ?? 0) + (menuBox?.width ?? 1));
});

test('@phone what holds for one operation of a group alone stands in one line', async ({page}) => {
  await open(page, '/en/openAPI/api_versioned/org');
  const marks = page.locator('.api-operation-purpose > .api-note');
  await expect(marks).toHaveText(['No token needed', 'No token needed']);
  for (const width of [360, 390, 412]) {
    await page.setViewportSize({width, height: 800});
    const lines = await marks.evaluateAll((all) => all.map((mark) => mark.getClientRects().length));
    expect(lines, `${width} px`).toEqual([1, 1]);
  }
});

test('@phone of a long example a phone shows the beginning, so that what it shows is near; the rest is one press away', async ({
  page,
}) => {
  await open(page, '/openAPI/api_versioned/create-repo-issue');
  const responses = page.locator('.api-responses');
  const code = responses.locator('.code-text').first();
  const [heading, status] = [responses.locator('h2'), responses.locator('#response-200')];
  const distance = async () =>
    ((await status.boundingBox())?.y ?? NaN) - ((await heading.boundingBox())?.y ?? NaN);
  expect(await distance()).toBeLessThan(600);
  const folded = (await code.boundingBox())?.height ?? Infinity;
  await responses.getByText('全部 21 行').click();
  await expect.poll(async () => (await code.boundingBox())?.height).toBeGreaterThan(folded + 100);
});

test('what only one kind of token can call says so in a note like those of guides', async ({
  page,
}) => {
  const draw = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((note) => {
        const [head, text] = [...note.children].map((part) => part as HTMLElement);
        const styles = [note, head, head?.querySelector('svg'), text].map((part) => {
          const {backgroundColor, color, fontSize, fontWeight, paddingLeft, marginRight} =
            getComputedStyle(part as Element);
          return {backgroundColor, color, fontSize, fontWeight, paddingLeft, marginRight};
        });
        const topOf = (part?: Element) => part?.getBoundingClientRect().top ?? NaN;
        return {styles, gap: Math.round(topOf(text) - topOf(head))};
      });
  await open(page, '/user/gpgkey');
  const guide = await draw('.theme-admonition-note');
  await open(page, '/openAPI/api_versioned/create-check-run');
  await expect(page.locator('.api-notice')).toContainText('只接受应用安装令牌');
  expect(await draw('.api-notice')).toEqual(guide);
});

test('the menu calls a method what the head of its page calls it', async ({page}) => {
  for (const address of ['del-key', 'update-check-run', 'list-key']) {
    await open(page, `/openAPI/api_versioned/${address}`);
    const method = await page.locator('.api-endpoint .api-method').textContent();
    const entry = page.locator('.menu__link[aria-current="page"]');
    const content = await entry.evaluate((link) => getComputedStyle(link, '::before').content);
    expect(content).toBe(`"${method}"`);
  }
});

test('of rows that are links the method alone has a colour, until they are pointed at; a name that alone is a link looks like one', async ({
  page,
}) => {
  const drawn = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => getComputedStyle(one).color);
  for (const [address, name, isRow] of [
    ['/category/api', '.api-list-name', true],
    ['/openAPI/api_versioned/issues', '.api-operations > li > a', false],
  ] as const) {
    await open(page, address);
    const [ink, rest] = [await drawn('body'), await drawn(name)];
    expect(rest === ink, name).toBe(isRow);
    await page.locator(name).first().hover();
    await expect.poll(() => drawn(name)).not.toBe(rest);
    const [path, prefix] = [
      await drawn(':is(.api-filter-path, .api-operation-address > code):has(> .api-prefix)'),
      await drawn('.api-prefix'),
    ];
    expect(path).not.toBe(prefix);
  }
});

test('@both the name of an operation at the end of a guide stands beside its method, in all its lines', async ({
  page,
}) => {
  for (const address of ['/en/oauth/access_token', '/en/repo/issue']) {
    await open(page, address);
    const rows = await page.locator('.related-operations li').evaluateAll((all) =>
      all.map((row) => {
        const [method, name] = [...row.children].map((part) => part.getBoundingClientRect());
        return {overlap: (method?.right ?? 0) - (name?.left ?? 0), width: method?.width};
      }),
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(Math.max(...rows.map(({overlap}) => overlap))).toBeLessThan(0);
    expect(new Set(rows.map(({width}) => width)).size, 'widths of methods').toBe(1);
  }
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

test('a part of the path that fills the row keeps its sign beside it', async ({page}) => {
  await page.setViewportSize({width: 390, height: 900});
  await open(page, '/en/openAPI/api_versioned/get-check-run');
  const heights = await page.locator('.breadcrumbs__item').evaluateAll((items) =>
    items.map((item) => ({
      part: Math.round(item.getBoundingClientRect().height),
      name: Math.round(item.firstElementChild?.getBoundingClientRect().height ?? 0),
    })),
  );
  expect(heights.length).toBeGreaterThan(3);
  expect(heights.map(({part}) => part)).toEqual(heights.map(({name}) => name));
});
