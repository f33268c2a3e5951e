import {site} from '../../config/site';
import {open} from '../support/steps';
import {readClipboard} from '../support/clipboard';
import {expect, test} from '../support/test';

for (const {address, file, checked, updated, edit, copy} of [
  {
    address: '/user/sshkey',
    file: 'docs/user/sshkey.mdx',
    checked: '平台信息核对于 2024年8月',
    updated: /^文字修改于\s*20\d\d年\d+月\d+日/,
    edit: '编辑此页',
    copy: '复制文件路径',
  },
  {
    address: '/en/user/sshkey',
    file: 'i18n/en/docusaurus-plugin-content-docs/current/user/sshkey.mdx',
    checked: 'Facts checked August 2024',
    updated: /^Text changed on \w+ \d+, 20\d\d/,
    edit: 'Edit this page',
    copy: 'Copy the file path',
  },
]) {
  test(`page foot: ${address} names its file in the repository, its last change and its check`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-write']);
    await open(page, address);
    await expect(page.getByText(checked, {exact: true})).toBeVisible();
    await expect(page.locator('.theme-last-updated')).toHaveText(updated);
    await expect(page.getByRole('link', {name: edit})).toHaveAttribute('href', site.repositoryUrl);
    await expect(page.getByText(file, {exact: true})).toBeVisible();
    await page.getByRole('button', {name: copy}).click();
    await expect.poll(() => readClipboard(page)).toBe(file);
  });
}

for (const {address, yes, no, thanks, copy, begin} of [
  {
    address: '/user/sshkey',
    yes: '帮到了',
    no: '没有',
    thanks: '谢谢。你的回答不会发送到任何地方。',
    copy: '复制这段文字',
    begin: `页面：${site.url}/user/sshkey\n`,
  },
  {
    address: '/en/user/sshkey',
    yes: 'Yes',
    no: 'No',
    thanks: 'Thank you. Your answer is not sent anywhere.',
    copy: 'Copy this text',
    begin: `Page: ${site.url}/en/user/sshkey\n`,
  },
]) {
  test(`page foot: ${address} asks whether it helped; who says no gets a text to copy and the way to the issues`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-write']);
    await open(page, address);
    const main = page.getByRole('main');
    await main.getByRole('button', {name: yes, exact: true}).click();
    await expect(main.getByText(thanks, {exact: true})).toBeVisible();
    await main.getByRole('button', {name: no, exact: true}).click();
    await expect(main.getByText(thanks, {exact: true})).toHaveCount(0);
    const field = main.getByRole('textbox');
    await expect.poll(async () => (await field.inputValue()).startsWith(begin)).toBe(true);
    await field.press('End');
    await field.pressSequentially('!');
    await main.getByRole('button', {name: copy, exact: true}).click();
    const copied = () => readClipboard(page);
    await expect.poll(copied).toBe(await field.inputValue());
    const issues = main.locator(`a[href="${site.repositoryUrl}/issues"]`);
    await expect(issues).toBeVisible();
  });
}

for (const {address, file} of [
  {address: '/en/devtools', file: 'i18n/en/docusaurus-plugin-content-pages/devtools.mdx'},
  {address: '/blog/Git-AtomGit-1', file: 'blog/Git-AtomGit-1.mdx'},
  {address: '/en/api', file: 'i18n/en/docusaurus-plugin-content-docs-community/current/index.mdx'},
]) {
  test(`page foot: ${address} names its file too`, async ({page}) => {
    await open(page, address);
    await expect(page.getByText(file, {exact: true})).toBeVisible();
  });
}

test('page foot: a page that is generated from the API sources offers no file to edit', async ({
  page,
}) => {
  await open(page, '/openAPI/petstore_versioned/1.0.0/login-user');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('link', {name: '编辑此页'})).toHaveCount(0);
});
