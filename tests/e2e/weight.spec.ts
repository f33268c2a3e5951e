import {brotliCompressSync} from 'node:zlib';

import {stopFetchingAhead} from '../support/steps';
import {expect, test, type Page} from '../support/test';

/** Brotli bytes of what a page load transfers before the load event. */
const budgets = {script: 140_000, stylesheet: 23_200} as const;

type Kind = keyof typeof budgets;

async function weigh(page: Page, address: string): Promise<Record<Kind, number>> {
  const bodies: {kind: Kind; body: Promise<Buffer>}[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind === 'script' || kind === 'stylesheet') bodies.push({kind, body: response.body()});
  });
  await stopFetchingAhead(page);
  await page.goto(address, {waitUntil: 'load'});
  const weights: Record<Kind, number> = {script: 0, stylesheet: 0};
  for (const {kind, body} of [...bodies]) weights[kind] += brotliCompressSync(await body).length;
  return weights;
}

for (const address of ['/repo/branch', '/en/repo/branch']) {
  test(`weight: ${address} loads within its budgets of script and styles`, async ({page}) => {
    const weights = await weigh(page, address);
    test.info().annotations.push({type: 'brotli bytes', description: JSON.stringify(weights)});
    for (const kind of ['script', 'stylesheet'] as const) {
      expect(weights[kind], `${kind}: something was loaded`).toBeGreaterThan(0);
      expect(weights[kind], `${kind}: brotli bytes before the load event`).toBeLessThan(
        budgets[kind],
      );
    }
  });
}
