import type {ReactNode} from 'react';

import {OperationFilter, useFilter} from './OperationFilter';

import '@site/src/css/apiSidebar.css';

/** Stands above the first item of the sidebar, as an item itself. */
export default function SidebarTools({operations}: {operations: string}): ReactNode {
  const filter = useFilter(operations);
  return (
    <li className="api-tools" data-filtering={filter.answer.status !== 'idle'}>
      <OperationFilter filter={filter} />
    </li>
  );
}
