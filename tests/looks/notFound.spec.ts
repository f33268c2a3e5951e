import {expectNoAnswer, waitUntilAlive} from '../support/steps';
import {expect, test} from '../support/test';

test('not found: on a phone the address of a suggestion stands below its title, however short both are @phone', async ({
  page,
  expectedProblems,
}) => {
  expectNoAnswer(expectedProblems);
  await page.goto('/en/repo/branches.html');
  const suggestions = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({has: page.locator('code')});
  await expect(suggestions.first()).toBeVisible();
  const places = await suggestions.evaluateAll((all) =>
    all.map((one) => {
      const [title, address, language] = [...one.children].map((part) =>
        part.getBoundingClientRect(),
      );
      return {
        isBelow: (address?.top ?? NaN) >= (title?.bottom ?? NaN),
        isBeside: (language?.top ?? NaN) < (title?.bottom ?? NaN),
      };
    }),
  );
  expect(places.length).toBeGreaterThan(1);
  for (const place of places) expect(place).toEqual({isBelow: true, isBeside: true});
});

test('not found: on a phone the sentence that says so breaks between its parts @phone', async ({
  page,
  expectedProblems,
}) => {
  expectNoAnswer(expectedProblems);
  await page.goto('/404');
  await waitUntilAlive(page);
  const countLines = () =>
    page.getByText(/^这里没有/).evaluate((sentence) => {
      const last = document.createRange();
      last.selectNodeContents(sentence.lastChild as Node);
      const text = last.toString();
      last.setStart(last.endContainer, text.indexOf('或者'));
      return last.getClientRects().length;
    });
  // The sentence is put in anew once its code is there.
  await expect.poll(countLines).toBe(1);
});

test('not found: the drawing is as wide as the column, and both ways out share a line, a height and a width, in both languages', async ({
  page,
  expectedProblems,
}) => {
  expectNoAnswer(expectedProblems);
  await page.setViewportSize({width: 1440, height: 900});
  const columns: number[] = [];
  for (const asked of ['/no/such/page', '/en/no/such/page']) {
    await page.goto(asked);
    const main = page.getByRole('main');
    // The ways out are put in anew once their code is there, and say then what was asked for.
    await expect(main.locator('code').filter({hasText: asked})).toBeVisible();
    // At once, for the drawing, too, is put in anew.
    const {ways, form, drawing, circles} = await main.evaluate((all) => {
      const measure = (what: string) =>
        Array.from(all.querySelectorAll(what), (one) => one.getBoundingClientRect());
      const [form] = measure('form:has(input[type="search"])');
      const [drawing] = measure('svg:has(circle)');
      return {
        ways: measure('ul:has(a[href$="/category/api"]) > li'),
        form: {left: form?.left ?? NaN, right: form?.right ?? NaN},
        drawing: {right: drawing?.right ?? NaN},
        circles: measure('svg circle').map(({left}) => left),
      };
    });
    expect(ways).toHaveLength(2);
    expect(new Set(ways.map(({top}) => top)).size, asked).toBe(1);
    const [first, second] = ways.map(({width}) => Math.round(width));
    expect(first, asked).toBe(second);
    expect(Math.max(...ways.map(({height}) => height)), asked).toBeLessThan(52);
    expect(Math.abs(Math.min(...circles) - form.left), asked).toBeLessThan(3);
    expect(Math.abs(drawing.right - form.right), asked).toBeLessThan(1);
    columns.push(form.right - form.left);
  }
  expect(new Set(columns).size).toBe(1);
});
