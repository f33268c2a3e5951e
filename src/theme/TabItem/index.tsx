// Change: ejected, since a panel has the name of its tab: paper, which shows all of them (src/css/tabs.css), has no tabs.
import type {ReactNode} from 'react';

import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';

export default function TabItem({children, value, label}: Props): ReactNode {
  const {selectedValue} = useTabs();
  return (
    <div role="tabpanel" aria-label={label} hidden={value !== selectedValue}>
      {children}
    </div>
  );
}
