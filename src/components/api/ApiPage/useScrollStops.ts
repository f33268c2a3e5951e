import {useEffect} from 'react';

import {watchOverflow} from '@site/src/components/ScrollRegion/watchOverflow';

/** Lets the keyboard into code that is wider than its frame, as guides do. */
export function useScrollStops(page: HTMLElement | null): void {
  useEffect(() => {
    const regions = [...(page?.querySelectorAll<HTMLElement>('.code-scroll') ?? [])];
    const stops = regions.map((region) =>
      watchOverflow(region, (overflows) => {
        if (overflows) region.tabIndex = 0;
        else region.removeAttribute('tabindex');
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [page]);
}
