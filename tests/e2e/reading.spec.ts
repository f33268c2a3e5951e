import {open} from '../support/steps';
import {expect, test, type Page} from '../support/test';

test('on paper stands the text alone, with everything open and the targets of links', async ({
  page,
}) => {
  await open(page, '/user/git/install');
  await page.emulateMedia({media: 'print'});
  for (const chrome of [
    '.navbar',
    'footer.footer',
    '.theme-doc-sidebar-container',
    '.pagination-nav',
  ]) {
    await expect(page.locator(chrome).first(), chrome).toBeHidden();
  }
  for (const aside of ['.theme-announcement-bar', '.theme-doc-breadcrumbs', '.table-of-contents']) {
    await expect(page.locator(aside).first(), aside).toBeHidden();
  }
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  const target = await page
    .locator('.markdown a[href^="http"]')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(target).toContain('http');
});

test('with forced colours the current entry of the menus is still marked', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, '/user/sshkey');
  const entry = page.locator('.theme-doc-sidebar-container a.menu__link--active').last();
  expect(await entry.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('solid');
});

test('who wants less motion gets none', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/user/sshkey');
  const slow = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .map((element) => getComputedStyle(element))
      .flatMap(({transitionDuration, animationDuration}) =>
        `${transitionDuration},${animationDuration}`.split(',').map(parseFloat),
      )
      .filter((seconds) => seconds > 0.01),
  );
  expect(slow).toEqual([]);
});

test('who scrolls back is offered the way to the top, on the first page and on the next', async ({
  page,
}) => {
  await open(page, '/user/sshkey');
  const button = page.getByRole('button', {name: '回到顶部'});
  const readTop = () => page.evaluate(() => window.scrollY);
  for (const next of ['/user/pats', undefined]) {
    await expect(button).toBeHidden();
    await page.mouse.move(640, 450);
    await page.mouse.wheel(0, 1500);
    await expect.poll(readTop).toBeGreaterThan(1000);
    await expect(button).toBeHidden();
    // Where the wheel has led to: a step back while the page still glides down would only shorten its way.
    await page.evaluate(() => {
      window.scrollTo({top: 1400, behavior: 'instant'});
    });
    await expect.poll(readTop).toBe(1400);
    await page.evaluate(() => {
      window.scrollTo({top: 1200, behavior: 'instant'});
    });
    await expect(button).toBeVisible();
    await button.click();
    await expect.poll(readTop).toBe(0);
    if (next) await page.locator(`.menu a[href="${next}"]`).click();
  }
});

test('@phone a table of signs shows all its columns at once, and each sign has its word', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open(page, '/en/permission');
  const table = page.getByRole('table').filter({hasText: 'View branches'});
  const frame = await table.locator('..').boundingBox();
  const last = await table.getByRole('columnheader', {name: 'Maintainer'}).boundingBox();
  expect((last?.x ?? Infinity) + (last?.width ?? 0)).toBeLessThanOrEqual(
    (frame?.x ?? 0) + (frame?.width ?? 0),
  );
  const row = table.getByRole('row').filter({hasText: 'Create a branch'});
  await expect(row.getByRole('rowheader')).toHaveText('Create a branch');
  await expect(row.getByRole('cell')).toHaveText(['No', 'Yes', 'Yes']);
});

/** In how many lines each of the elements stands. */
const countLines = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const middles = [...range.getClientRects()].map(({top, bottom}) => (top + bottom) / 2);
      const lines = middles.filter(
        (middle, index) => index === 0 || Math.abs(middle - (middles[index - 1] ?? 0)) > 8,
      );
      return {text: element.textContent, lines: lines.length};
    }),
  );

test('@phone in the card of a row it says in words what is required, and the name of another column before its sign', async ({
  page,
}) => {
  const draw = (label: string) =>
    page.locator(`td.cell-signs[data-label="${label}"]`).evaluateAll((cells) =>
      cells.map((cell) => {
        const {display, borderBottomWidth} = getComputedStyle(cell, '::after');
        const said = getComputedStyle(cell, '::before').content;
        return [cell.textContent, said, display === 'none' ? '' : borderBottomWidth];
      }),
    );
  await open(page, '/security/security/reporter');
  for (const [answer, word] of [
    ['是', '必填'],
    ['否', '选填'],
  ] as const) {
    const said = await draw(word);
    expect(said.length).toBeGreaterThan(5);
    expect(said).toEqual(said.map(() => [answer, `"${word}"`, '']));
  }
  expect((await draw('CVSS 3'))[0]).toEqual(['有', '"CVSS 3"', '2px']);
  // A table has the name in its head, and the sign in each row.
  await page.setViewportSize({width: 1280, height: 900});
  expect((await draw('选填'))[0]).toEqual(['否', 'none', '2px']);
});

test('@phone short Chinese words in tables stay whole, and so do labels of the interface', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 800});
  for (const route of ['/permission', '/changelogs/v0.9.0']) {
    await open(page, route);
    const words = await countLines(page, '.cell-short, td .ui-label');
    const short = words.filter(({text}) => text.length > 1 && text.length <= 4);
    expect(short.length, route).toBeGreaterThan(8);
    expect(short.filter(({lines}) => lines > 1)).toEqual([]);
  }
});

test('where there is room, heads of signs and words of code in tables keep to one line', async ({
  page,
}) => {
  await open(page, '/permission');
  const heads = await countLines(page, 'th.cell-signs');
  expect(heads.length).toBeGreaterThan(8);
  expect(heads.filter(({lines}) => lines > 1)).toEqual([]);
  await open(page, '/en/oauth/access_token');
  const codes = await countLines(page, 'td.cell-code code');
  expect(codes.map(({text}) => text)).toContain('refresh_token_expires_in');
  expect(codes.filter(({lines}) => lines > 1)).toEqual([]);
});
