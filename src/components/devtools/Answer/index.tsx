import type {ReactNode} from 'react';

import styles from './styles.module.css';

type Props = {
  /** The answer in one sentence: read out whenever it changes. */
  summary: string;
  /** Code, tables and links that belong to it; read when the reader goes there. */
  children?: ReactNode;
};

/** The half of a tool that answers. It is empty talk without scripts, so it is not shown then. */
export default function Answer({summary, children}: Props): ReactNode {
  return (
    <div className={styles.answer} data-markdown-ignore="">
      <p role="status" className={styles.summary}>
        {summary}
      </p>
      <div className={styles.rest}>{children}</div>
    </div>
  );
}
