import {expect, test} from '../../support/test';

const languages = [
  {
    address: '/devtools',
    tool: 'LFS 规则生成器',
    video: /^视频/,
    listing: '粘贴文件清单',
    threshold: '1 MB 起',
    foreign: '第 1 行“total 8”不是路径',
    small: '检查了 1 个文件，都不需要用 LFS 保存',
    quota: '合计超过每个代码库默认的 5 GB LFS 额度',
  },
  {
    address: '/en/devtools',
    tool: 'LFS rule generator',
    video: /^Video/,
    listing: 'Paste a list of files',
    threshold: '1 MB',
    foreign: 'Line 1, “total 8”, is not a path',
    small: 'Files checked: 1; none of them needs LFS',
    quota: 'exceeds the default quota of 5 GB of LFS data',
  },
];

const object = 'a'.repeat(40);
const megabyte = 1024 ** 2;

for (const words of languages) {
  // Two languages differ in their words: `npm test` asks in one.
  const where = words.address === '/devtools' ? '' : ' @proof';
  test(`LFS rules come from kinds of files, with the keyboard, and from the sizes of a listing; lines that are no paths are named (${words.address})${where}`, async ({
    page,
  }) => {
    await page.goto(`${words.address}#lfs-helper`);
    const tool = page.getByRole('region', {name: words.tool});
    const status = tool.getByRole('status').first();
    const listing = tool.getByLabel(words.listing);
    await test.step('from kinds of files, with the keyboard', async () => {
      await tool.getByRole('checkbox', {name: words.video}).focus();
      await page.keyboard.press('Space');
      await expect(status).toContainText('*.mp4 *.mov');
      await expect(tool.locator('.code-frame').first()).toContainText(
        '*.mp4 filter=lfs diff=lfs merge=lfs -text',
      );
      await expect(tool).not.toContainText('git lfs migrate');
      await page.keyboard.press('Space');
      await expect(status).not.toContainText('*.mp4');
    });
    await test.step('from the sizes of a listing', async () => {
      await listing.fill(
        [
          `100644 blob ${object} ${2 * megabyte}\tdesign/cover.psd`,
          `100644 blob ${object} ${6000 * megabyte}\tbig data`,
          `100644 blob ${object}      12\tREADME.md`,
        ].join('\n'),
      );
      const attributes = tool.locator('.code-frame').first().locator('code');
      await expect(attributes).toHaveText(
        '/big[[:space:]]data filter=lfs diff=lfs merge=lfs -text',
      );
      await expect(tool).toContainText(words.quota);
      await tool.getByRole('radio', {name: words.threshold, exact: true}).check();
      await expect(attributes).toContainText('*.psd filter=lfs');
      await expect(tool).toContainText("--include='/big[[:space:]]data,*.psd'");
    });
    await test.step('lines that are no paths are named, the others count', async () => {
      await listing.fill('total 8\n<img src=x onerror=alert(1)>.txt');
      await expect(listing).toHaveAccessibleDescription(new RegExp(words.foreign));
      await expect(status).toContainText(words.small);
      await expect(tool.locator('img')).toHaveCount(0);
    });
  });
}
