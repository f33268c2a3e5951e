import type {ReactNode} from 'react';

import styles from './styles.module.css';

type Props = {children: ReactNode};

/** All parts of the guides: a list of links, each with a few words. */
export default function Topics({children}: Props): ReactNode {
  return <div className={styles.topics}>{children}</div>;
}
