import {changeLanguage, hold, measureShift, open, scripts, waitUntilAlive} from '../support/steps';
import {expect, test} from '../support/test';

for (const {locale, address, other, name, link, close, lang} of [
  {
    locale: 'en-US',
    address: '/user/pats',
    other: '/en/user/pats',
    name: 'Language suggestion',
    link: 'Read it in English',
    close: /^Close/,
    lang: 'en',
  },
  {
    locale: 'zh-CN',
    address: '/en/user/pats',
    other: '/user/pats',
    name: '语言建议',
    link: '阅读中文版',
    close: /^关闭/,
    lang: 'zh-Hans',
  },
]) {
  // Two languages differ in their words: `npm test` asks each in one of them.
  const inEnglish = lang === 'en' ? '' : ' @proof';
  const inChinese = lang === 'en' ? ' @proof' : '';

  test.describe(`language offer: a browser that prefers ${locale}`, () => {
    test.use({locale});

    test(`is offered ${other} on ${address}, in that language, and nothing moves or redirects${inEnglish || ' @both'}`, async ({
      page,
    }) => {
      await open(page, `${address}?a=1`);
      const offer = page.getByRole('complementary', {name});
      await expect(offer).toBeVisible();
      await expect(offer).toHaveAttribute('lang', lang);
      expect(await measureShift(page)).toBe(0);
      await expect(page).toHaveURL(`${address}?a=1`);
      await offer.getByRole('link', {name: link}).click();
      await expect(page).toHaveURL(`${other}?a=1`);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
    });

    test(`closes the offer on ${address} once and for all${inChinese}`, async ({page}) => {
      await open(page, address);
      const offer = page.getByRole('complementary', {name});
      await offer.getByRole('button', {name: close}).click();
      await expect(offer).toHaveCount(0);
      await open(page, address);
      await page.waitForLoadState('networkidle');
      await expect(offer).toHaveCount(0);
    });

    test(`sees no offer on ${other}${inEnglish}`, async ({page}) => {
      await open(page, other);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('complementary', {name})).toHaveCount(0);
    });
  });
}

test('language offer: who is in the announcement when it comes keeps the place, and sees it on leaving', async ({
  page,
}) => {
  const letGo = await hold(page, scripts);
  // Neither the page's load nor its scripts are waited for: the reader is quicker.
  await page.goto('/en/user/pats', {waitUntil: 'commit'});
  const announcement = page.locator('.theme-announcement-bar a');
  await announcement.focus();
  letGo();
  await waitUntilAlive(page);
  const offer = page.locator('aside[lang="zh-Hans"]');
  await expect(offer).toBeAttached();
  await expect(announcement).toBeFocused();
  await expect(announcement).toBeVisible();
  await expect(offer).toBeHidden();
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link').first().focus();
  await expect(offer).toBeVisible();
  await expect(announcement).toBeHidden();
});

test('language offer: who has used the switch has chosen', async ({page}) => {
  await open(page, '/user/pats');
  await changeLanguage(page);
  await expect(page).toHaveURL('/en/user/pats');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('complementary', {name: '语言建议'})).toHaveCount(0);
});
