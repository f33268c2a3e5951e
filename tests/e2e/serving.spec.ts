import {languages, liveAliases, localise} from '../support/site';
import {expect, test} from '../support/test';

for (const {prefix, heading, lang} of [
  {prefix: '', heading: '找不到页面', lang: 'zh-Hans'},
  {prefix: '/en', heading: 'Page Not Found', lang: 'en'},
]) {
  test(`an unknown address under "${prefix}/" shows the not-found page in ${lang}`, async ({
    page,
    expectedProblems,
  }) => {
    expectedProblems.expect(/answer 404: .*\/no\/such\/page/);
    expectedProblems.expect(/console error: Failed to load resource: .* 404/);
    const response = await page.goto(`${prefix}/no/such/page`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  });

  for (const suffix of ['.html', '/index.html', '/']) {
    test(`${prefix}/user/sshkey${suffix} shows the page and keeps query and fragment`, async ({
      page,
    }) => {
      const response = await page.goto(`${prefix}/user/sshkey${suffix}?a=1#next`);
      expect(response?.status()).toBe(200);
      const shown = suffix === '/' ? '/user/sshkey/' : '/user/sshkey';
      await expect(page).toHaveURL(`${prefix}${shown}?a=1#next`);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    });
  }
}

test('an old address leads to the page that replaced it, in the same language', async ({page}) => {
  const [alias] = liveAliases;
  expect(alias, 'no alias has a live target').toBeDefined();
  const [from, to] = alias ?? ['', ''];
  for (const language of languages) {
    await page.goto(`${localise(from, language)}?a=1`);
    await expect(page).toHaveURL(`${localise(to, language)}?a=1`);
    await expect(page.locator('html')).toHaveAttribute('lang', language.locale);
  }
});
