import {useCallback, useRef, useState} from 'react';

import useBaseUrl from '@docusaurus/useBaseUrl';
import type {IndexedOperation} from '@site/config/apiDocuments';

type State =
  {status: 'waiting'} | {status: 'ready'; operations: IndexedOperation[]} | {status: 'failed'};

async function load(address: string): Promise<IndexedOperation[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} returned ${response.status}.`);
  return (await response.json()) as IndexedOperation[];
}

/** The list of operations; a request is made once, and again only after a failure. */
export function useOperations(source: string): {state: State; request: () => void} {
  const address = useBaseUrl(source);
  const [state, setState] = useState<State>({status: 'waiting'});
  const pending = useRef(false);
  const request = useCallback(() => {
    if (pending.current) return;
    pending.current = true;
    load(address).then(
      (operations) => {
        setState({status: 'ready', operations});
      },
      () => {
        pending.current = false;
        setState({status: 'failed'});
      },
    );
  }, [address]);
  return {state, request};
}
