import type {ReactNode} from 'react';

import {OperationFilter, useFilter} from './OperationFilter';
import {VersionSwitch} from './VersionSwitch';

/** What config/apiSidebars.ts tells about the sidebar. */
export type ApiSidebar = {
  /** Address of the list of operations. */
  operations: string;
  version?: string;
  /** Every version of this API, if it has several. */
  versions?: {version: string; folder: string; overview: string}[];
};

/** Stands above the first item of the sidebar, as an item itself. */
export default function SidebarTools({api}: {api: ApiSidebar}): ReactNode {
  const {operations, version, versions} = api;
  const filter = useFilter(operations);
  return (
    <li className="api-tools" data-filtering={filter.answer.status !== 'idle'}>
      {version !== undefined && versions && <VersionSwitch version={version} versions={versions} />}
      <OperationFilter filter={filter} />
    </li>
  );
}
