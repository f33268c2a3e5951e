import {useLayoutEffect, useRef, type RefObject} from 'react';

import {useLocation} from '@docusaurus/router';
import {findTarget} from '@site/src/navigation/findTarget';

/** Where ./styles.module.css sets tiles beside each other. */
const wide = '(min-width: 997px)';

/** What is folded opens by its own line or by a link to anything in it; a sample stays as it comes where there is room. */
export function useFold(isSample: boolean): RefObject<HTMLDetailsElement | null> {
  const fold = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  useLayoutEffect(() => {
    if (!fold.current || (isSample && window.matchMedia(wide).matches)) return;
    // It came open and was only shown folded: whoever has pressed its line by now has closed it, to see it.
    fold.current.open = !fold.current.open;
  }, [isSample]);
  useLayoutEffect(() => {
    const target = findTarget(location.hash);
    if (!target || !fold.current?.contains(target) || fold.current.open) return;
    fold.current.open = true;
    // Only now it has a place to scroll to.
    target.scrollIntoView();
  }, [location]);
  return fold;
}
