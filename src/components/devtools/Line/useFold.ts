import {useLayoutEffect, useRef, type RefObject} from 'react';

import {useLocation} from '@docusaurus/router';
import {findTarget} from '@site/src/navigation/findTarget';

/** What is folded opens by its own line or by a link to anything in it. */
export function useFold(): RefObject<HTMLDetailsElement | null> {
  const fold = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  useLayoutEffect(() => {
    // It came open and was only shown folded: whoever has pressed its line by now has closed it, to see it.
    if (fold.current) fold.current.open = !fold.current.open;
  }, []);
  useLayoutEffect(() => {
    const target = findTarget(location.hash);
    if (!target || !fold.current?.contains(target) || fold.current.open) return;
    fold.current.open = true;
    // Only now it has a place to scroll to.
    target.scrollIntoView();
  }, [location]);
  return fold;
}
