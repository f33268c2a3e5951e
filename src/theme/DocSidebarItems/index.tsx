// Change: the sidebars of the API reference begin with a filter, and with a switch where there are several versions.
import type {ReactNode} from 'react';

import type {ApiSidebar} from '@site/config/apiDocuments';
import {isSamePath} from '@docusaurus/theme-common/internal';
import OperationFilter from '@site/src/components/OperationFilter';
import VersionSwitch from '@site/src/components/VersionSwitch';
import DocSidebarItems from '@theme-original/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItems';

type ToolsProps = {
  api: ApiSidebar;
  /** Whether the page lists all operations, with a filter of its own. */
  isBesideList: boolean;
};

function Tools({api: {operations, version, versions}, isBesideList}: ToolsProps): ReactNode {
  return (
    <>
      {version !== undefined && versions && (
        // Not loaded later with the filter: it also works without scripts.
        <li>
          <VersionSwitch version={version} versions={versions} />
        </li>
      )}
      <OperationFilter source={operations} isBesideList={isBesideList} />
    </>
  );
}

export default function DocSidebarItemsWithTools(props: Props): ReactNode {
  const [list] = props.items;
  const api = props.level === 1 && list?.customProps?.api;
  const isBesideList = list?.type === 'category' && isSamePath(list.href, props.activePath);
  return (
    <>
      {api && <Tools api={api as ApiSidebar} isBesideList={isBesideList} />}
      <DocSidebarItems {...props} />
    </>
  );
}
