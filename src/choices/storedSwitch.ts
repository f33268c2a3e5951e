import {useSyncExternalStore} from 'react';

import {createStorageSlot} from '@docusaurus/theme-common';

export type StoredSwitch = {on: boolean; toggle: () => void};

/** A choice between on and off for the whole site, kept on the device where that lets us; off on a first visit. */
export function createStoredSwitch(
  storageKey: string,
  onToggle?: (on: boolean) => void,
): () => StoredSwitch {
  const listeners = new Set<() => void>();
  const slot = createStorageSlot(storageKey);
  let state: boolean | undefined;
  const isOn = (): boolean => (state ??= slot.get() === 'on');

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }

  function toggle(): void {
    state = !isOn();
    if (state) slot.set('on');
    else slot.del();
    onToggle?.(state);
    listeners.forEach((listener) => {
      listener();
    });
  }

  return function useStoredSwitch() {
    return {on: useSyncExternalStore(subscribe, isOn, () => false), toggle};
  };
}
