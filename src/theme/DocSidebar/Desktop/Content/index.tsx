// Change: the entry of the current page is to be seen, also when it stands further down than the window reaches.
import {useEffect, type ReactNode} from 'react';

import {revealCurrent} from '@site/src/navigation/revealCurrent';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';

export default function RevealingContent(props: Props): ReactNode {
  const {path} = props;
  useEffect(() => {
    const menu = document.querySelector('.theme-doc-sidebar-container nav.menu');
    if (menu) revealCurrent(menu);
  }, [path]);
  return <Content {...props} />;
}
