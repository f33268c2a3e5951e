import {open} from '../support/steps';
import {expect, test, type Page} from '../support/test';

const root = (page: Page) => page.locator('html');
const stored = (page: Page) => page.evaluate(() => window.localStorage.getItem('theme'));

async function storeChoice(page: Page, choice: string): Promise<void> {
  await page.addInitScript((value) => {
    if (window.localStorage.getItem('theme') === null) window.localStorage.setItem('theme', value);
  }, choice);
}

async function expectMode(page: Page, choice: string, shown: string): Promise<void> {
  await expect(root(page)).toHaveAttribute('data-theme-choice', choice);
  await expect(root(page)).toHaveAttribute('data-theme', shown);
}

/** Every value that the page's colours had, from the first on. */
async function recordColours(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, {seenColours: seen});
    new MutationObserver((mutations) => {
      for (const {target} of mutations)
        seen.push((target as Element).getAttribute('data-theme') ?? '');
    }).observe(document, {attributes: true, attributeFilter: ['data-theme'], subtree: true});
    // Frames before there is anything to see do not count.
    const lookAtFirstFrame = () => {
      if (document.getElementById('__docusaurus')) {
        seen.push(document.documentElement.getAttribute('data-theme') ?? 'none');
      } else requestAnimationFrame(lookAtFirstFrame);
    };
    requestAnimationFrame(lookAtFirstFrame);
  });
  return () => page.evaluate(() => (window as unknown as {seenColours: string[]}).seenColours);
}

test('colour mode: the first visit is light, whatever the system is', async ({page}) => {
  const readColours = await recordColours(page);
  for (const system of ['light', 'dark'] as const) {
    await test.step(`the system is ${system}`, async () => {
      await page.emulateMedia({colorScheme: system});
      await open(page, '/user/sshkey');
      await expectMode(page, 'light', 'light');
      expect(new Set(await readColours()), system).toEqual(new Set(['light']));
      expect(await stored(page), system).toBeNull();
    });
  }
});

for (const {address, name} of [
  {address: '/user/sshkey', name: /切换浅色\/暗黑模式/},
  {address: '/en/user/sshkey', name: /Switch between dark and light mode/},
]) {
  // Two languages differ in their words: `npm test` asks in one.
  const where = address.startsWith('/en/') ? '' : ' @proof';
  test(`colour mode: the switch on ${address} goes light, dark, system, and stores each${where}`, async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, address);
    const toggle = page.getByRole('button', {name});
    for (const [choice, shown] of [
      ['dark', 'dark'],
      ['system', 'dark'],
      ['light', 'light'],
    ] as const) {
      await toggle.click();
      await expectMode(page, choice, shown);
      expect(await stored(page)).toBe(choice);
    }
  });
}

test('colour mode: what is stored shows from the first frame of the page on, and nonsense is light', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await storeChoice(page, 'dark');
  const readColours = await recordColours(page);
  for (const [choice, shown] of [
    ['dark', 'dark'],
    ['light', 'light'],
    ['system', 'dark'],
    ['nonsense', 'light'],
  ] as const) {
    await test.step(`with ${choice} stored`, async () => {
      if (choice !== 'dark') {
        await page.evaluate((value) => {
          window.localStorage.setItem('theme', value);
        }, choice);
      }
      await open(page, '/user/sshkey');
      await expectMode(page, choice === 'nonsense' ? 'light' : choice, shown);
      expect(new Set(await readColours()), choice).toEqual(new Set([shown]));
      expect(await stored(page), choice).toBe(choice);
    });
  }
});

test('colour mode: a page that follows the system changes with it, and the choice stays stored', async ({
  page,
}) => {
  await storeChoice(page, 'system');
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/user/sshkey');
  await expectMode(page, 'system', 'light');
  await page.emulateMedia({colorScheme: 'dark'});
  await expectMode(page, 'system', 'dark');
  expect(await stored(page)).toBe('system');
});

test('colour mode: the choice survives another page and a reload', async ({page}) => {
  await open(page, '/user/sshkey');
  await page.getByRole('button', {name: /切换浅色/}).click();
  await page.getByRole('link', {name: '技术博客'}).first().click();
  await expect(page).toHaveURL(/\/blog$/);
  await expectMode(page, 'dark', 'dark');
  await page.reload();
  await expectMode(page, 'dark', 'dark');
});

test('colour mode: a second tab follows the first, and neither forgets the choice system', async ({
  page,
  context,
}) => {
  const second = await context.newPage();
  await Promise.all([page, second].map((tab) => tab.emulateMedia({colorScheme: 'dark'})));
  await open(page, '/user/sshkey');
  await open(second, '/en/user/pats');
  const toggle = page.getByRole('button', {name: /切换浅色/});
  await toggle.click();
  await expectMode(second, 'dark', 'dark');
  await toggle.click();
  await expectMode(second, 'system', 'dark');
  expect(await stored(second)).toBe('system');
  // The tab listens to the system a moment after it has taken over the choice.
  await expect(async () => {
    await second.emulateMedia({colorScheme: 'dark'});
    await second.emulateMedia({colorScheme: 'light'});
    await expect(root(second)).toHaveAttribute('data-theme', 'light', {timeout: 500});
  }).toPass({timeout: 10_000});
  await expectMode(second, 'system', 'light');
  await page.evaluate(() => {
    window.localStorage.removeItem('theme');
  });
  await expectMode(second, 'light', 'light');
});
