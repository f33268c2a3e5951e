import {useState, type ReactNode} from 'react';

import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';

import {loadWorkbench, type Loaded} from './loadWorkbench';

import '@site/src/css/apiWorkbench.css';

type State = {status: 'waiting' | 'loading' | 'failed'} | {status: 'ready'; loaded: Loaded};

type Props = {
  label: string;
  operationId: string;
  /** Address of the description that the operation is part of. */
  description: string;
};

/** Nothing of the workbench is loaded before the button is pressed; a failure is tried again at the next press. */
export function WorkbenchButton({label, operationId, description}: Props): ReactNode {
  const address = useBaseUrl(description);
  const [state, setState] = useState<State>({status: 'waiting'});
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setIsOpen(true);
    if (state.status === 'ready' || state.status === 'loading') return;
    setState({status: 'loading'});
    loadWorkbench(address).then(
      (loaded) => {
        setState({status: 'ready', loaded});
      },
      () => {
        setState({status: 'failed'});
        setIsOpen(false);
      },
    );
  };
  const Workbench = state.status === 'ready' ? state.loaded.Workbench : undefined;
  return (
    <>
      <button type="button" className="api-workbench" aria-haspopup="dialog" onClick={open}>
        {label}
      </button>
      <span role="status" className="api-workbench-status">
        {state.status === 'loading' && <Translate id="api.workbench.loading">正在加载……</Translate>}
        {state.status === 'failed' && (
          <Translate id="api.workbench.failed">没有加载成功，请再点击一次</Translate>
        )}
      </span>
      {Workbench && state.status === 'ready' && (
        <Workbench
          document={state.loaded.document}
          operationId={operationId}
          isOpen={isOpen}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
