import {useEffect} from 'react';

import {useLocation} from '@docusaurus/router';

/** Opens what the field in the address is folded into, and moves the focus there. */
export function useOpenTarget(page: HTMLElement | null): void {
  const {hash} = useLocation();
  useEffect(() => {
    const target = findTarget(hash);
    if (!target || !page?.contains(target)) return;
    for (let at: Element | null = target; at; at = at.parentElement) {
      if (at instanceof HTMLDetailsElement) at.open = true;
    }
    target.tabIndex = -1;
    target.focus({preventScroll: true});
    target.scrollIntoView();
  }, [hash, page]);
}

function findTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // The address is not well-formed: it names nothing.
    return null;
  }
}
