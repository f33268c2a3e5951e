import type {ReactNode} from 'react';

import {describeFault} from '@site/src/components/workbench/describeFault';
import {useWorkbench} from '@site/src/components/workbench/WorkbenchContext';

import styles from './styles.module.css';

/** Opens what a field is folded into, and moves the focus there. */
function goTo(place: string): void {
  const field = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);
  const fold = field?.closest('details');
  if (fold) fold.open = true;
  field?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
}

/** What is missing or wrong, each leading to its field. */
export default function Problems(): ReactNode {
  const {draft} = useWorkbench();
  return (
    <ul className={styles.problems}>
      {draft.problems.map(({place, name, fault}) => (
        <li key={place}>
          <button
            type="button"
            className={styles.place}
            onClick={() => {
              goTo(place);
            }}>
            <code>{name}</code>
          </button>{' '}
          {describeFault(fault)}
        </li>
      ))}
    </ul>
  );
}
