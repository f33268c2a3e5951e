import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Groups of figures, each with its heading, open and beside each other where there is room. */
export default function Figures({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.figures}>{children}</div>;
}
