import {readFileSync} from 'node:fs';
import path from 'node:path';

import {languages, localise, pageKinds, projectRoot} from '../support/site';
import {states} from '../support/states';
import {scripts} from '../support/steps';
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
  for (const details of document.querySelectorAll('details')) details.open = true;
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

async function expectAllItsStyles(page: Page): Promise<void> {
  const {seen, changes} = await page.evaluate(findChanges, readUntrimmed());
  expect(seen, 'values compared').toBeGreaterThan(10_000);
  expect(changes.slice(0, 10)).toEqual([]);
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
    for (const {route, kind} of pageKinds) {
      const address = localise(route, language);
      test(`styles: ${address} (${kind}, ${colorScheme}, ${width} px) has all that it needs @layers${where}`, async ({
        page,
      }) => {
        await page.emulateMedia({colorScheme});
        await page.setViewportSize({width, height: 844});
        await page.goto(address, {waitUntil: 'domcontentloaded'});
        await expectAllItsStyles(page);
      });
    }
  }
});

for (const [state, provoke] of Object.entries(states)) {
  const where = state.startsWith('search') ? ' @both' : '';
  test(`styles: ${state} has all that it needs @layers${where}`, async ({
    page,
    expectedProblems,
  }) => {
    await provoke({page, expectedProblems, address: (route) => route});
    await expectAllItsStyles(page);
  });
}
