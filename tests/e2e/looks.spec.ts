import {open} from '../support/steps';
import {expect, test} from '../support/test';

test('@phone the title stands first, then the folded contents; above it only the way up', async ({
  page,
}) => {
  await open(page, '/en/repo/branch');
  const order = await page
    .locator('article :is(h1, .theme-doc-toc-mobile, .markdown > p)')
    .evaluateAll((parts) => parts.slice(0, 3).map(({tagName}) => tagName));
  expect(order).toEqual(['H1', 'DIV', 'P']);
  await expect(page.locator('.breadcrumbs__item:visible')).toHaveText(['Repository']);
});

test('@phone a tool is folded until its line is pressed or a link asks for it', async ({page}) => {
  await open(page, '/en/devtools#lfs-helper');
  const fieldOf = (name: string) => page.getByRole('region', {name}).getByRole('textbox').first();
  await expect(fieldOf('LFS rule generator')).toBeVisible();
  await expect(fieldOf('Quota viewer')).toBeHidden();
  await page.getByText('Quota viewer', {exact: true}).click();
  await expect(fieldOf('Quota viewer')).toBeVisible();
});

test('text, tables, code, the menu of the page and its foot end at one edge', async ({page}) => {
  await page.setViewportSize({width: 1920, height: 900});
  await open(page, '/repo/branch');
  const edges = await page
    .locator(':is(.page-menu, .table-scroll, .code-frame, .related-operations, .pagination-nav)')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().right)));
  expect(new Set(edges).size).toBe(1);
});
