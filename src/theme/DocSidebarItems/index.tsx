// Change: the sidebars of the API reference begin with a filter, and with a switch where there are several versions.
import {lazy, Suspense, type ReactNode} from 'react';

import type {ApiSidebar} from '@site/config/apiDocuments';
import VersionSwitch from '@site/src/components/VersionSwitch';
import DocSidebarItems from '@theme-original/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItems';

// Loaded with API pages only: guides have this sidebar too.
const SidebarTools = lazy(() => import('@site/src/components/api/SidebarTools'));

function Tools({api: {operations, version, versions}}: {api: ApiSidebar}): ReactNode {
  return (
    <>
      {version !== undefined && versions && (
        // Not loaded later with the filter: it also works without scripts.
        <li>
          <VersionSwitch version={version} versions={versions} />
        </li>
      )}
      {/* While the page comes alive the filter goes for a moment; its place stays. */}
      <Suspense fallback={<li className="api-tools" />}>
        <SidebarTools operations={operations} />
      </Suspense>
    </>
  );
}

export default function DocSidebarItemsWithTools(props: Props): ReactNode {
  const api = props.level === 1 && props.items[0]?.customProps?.api;
  return (
    <>
      {api && <Tools api={api as ApiSidebar} />}
      <DocSidebarItems {...props} />
    </>
  );
}
