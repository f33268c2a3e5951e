import {expectNoBarriers} from '../support/axe';
import {languages, liveRoutes, localise, pageKinds, type Language} from '../support/site';
import {open} from '../support/steps';
import {expect, test, type Page} from '../support/test';

test.describe.configure({mode: 'parallel'});

/** One page's barriers do not keep the others from being judged. */
const softly = expect.configure({soft: true});

const modes = ['light', 'dark'] as const;
const screens = [
  {screen: 'desktop', size: {width: 1280, height: 900}},
  {screen: 'phone', size: {width: 390, height: 844}},
] as const;

type View = {
  language: Language;
  mode: (typeof modes)[number];
  size: {width: number; height: number};
};

const views: readonly (View & {name: string})[] = languages.flatMap((language) =>
  modes.flatMap((mode) =>
    screens.map(({screen, size}) => ({
      language,
      mode,
      size,
      name: `${language.locale} ${mode} ${screen}`,
    })),
  ),
);

/** What a reader has set in the browser or the system. */
type Setting = 'forced colours' | 'text of twice the size';

/** What is open or shown only after something was done is judged by axeStates.spec.ts. */
async function judge(
  page: Page,
  routes: readonly string[],
  view: View,
  setting?: Setting,
): Promise<void> {
  await page.addInitScript((mode) => {
    localStorage.setItem('theme', mode);
  }, view.mode);
  await page.setViewportSize(view.size);
  if (setting === 'forced colours') await page.emulateMedia({forcedColors: 'active'});
  for (const route of routes) {
    await open(page, localise(route, view.language));
    if (setting === 'text of twice the size') {
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
    }
    await expectNoBarriers(page, softly, setting);
  }
}

/** `npm run axe` judges every page in every view, `npm run proof` in one, and a page of each kind in all of them. */
const isFull = process.env.AXE_MATRIX === 'full';
const tag = isFull ? '' : ' @proof';

/** These show both languages, both modes and both screens; `npm test` judges every other kind in each, and no more. */
const seen = ['zh-Hans light desktop', 'en dark phone'];
const kinds = [
  ...pageKinds.map(({route}) => route),
  ...['/blog/Git-AtomGit-1', '/repo/branch', '/search?q=git'],
];

const portion = 36;
const portions = Array.from({length: Math.ceil(liveRoutes.length / portion)}, (_, index) =>
  liveRoutes.slice(index * portion, (index + 1) * portion),
);

for (const view of views) {
  if (isFull || view.name === 'zh-Hans light desktop') {
    for (const [index, routes] of portions.entries()) {
      test(`axe: every page, ${view.name}, part ${index + 1} of ${portions.length}${tag}`, async ({
        page,
      }) => {
        test.setTimeout(240_000);
        await judge(page, routes, view);
      });
    }
  }
  if (!isFull) {
    test(`axe: a page of each kind, ${view.name} @proof`, async ({page}) => {
      test.setTimeout(120_000);
      await judge(page, kinds, view);
    });
    // Forced colours are the same in both modes, and text has the same size.
    for (const setting of ['forced colours', 'text of twice the size'] as const) {
      if (view.mode === 'dark') continue;
      test(`axe: a page of each kind, ${view.name}, ${setting} @proof`, async ({page}) => {
        test.setTimeout(180_000);
        await judge(page, kinds, view, setting);
      });
    }
    const turn = seen.indexOf(view.name);
    if (turn < 0) continue;
    test(`axe: a page of every other kind, ${view.name}`, async ({page}) => {
      test.setTimeout(60_000);
      const routes = kinds.filter((_, index) => index % seen.length === turn);
      expect(routes.length).toBeGreaterThan(5);
      await judge(page, routes, view);
    });
  }
}
