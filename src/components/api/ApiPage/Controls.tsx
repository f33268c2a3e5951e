import {useLayoutEffect, useMemo, type ReactNode} from 'react';

import CopyButton from '@site/src/components/CopyButton';
import ValuesStrip from '@site/src/components/ValuesStrip';
import {createPortal} from 'react-dom';

import {WorkbenchButton} from './WorkbenchButton';

const controls = ['copy', 'values', 'workbench'].map((name) => `[data-control="${name}"]`).join();

/** Places that the page keeps for buttons. */
function usePlaces(page: HTMLElement | null): HTMLElement[] {
  return useMemo(() => [...(page?.querySelectorAll<HTMLElement>(controls) ?? [])], [page]);
}

/** The code that the button stands beside. */
function readText(place: HTMLElement): string {
  return place.parentElement?.querySelector('code')?.textContent ?? '';
}

function renderControl(place: HTMLElement): ReactNode {
  const {control, label = '', operation = '', description = ''} = place.dataset;
  if (control === 'values') return <ValuesStrip />;
  if (control === 'workbench') {
    return <WorkbenchButton label={label} operationId={operation} description={description} />;
  }
  return <CopyButton label={label} getText={() => readText(place)} />;
}

export function Controls({page}: {page: HTMLElement | null}): ReactNode {
  const places = usePlaces(page);
  // A button of the HTML makes room for the one that does something, in the same place and before anything is painted.
  useLayoutEffect(() => {
    for (const place of places) place.querySelector(':scope > [data-early]')?.remove();
  }, [places]);
  return places.map((place, index) => createPortal(renderControl(place), place, String(index)));
}
