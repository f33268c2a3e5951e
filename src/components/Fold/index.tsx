import type {ReactNode} from 'react';

import styles from './styles.module.css';

type Props = {
  title: string;
  /** How much there is inside. */
  count?: string;
  children: ReactNode;
};

/** What most readers pass by: it opens without a script, and by itself where the browser finds a word in it. */
export default function Fold({title, count, children}: Props): ReactNode {
  return (
    <details className={styles.fold}>
      <summary>
        {title}
        {count !== undefined && (
          <>
            {' '}
            <span className={styles.count}>{count}</span>
          </>
        )}
      </summary>{' '}
      {children}
    </details>
  );
}
