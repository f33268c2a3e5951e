import {languages, localise, pageKinds} from '../support/site';
import {scenes, walk} from '../support/states';
import {expect, test, type Page} from '../support/test';
import {sizes} from '../unit/design/tokens';

/**
 * A browser makes every pair of a size and a weight ready before it paints, so a page has few of them, and all of them
 * are those of src/css/tokens.css: also where a stock stylesheet or the browser itself would have chosen another.
 */

const weights = ['400', '600'];

// The richest pages have as many; what a page adds should be one of those that are there.
const mostFaces = 13;

type Text = {where: string; size: string; weight: string; rendering: string; family: string};

/** Runs in the page: how each piece of text is set. */
function readTexts(): Text[] {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element?.checkVisibility() || !node.nodeValue?.trim()) continue;
    const {fontSize, fontWeight, fontFamily, textRendering} = getComputedStyle(element);
    texts.push({
      where: `<${element.localName} class="${element.getAttribute('class') ?? ''}">: ${node.nodeValue.slice(0, 30)}`,
      size: fontSize,
      weight: fontWeight,
      rendering: textRendering,
      family: fontFamily,
    });
  }
  return texts;
}

async function expectTypeOfTheScale(page: Page, view: string): Promise<Text[]> {
  const texts = await page.evaluate(readTexts);
  expect(texts.length, `pieces of text: ${view}`).toBeGreaterThan(20);
  const others = texts.filter(
    ({size, weight, rendering}) =>
      !sizes.has(size) || !weights.includes(weight) || rendering !== 'auto',
  );
  expect.soft(others.slice(0, 10), view).toEqual([]);
  return texts;
}

const phone = {width: 390, height: 844};
const desktop = {width: 1280, height: 900};

for (const language of languages) {
  test(`type: a page of each kind in ${language.locale} is of the scale, in few faces, on both screens`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    expect(pageKinds.length).toBeGreaterThan(10);
    for (const {route, kind} of pageKinds) {
      const address = localise(route, language);
      await test.step(`${address} (${kind})`, async () => {
        await page.goto(address);
        for (const size of [desktop, phone]) {
          await page.setViewportSize(size);
          const view = `${address} at ${size.width} px`;
          const texts = await expectTypeOfTheScale(page, view);
          const faces = new Set(
            texts.map(({size: points, weight, family}) => `${points} ${weight} ${family}`),
          );
          expect
            .soft(faces.size, `${view}\n${[...faces].join('\n')}`)
            .toBeLessThanOrEqual(mostFaces);
        }
      });
    }
  });
}

for (const scene of scenes) {
  test(`type: ${scene.name} is of the scale`, async ({page, expectedProblems}) => {
    const visit = {page, expectedProblems, address: (route: string) => route};
    await walk(scene, visit, async (state) => {
      await expectTypeOfTheScale(page, state);
    });
  });
}
