import ValuesStrip from '@site/src/components/ValuesStrip';
import {createRoot} from 'react-dom/client';

import {fillPage} from './fill';

/** Fills the page, and says so at its end where it has no strip of its own. */
export function fillAndTell(): void {
  fillPage();
  const isFilled = document.querySelector('.your-value') !== null;
  const hasStrip = document.querySelector('[data-values-strip]') !== null;
  const text = document.querySelector('.theme-doc-markdown');
  if (!isFilled || hasStrip || !text) return;
  const place = document.createElement('div');
  place.dataset.valuesStrip = '';
  text.append(place);
  createRoot(place).render(<ValuesStrip />);
}
