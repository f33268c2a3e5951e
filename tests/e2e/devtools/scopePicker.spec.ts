import {expect, test, type Page} from '../../support/test';

const languages = [
  {
    address: '/devtools',
    tool: '令牌作用范围选择器',
    files: '读写文件',
    hooks: '管理代码库的 Webhook',
    roles: '读写文件。 以下操作',
    keys: '管理 SSH 公钥',
    checks: '写入自动化检查',
    empty: '勾选要做的事',
    appOnly: '应用安装令牌',
    clear: '全部取消',
    operations: '接口 · 读写文件',
  },
  {
    address: '/en/devtools',
    tool: 'Scope picker',
    files: 'Read and write files',
    hooks: 'Manage repository webhooks',
    roles: 'Read and write files. These tasks',
    keys: 'Manage SSH public keys',
    checks: 'Write automated checks',
    empty: 'Select what you want to do',
    appOnly: 'app installation token',
    clear: 'Clear all',
    operations: 'Operations · Read and write files',
  },
];

const findTool = (page: Page, name: string) => page.getByRole('region', {name, exact: true});

for (const words of languages) {
  // Two languages differ in their words: `npm test` asks in one.
  const where = words.address === '/devtools' ? '' : ' @proof';
  test(`the scope picker answers to the keyboard with the smallest set, says what only an app can do, and leads on to the operations (${words.address})${where}`, async ({
    page,
  }) => {
    await page.goto(`${words.address}#scope-picker`);
    const tool = findTool(page, words.tool);
    const answer = tool.getByRole('status').first();
    await test.step('it answers to the keyboard with the smallest set', async () => {
      await expect(answer).toContainText(words.empty);
      await tool.getByRole('checkbox', {name: words.keys}).focus();
      await page.keyboard.press('Space');
      await expect(answer).toContainText('admin:public_key');
      const drawn = await tool.getByRole('checkbox', {name: words.keys}).evaluate((box) => ({
        ground: getComputedStyle(box).backgroundColor,
        tick: getComputedStyle(box, '::before').borderBlockEnd,
      }));
      expect(drawn).toEqual({ground: 'rgb(18, 111, 196)', tick: '2px solid rgb(255, 255, 255)'});
      await tool.getByRole('checkbox', {name: words.files}).focus();
      await page.keyboard.press('Space');
      await expect(answer).toContainText(/2.*repo admin:public_key$/);
      await expect(tool.locator('.code-frame')).toContainText('repo\nadmin:public_key');

      await tool.getByRole('checkbox', {name: words.files}).press('Space');
      await expect(answer).not.toContainText('repo');
      await tool.getByRole('button', {name: words.clear}).press('Enter');
      await expect(answer).toContainText(words.empty);
      await expect(tool.getByRole('checkbox', {checked: true})).toHaveCount(0);
    });
    await test.step('it says what only an app can do', async () => {
      await tool.getByRole('checkbox', {name: words.checks}).check();
      await expect(answer).toContainText(words.appOnly);
    });
    await test.step('it says which roles are needed, too', async () => {
      await tool.getByRole('checkbox', {name: words.files}).check();
      await tool.getByRole('checkbox', {name: words.hooks}).check();
      await expect(tool).toContainText(words.roles);
    });
    await test.step('it leads on to the operations', async () => {
      await tool.getByRole('link', {name: words.operations}).click();
      await expect(page).toHaveURL(/\/openAPI\/api_versioned\/repository-contents$/);
    });
  });
}
