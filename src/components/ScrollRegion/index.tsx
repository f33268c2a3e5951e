import {useEffect, useRef, useState, type ReactNode, type RefObject} from 'react';

type Props = {
  /** What a screen reader calls the region while it can be scrolled. */
  label: string;
  className?: string;
  children: ReactNode;
};

function useOverflow(region: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      setOverflows(element.scrollWidth > element.clientWidth);
    });
    // The region changes with the window, its content with the fonts.
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => {
      observer.disconnect();
    };
  }, [region]);
  return overflows;
}

/** Around what may be wider than the page: a stop for the keyboard, but only while there is something to scroll. */
export default function ScrollRegion({label, className, children}: Props): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(region);
  const focusable = overflows ? {tabIndex: 0, role: 'region', 'aria-label': label} : {};
  return (
    <div ref={region} className={className} {...focusable}>
      {children}
    </div>
  );
}
