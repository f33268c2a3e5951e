import {useEffect, useLayoutEffect} from 'react';

import {createStorageSlot} from '@docusaurus/theme-common';

/** Like the groups of tabs in guides: one choice for the whole site. */
export const sampleChoice = createStorageSlot('docusaurus.tab.api-sample');

/** The samples of the request, and those of the loop that reads all pages. */
const groups = ['api-sample', 'api-sample-loop'];

function choose(page: HTMLElement | null, language: string | null): void {
  const options = page?.querySelectorAll<HTMLInputElement>('input[name^="api-sample"]');
  for (const option of options ?? []) {
    if (option.value === language) option.checked = true;
  }
}

/** Remembers the programming language of the samples; all samples of a page are in the same one. */
export function useSampleChoice(page: HTMLElement | null): void {
  useLayoutEffect(() => {
    choose(page, sampleChoice.get());
  }, [page]);
  useEffect(() => {
    const remember = ({target}: Event) => {
      if (!(target instanceof HTMLInputElement) || !groups.includes(target.name)) return;
      sampleChoice.set(target.value);
      choose(page, target.value);
    };
    page?.addEventListener('change', remember);
    return () => page?.removeEventListener('change', remember);
  }, [page]);
}
