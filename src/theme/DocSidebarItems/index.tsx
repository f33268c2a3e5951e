// Change: the sidebars of the API reference begin with a filter, and with a switch where there are several versions.
import {lazy, Suspense, type ReactNode} from 'react';

import type {ApiSidebar} from '@site/src/components/api/SidebarTools';
import DocSidebarItems from '@theme-original/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItems';

// Loaded with API pages only: guides have this sidebar too.
const SidebarTools = lazy(() => import('@site/src/components/api/SidebarTools'));

export default function DocSidebarItemsWithTools(props: Props): ReactNode {
  const api = props.level === 1 && props.items[0]?.customProps?.api;
  return (
    <>
      {api && (
        <Suspense>
          <SidebarTools api={api as ApiSidebar} />
        </Suspense>
      )}
      <DocSidebarItems {...props} />
    </>
  );
}
