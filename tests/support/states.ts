import {chunks, open, openLanguages} from './steps';
import {expect, test, type ExpectedProblems, type Page} from './test';

export type Visit = {
  page: Page;
  address: (route: string) => string;
  expectedProblems: ExpectedProblems;
};

type Act = (visit: Visit) => Promise<void>;

/** What is open or shown only after something was done or has gone wrong: a page, and one state after the other on it. */
export type Scene = {name: string; begin: Act; states: Record<string, Act>};

const phone = {width: 390, height: 844};

export const scenes: readonly Scene[] = [
  {
    name: 'search box',
    begin: ({page, address}) => open(page, address('/user/sshkey')),
    states: {
      'with hits': async ({page, address}) => {
        // A query in the other language has rows of both.
        const foreign = address('/').startsWith('/en') ? '保护分支' : 'protected branch';
        await page.getByRole('combobox').fill(foreign);
        const others = page.getByRole('listbox').getByRole('group').getByRole('option');
        await expect(others).toHaveCount(3);
      },
      'with a suggestion': async ({page}) => {
        await page.getByRole('combobox').fill('webhok');
        await expect(page.locator('#search-panel').getByRole('status')).toContainText('webhook');
      },
      'without hits': async ({page}) => {
        await page.getByRole('combobox').fill('zzqqxxyy');
        await expect(page.locator('#search-panel')).toHaveAttribute('data-answered', 'zzqqxxyy');
      },
    },
  },
  {
    name: 'search results page',
    begin: ({page, address}) => open(page, address('/search?q=SSH')),
    states: {
      'with hits': async ({page}) => {
        await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      },
      'without hits': async ({page}) => {
        const main = page.getByRole('main');
        await main.getByRole('searchbox').fill('zzqqxxyy');
        await expect(main.getByRole('heading', {level: 1})).toContainText('zzqqxxyy');
        await expect(main.getByRole('article')).toHaveCount(0);
      },
    },
  },
  {
    name: 'guide',
    begin: async ({page, address}) => {
      await page.context().grantPermissions(['clipboard-write']);
      await page.addInitScript(() => {
        const other = location.pathname.startsWith('/en') ? 'zh-CN' : 'en-US';
        Object.defineProperty(navigator, 'languages', {get: () => [other]});
      });
      await open(page, address('/user/sshkey'));
    },
    states: {
      'language offer': async ({page}) => {
        await expect(page.locator('aside[lang]')).toBeVisible();
      },
      'language menu': async ({page}) => {
        await openLanguages(page);
      },
      'report about a page': async ({page}) => {
        const link = page.locator('footer a[href$="/issues"]').first();
        await link.evaluate((element) => {
          element.addEventListener('click', (event) => {
            event.preventDefault();
          });
        });
        await link.click();
        await expect(link.locator('+ [role="status"]')).not.toBeEmpty();
      },
    },
  },
  {
    name: 'guide on a phone @phone',
    begin: async ({page, address}) => {
      await page.setViewportSize(phone);
      await open(page, address('/repo/branch'));
    },
    states: {
      'contents of a page': async ({page}) => {
        await page.locator('.theme-doc-toc-mobile > summary').click();
        await expect(page.locator('.theme-doc-toc-mobile li').first()).toBeVisible();
      },
      drawer: async ({page}) => {
        await page.locator('.navbar__toggle').click();
        await expect(page.locator('.navbar-sidebar__close')).toBeFocused();
      },
    },
  },
  {
    name: 'operation',
    begin: ({page, address}) =>
      open(page, address('/openAPI/api_versioned/get-the-authenticated-user')),
    states: {
      'everything open': ({page}) =>
        page.evaluate(() => {
          for (const part of document.querySelectorAll('details')) part.open = true;
        }),
    },
  },
  {
    name: 'not found',
    begin: async ({page, address, expectedProblems}) => {
      expectedProblems.expect(/answer 404/);
      expectedProblems.expect(/console error: Failed to load resource: .* 404/);
      await page.goto(address('/user/ssh-keys'));
    },
    states: {
      'with what may be meant': async ({page}) => {
        await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
      },
    },
  },
  {
    name: 'page that did not load',
    begin: async ({page, address, expectedProblems}) => {
      expectedProblems.expect(/console warning: ChunkLoadError/);
      expectedProblems.expect(/failed request: .*\/assets\/js\//);
      expectedProblems.expect(/console error: Failed to load resource: net::ERR_FAILED/);
      await page.route(chunks, (route) => route.abort());
      await page.goto(address('/user/pats'));
    },
    states: {
      'with its message': async ({page}) => {
        await expect(page.getByRole('alert')).toBeVisible();
      },
    },
  },
  {
    name: 'crashed page',
    begin: async ({page, address, expectedProblems}) => {
      expectedProblems.expect(/console error: Error: Broken on purpose/);
      await open(page, address('/user/pats'));
    },
    states: {
      'with its error': async ({page}) => {
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
    },
  },
];

/** Brings about one state after the other, and has each of them judged. */
export async function walk(
  scene: Scene,
  visit: Visit,
  judge: (state: string) => Promise<void>,
): Promise<void> {
  await scene.begin(visit);
  for (const [state, provoke] of Object.entries(scene.states)) {
    await test.step(`${scene.name}, ${state}`, async () => {
      await provoke(visit);
      await judge(`${scene.name}, ${state}`);
    });
  }
}
