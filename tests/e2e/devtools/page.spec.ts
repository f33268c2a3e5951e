import {stillClaimsScripts} from '../../engines/firefox';
import {open, stopFetchingAhead, waitForQuiet, waitUntilAlive} from '../../support/steps';
import {expect, test, type Page, type Request} from '../../support/test';

const pages = [
  {
    address: '/devtools',
    tools: [
      '令牌作用范围选择器',
      '限流计算器',
      '额度查看器',
      'Webhook 查看器',
      'LFS 规则生成器',
      '签名行生成器',
    ],
    note: '推送前的提交 ID',
  },
  {
    address: '/en/devtools',
    tools: [
      'Scope picker',
      'Rate-limit calculator',
      'Quota viewer',
      'Webhook viewer',
      'LFS rule generator',
      'Sign-off generator',
    ],
    note: 'Commit ID before the push',
  },
];

/** Uses every tool: opens it, and types into its first field, or ticks its first box. */
async function useTools(page: Page, tools: readonly string[], text: string): Promise<void> {
  for (const name of tools) {
    const tool = page.locator(`article section[aria-label="${name}"]`);
    await tool.evaluate((section) => section.closest('details')?.setAttribute('open', ''));
    const field = tool.getByRole('textbox').first();
    if ((await field.count()) > 0) await field.fill(text);
    else await tool.getByRole('checkbox').first().click();
    await expect(tool.getByRole('status').first()).not.toBeEmpty();
  }
}

for (const {address, tools, note} of pages) {
  // Two languages differ in their words: `npm test` asks in one, and the tests of the tools ask in both.
  const where = address === '/en/devtools' ? '' : ' @proof';
  test(`the tools work offline, send nothing and keep nothing (${address})${where}`, async ({
    page,
    context,
  }) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    // Links that come into view would load their pages ahead, which no tool asks for.
    await stopFetchingAhead(page);
    await page.goto(address, {waitUntil: 'networkidle'});
    const stored = () =>
      page.evaluate(() => JSON.stringify([Object.entries(localStorage), document.cookie]));
    // The announcement notes that it was seen, once its code is there.
    await expect.poll(stored).toContain('announcement');
    const before = {url: page.url(), stored: await stored()};
    await waitUntilAlive(page);
    await useTools(page, tools, 'my-secret');
    await waitForQuiet(requests);
    const sent = requests.map((request) => `${request.url()} ${request.postData() ?? ''}`);
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.filter((text) => text.includes('secret'))).toEqual([]);

    requests.length = 0;
    await context.setOffline(true);
    await useTools(page, tools, '12');
    await waitForQuiet(requests);
    expect(requests.map((request) => request.url())).toEqual([]);
    expect({url: page.url(), stored: await stored()}).toEqual(before);
  });

  test(`without scripts the tools are lists and tables to read (${address})${where}`, async ({
    browser,
    browserName,
  }) => {
    test.skip(browserName === 'firefox', stillClaimsScripts);
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
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') addresses.push(request.url());
  });
  // Asked for once more: what a page that is left has loaded cannot be read any more.
  const read = async (address: string) => (await page.request.get(address)).text();
  const countTools = async () =>
    (await Promise.all(addresses.map(read))).filter((code) => code.includes('git rebase --signoff'))
      .length;
  await stopFetchingAhead(page);
  await page.goto('/devtools');
  await expect.poll(countTools).toBe(1);
  addresses.length = 0;
  await open(page, '/user/pats');
  expect(addresses.length).toBeGreaterThan(0);
  expect(await countTools()).toBe(0);
});
