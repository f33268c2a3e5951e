import {useCallback, useEffect, useRef, useState, type KeyboardEvent, type RefObject} from 'react';

type Options = {
  list: RefObject<HTMLElement | null>;
  count: number;
  /** What is active before a key was pressed; -1 is nothing. */
  first: number;
  query: string;
  /** Whether the rows are still those of the query before. */
  isWaiting: boolean;
  onActive: (id: string | undefined) => void;
  /** Enter while nothing is active. */
  onEnterWithout: () => void;
};

export type Selection = {
  active: number;
  setActive: (position: number) => void;
  idOf: (position: number) => string;
  pressKey: (event: KeyboardEvent) => void;
};

const idOf = (position: number): string => `search-option-${position}`;

/** Which row the keys have reached. The focus stays in the input. */
export default function useSelection({
  list,
  count,
  first,
  query,
  isWaiting,
  onActive,
  onEnterWithout,
}: Options): Selection {
  const [chosen, setChosen] = useState({query, position: first});
  const position = chosen.query === query ? chosen.position : first;
  const active = position < count ? position : Math.min(first, count - 1);

  const setActive = useCallback(
    (next: number) => {
      setChosen({query, position: next});
    },
    [query],
  );

  useEffect(() => {
    onActive(active >= 0 ? idOf(active) : undefined);
  }, [active, onActive]);
  useEffect(
    () => () => {
      onActive(undefined);
    },
    [onActive],
  );

  const option = (position: number) =>
    list.current?.querySelector<HTMLElement>(`#${idOf(position)}`) ?? undefined;

  const move = (by: number) => {
    const next = (active + by + count) % count;
    setActive(next);
    option(next)?.scrollIntoView({block: 'nearest'});
  };

  const enter = () => {
    const row = option(active);
    if (row) row.click();
    else onEnterWithout();
  };

  // Enter is about the query that was typed, and waits for its rows.
  const entered = useRef<string>(undefined);
  useEffect(() => {
    if (isWaiting || entered.current === undefined) return;
    if (entered.current === query) enter();
    entered.current = undefined;
  });

  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      if (isWaiting) entered.current = query;
      else enter();
    } else if (count > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      const isBackFromNothing = active < 0 && event.key === 'ArrowUp';
      move(isBackFromNothing ? 0 : event.key === 'ArrowDown' ? 1 : -1);
    }
  };

  return {active, setActive, idOf, pressKey};
}
