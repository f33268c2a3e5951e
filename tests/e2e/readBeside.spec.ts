import {open} from '../support/steps';
import {expect, test, type Page} from '../support/test';

async function turnOn(page: Page): Promise<void> {
  const menu = page.locator('details.page-menu');
  await menu.locator('summary').click();
  await menu.getByRole('button', {name: '与 English 对照阅读'}).click();
  await page.keyboard.press('Escape');
}

/** The block of English behind a heading of the page. */
const behind = (page: Page, id: string) => page.locator(`[id="${id}"] + details[lang="en"]`);

test('read beside: each block has its own in the other language beside it, also after a reload', async ({
  page,
}) => {
  await open(page, '/repo/branch');
  await turnOn(page);
  for (const again of [false, true]) {
    if (again) await page.reload();
    const piece = behind(page, 'create');
    await expect(piece.locator('h2')).toBeVisible();
    const own = await page.locator('[id="create"]').boundingBox();
    const other = await piece.boundingBox();
    expect(other?.x ?? 0).toBeGreaterThan((own?.x ?? Infinity) + (own?.width ?? 0) - 1);
    expect(
      await page
        .locator('[id]')
        .evaluateAll((all) => all.length - new Set(all.map(({id}) => id)).size),
    ).toBe(0);
  }
  await turnOn(page);
  await expect(page.locator('.markdown > details[lang="en"]')).toHaveCount(0);
});

test('read beside: on a phone the other language is folded below each block @phone', async ({
  page,
}) => {
  await open(page, '/repo/branch');
  await turnOn(page);
  const piece = page.locator('.markdown > p + details[lang="en"]').first();
  await expect(piece.locator('p')).toBeHidden();
  await piece.locator('summary').click();
  await expect(piece.locator('p')).toBeVisible();
  // Each language has its own list of contents.
  await expect(page.locator('.theme-doc-toc-mobile + details')).toHaveCount(0);
});

test('read beside: when the other page cannot be had, the reader is told and can try again', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.expect(/answer 503: .*\/en\/repo\/branch/);
  expectedProblems.expect(/console error: Failed to load resource: .* 503/);
  await open(page, '/repo/branch');
  await page.route('**/en/repo/branch', (route) => route.fulfill({status: 503}));
  await turnOn(page);
  const strip = page.getByRole('alert');
  await expect(strip).toContainText('English');
  await page.unroute('**/en/repo/branch');
  await strip.getByRole('button', {name: '重试'}).click();
  await expect(behind(page, 'create')).toHaveCount(1);
  await expect(strip).toHaveCount(0);
});
