import {useCallback, useState} from 'react';

import useBaseUrl from '@docusaurus/useBaseUrl';
import type {IndexedOperation} from '@site/config/apiDocuments';

type State =
  {status: 'waiting'} | {status: 'ready'; operations: IndexedOperation[]} | {status: 'failed'};

async function load(address: string): Promise<IndexedOperation[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return (await response.json()) as IndexedOperation[];
}

/** The list of operations, loaded when first asked for; a failure is tried again at the next request. */
export function useOperations(source: string): {state: State; request: () => void} {
  const address = useBaseUrl(source);
  const [state, setState] = useState<State>({status: 'waiting'});
  const request = useCallback(() => {
    load(address).then(
      (operations) => {
        setState({status: 'ready', operations});
      },
      () => {
        setState({status: 'failed'});
      },
    );
  }, [address]);
  return {state, request};
}
