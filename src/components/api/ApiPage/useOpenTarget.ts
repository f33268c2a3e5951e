import {useEffect} from 'react';

import {useLocation} from '@docusaurus/router';
import {findTarget} from '@site/src/navigation/findTarget';

/** Opens what the field in the address is folded into, or the group that it names, and moves the focus there. */
export function useOpenTarget(page: HTMLElement | null): void {
  const {hash} = useLocation();
  useEffect(() => {
    const target = findTarget(hash);
    if (!target || !page?.contains(target)) return;
    for (let at: Element | null = target; at; at = at.parentElement) {
      if (at instanceof HTMLDetailsElement) at.open = true;
    }
    const fold = target.parentElement?.querySelector<HTMLInputElement>(':scope > .api-fold');
    if (fold) fold.checked = true;
    target.tabIndex = -1;
    target.focus({preventScroll: true});
    target.scrollIntoView();
  }, [hash, page]);
}
