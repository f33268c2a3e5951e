import {useCallback, useMemo, useState} from 'react';

import {createStorageSlot} from '@docusaurus/theme-common';

const most = 6;

function read(text: string | null): string[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list)
      ? list.filter((query): query is string => typeof query === 'string').slice(0, most)
      : [];
  } catch {
    return [];
  }
}

export type RecentSearches = {list: string[]; add: (query: string) => void; clear: () => void};

/** What was searched for on this device, the latest first; where nothing can be stored, nothing is kept. */
export default function useRecents(): RecentSearches {
  const slot = useMemo(() => createStorageSlot('search.recent'), []);
  const [list, setList] = useState(() => read(slot.get()));
  const add = useCallback(
    (query: string) => {
      if (!query) return;
      // Not in an updater: the row that was followed closes the panel before React would run it.
      const before = read(slot.get());
      const after = [query, ...before.filter((known) => known !== query)].slice(0, most);
      slot.set(JSON.stringify(after));
      setList(after);
    },
    [slot],
  );
  const clear = useCallback(() => {
    slot.del();
    setList([]);
  }, [slot]);
  return {list, add, clear};
}
