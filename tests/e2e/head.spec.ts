import {open} from '../support/steps';
import {expect, test, type Page} from '../support/test';

/** What a page says of itself: in its own HTML, and in a tab that came to it by links. */
function readHeads(page: Page): Promise<Record<'served' | 'shown', string[]>> {
  return page.evaluate(async () => {
    const served = new DOMParser().parseFromString(
      await (await fetch(window.location.href)).text(),
      'text/html',
    );
    // A build writes these anew, for programs that run no scripts: og:locale, and what JSON says beside these keys.
    const isLocale = (tag: Element) => tag.getAttribute('property')?.startsWith('og:locale');
    const readJson = (text: string) => text.match(/"(?:headline|item)":"[^"]*"/g)?.sort() ?? [];
    const read = ({documentElement: {lang, dir, className}, title, head}: Document) => {
      const tags = [...head.querySelectorAll('[data-rh="true"]:not(title)')].filter(
        (tag) => !isLocale(tag),
      );
      const texts = tags.map(({localName, attributes, textContent}) => {
        const own = [...attributes].map(({name, value}) => `${name}="${value}"`).sort();
        return [localName, ...own, ...readJson(textContent)].join(' ');
      });
      return [title, lang, dir, className, ...texts.sort()];
    };
    return {served: read(served), shown: read(document)};
  });
}

for (const [home, addresses] of [
  [
    '/',
    ['/repo/branch', '/blog/Git-AtomGit-1', '/category/api', '/changelogs', '/devtools', '/blog'],
  ],
  ['/en/', ['/en/repo/branch', '/en/blog/Git-AtomGit-1', '/en/changelogs', '/en/oauth/process']],
] as const) {
  // Both languages write their heads with the same code: `npm test` asks in one.
  const where = home === '/' ? '' : ' @proof';
  test(`head: by links from ${home}, it is that of the page's own HTML${where}`, async ({page}) => {
    await open(page, home);
    const titles = new Set([await page.title()]);
    for (const step of addresses.flatMap((address) => [address, home])) {
      await page.evaluate((href) => {
        document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click();
      }, step);
      await expect(page).toHaveURL(step);
      await expect(async () => {
        const {served, shown} = await readHeads(page);
        expect(shown, step).toEqual(served);
      }).toPass({timeout: 10_000});
      titles.add(await page.title());
    }
    expect(titles.size, 'each page has a title of its own').toBe(addresses.length + 1);
  });
}
