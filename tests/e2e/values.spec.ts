import {readClipboard} from '../support/clipboard';
import {collectLoaded, open} from '../support/steps';
import {expect, test, type Page} from '../support/test';

const operation = '/en/openAPI/api_versioned/create-repo-issue';
const guide = '/en/user/git/quickstart';

const store = (page: Page, values: Record<string, string>) =>
  page.addInitScript((text) => {
    localStorage.setItem('docusaurus.values', text);
  }, JSON.stringify(values));

test('names that are entered once stand in the samples, in the workbench and in the commands of guides, until they are reset', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await open(page, operation);
  await page.getByRole('button', {name: 'Use your own values'}).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Namespace of the repository').fill('ann');
  await form.getByLabel('Repository', {exact: true}).fill('my tools');
  await form.getByLabel(/^Environment variable/).fill('MY_TOKEN');
  await form.getByRole('button', {name: 'Done'}).click();

  await page.getByRole('button', {name: 'Copy the code'}).first().click();
  const copied = () => readClipboard(page);
  await expect.poll(copied).toContain("https://api.atomgit.com/repos/ann/my%20tools/issues'");
  expect(await copied()).toContain('Bearer $MY_TOKEN"');

  await page.getByRole('button', {name: 'Build this request'}).click();
  await expect(page.getByRole('dialog').getByLabel('owner', {exact: true})).toHaveValue('ann');

  await open(page, guide);
  const command = page.getByText('git clone').first();
  await expect(command).toContainText('git@atomgit.com:ann/my tools.git');
  await page.getByRole('button', {name: 'reset', exact: true}).click();
  await expect(command).toContainText('git@atomgit.com:<owner>/<repo>.git');
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.values'))).toBeNull();
});

test('stored values are shown as text, cut at 100 characters, and a token is no name of a variable', async ({
  page,
}) => {
  await store(page, {
    owner: '<img src=x onerror=alert(1)>',
    repo: 'r'.repeat(300),
    token: 'atu_0123456789abcdef',
  });
  await open(page, guide);
  const command = page.getByText('git clone').first();
  await expect(command).toContainText(`:<img src=x onerror=alert(1)>/${'r'.repeat(100)}.git`);
  await expect(page.locator('.code-text img')).toHaveCount(0);
  await open(page, operation);
  await expect(page.locator('.your-value').first()).toBeVisible();
  await expect(page.locator('main')).not.toContainText('atu_0123456789abcdef');
});

test('a branch with a slash is one part of an address', async ({page}) => {
  await store(page, {branch: 'feature/login'});
  await open(page, '/en/openAPI/api_versioned/get-branch');
  await expect(page.locator('.code-text').first()).toContainText('/branches/feature%2Flogin');
});

test('a page that nobody has given values loads nothing of them', async ({page}) => {
  const readLoaded = collectLoaded(page, ['script']);
  await open(page, guide);
  await page.waitForLoadState('networkidle');
  const scripts = await readLoaded();
  expect(scripts.length).toBeGreaterThan(0);
  const holders = scripts.filter(({body}) => body.includes('your-value'));
  expect(holders.map(({address}) => address)).toEqual([]);
  await expect(page.locator('[data-values-strip]')).toHaveCount(0);
});
