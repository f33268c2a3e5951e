import {useLayoutEffect, useRef, type RefObject} from 'react';

import {useLocation} from '@docusaurus/router';
import {findTarget} from '@site/src/navigation/findTarget';

const phone = '(max-width: 576px)';

/** What is folded opens by its own line or by a link to anything in it; what is roomy also where the window is wide. */
export function useFold(isRoomy: boolean): RefObject<HTMLDetailsElement | null> {
  const fold = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  useLayoutEffect(() => {
    const {current} = fold;
    if (!current) return undefined;
    const screen = window.matchMedia(phone);
    const isWanted = () => isRoomy && !screen.matches;
    // It came open and was only shown folded: whoever has pressed its line by now has closed it, to see it.
    if (!isWanted()) current.open = !current.open;
    if (!isRoomy) return undefined;
    const follow = () => {
      current.open = isWanted();
    };
    screen.addEventListener('change', follow);
    return () => {
      screen.removeEventListener('change', follow);
    };
  }, [isRoomy]);
  useLayoutEffect(() => {
    const target = findTarget(location.hash);
    if (!target || !fold.current?.contains(target) || fold.current.open) return;
    fold.current.open = true;
    // Only now it has a place to scroll to.
    target.scrollIntoView();
  }, [location]);
  return fold;
}
