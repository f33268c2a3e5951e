import {expect, type Page} from '@playwright/test';
import axe from 'axe-core';

/** What axe finds with all its default rules, those on best practice included; one line for each element. */
async function findBarriers(page: Page): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(axe.source);
  const {violations, passes} = await page.evaluate(async () => {
    const run = (window as unknown as {axe: typeof axe}).axe;
    const results = await run.run(document, {
      resultTypes: ['violations'],
      // Part of WCAG 2.2 AA, but not on by itself.
      rules: {'target-size': {enabled: true}},
    });
    return {violations: results.violations, passes: results.passes.length};
  });
  if (passes === 0) throw new Error(`axe checked nothing on ${page.url()}`);
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary = ''}) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

/** A page may still be answering to its layout (`watchOverflow`): a barrier is what stays. */
export async function expectNoBarriers(page: Page, judge = expect): Promise<void> {
  await judge.poll(() => findBarriers(page), page.url()).toEqual([]);
}
