// Change: follows the links of ready HTML, and tells the page's inline script (plugins/speed/soon-start) when there is code
// behind what a reader may have pressed before.
import {useEffect, useLayoutEffect, type ReactNode} from 'react';

import useIsBrowser from '@docusaurus/useIsBrowser';
import useFollowedLinks from '@site/src/navigation/useFollowedLinks';

const tell = (event: string) => window.dispatchEvent(new Event(event));

export default function Root({children}: {children: ReactNode}): ReactNode {
  const isBrowser = useIsBrowser();
  useFollowedLinks();
  useLayoutEffect(() => {
    tell('page-alive');
  }, []);
  // What is drawn otherwise in a browser than on the server has been drawn by now.
  useEffect(() => {
    if (isBrowser) tell('page-complete');
  }, [isBrowser]);
  return children;
}
