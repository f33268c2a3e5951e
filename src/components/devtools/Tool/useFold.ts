import {useEffect, useLayoutEffect, useRef, type RefObject} from 'react';

import {useLocation} from '@docusaurus/router';
import {findTarget} from '@site/src/navigation/findTarget';

const phone = '(max-width: 576px)';

/** The heading of the section that the tool is part of. */
function findHeading(tool: Element | null | undefined): Element | undefined {
  for (let at = tool; at; at = at.previousElementSibling)
    if (/^H[1-6]$/.test(at.tagName)) return at;
  return undefined;
}

function isAskedFor(fold: HTMLElement, hash: string): boolean {
  const target = findTarget(hash);
  return target !== null && target === findHeading(fold.parentElement);
}

/** On a phone a tool is folded until it is asked for, by its own line or by a link to its section. */
export function useFold(): RefObject<HTMLDetailsElement | null> {
  const fold = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  useLayoutEffect(() => {
    const {current} = fold;
    if (!current) return undefined;
    const screen = window.matchMedia(phone);
    // It came open and was only shown folded: whoever has pressed its line by now has closed it, to see it.
    if (screen.matches) current.open = !current.open || isAskedFor(current, window.location.hash);
    const follow = () => {
      current.open = !screen.matches;
    };
    screen.addEventListener('change', follow);
    return () => {
      screen.removeEventListener('change', follow);
    };
  }, []);
  useEffect(() => {
    if (fold.current && isAskedFor(fold.current, location.hash)) fold.current.open = true;
  }, [location]);
  return fold;
}
