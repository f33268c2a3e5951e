import {useEffect, useState, type ReactNode, type RefObject} from 'react';

import CopyButton from '@site/src/components/CopyButton';
import {createPortal} from 'react-dom';

import {ExpandButton} from './ExpandButton';

type Page = RefObject<HTMLElement | null>;

/** Places that the page keeps for buttons; without JavaScript they stay empty. */
function usePlaces(page: Page): HTMLElement[] {
  const [places, setPlaces] = useState<HTMLElement[]>([]);
  useEffect(() => {
    const found = page.current?.querySelectorAll<HTMLElement>('[data-control]') ?? [];
    setPlaces([...found]);
  }, [page]);
  return places;
}

/** What stands before the button, as plain text. */
function readText(place: HTMLElement): string {
  return place.parentElement?.querySelector('code')?.textContent ?? '';
}

function renderControl(place: HTMLElement): ReactNode {
  const {control, label = '', otherLabel = ''} = place.dataset;
  if (control === 'copy') return <CopyButton label={label} getText={() => readText(place)} />;
  return <ExpandButton place={place} labels={{expand: label, collapse: otherLabel}} />;
}

export function Controls({page}: {page: Page}): ReactNode {
  const places = usePlaces(page);
  return places.map((place, index) => createPortal(renderControl(place), place, String(index)));
}
