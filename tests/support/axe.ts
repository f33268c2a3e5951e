import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, type Page} from '@playwright/test';
import type axe from 'axe-core';

import {projectRoot} from './site';

/** The small form: every page that is judged has to read it first. */
const source = readFileSync(path.join(projectRoot, 'node_modules/axe-core/axe.min.js'), 'utf8');

/** What axe finds with all its default rules, those on best practice included; one line for each element. */
async function findBarriers(page: Page): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(source);
  const {violations, passes} = await page.evaluate(async () => {
    const run = (window as unknown as {axe: typeof axe}).axe;
    const results = await run.run(document, {
      resultTypes: ['violations'],
      // Part of WCAG 2.2 AA, but not on by itself.
      rules: {'target-size': {enabled: true}},
    });
    /** Half under the bar or an open panel: how much of it is left there is chance, and a reader scrolls or closes. */
    const isPartlyCovered = (selector: unknown) => {
      const element = typeof selector === 'string' ? document.querySelector(selector) : null;
      const {left, right, top, bottom} = element?.getBoundingClientRect() ?? new DOMRect();
      const middle = (left + right) / 2;
      return [top + 1, bottom - 1].some((y) => {
        const there = document.elementFromPoint(middle, y);
        return there !== null && element !== null && !element.contains(there);
      });
    };
    const violations = results.violations.map(({id, nodes}) => ({
      id,
      nodes: nodes.filter(({target}) => id !== 'target-size' || !isPartlyCovered(target[0])),
    }));
    return {violations, passes: results.passes.length};
  });
  if (passes === 0) throw new Error(`axe checked nothing on ${page.url()}`);
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary = ''}) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

/** A page may still be answering to its layout (`watchOverflow`): a barrier is what stays. */
export async function expectNoBarriers(page: Page, judge = expect, what = ''): Promise<void> {
  await judge.poll(() => findBarriers(page), `${page.url()} ${what}`.trim()).toEqual([]);
}
