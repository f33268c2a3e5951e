import {useEffect, useLayoutEffect} from 'react';

import {createStorageSlot} from '@docusaurus/theme-common';

/** Like the groups of tabs in guides: one choice for the whole site. */
const slot = createStorageSlot('docusaurus.tab.api-sample');

const group = 'api-sample';

/** Remembers the programming language of the samples. */
export function useSampleChoice(page: HTMLElement | null): void {
  useLayoutEffect(() => {
    const chosen = slot.get();
    const options = page?.querySelectorAll<HTMLInputElement>(`input[name="${group}"]`);
    for (const option of options ?? []) {
      if (option.value === chosen) option.checked = true;
    }
  }, [page]);
  useEffect(() => {
    const remember = ({target}: Event) => {
      if (target instanceof HTMLInputElement && target.name === group) slot.set(target.value);
    };
    page?.addEventListener('change', remember);
    return () => page?.removeEventListener('change', remember);
  }, [page]);
}
