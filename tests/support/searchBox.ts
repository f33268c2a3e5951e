import type {Locator, Page} from '@playwright/test';

import {hold} from './steps';

export const box = (page: Page): Locator => page.locator('.navbar__search-input');
export const panel = (page: Page): Locator => page.locator('#search-panel');
export const hits = (page: Page): Locator => page.locator('.navbar__search [role="option"]');
export const failure = (page: Page): Locator => page.getByRole('alert');
export const indexFile = /\/search-index[^/]*\.json/;

/** The names of the index files that are asked for from now on. */
export function watchIndex(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (indexFile.test(request.url())) seen.push(new URL(request.url()).pathname);
  });
  return seen;
}

/** Keeps the index from arriving until the answer is called. */
export const holdIndex = (page: Page): Promise<() => void> => hold(page, indexFile);
