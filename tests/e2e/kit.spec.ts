import {readClipboard} from '../support/clipboard';
import {expect, test, type Page} from '../support/test';

const languages = [
  {prefix: '', copy: '复制代码', copyCommands: '复制命令', copied: '已复制', failed: '无法复制'},
  {
    prefix: '/en',
    copy: 'Copy code',
    copyCommands: 'Copy commands',
    copied: 'Copied',
    failed: 'Could not copy',
  },
];

/** The frame around the first block of code that contains `text`. */
function findFrame(page: Page, text: string) {
  return page.locator('.code-frame').filter({hasText: text}).first();
}

for (const {prefix, copy, copyCommands, copied, failed} of languages) {
  // Two languages differ in their words: `npm test` asks each in one of them.
  const inChinese = prefix === '' ? '' : ' @proof';
  const inEnglish = prefix === '/en' ? '' : ' @proof';

  test(`the copy button copies a block of code and says so (${prefix || '/'})${inEnglish}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-write']);
    await page.goto(`${prefix}/user/sshkey`);
    const frame = findFrame(page, 'ssh-keygen -t ed25519');
    await frame.getByRole('button', {name: copy}).click();
    await expect(frame.getByRole('status')).toHaveText(copied);
    expect(await readClipboard(page)).toBe('ssh-keygen -t ed25519 -C "you@example.com"');
    await expect(frame.getByRole('status')).toBeEmpty();
  });

  test(`of a terminal session only the commands are copied (${prefix || '/'})${inChinese}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-write']);
    await page.goto(`${prefix}/user/git/advanced`);
    const frame = findFrame(page, 'Successfully rebased');
    await expect(frame).toContainText('$ git rebase master');
    await frame.getByRole('button', {name: copyCommands}).click();
    await expect(frame.getByRole('status')).toHaveText(copied);
    const lines = (await readClipboard(page)).split('\n');
    expect(lines).toContain('git rebase master');
    expect(lines.filter((line) => !line.startsWith('git '))).toEqual([]);
  });

  test(`a browser that refuses to copy is reported in words (${prefix || '/'})${inChinese}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await page.goto(`${prefix}/user/sshkey`);
    const frame = findFrame(page, 'ssh-keygen -t ed25519');
    await frame.getByRole('button', {name: copy}).click();
    await expect(frame.getByRole('status')).toContainText(failed);
  });
}

test('on a page without a clipboard interface the text is copied all the same', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await page.goto('/user/sshkey');
  const frame = findFrame(page, 'ssh-keygen -t ed25519');
  const button = frame.getByRole('button', {name: '复制代码'});
  await button.click();
  await expect(frame.getByRole('status')).toHaveText('已复制');
  await expect(button).toBeFocused();
  expect(await readClipboard(page)).toBe('ssh-keygen -t ed25519 -C "you@example.com"');
});

test('what a program says has no button to copy it and no ground of code', async ({page}) => {
  await page.goto('/user/sshkey');
  await expect(findFrame(page, 'ssh-keygen -t ed25519').getByRole('button')).toHaveCount(1);
  const said = findFrame(page, 'are too open');
  await expect(said).toBeVisible();
  await expect(said.getByRole('button')).toHaveCount(0);
  await expect(said).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

/** Its code is wider than the widest frame. */
const wideCode = 'a17ccd3f0e9d8c7b6a594837261504f3e2d1c0b9';

async function openWideCode(page: Page): Promise<void> {
  await page.goto('/repo/webhooks');
  await page.locator('details', {hasText: wideCode}).first().locator('summary').first().click();
}

test('code that is too wide can be scrolled with the keyboard, other code is no stop', async ({
  page,
}) => {
  await openWideCode(page);
  const wide = findFrame(page, wideCode).getByRole('group', {name: '代码'});
  // Chromium lets the keyboard into any region that scrolls; other browsers need to be told.
  await expect(wide).toHaveAttribute('tabindex', '0');
  await wide.focus();
  await expect(wide).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => wide.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0);
  await expect(findFrame(page, 'WEBHOOK_USER=').getByRole('group')).toHaveCount(0);
});

test('wrapping the lines of code that is too wide is one choice that is kept', async ({page}) => {
  await openWideCode(page);
  const frame = () => findFrame(page, wideCode);
  const overflow = () =>
    frame()
      .locator('.code-scroll')
      .evaluate((region) => region.scrollWidth - region.clientWidth);
  expect(await overflow()).toBeGreaterThan(0);
  const wrap = () => frame().getByRole('button', {name: '自动换行'});
  await wrap().press('Enter');
  await expect(wrap()).toHaveAttribute('aria-pressed', 'true');
  expect(await overflow()).toBe(0);
  await page.reload();
  await openWideCode(page);
  expect(await overflow()).toBe(0);
  await expect(wrap()).toHaveAttribute('aria-pressed', 'true');
});

test('steps are an ordered list to assistive technology, and an interface label carries the Chinese one, marked as Chinese', async ({
  page,
}) => {
  await page.goto('/en/user/sshkey');
  const label = page.locator('li', {hasText: 'Personal settings (个人设置)'}).first();
  await expect(label.locator('[lang="zh-Hans"]').first()).toHaveText('个人设置');
  const list = page.getByRole('list').filter({hasText: 'Personal settings (个人设置)'}).last();
  await expect(list.getByRole('listitem').first()).toBeVisible();
  expect(await list.evaluate((element) => element.tagName)).toBe('OL');
});
