import {languages, localise, pageKinds} from '../support/site';
import {expect, test} from '../support/test';

test.use({javaScriptEnabled: false});

for (const {kind, route} of pageKinds) {
  test(`without scripts: ${kind} (${route}) is readable and leads on in both languages @proof`, async ({
    page,
  }) => {
    for (const language of languages) {
      const response = await page.goto(localise(route, language));
      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', language.locale);
      const main = page.getByRole('main');
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      expect((await main.innerText()).length, 'text on the screen').toBeGreaterThan(60);
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      // Navbar and footer lead on without a menu that a script would have to open.
      for (const part of [page.locator('.navbar'), page.getByRole('contentinfo')]) {
        const links = part.locator('a[href]').filter({visible: true});
        expect(await links.count(), 'links in sight').toBeGreaterThan(2);
      }
      const [other] = languages.filter(({locale}) => locale !== language.locale);
      const twin = page.locator(`a[lang="${other?.locale ?? ''}"]`).first();
      const address = localise(route, other ?? language);
      // A section's first page is at home with a slash and without.
      expect([address, `${address}/`]).toContain(await twin.getAttribute('href'));
    }
  });
}

test('@phone without scripts: the contents of a page open and lead to its sections', async ({
  page,
}) => {
  await page.goto('/en/repo/branch');
  const contents = page.getByRole('article').locator('details', {hasText: 'On this page'});
  await expect(contents.getByRole('link')).toHaveCount(0);
  await contents.getByText('On this page').click();
  await contents.getByRole('link', {name: 'Restore a deleted branch'}).click();
  await expect(page.getByRole('heading', {name: 'Restore a deleted branch'})).toBeInViewport();
});
