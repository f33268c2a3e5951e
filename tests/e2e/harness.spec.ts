import {expect, test} from '../support/test';

// The page of tests/support/test.ts notices what it is there for: an expected problem that does not come is a failure.

test('a console error, a warning, an uncaught error and an answer of 404 are noticed', async ({
  page,
  expectedProblems,
}) => {
  await page.goto('/');
  for (const level of ['error', 'warn'] as const) {
    expectedProblems.expect(new RegExp(`^console ${level}\\w*: seeded$`));
    await page.evaluate((method) => console[method]('seeded'), level);
  }
  expectedProblems.expect(/^page error: seeded$/);
  const thrown = page.waitForEvent('pageerror');
  await page.evaluate(() =>
    setTimeout(() => {
      throw new Error('seeded');
    }),
  );
  await thrown;
  expectedProblems.expect(/^answer 404: .*\/no\/such\/file\.json$/);
  expectedProblems.expect(/^console error: .* 404/);
  await page.evaluate(() => fetch('/no/such/file.json'));
});

test.describe('without the policy, which refuses it before it is sent', () => {
  test.use({bypassCSP: true});

  test('a request to another site is noticed, and never leaves this machine', async ({
    page,
    expectedProblems,
  }) => {
    expectedProblems.expect(/^request to another site: http:\/\/example\.org\/$/);
    expectedProblems.expect(/^failed request: http:\/\/example\.org\/ net::ERR_NAME_NOT_RESOLVED$/);
    expectedProblems.expect(/^console error: .*ERR_NAME_NOT_RESOLVED$/);
    await page.goto('/');
    await page.evaluate(() => fetch('http://example.org/', {mode: 'no-cors'}).catch(() => null));
  });
});

test.fail('a problem that nobody expected fails the test: this one must', async ({page}) => {
  await page.goto('/');
  await page.evaluate(() => console.error('seeded'));
});

test('the phone is a phone @phone', async ({page}) => {
  await page.goto('/');
  expect(await page.evaluate(() => [window.innerWidth, navigator.maxTouchPoints > 0])).toEqual([
    390,
    true,
  ]);
});
