import type {ReactNode} from 'react';

import styles from './styles.module.css';

type Props = {children: ReactNode};

/** Two parts of equal weight beside each other, and below each other on narrow screens. */
export default function Split({children}: Props): ReactNode {
  return <div className={styles.split}>{children}</div>;
}
