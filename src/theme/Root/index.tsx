// Change: follows the links of ready HTML, catches up with what happened before there was code, and tells the page's
// inline script (plugins/speed/soon-start) when there is code behind what a reader may have pressed before.
import {useEffect, useLayoutEffect, type ReactNode} from 'react';

import useIsBrowser from '@docusaurus/useIsBrowser';
import useEarlyHash from '@site/src/navigation/useEarlyHash';
import useFollowedLinks from '@site/src/navigation/useFollowedLinks';

const tell = (event: string) => window.dispatchEvent(new Event(event));

export default function Root({children}: {children: ReactNode}): ReactNode {
  const isBrowser = useIsBrowser();
  useFollowedLinks();
  useEarlyHash();
  useLayoutEffect(() => {
    tell('page-alive');
  }, []);
  // What is drawn otherwise in a browser than on the server has been drawn by now.
  useEffect(() => {
    if (isBrowser) tell('page-complete');
  }, [isBrowser]);
  return children;
}
