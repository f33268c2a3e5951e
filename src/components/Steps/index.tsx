import type {ReactNode} from 'react';

import styles from './styles.module.css';

type Props = {children: ReactNode};

/** Around one numbered list of what the reader does in this order. Not for lists whose order does not matter. */
export default function Steps({children}: Props): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
