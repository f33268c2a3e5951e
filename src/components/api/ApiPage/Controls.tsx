import {useMemo, type ReactNode} from 'react';

import CopyButton from '@site/src/components/CopyButton';
import {createPortal} from 'react-dom';

import {ExpandButton} from './ExpandButton';

/** Places that the page keeps for buttons; without JavaScript they stay empty. */
function usePlaces(page: HTMLElement | null): HTMLElement[] {
  return useMemo(() => [...(page?.querySelectorAll<HTMLElement>('[data-control]') ?? [])], [page]);
}

/** The code that the button stands beside. */
function readText(place: HTMLElement): string {
  return place.parentElement?.querySelector('code')?.textContent ?? '';
}

function renderControl(place: HTMLElement): ReactNode {
  const {control, label = '', otherLabel = ''} = place.dataset;
  if (control === 'copy') return <CopyButton label={label} getText={() => readText(place)} />;
  if (!place.closest('section')?.querySelector('details')) return null;
  return <ExpandButton place={place} labels={{expand: label, collapse: otherLabel}} />;
}

export function Controls({page}: {page: HTMLElement | null}): ReactNode {
  const places = usePlaces(page);
  return places.map((place, index) => createPortal(renderControl(place), place, String(index)));
}
