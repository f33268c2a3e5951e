import assert from 'node:assert/strict';
import {after, before, describe, test} from 'node:test';

import {reasonToSkipWebKit, startWebKit, type WebKit} from './webkit';
import {languages, localise, pageKinds, startBuiltSite, type RunningSite} from '../support/site';

// What a reader with Safari's engine does: read, press, search, change language, follow links and come back.

const words = {
  'zh-Hans': {
    query: '保护分支',
    found: '/repo/config/branch',
    other: '/en/repo/branch',
    copy: '复制代码',
    copied: '已复制',
  },
  en: {
    query: 'protected branch',
    found: '/en/repo/config/branch',
    other: '/repo/branch',
    copy: 'Copy code',
    copied: 'Copied',
  },
} as const;

/** In WebDriver's alphabet. */
const keys = {enter: '\uE007', escape: '\uE00C'};

type Seen = {faults: string[]; at: number};

describe('the site in WebKit', {skip: reasonToSkipWebKit()}, () => {
  let site: RunningSite;
  let webkit: WebKit;

  before(async () => {
    site = await startBuiltSite();
    webkit = await startWebKit();
  });

  after(async () => {
    await webkit.stop();
    await site.close();
  });

  /** Opens an address, listens for faults, gives a sign of its reader, and waits until its code runs. */
  async function open(address: string): Promise<void> {
    await webkit.open(new URL(address, site.url).href);
    await webkit.run(() => {
      const faults: string[] = [];
      Object.assign(window, {faults});
      window.addEventListener('error', ({message}) => faults.push(message));
      window.addEventListener('unhandledrejection', ({reason}) => faults.push(String(reason)));
      document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) =>
        faults.push(`policy: ${effectiveDirective} ${blockedURI}`),
      );
      window.dispatchEvent(new Event('wheel'));
    });
    await waitUntilAlive(address);
  }

  const waitUntilAlive = (address: string) =>
    webkit.until(
      `the code of ${address} runs`,
      () => document.documentElement.dataset.hasHydrated === 'true',
    );

  const readPath = () => webkit.run(() => location.pathname.replace(/(.)\/$/, '$1'));

  const waitForPath = (wanted: string) =>
    webkit.until(
      `the address is ${wanted}`,
      (path) => location.pathname.replace(/(.)\/$/, '$1') === path,
      wanted,
    );

  async function expectNoFaults(): Promise<void> {
    assert.deepEqual(await webkit.run(() => (window as unknown as Seen).faults), []);
  }

  for (const language of languages) {
    const {query, found, other, copy, copied} = words[language.locale];
    const at = (route: string) => localise(route, language);

    describe(language.locale, () => {
      for (const {kind, route} of pageKinds) {
        test(`${kind}: ${at(route)} comes alive as it was sent, fits the window, and reports no fault`, async () => {
          await open(at(route));
          const {canonical, overflow, pictures} = await webkit.run(() => ({
            canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '',
            overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
            pictures: [...document.images]
              .filter(({complete, naturalWidth}) => complete && naturalWidth === 0)
              .map(({src}) => src),
          }));
          assert.equal(new URL(canonical).pathname, at(route));
          assert.equal(overflow, 0, 'the page is wider than the window by so many pixels');
          assert.deepEqual(pictures, [], 'pictures that did not load');
          await expectNoFaults();
        });
      }

      test('the colour mode that was chosen stays after loading anew', async () => {
        await open(at('/user/sshkey'));
        assert.equal(await webkit.run(() => document.documentElement.dataset.theme), 'light');
        await webkit.click('nav.navbar [class*="toggleButton"]');
        await webkit.until('dark', () => document.documentElement.dataset.theme === 'dark');
        await webkit.reload();
        assert.equal(await webkit.run(() => document.documentElement.dataset.theme), 'dark');
        const [background = 255] = await webkit.run(() =>
          (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number),
        );
        assert.ok(background < 60, `the background is ${background} of 255`);
        await webkit.run(() => {
          localStorage.clear();
        });
      });

      test(`the search box finds ${found} for "${query}" and leads there`, async () => {
        await open(at('/user/sshkey'));
        await webkit.click('.navbar__search-input');
        await webkit.type('.navbar__search-input', query);
        await webkit.until(
          'hits',
          (text) =>
            document.querySelector<HTMLElement>('.navbar__search [data-answered]')?.dataset
              .answered === text &&
            document.querySelector('.navbar__search [role=option]') !== null,
          query,
        );
        await webkit.type('.navbar__search-input', keys.enter);
        await waitForPath(found);
        await expectNoFaults();
      });

      test('the other language is the same page', async () => {
        await open(at('/repo/branch'));
        await webkit.click('nav.navbar .dropdown');
        const link = `nav.navbar .dropdown__link[href="${other}"]`;
        await webkit.until(
          'the menu is open',
          (selector) =>
            document.querySelector<HTMLElement>(selector)?.checkVisibility({
              opacityProperty: true,
              visibilityProperty: true,
            }) === true,
          link,
        );
        await webkit.click(link);
        await waitForPath(other);
        const here = await webkit.run(() => document.documentElement.lang);
        assert.notEqual(here, language.locale);
      });

      test('a tab shows its panel, and the choice stays', async () => {
        await open(at('/user/git/install'));
        await webkit.click('//li[@role="tab"][.="Linux"]');
        const isLinux = () =>
          document.querySelector('[role=tab][aria-selected=true]')?.textContent === 'Linux';
        await webkit.until('Linux is selected', isLinux);
        await open(at('/user/git/install'));
        await webkit.until('Linux is selected again', isLinux);
        await webkit.run(() => {
          localStorage.clear();
        });
      });

      test('copying code says that it was done', async () => {
        await open(at('/user/sshkey'));
        await webkit.click(`article button[aria-label="${copy}"]`);
        await webkit.until(
          `"${copied}" is said`,
          (said) => document.body.textContent.includes(said),
          copied,
        );
        await expectNoFaults();
      });

      test('a link of the contents leads to its heading below the bar, and back leads up again', async () => {
        await open(at('/repo/branch'));
        await webkit.click('.theme-doc-toc-desktop li:nth-of-type(3) a');
        await webkit.until('the heading is reached', () => {
          const heading = document.getElementById(decodeURIComponent(location.hash.slice(1)));
          const bar = document.querySelector('nav.navbar')?.getBoundingClientRect().bottom ?? 0;
          const top = heading?.getBoundingClientRect().top ?? -1;
          return scrollY > 0 && top >= bar && top < bar + 60;
        });
        await webkit.back();
        await webkit.until('the page is at its top again', () => scrollY === 0);
      });

      test('a link changes the page without loading a document, back returns to the place', async () => {
        await open(at('/repo/branch'));
        await webkit.run(() => {
          window.scrollTo(0, 300);
        });
        // Pressed as a reader does: back passes over pages that a script went to.
        await webkit.click(`.menu a[href="${at('/repo/tag')}"]`);
        await waitForPath(at('/repo/tag'));
        await webkit.until('the view is at the top', () => scrollY === 0);
        assert.ok(
          await webkit.run(() => 'faults' in window),
          'a document was loaded instead of the page’s code',
        );
        await webkit.back();
        await waitForPath(at('/repo/branch'));
        await webkit.until('the place is found again', () => Math.abs(scrollY - 300) < 2);
        await expectNoFaults();
      });

      test('in a narrow window the drawer opens, leads, and closes', async () => {
        await webkit.resize(480, 860);
        try {
          await open(at('/repo/branch'));
          const isOpen = () => document.querySelector('.navbar-sidebar--show') !== null;
          await webkit.click('.navbar__toggle');
          await webkit.until('the drawer is open', isOpen);
          assert.equal(
            await webkit.run(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
            ),
            0,
          );
          await webkit.type('body', keys.escape);
          await webkit.until(
            'Escape closed it',
            () => !document.querySelector('.navbar-sidebar--show'),
          );
          await expectNoFaults();
        } finally {
          await webkit.resize(1440, 900);
        }
      });

      test('an address that does not exist says so in the language', async () => {
        await open(at('/no/such/page'));
        assert.equal(await readPath(), at('/no/such/page'));
        assert.equal(await webkit.run(() => document.documentElement.lang), language.locale);
        assert.ok(
          await webkit.run(() => document.querySelector('a[href="/"], a[href="/en/"]') !== null),
        );
      });
    });
  }
});
