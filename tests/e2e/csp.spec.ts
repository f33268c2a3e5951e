import {languages, localise, pageKinds} from '../support/site';
import {waitUntilAlive} from '../support/steps';
import {expect, test, type Page} from '../support/test';

// Every browser test runs under the policy of deploy/headers.mjs; here is proof that breaking it is noticed.

/** What an attacker or a careless change might bring into a page, and what must refuse it. */
const intrusions: Record<string, {refusedBy: string; intrude: () => unknown}> = {
  'an inline script': {
    refusedBy: 'script-src-elem inline',
    intrude: () => {
      const script = document.createElement('script');
      script.textContent = 'window.intruded = true';
      document.body.append(script);
    },
  },
  'an event handler in markup': {
    refusedBy: 'script-src-attr inline',
    intrude: () => {
      document.body.insertAdjacentHTML('beforeend', '<b onclick="window.intruded = true">b</b>');
      document.querySelector<HTMLElement>('b[onclick]')?.click();
    },
  },
  'code from a string': {
    refusedBy: 'script-src eval',
    // In a later task: what the test program itself evaluates is exempt.
    intrude: () =>
      setTimeout(() => {
        window.eval('window.intruded = true');
      }),
  },
  'a script of another site': {
    refusedBy: 'script-src-elem http://example.org/x.js',
    intrude: () => {
      const script = document.createElement('script');
      script.src = 'http://example.org/x.js';
      document.body.append(script);
    },
  },
  'a script from a data address': {
    refusedBy: 'script-src-elem data',
    intrude: () => {
      const script = document.createElement('script');
      script.src = 'data:text/javascript,window.intruded=true';
      document.body.append(script);
    },
  },
  'a style attribute in markup': {
    refusedBy: 'style-src-attr inline',
    intrude: () => document.body.insertAdjacentHTML('beforeend', '<i style="color: red">i</i>'),
  },
  'a style element': {
    refusedBy: 'style-src-elem inline',
    intrude: () => document.head.insertAdjacentHTML('beforeend', '<style>b { color: red }</style>'),
  },
  'a frame': {
    refusedBy: 'frame-src http://example.org',
    intrude: () =>
      document.body.insertAdjacentHTML(
        'beforeend',
        '<iframe src="http://example.org/" title="x"></iframe>',
      ),
  },
  'a base address': {
    refusedBy: 'base-uri http://example.org/',
    intrude: () =>
      document.head.insertAdjacentHTML('afterbegin', '<base href="http://example.org/">'),
  },
  'a picture of another site': {
    refusedBy: 'img-src http://example.org/x.png',
    intrude: () =>
      document.body.insertAdjacentHTML('beforeend', '<img src="http://example.org/x.png" alt="">'),
  },
  'a call to another site': {
    refusedBy: 'connect-src http://example.org/',
    intrude: () => fetch('http://example.org/').catch(() => null),
  },
};

/** Chromium reports a violation also as a message of its own, and a refused request as a failed one. */
const ownMessages =
  /^(console error: (?!policy violation:)|page error: |failed request: http:\/\/example\.org\/|request to another site: http:\/\/example\.org\/)/;

/** What is refused from now on, as directive and address. */
async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      seen.push(`${event.effectiveDirective} ${event.blockedURI}`);
    });
    Object.assign(window, {seenViolations: seen});
  });
  return () =>
    page.evaluate(() => (window as unknown as {seenViolations: string[]}).seenViolations.splice(0));
}

test('policy: whatever is brought into a page is refused, and each refusal is noticed', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.expect(ownMessages);
  await page.goto('/user/sshkey');
  await waitUntilAlive(page);
  const takeViolations = await watchViolations(page);
  for (const [name, {refusedBy, intrude}] of Object.entries(intrusions)) {
    await test.step(name, async () => {
      expectedProblems.expect(new RegExp(`^console error: policy violation: ${refusedBy} `));
      await page.evaluate(intrude);
      const seen: string[] = [];
      await expect
        .poll(async () => seen.push(...(await takeViolations())), `${name} is refused`)
        .toBeGreaterThan(0);
      expect(new Set(seen), name).toEqual(new Set([refusedBy]));
      expect(await page.evaluate(() => 'intruded' in window), `${name} has run`).toBe(false);
    });
  }
});

// That each kind of page runs under it, in both languages, is seen wherever one is opened (axe.spec.ts opens all).
test('policy: every kind of page comes with it, in both languages', async ({request}) => {
  expect(pageKinds.length).toBeGreaterThan(10);
  for (const {kind, route} of pageKinds) {
    for (const language of languages) {
      const response = await request.get(localise(route, language));
      expect(response.status(), kind).toBe(200);
      const policy = response.headers()['content-security-policy'] ?? '';
      expect(policy, kind).toContain("script-src 'self' 'sha256-");
      expect(policy, kind).not.toMatch(/unsafe|\*/);
    }
  }
});

test('policy: another page cannot put the site into a frame', async ({page, expectedProblems}) => {
  expectedProblems.expect(/frame-ancestors|failed request/);
  await page.goto('/user/sshkey');
  const own = page.url();
  await page.route('http://127.0.0.2/', (route) =>
    route.fulfill({contentType: 'text/html', body: `<iframe src="${own}" title="x"></iframe>`}),
  );
  expectedProblems.expect(/request to another site/);
  await page.goto('http://127.0.0.2/');
  await expect(page.frameLocator('iframe').getByRole('heading', {level: 1})).toHaveCount(0);
});
