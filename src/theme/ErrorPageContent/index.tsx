// Change: a link leads out of a crashed page.
import {useEffect, useRef, type ReactNode} from 'react';

import {useLocation} from '@docusaurus/router';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type {Props} from '@theme/Error';

export default function LeavableErrorPageContent(props: Props): ReactNode {
  const {tryAgain} = props;
  const {pathname} = useLocation();
  const crashed = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashed.current) tryAgain();
  }, [pathname, tryAgain]);
  return <ErrorPageContent {...props} />;
}
