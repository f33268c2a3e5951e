import {open} from '../support/steps';
import {expect, test} from '../support/test';

const operation = '/openAPI/api_versioned/get-branch';
const petstore = '/openAPI/petstore_versioned';

const languages = [
  {
    prefix: '',
    filter: '筛选接口',
    none: '找到 0 个接口',
    overview: '概述',
    absent: '这个版本没有这一页，将转到概述',
    menu: '切换导航栏',
  },
  {
    prefix: '/en',
    filter: 'Filter operations',
    none: '0 operations found',
    overview: 'Overview',
    absent: 'Not in this version. Opens the overview',
    menu: 'Toggle navigation bar',
  },
];

for (const {prefix, filter, none, overview} of languages) {
  // Two languages differ in their words: `npm test` asks in one.
  const where = prefix === '' ? '' : ' @proof';
  test(`the filter under "${prefix}/" finds an operation, says when nothing is found, and gives the list back when emptied${where}`, async ({
    page,
  }) => {
    await open(page, prefix + operation);
    const box = page.getByRole('searchbox', {name: filter});
    // Chinese, English, path, operationId in pieces.
    for (const query of ['分支 列表', 'list branches', '/branches', 'branch list']) {
      await test.step(`by “${query}”`, async () => {
        await box.fill(query);
        const found = page.locator('.api-filter-results a');
        await expect(found.first(), query).toBeVisible();
        const addresses = () =>
          found.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
        await expect
          .poll(addresses, query)
          .toContain(`${prefix}/openAPI/api_versioned/get-branch-list`);
        expect(await found.count(), query).toBeLessThan(10);
        await box.fill('');
        await expect(found).toHaveCount(0);
      });
    }
    const group = page.locator('.menu').getByRole('link', {name: overview});
    await expect(group).toBeVisible();
    await box.fill('zzzz');
    await expect(page.getByRole('status').filter({hasText: none})).toBeVisible();
    await expect(group).toBeHidden();
    await box.fill('');
    await expect(group).toBeVisible();
  });
}

test('the filter is tried again after the list of operations did not load', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.expect(/failed request: .*operations\.json/);
  expectedProblems.expect(/console error: Failed to load resource: net::ERR_FAILED/);
  await open(page, operation);
  await page.route('**/*.operations.json', (route) => route.abort());
  const box = page.getByRole('searchbox', {name: '筛选接口'});
  await box.fill('分支');
  await expect(page.getByText('接口列表没有加载成功')).toBeVisible();
  await page.unroute('**/*.operations.json');
  await box.fill('分支列');
  await expect(page.locator('.api-filter-results a').first()).toBeVisible();
});

for (const {prefix, absent} of languages) {
  const where = prefix === '/en' ? '' : ' @proof';
  test(`the version switch under "${prefix}/" stays on the operation, or says that it cannot${where}`, async ({
    page,
  }) => {
    await open(page, `${prefix}${petstore}/login-user`);
    const versions = page.locator('.api-versions');
    await expect(versions.getByText('2.0.0')).toHaveAttribute('aria-current', 'true');
    await versions.getByRole('link', {name: '1.0.0'}).click();
    await expect(page).toHaveURL(`${prefix}${petstore}/1.0.0/login-user`);
    await expect(page.getByRole('heading', {level: 1})).toContainText('1.0.0');
    await open(page, `${prefix}${petstore}/add-pet`);
    await versions.getByRole('link', {name: absent}).click();
    await expect(page).toHaveURL(`${prefix}${petstore}/1.0.0/swagger-petstore-yaml`);
  });
}

for (const {prefix, menu, filter} of languages) {
  const where = prefix === '/en' ? '' : ' @proof';
  test(`the menu of a phone under "${prefix}/" has the filter and the versions @phone${where}`, async ({
    page,
  }) => {
    // `npm run proof` has no phone.
    await page.setViewportSize({width: 390, height: 844});
    await open(page, `${prefix}${petstore}/login-user`);
    await page.getByRole('button', {name: menu}).click();
    await expect(page.getByRole('searchbox', {name: filter})).toBeVisible();
    await page.locator('.api-versions').getByRole('link', {name: '1.0.0'}).click();
    await expect(page).toHaveURL(`${prefix}${petstore}/1.0.0/login-user`);
  });
}

test('a guide ends with its operations, and they lead back to it', async ({page}) => {
  await open(page, '/user/pats');
  await page.locator('.related-operations').getByRole('link').first().click();
  await expect(page).toHaveURL('/openAPI/api_versioned/get-the-authenticated-user');
  await page.locator('.api-guides').getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL('/user/pats');
});
