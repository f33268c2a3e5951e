import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Words for assistive technology that the eye takes from what stands around them. */
export default function Unseen({children}: {children: ReactNode}): ReactNode {
  return <span className={styles.unseen}>{children}</span>;
}
