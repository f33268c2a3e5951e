import {useEffect, useState} from 'react';

import useIsBrowser from '@docusaurus/useIsBrowser';

/** As in Infima. */
const desktopAbove = 996;

/**
 * Stands for Docusaurus' hook of the same name, which does not know the width at first, not even on the way to the
 * second page: each of them renders twice. Only the first has to look as the server has written it.
 */
export function useWindowSize({desktopBreakpoint = desktopAbove} = {}): string {
  const isAlive = useIsBrowser();
  const measure = () => (window.innerWidth > desktopBreakpoint ? 'desktop' : 'mobile');
  const [size, setSize] = useState(() => (isAlive ? measure() : 'ssr'));
  useEffect(() => {
    const update = () => {
      setSize(measure());
    };
    update();
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('resize', update);
    };
  }, [desktopBreakpoint]);
  return size;
}
