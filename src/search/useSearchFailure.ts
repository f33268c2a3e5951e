import {useSyncExternalStore} from 'react';

import {searchState} from './retry';

/** The words of the error that keeps search from working, if one does. */
export default function useSearchFailure(): string | undefined {
  return useSyncExternalStore(searchState.subscribe, searchState.get, searchState.getOnServer)
    .failure;
}
