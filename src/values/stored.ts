import {useSyncExternalStore} from 'react';

import {createStorageSlot} from '@docusaurus/theme-common';

import {parseValues} from './clean';
import {valuesKey} from './key';
import type {Values} from './names';

const slot = createStorageSlot(valuesKey);

const changed = 'values-changed';

export function readValues(): Values {
  return parseValues(slot.get());
}

/** Keeps the values on this device; without any, nothing is kept. */
export function writeValues(values: Values): void {
  const kept = parseValues(JSON.stringify(values));
  if (Object.keys(kept).length === 0) slot.del();
  else slot.set(JSON.stringify(kept));
  window.dispatchEvent(new Event(changed));
}

export function onValuesChange(react: () => void): () => void {
  window.addEventListener(changed, react);
  return () => {
    window.removeEventListener(changed, react);
  };
}

/** Whether the samples of the page are the reader's own; not yet while the page comes alive. */
export function useHasValues(): boolean {
  return useSyncExternalStore(
    onValuesChange,
    () => Object.keys(readValues()).length > 0,
    () => false,
  );
}
