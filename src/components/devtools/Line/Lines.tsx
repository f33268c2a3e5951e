import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Lines that follow each other: tiles of what is used, of which one is chosen where there is room; rows of what is looked up. */
export default function Lines({
  form,
  children,
}: {
  form: 'tiles' | 'rows';
  children: ReactNode;
}): ReactNode {
  return <div className={styles[form]}>{children}</div>;
}
