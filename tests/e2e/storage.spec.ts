import {open} from '../support/steps';
import {expect, test, type Page} from '../support/test';

const readKey = (page: Page, key: string) =>
  page.evaluate((name) => window.localStorage.getItem(name), key);

test('tabs: the choice of a group is stored and holds on other pages', async ({page}) => {
  await open(page, '/user/git/install');
  await page.getByRole('tab', {name: 'Linux'}).first().click();
  expect(await readKey(page, 'docusaurus.tab.os')).toBe('linux');
  await open(page, '/en/user/git/install');
  await expect(page.getByRole('tab', {name: 'Linux'}).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('docs version: a stored one that no longer exists is cleared, one that exists is kept', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.localStorage.setItem('docs-preferred-version-default', '0.1-gone');
    window.localStorage.setItem('docs-preferred-version-community', 'current');
  });
  await open(page, '/user/sshkey');
  await expect.poll(() => readKey(page, 'docs-preferred-version-default')).toBeNull();
  expect(await readKey(page, 'docs-preferred-version-community')).toBe('current');
});

test('docs version: the one chosen of the sample API is stored, said on pages of others, and cleared when it is gone', async ({
  page,
}) => {
  const key = 'docs-preferred-version-petstore_versioned';
  const versions = page.getByRole('navigation', {name: '版本'});
  await open(page, '/openAPI/petstore_versioned/add-pet');
  await versions.getByRole('link', {name: '1.0.0'}).click();
  expect(await readKey(page, key)).toBe('1.0.0');
  await open(page, '/openAPI/petstore_versioned/add-pet');
  await expect(versions.getByRole('link', {name: '1.0.0'})).toContainText('上次选择');
  await page.evaluate((name) => window.localStorage.setItem(name, '0.1-gone'), key);
  await open(page, '/openAPI/petstore_versioned/add-pet');
  await expect.poll(() => readKey(page, key)).toBeNull();
});

const faults = {
  denied: () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  },
  missing: () => {
    Object.defineProperty(window, 'localStorage', {configurable: true, value: null});
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

for (const [fault, provoke] of Object.entries(faults)) {
  // The commonest of three faults that end in the same place.
  const where = fault === 'denied' ? '' : ' @proof';
  test(`storage that is ${fault} costs one warning in the console, and the site works${where}`, async ({
    page,
    expectedProblems,
  }) => {
    expectedProblems.expect(/console warning: Docusaurus browser storage is not available/);
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.addInitScript(provoke);
    await open(page, '/user/git/install');

    await page.getByRole('button', {name: /切换浅色/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.locator('.theme-announcement-bar').getByRole('button').click();
    await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
    await page.getByRole('tab', {name: 'Linux'}).first().click();
    await expect(page.getByRole('tab', {name: 'Linux'}).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.getByRole('link', {name: '开发者工具'}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('开发者工具');
    expect(warnings).toHaveLength(1);
  });
}

test('storage full of rubbish under our keys is no obstacle', async ({page}) => {
  await page.addInitScript(() => {
    for (const key of [
      'theme',
      'docusaurus.announcement.id',
      'docusaurus.announcement.dismiss',
      'docusaurus.tab.os',
      'docs-preferred-version-default',
    ]) {
      window.localStorage.setItem(key, '{"<b>":\u0000');
    }
  });
  await open(page, '/user/git/install');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
