import {expect, test} from '../../support/test';

const languages = [
  {
    address: '/devtools',
    tool: '签名行生成器',
    name: '姓名',
    email: '邮箱',
    message: '提交说明',
    several: '最近的几个提交',
    count: '最近提交的数量',
    branch: '变更请求的全部提交',
    target: '目标分支',
    empty: '填写姓名和邮箱',
    done: '签名行在最后一段',
    correct: '先改正标出的内容',
    malformed: '只填写一个邮箱地址',
    inSubject: '与标题写在了一起',
    badBranch: '不是合法的分支名',
  },
  {
    address: '/en/devtools',
    tool: 'Sign-off generator',
    name: 'Name',
    email: 'Email address',
    message: 'Commit message',
    several: 'Several recent commits',
    count: 'Number of recent commits',
    branch: 'All commits of a change request',
    target: 'Target branch',
    empty: 'Enter a name and email address',
    done: 'is in the last paragraph',
    correct: 'Fix the marked fields',
    malformed: 'one email address only',
    inSubject: 'is part of the subject',
    badBranch: 'not a valid branch name',
  },
];

for (const words of languages) {
  // Two languages differ in their words: `npm test` asks in one.
  const where = words.address === '/en/devtools' ? '' : ' @proof';
  test(`the sign-off writer is filled in with the keyboard, says what is wrong, and writes nothing then (${words.address})${where}`, async ({
    page,
  }) => {
    await page.goto(`${words.address}#sign-off`);
    const tool = page.getByRole('region', {name: words.tool});
    const answer = tool.getByRole('status').first();
    const frames = tool.locator('.code-frame');
    await test.step('it is filled in with the keyboard', async () => {
      await expect(answer).toContainText(words.empty);
      await tool.getByLabel(words.name, {exact: true}).focus();
      await page.keyboard.type("Li O'Neil");
      await page.keyboard.press('Tab');
      await page.keyboard.type('you@example.com');
      await page.keyboard.press('Tab');
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('Fix login\n\nThe form lost the name.');
      await expect(answer).toContainText(words.done);
      await expect(frames.nth(1).locator('code')).toHaveText(
        "Fix login\n\nThe form lost the name.\n\nSigned-off-by: Li O'Neil <you@example.com>",
      );
      await expect(frames.nth(2)).toContainText(String.raw`git config user.name 'Li O'\''Neil'`);

      await page.keyboard.press('Tab');
      for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowRight');
      await expect(tool.getByRole('radio', {name: words.several})).toBeChecked();
      await tool.getByLabel(words.count).fill('5');
      await expect(frames.last()).toContainText('git rebase --signoff HEAD~5');
      await expect(frames.last()).toContainText('git push --force-with-lease');
    });
    await test.step('it says what is wrong and writes nothing then', async () => {
      const email = tool.getByLabel(words.email, {exact: true});
      await email.fill('you at example.com');
      await expect(email).toHaveAccessibleDescription(new RegExp(words.malformed));
      await expect(answer).toContainText(words.correct);
      await expect(frames).toHaveCount(0);

      await email.fill('you@example.com');
      // The frame of the finished message is named after it too.
      const message = tool.getByRole('textbox', {name: words.message});
      await message.fill("Fix login Signed-off-by: Li O'Neil <you@example.com>");
      await expect(message).toHaveAccessibleDescription(new RegExp(words.inSubject));
      await message.fill('Fix login');

      await tool.getByRole('radio', {name: words.branch}).check();
      const target = tool.getByLabel(words.target);
      await target.fill('my branch; rm -rf .');
      await expect(target).toHaveAccessibleDescription(new RegExp(words.badBranch));
      await expect(frames).toHaveCount(0);
      await target.fill('release/1.0');
      await expect(frames.last()).toContainText('git rebase --signoff origin/release/1.0');
    });
  });
}
