import {readFileSync} from 'node:fs';
import path from 'node:path';

import {box, hits, panel} from '../support/searchBox';
import {languages, localise, pageKinds, projectRoot} from '../support/site';
import {scenes, walk} from '../support/states';
import {open, scripts} from '../support/steps';
import {expect, test, type Page} from '../support/test';

/**
 * Pages load only a part of the site's styles, and plugins/speed/trimmed-styles makes that smaller. Here a page gets all of them
 * as they were before, and no element may look otherwise.
 */

const readUntrimmed = () =>
  readFileSync(path.join(projectRoot, '.docusaurus/untrimmed.css'), 'utf8');

/** Runs in the page: the elements that the styles would change, with what would change. */
function findChanges(css: string): {seen: number; changes: string[]} {
  // What is closed has no places to compare.
  const closed = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
  for (const details of closed) details.open = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const names = new Set<string>();
  const collect = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) for (const name of rule.style) names.add(name);
      if (rule instanceof CSSGroupingRule) collect(rule.cssRules);
    }
  };
  collect(sheet.cssRules);
  const properties = [...names].filter((name) => !name.startsWith('--'));
  const parts = [...document.querySelectorAll('body, body *')].flatMap((element) =>
    [undefined, '::before', '::after']
      .map((part) => ({element, part, style: getComputedStyle(element, part)}))
      .filter(({part, style}) => !part || style.content !== 'none'),
  );
  const read = () => parts.map(({style}) => properties.map((name) => style.getPropertyValue(name)));
  // Otherwise a change would only begin when it is looked at.
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after {transition: none !important}');
  document.adoptedStyleSheets = [still];
  const before = read();
  document.adoptedStyleSheets = [still, sheet];
  const after = read();
  document.adoptedStyleSheets = [];
  for (const details of closed) details.open = false;
  const changes = parts.flatMap(({element, part = ''}, at) =>
    properties.flatMap((name, place) => {
      const [was, is] = [before[at]?.[place], after[at]?.[place]];
      return was === is
        ? []
        : [`${element.outerHTML.slice(0, 80)}${part}: ${name} ${was} instead of ${is}`];
    }),
  );
  return {seen: before.flat().filter(Boolean).length, changes};
}

async function expectAllItsStyles(page: Page, view: string): Promise<void> {
  const {seen, changes} = await page.evaluate(findChanges, readUntrimmed());
  expect(seen, `values compared: ${view}`).toBeGreaterThan(10_000);
  expect.soft(changes.slice(0, 10), view).toEqual([]);
}

/** A rule may ask for the language, the mode or the screen, none for two of them; `npm test` asks in the first view. */
const views = [
  {language: languages[0], colorScheme: 'light', width: 1280, where: ''},
  {language: languages[0], colorScheme: 'light', width: 390, where: ' @proof'},
  {language: languages[1], colorScheme: 'dark', width: 1280, where: ' @proof'},
] as const;

test.describe('as it comes', () => {
  // Never answered: nothing of the page is drawn by its code.
  test.beforeEach(({page}) => page.route(scripts, () => {}));

  for (const {language, colorScheme, width, where} of views) {
    const view = `${language.locale}, ${colorScheme}, ${width} px`;
    test(`styles: a page of each kind has all that it needs, ${view} @layers${where}`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await page.emulateMedia({colorScheme});
      await page.setViewportSize({width, height: 844});
      for (const {route, kind} of pageKinds) {
        const address = localise(route, language);
        await test.step(`${address} (${kind})`, async () => {
          await page.goto(address, {waitUntil: 'domcontentloaded'});
          await expectAllItsStyles(page, `${address} (${kind}), ${view}`);
        });
      }
    });
  }
});

for (const scene of scenes) {
  // These have most of what opens: `npm test` asks them.
  const where = ['guide', 'operation'].includes(scene.name) ? '' : ' @proof';
  test(`styles: ${scene.name} has all that it needs @layers${where}`, async ({
    page,
    expectedProblems,
  }) => {
    const visit = {page, expectedProblems, address: (route: string) => route};
    await walk(scene, visit, async (state) => {
      await expectAllItsStyles(page, state);
      // What searching shows is laid out anew on a phone.
      if (!scene.name.startsWith('search')) return;
      await page.setViewportSize({width: 390, height: 844});
      await expectAllItsStyles(page, `${state}, 390 px`);
      await page.setViewportSize({width: 1280, height: 900});
    });
  });
}

test('styles: a page that is reached without a load of the site brings those that only its kind has', async ({
  page,
}) => {
  // From a guide, which has none of them.
  await open(page, '/repo/branch');
  const follow = async (question: string, address: RegExp) => {
    await box(page).fill(question);
    await expect(panel(page)).toHaveAttribute('data-answered', question);
    await hits(page).first().click();
    await expect(page).toHaveURL(address);
  };
  await follow('v0.9.0', /\/changelogs\/v0\.9\.0/);
  const sign = page.locator('.markdown > #new');
  const readSign = () => sign.evaluate((kind) => getComputedStyle(kind, '::before').maskImage);
  await expect.poll(readSign).toMatch(/^url/);
  await follow('配置 SSH 密钥', /\/user\/sshkey/);
  await expect(page.locator('.diagram .dg-box').first()).not.toHaveCSS('stroke', 'none');
  await follow('社区支持', /\/api\//);
  await expect(page.locator('.markdown ul:has(> li > svg)').first()).toHaveCSS('display', 'flex');
});
