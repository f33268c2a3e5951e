import {useEffect, useRef, useState, type ReactNode, type RefObject} from 'react';

import {watchOverflow} from './watchOverflow';

type Props = {
  /** What a screen reader calls the group while it can be scrolled. */
  label: string;
  className?: string;
  children: ReactNode;
};

function useOverflow(region: RefObject<HTMLElement | null>): boolean {
  // A stop until it has been measured, and where scripts are off.
  const [overflows, setOverflows] = useState(true);
  useEffect(() => {
    return region.current ? watchOverflow(region.current, setOverflows) : undefined;
  }, [region]);
  return overflows;
}

/**
 * Around what may be wider than the page: a stop for the keyboard, but only while there is something to scroll. A group
 * and no region, since a page has many and regions are landmarks.
 */
export default function ScrollRegion({label, className, children}: Props): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(region);
  const focusable = overflows ? {tabIndex: 0, role: 'group', 'aria-label': label} : {};
  return (
    <div ref={region} className={className} {...focusable}>
      {children}
    </div>
  );
}
