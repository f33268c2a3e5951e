import '@site/src/lateWords';
import {useMemo, type ReactNode} from 'react';

import {translate} from '@docusaurus/Translate';
import {listOperations} from '@site/src/api/description/operations';
import type {OpenApiDocument} from '@site/src/api/description/types';
import Dialog from '@site/src/components/Dialog';
import ApiExplorer from '@theme/ApiExplorer';
import {Provider} from 'react-redux';

import {createWorkbenchStore} from './store';
import {WorkbenchProvider} from './WorkbenchContext';

type Props = {
  document: OpenApiDocument;
  operationId: string;
  isOpen: boolean;
  onClose: () => void;
};

/** Builds a request from the description of its operation. It stays as it was left while the page is open. */
export default function Workbench({document, operationId, isOpen, onClose}: Props): ReactNode {
  const {located, store} = useMemo(() => {
    const found = listOperations(document).find(
      ({operation}) => operation.operationId === operationId,
    );
    if (!found) throw new Error(`The description has no operation ${operationId}.`);
    return {located: found, store: createWorkbenchStore(document, found)};
  }, [document, operationId]);
  const title = translate(
    {id: 'workbench.title', message: '组装请求：{operation}'},
    {operation: located.operation.summary},
  );
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <Provider store={store}>
        <WorkbenchProvider document={document} located={located}>
          <ApiExplorer />
        </WorkbenchProvider>
      </Provider>
    </Dialog>
  );
}
