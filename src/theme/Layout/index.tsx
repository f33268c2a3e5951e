// Change: an address that differs from a page's in capital and small letters is not found, as on the server.
import {useMemo, type ReactNode} from 'react';

import {useLocation} from '@docusaurus/router';
import {isOtherwiseWritten} from '@site/src/navigation/isOtherwiseWritten';
import type {Props} from '@theme/Layout';
import Layout from '@theme-original/Layout';
import NotFoundContent from '@theme/NotFound/Content';

export default function ExactLayout({children, ...props}: Props): ReactNode {
  const {pathname} = useLocation();
  const isWrong = useMemo(() => isOtherwiseWritten(pathname), [pathname]);
  return <Layout {...props}>{isWrong ? <NotFoundContent /> : children}</Layout>;
}
