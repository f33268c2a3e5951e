import {expect, test} from '../../support/test';

const pages = [
  {
    address: '/devtools',
    tools: [
      '令牌范围选择器',
      '限流计算器',
      '额度查看器',
      'Webhook 查看器',
      'LFS 规则生成器',
      '签名行生成器',
    ],
    note: '推送前的提交编号',
  },
  {
    address: '/en/devtools',
    tools: [
      'Scope picker',
      'Rate-limit calculator',
      'Quota reader',
      'Webhook viewer',
      'LFS rule writer',
      'Sign-off writer',
    ],
    note: 'Commit id before the push',
  },
];

for (const {address, tools, note} of pages) {
  test(`the tools work offline, send nothing and keep nothing (${address})`, async ({
    page,
    context,
  }) => {
    await page.goto(address, {waitUntil: 'networkidle'});
    const addressBefore = page.url();
    const stored = () =>
      page.evaluate(() => JSON.stringify([Object.entries(localStorage), document.cookie]));
    const storedBefore = await stored();
    await context.setOffline(true);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    for (const name of tools) {
      const tool = page.getByRole('region', {name, exact: true});
      await expect(tool).toBeVisible();
      const field = tool.getByRole('textbox').first();
      if ((await field.count()) > 0) await field.fill('secret');
      else await tool.getByRole('checkbox').first().check();
    }
    await expect(page.getByRole('textbox').last()).toBeVisible();
    expect(requests).toEqual([]);
    expect(page.url()).toBe(addressBefore);
    expect(await stored()).toBe(storedBefore);
  });

  test(`@both the page of the tools is no wider than the screen (${address})`, async ({page}) => {
    await page.goto(address);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

  test(`without scripts the tools are lists and tables to read (${address})`, async ({browser}) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: process.env.TESTED_SITE,
    });
    const page = await context.newPage();
    await page.goto(address);
    const picker = page.getByRole('region', {name: tools[0], exact: true});
    await expect(picker.getByText('admin:repo_issues').first()).toBeVisible();
    await expect(picker.getByRole('status')).toBeHidden();
    await expect(page.getByRole('row', {name: /"before"/})).toContainText(note);
    await expect(page.getByRole('region').getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('region').getByRole('radio')).toHaveCount(0);
    await context.close();
  });
}

test('no other page loads the code of the tools', async ({page}) => {
  const isTool = (code: string) => code.includes('git rebase --signoff');
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await page.goto('/devtools', {waitUntil: 'networkidle'});
  expect((await Promise.all(scripts)).filter(isTool)).toHaveLength(1);
  scripts.length = 0;
  await page.goto('/user/pats', {waitUntil: 'load'});
  expect(scripts.length).toBeGreaterThan(0);
  expect((await Promise.all(scripts)).filter(isTool)).toEqual([]);
});
