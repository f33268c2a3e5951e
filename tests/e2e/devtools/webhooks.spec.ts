import {readFileSync} from 'node:fs';

import {readClipboard} from '../../support/clipboard';
import {open} from '../../support/steps';
import {expect, test} from '../../support/test';

const languages = [
  {
    address: '/devtools',
    tool: 'Webhook 查看器',
    pasted: '或者粘贴收到的正文',
    push: '推送',
    before: '推送前的提交 ID',
    deleted: '全是 0：删除标签',
    tagExample: '标签推送事件的示例',
    received: '收到的是评论事件；没有注释的键：1 个',
    broken: '这不是有效的 JSON，错误在第 2 行',
    kind: '收到的是 issue',
    copy: '复制正文',
  },
  {
    address: '/en/devtools',
    tool: 'Webhook viewer',
    pasted: 'Or paste a body you received',
    push: 'Push',
    before: 'Commit ID before the push',
    deleted: 'All zeros if the tag was deleted',
    tagExample: 'Example event: Tag push',
    received: 'Event received: Comment; keys without an explanation: 1',
    broken: 'This is not valid JSON. The error is on line 2',
    kind: 'Found: issue',
    copy: 'Copy the body',
  },
];

for (const words of languages) {
  // Two languages differ in their words: `npm test` asks in one.
  const where = words.address === '/devtools' ? '' : ' @proof';
  test(`the webhook viewer goes through the events with the arrow keys, explains a body that was received, and says where JSON breaks off (${words.address})${where}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-write']);
    await page.goto(`${words.address}#webhook-viewer`);
    const tool = page.getByRole('region', {name: words.tool});
    const pasted = tool.getByLabel(words.pasted);
    await test.step('through the events with the arrow keys', async () => {
      await expect(tool.getByRole('row', {name: /"before"/})).toContainText(words.before);
      await tool.getByRole('radio', {name: words.push, exact: true}).focus();
      await page.keyboard.press('ArrowRight');
      await expect(tool.getByRole('status').first()).toHaveText(words.tagExample);
      await expect(tool).toContainText('X-AtomGit-Event: Tag Push Hook');
      await expect(tool.getByRole('row', {name: /"after"/})).toContainText(words.deleted);

      await tool.getByRole('button', {name: words.copy}).click();
      const copied = await readClipboard(page);
      const shown = readFileSync('examples/webhook-receiver/payloads/tag-push.json', 'utf8');
      expect(JSON.parse(copied)).toEqual(JSON.parse(shown));
    });
    await test.step('a body that was received', async () => {
      const body = {object_kind: 'note', object_attributes: {note: '<b>Hi</b>'}, brand_new: 1};
      await pasted.fill(JSON.stringify(body));
      await expect(tool.getByRole('status').first()).toHaveText(words.received);
      await expect(tool).toContainText('X-AtomGit-Event: Note Hook');
      await expect(tool.getByRole('row', {name: /"note": "<b>/})).toBeVisible();
      await expect(tool.locator('table b')).toHaveCount(0);
    });
    await test.step('where JSON breaks off', async () => {
      await pasted.fill('{\n"object_kind": push}');
      await expect(pasted).toHaveAccessibleDescription(new RegExp(words.broken));
      await pasted.fill('{"object_kind": "issue"}');
      await expect(pasted).toHaveAccessibleDescription(new RegExp(words.kind));
    });
  });
}

test('@phone what a key means begins below the key, nearer to it than to the next one', async ({
  page,
}) => {
  await open(page, '/en/devtools#webhook-viewer');
  const tool = page.getByRole('region', {name: 'Webhook viewer'});
  await expect(tool.getByRole('row', {name: /"author"/})).toBeVisible();
  const places = await tool.getByRole('row').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const key = row.querySelector('.tk-property')?.getBoundingClientRect();
      const [line, note] = row.children;
      if (!key || !line || !note?.textContent) return [];
      const words = document.createRange();
      words.selectNodeContents(note);
      const {left, top} = words.getBoundingClientRect();
      return [
        {
          aside: left - key.left,
          above: top - line.getBoundingClientRect().bottom,
          below: parseFloat(getComputedStyle(row).paddingBottom),
        },
      ];
    }),
  );
  expect(places.length).toBeGreaterThan(15);
  for (const {aside, above, below} of places) {
    expect(Math.abs(aside)).toBeLessThan(1);
    expect(above).toBeLessThan(below);
  }
});
