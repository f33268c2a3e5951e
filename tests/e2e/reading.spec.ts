import {open} from '../support/steps';
import {expect, test} from '../support/test';

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
  const heading = page.getByRole('heading', {level: 1});
  const readTop = () => page.evaluate(() => window.scrollY);
  const scrollTo = (top: number) =>
    page.evaluate((to) => {
      window.scrollTo({top: to, behavior: 'instant'});
    }, top);
  for (const next of ['/user/pats', undefined]) {
    await expect(button).toBeHidden();
    await scrollTo(1400);
    await expect.poll(readTop).toBe(1400);
    await expect(button).toBeHidden();
    await scrollTo(1200);
    await expect(button).toBeVisible();
    await button.click();
    await expect.poll(readTop).toBe(0);
    if (!next) break;
    const before = await heading.innerText();
    await page.locator(`.menu a[href="${next}"]`).click();
    // The next page goes to its top once it stands, and would undo what is scrolled before.
    await expect(heading).not.toHaveText(before);
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
