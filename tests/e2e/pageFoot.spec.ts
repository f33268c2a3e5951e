import {site} from '../../config/site';
import {open} from '../support/steps';
import {readClipboard} from '../support/clipboard';
import {expect, test} from '../support/test';

for (const {address, file, checked, updated, edit, copy, report, copied, begin} of [
  {
    address: '/user/sshkey',
    file: 'docs/user/sshkey.mdx',
    checked: '平台信息核对于 2024年8月',
    updated: /^文字修改于\s*20\d\d年\d+月\d+日/,
    edit: '编辑此页',
    copy: '复制文件路径',
    report: '报告本页的问题',
    copied: '（模板已复制，粘贴到新 Issue 里即可）',
    begin: `页面：${site.url}/user/sshkey\n`,
  },
  {
    address: '/en/user/sshkey',
    file: 'i18n/en/docusaurus-plugin-content-docs/current/user/sshkey.mdx',
    checked: 'Facts checked August 2024',
    updated: /^Text changed on \w+ \d+, 20\d\d/,
    edit: 'Edit this page',
    copy: 'Copy the file path',
    report: 'Report a problem with this page',
    copied: '(Template copied. Paste it into a new issue)',
    begin: `Page: ${site.url}/en/user/sshkey\n`,
  },
]) {
  // Two languages differ in their words: `npm test` asks in one.
  const where = address.startsWith('/en/') ? '' : ' @proof';
  test(`page foot: ${address} names its file, its last change and its check, and leads to the issues with the text for a new one copied by then${where}`, async ({
    page,
    context,
    expectedProblems,
  }) => {
    expectedProblems.expect(/request to another site: .*\/issues$/);
    await context.grantPermissions(['clipboard-write']);
    await context.route(`${site.repositoryUrl}/**`, (route) => route.fulfill({body: 'issues'}));
    await open(page, address);
    await expect(page.getByText(checked, {exact: true})).toBeVisible();
    // A reader needs one date at a glance; the other is unfolded.
    const change = page.locator('.theme-last-updated');
    await expect(change).toBeHidden();
    await page.getByText(checked, {exact: true}).click();
    await expect(change).toBeVisible();
    await expect(change).toHaveText(updated);
    await expect(page.getByRole('link', {name: edit})).toHaveAttribute('href', site.repositoryUrl);
    await expect(page.getByText(file, {exact: true})).toBeVisible();
    await page.getByRole('button', {name: copy}).click();
    await expect.poll(() => readClipboard(page)).toBe(file);

    const link = page.getByRole('link', {name: report});
    await expect(link).toHaveAttribute('href', `${site.repositoryUrl}/issues`);
    const opened = context.waitForEvent('page');
    await link.click();
    await (await opened).close();
    await expect(page.getByText(copied)).toBeVisible();
    await expect.poll(async () => (await readClipboard(page)).startsWith(begin)).toBe(true);
  });
}

test('page foot: pages of other kinds name their file too, and one that is generated from the API sources offers none to edit', async ({
  page,
}) => {
  for (const {address, file} of [
    {address: '/en/devtools', file: 'i18n/en/docusaurus-plugin-content-pages/devtools.mdx'},
    {address: '/blog/Git-AtomGit-1', file: 'blog/Git-AtomGit-1.mdx'},
    {
      address: '/en/api',
      file: 'i18n/en/docusaurus-plugin-content-docs-community/current/index.mdx',
    },
  ]) {
    await open(page, address);
    await expect(page.getByText(file, {exact: true}), address).toBeVisible();
  }
  await open(page, '/openAPI/petstore_versioned/1.0.0/login-user');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('link', {name: '编辑此页'})).toHaveCount(0);
});
