import {useLayoutEffect, useRef, type MouseEvent, type RefObject} from 'react';

import {useLocation} from '@docusaurus/router';
import {findTarget} from '@site/src/navigation/findTarget';

/** Whether it is one of those of which one is chosen: ./styles.module.css sets them in a row where there is room. */
const isChoice = (line: HTMLDetailsElement): boolean =>
  getComputedStyle(line).display === 'contents';

/** Something is always chosen: pressed once more, it stays. */
export function keepChosen(event: MouseEvent): void {
  const line = event.currentTarget.closest('details');
  if (line?.open && isChoice(line)) event.preventDefault();
}

/** What is folded opens by its own line or by a link to anything in it; where one is chosen, a sample is the first. */
export function useFold(isSample: boolean): RefObject<HTMLDetailsElement | null> {
  const fold = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  useLayoutEffect(() => {
    const line = fold.current;
    if (!line) return;
    // It came open and was only shown folded: whoever has pressed its line by now has closed it, to see it.
    const isPressed = !line.open;
    line.open = false;
    // Only now: of those that share a name the browser closes what is open besides another.
    if (isChoice(line)) line.name = 'choice';
    line.open = isPressed || (isSample && isChoice(line));
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
