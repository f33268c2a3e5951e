import {languages, localise, pageKinds} from '../support/site';
import {states} from '../support/states';
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

/** Runs in the page: how each piece of text is set, but for code in a heading, which is as large as that wants it. */
function readTexts(): Text[] {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element?.checkVisibility() || !node.nodeValue?.trim()) continue;
    if (element.closest(':is(h1, h2, h3, h4) code')) continue;
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

async function expectTypeOfTheScale(page: Page): Promise<Text[]> {
  const texts = await page.evaluate(readTexts);
  expect(texts.length, 'pieces of text').toBeGreaterThan(20);
  const others = texts.filter(
    ({size, weight, rendering}) =>
      !sizes.has(size) || !weights.includes(weight) || rendering !== 'auto',
  );
  expect(others.slice(0, 10)).toEqual([]);
  return texts;
}

for (const {language, route, kind} of languages.flatMap((language) =>
  pageKinds.map((page) => ({language, ...page})),
)) {
  const address = localise(route, language);
  const where = language.prefix === '' ? '' : ' @phone';
  test(`type: ${address} (${kind}) is of the scale, in few faces${where}`, async ({page}) => {
    await page.goto(address);
    const texts = await expectTypeOfTheScale(page);
    const faces = new Set(texts.map(({size, weight, family}) => `${size} ${weight} ${family}`));
    expect(faces.size, [...faces].join('\n')).toBeLessThanOrEqual(mostFaces);
  });
}

for (const [state, provoke] of Object.entries(states)) {
  test(`type: ${state} is of the scale @proof`, async ({page, expectedProblems}) => {
    await provoke({page, expectedProblems, address: (route) => route});
    await expectTypeOfTheScale(page);
  });
}
