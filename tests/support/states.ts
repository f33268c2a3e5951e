import {chunks, open} from './steps';
import {expect, type ExpectedProblems, type Page} from './test';

export type Visit = {
  page: Page;
  address: (route: string) => string;
  expectedProblems: ExpectedProblems;
};

/** What is open or shown only after something was done or has gone wrong. */
export const states: Record<string, (visit: Visit) => Promise<void>> = {
  'search with hits': async ({page, address}) => {
    await open(page, address('/user/sshkey'));
    // A query in the other language has rows of both.
    const foreign = address('/').startsWith('/en') ? '保护分支' : 'protected branch';
    await page.getByRole('combobox').fill(foreign);
    await expect(page.getByRole('listbox').getByRole('group').getByRole('option')).toHaveCount(3);
  },
  'search with a suggestion': async ({page, address}) => {
    await open(page, address('/user/sshkey'));
    await page.getByRole('combobox').fill('webhok');
    await expect(page.locator('#search-panel').getByRole('status')).toContainText('webhook');
  },
  'search without hits': async ({page, address}) => {
    await open(page, address('/user/sshkey'));
    await page.getByRole('combobox').fill('zzqqxxyy');
    await expect(page.locator('#search-panel')).toHaveAttribute('data-answered', 'zzqqxxyy');
  },
  'search results page': async ({page, address}) => {
    await open(page, address('/search?q=SSH'));
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  },
  'search results page without hits': async ({page, address}) => {
    await open(page, address('/search?q=zzqqxxyy'));
    await expect(page.locator('main')).toContainText(/zzqqxxyy/);
  },
  'language menu': async ({page, address}) => {
    await open(page, address('/user/sshkey'));
    await page.locator('.navbar .dropdown').hover();
    await expect(page.locator('.navbar .dropdown__menu').first()).toBeVisible();
  },
  'language offer': async ({page, address}) => {
    await page.addInitScript(() => {
      const other = location.pathname.startsWith('/en') ? 'zh-CN' : 'en-US';
      Object.defineProperty(navigator, 'languages', {get: () => [other]});
    });
    await open(page, address('/user/sshkey'));
    await expect(page.locator('aside[lang]')).toBeVisible();
  },
  'report about a page': async ({page, address}) => {
    await page.context().grantPermissions(['clipboard-write']);
    await open(page, address('/user/sshkey'));
    const link = page.locator('footer a[href$="/issues"]').first();
    await link.evaluate((element) => {
      element.addEventListener('click', (event) => {
        event.preventDefault();
      });
    });
    await link.click();
    await expect(link.locator('+ [role="status"]')).not.toBeEmpty();
  },
  'drawer @phone': async ({page, address}) => {
    await open(page, address('/user/sshkey'));
    await page.locator('.navbar__toggle').click();
    await expect(page.locator('.navbar-sidebar__close')).toBeFocused();
  },
  'contents of a page @phone': async ({page, address}) => {
    await open(page, address('/repo/branch'));
    await page.locator('.theme-doc-toc-mobile > button').click();
    await expect(page.locator('.theme-doc-toc-mobile li').first()).toBeVisible();
  },
  'everything of an operation open': async ({page, address}) => {
    await open(page, address('/openAPI/api_versioned/get-the-authenticated-user'));
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('details')) part.open = true;
    });
  },
  'not found': async ({page, address, expectedProblems}) => {
    expectedProblems.expect(/answer 404/);
    expectedProblems.expect(/console error: Failed to load resource: .* 404/);
    await page.goto(address('/user/ssh-keys'));
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
  },
  'page that did not load': async ({page, address, expectedProblems}) => {
    expectedProblems.expect(/console warning: ChunkLoadError/);
    expectedProblems.expect(/failed request: .*\/assets\/js\//);
    expectedProblems.expect(/console error: Failed to load resource: net::ERR_FAILED/);
    await page.route(chunks, (route) => route.abort());
    await page.goto(address('/user/pats'));
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'crashed page': async ({page, address, expectedProblems}) => {
    expectedProblems.expect(/console error: Error: Broken on purpose/);
    await open(page, address('/user/pats'));
    await page.evaluate(() => {
      Object.assign(Intl, {
        DateTimeFormat: function () {
          throw new Error('Broken on purpose');
        },
      });
    });
    await page.locator('.navbar a[href$="/blog"]').first().click();
    await expect(page.getByText('Broken on purpose')).toBeVisible();
  },
};
