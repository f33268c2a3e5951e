import {site} from '../../config/site';
import {waitUntilAlive} from '../support/steps';
import {expect, test} from '../support/test';

// A build with BASE_URL=/help/, as `npm run proof` makes one: addresses here are relative to it.

for (const {prefix, lang, blog, page: title, query} of [
  {prefix: '', lang: 'zh-Hans', blog: '技术博客', page: '个人访问密钥', query: '令牌'},
  {prefix: 'en/', lang: 'en', blog: 'Tech Blogs', page: 'Personal access tokens', query: 'token'},
]) {
  test(`base path: pages, links and search of ${lang} stay below it @base`, async ({
    page,
    baseURL,
  }) => {
    const base = new URL(baseURL ?? '').pathname;
    expect(base).not.toBe('/');
    await page.goto(`${prefix}user/pats`);
    await waitUntilAlive(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${site.url}${base}${prefix}user/pats`,
    );
    await page.getByRole('link', {name: blog}).first().click();
    await expect(page).toHaveURL(new RegExp(`^[^/]+//[^/]+${base}${prefix}blog/?$`));

    await page.goto(`${prefix}search?q=${encodeURIComponent(query)}`);
    const hit = page.getByRole('main').locator(`a[href^="${base}${prefix}"]`).first();
    await expect(hit).toBeVisible();
    await hit.click();
    await expect(page.locator('article').first()).toBeVisible();
  });

  test(`base path: an unknown address below ${lang} is not found in that language @base`, async ({
    page,
    expectedProblems,
  }) => {
    expectedProblems.expect(/answer 404/);
    expectedProblems.expect(/console error: Failed to load resource: .* 404/);
    const response = await page.goto(`${prefix}no/such/page`);
    expect(response?.status()).toBe(404);
    await waitUntilAlive(page);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
  });
}

test('base path: an address that ends in .html and an old one move on below it @base', async ({
  page,
  baseURL,
}) => {
  await page.goto('en/user/pats.html?a=1');
  await expect(page).toHaveURL(`${baseURL ?? ''}en/user/pats?a=1`);
  await page.goto('repo/issue_template');
  await expect(page).toHaveURL(`${baseURL ?? ''}repo/issue_tempalte`);
});
