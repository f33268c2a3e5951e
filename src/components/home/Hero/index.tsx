import type {ReactNode} from 'react';

import SearchTrigger from '../SearchTrigger';
import CommitGraph from './CommitGraph';
import styles from './styles.module.css';

type Props = {children: ReactNode};

/** What stands below the title of the home page: what the site holds, and the way to search it. */
export default function Hero({children}: Props): ReactNode {
  return (
    <div className={styles.hero}>
      <CommitGraph className={styles.graph} />
      <div className={styles.lead}>{children}</div>
      <SearchTrigger />
    </div>
  );
}
