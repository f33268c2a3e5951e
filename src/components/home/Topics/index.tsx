import type {ReactNode} from 'react';

import styles from './styles.module.css';

type Props = {children: ReactNode};

/** All parts of the guides: in a list each leads to itself first, and then to its pages that are asked for most. */
export default function Topics({children}: Props): ReactNode {
  return <div className={styles.topics}>{children}</div>;
}
