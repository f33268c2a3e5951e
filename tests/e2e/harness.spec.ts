import {expect, test} from '../support/test';

// Each of these must fail: they show that the page of tests/support/test.ts notices what it is there for.

test.fail('a console error that nobody expected fails the test', async ({page}) => {
  await page.goto('/');
  await page.evaluate(() => {
    console.error('seeded');
  });
});

test.fail('a console warning that nobody expected fails the test', async ({page}) => {
  await page.goto('/');
  await page.evaluate(() => {
    console.warn('seeded');
  });
});

test.fail('an uncaught error on the page fails the test', async ({page}) => {
  await page.goto('/');
  const thrown = page.waitForEvent('pageerror');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('seeded');
    });
  });
  await thrown;
});

test.fail(
  'a request to another site fails the test, even one that nothing answers',
  async ({page}) => {
    await page.goto('/');
    await page.evaluate(() => fetch('http://example.org/', {mode: 'no-cors'}).catch(() => null));
  },
);

test.fail('an answer of 404 fails the test', async ({page}) => {
  await page.goto('/');
  await page.evaluate(() => fetch('/no/such/file.json', {method: 'HEAD'}));
});

test.fail(
  'an expected problem that does not come fails the test',
  async ({page, expectedProblems}) => {
    expectedProblems.expect(/a message that nobody writes/);
    await page.goto('/');
  },
);

test('an expected problem passes', async ({page, expectedProblems}) => {
  expectedProblems.expect(/console error: seeded/);
  await page.goto('/');
  await page.evaluate(() => {
    console.error('seeded');
  });
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

test('the phone is a phone @phone', async ({page}) => {
  await page.goto('/');
  expect(await page.evaluate(() => window.innerWidth)).toBe(390);
});
