import {announcementBar} from '../../config/announcement';
import {measureShift, open, waitUntilAlive} from '../support/steps';
import {expect, test, type Page} from '../support/test';

// The pages asked for have no table: on a slow machine those find their widths as their rows arrive, which is no jump of the bar.
const bar = (page: Page) => page.locator('.theme-announcement-bar');
const readKeys = (page: Page) =>
  page.evaluate(() => ({
    id: window.localStorage.getItem('docusaurus.announcement.id'),
    dismissed: window.localStorage.getItem('docusaurus.announcement.dismiss'),
  }));

for (const {locale, address, name, text, link, close} of [
  {
    locale: 'zh-CN',
    address: '/user/2fa',
    name: '公告',
    text: '中英双语',
    link: '告诉我们',
    close: '关闭',
  },
  {
    locale: 'en-US',
    address: '/en/user/2fa',
    name: 'Announcement',
    text: 'Chinese and English',
    link: 'Tell us',
    close: 'Close',
  },
]) {
  test.describe(`announcement: a browser that prefers ${locale}`, () => {
    // Who prefers the other language is offered that, in the place of the announcement.
    test.use({locale});

    // Two languages differ in their words: `npm test` asks in one.
    const where = address.startsWith('/en/') ? '' : ' @proof';
    test(`announcement: ${address} shows text, link and colours of the configuration, and loads without a jump${where}`, async ({
      page,
    }) => {
      await open(page, address);
      const region = page.getByRole('region', {name, exact: true});
      expect(await measureShift(page)).toBe(0);
      await expect(region).toContainText(text);
      await expect(region.getByRole('link', {name: link})).toHaveAttribute('href', /\/issues$/);
      await expect(region.getByRole('button', {name: close})).toBeVisible();
      const colours = await region.evaluate((element) => {
        const {backgroundColor, color} = getComputedStyle(element);
        return {backgroundColor, color, inline: element.getAttribute('style')};
      });
      const toRgb = (hex: string) =>
        `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
      expect(colours).toEqual({
        backgroundColor: toRgb(announcementBar.backgroundColor),
        color: toRgb(announcementBar.textColor),
        inline: null,
      });
      expect(await readKeys(page)).toEqual({id: announcementBar.id, dismissed: 'false'});
    });
  });
}

test('announcement: a phone has it whole in one line, in both languages @phone', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  for (const address of ['/user/2fa', '/en/user/2fa']) {
    await open(page, address);
    const {lines, cut} = await bar(page).evaluate((region) => {
      const range = new Range();
      range.selectNodeContents(region.firstElementChild ?? region);
      const tops = [...range.getClientRects()].map(({top, height}) => Math.round(top + height / 2));
      return {
        lines: new Set(tops).size,
        cut: region.scrollWidth > region.clientWidth || region.scrollHeight > region.clientHeight,
      };
    });
    expect({lines, cut}, address).toEqual({lines: 1, cut: false});
  }
});

test('announcement: closed once, it stays away in both languages, and nothing jumps', async ({
  page,
}) => {
  await open(page, '/user/2fa');
  await bar(page).getByRole('button').click();
  await expect(bar(page)).toHaveCount(0);
  expect(await readKeys(page)).toEqual({id: announcementBar.id, dismissed: 'true'});
  for (const address of ['/user/2fa', '/en/user/2fa']) {
    await page.goto(address, {waitUntil: 'commit'});
    await expect(page.locator('main')).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await waitUntilAlive(page);
    await expect(bar(page)).toHaveCount(0);
    expect(await measureShift(page)).toBe(0);
  }
});

test('announcement: one with another id shows again, from the first frame', async ({page}) => {
  await page.addInitScript(() => {
    if (window.localStorage.getItem('docusaurus.announcement.id') !== null) return;
    window.localStorage.setItem('docusaurus.announcement.id', 'an-older-one');
    window.localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  });
  await open(page, '/user/2fa');
  await expect(bar(page)).toBeVisible();
  expect(await measureShift(page)).toBe(0);
  await expect.poll(() => readKeys(page)).toEqual({id: announcementBar.id, dismissed: 'false'});
});

test('announcement: a first visit loads without a jump @phone', async ({page}) => {
  await open(page, '/user/2fa');
  await expect(bar(page)).toBeVisible();
  expect(await measureShift(page)).toBe(0);
});
