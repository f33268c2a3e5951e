import {languages, liveAliases, localise} from '../support/site';
import {expect, test} from '../support/test';

for (const {prefix, locale} of languages) {
  // The server does the same in both languages: `npm test` asks in one.
  const where = prefix === '' ? ' @proof' : '';
  test(`${prefix}/user/sshkey with .html, /index.html or / at its end shows the page and keeps query and fragment${where}`, async ({
    page,
  }) => {
    for (const suffix of ['.html', '/index.html', '/']) {
      await test.step(suffix, async () => {
        const response = await page.goto(`${prefix}/user/sshkey${suffix}?a=1#next`);
        expect(response?.status(), suffix).toBe(200);
        const shown = suffix === '/' ? '/user/sshkey/' : '/user/sshkey';
        await expect(page).toHaveURL(`${prefix}${shown}?a=1#next`);
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
        await page.goto('about:blank');
      });
    }
  });
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
