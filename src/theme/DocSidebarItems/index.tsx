// Change: the sidebars of the API reference begin with a filter, and with a switch where there are several versions.
import type {ReactNode} from 'react';

import type {ApiSidebar} from '@site/config/apiDocuments';
import OperationFilter from '@site/src/components/OperationFilter';
import VersionSwitch from '@site/src/components/VersionSwitch';
import DocSidebarItems from '@theme-original/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItems';

function Tools({api: {operations, version, versions}}: {api: ApiSidebar}): ReactNode {
  return (
    <>
      {version !== undefined && versions && (
        // Not loaded later with the filter: it also works without scripts.
        <li>
          <VersionSwitch version={version} versions={versions} />
        </li>
      )}
      <OperationFilter source={operations} />
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
