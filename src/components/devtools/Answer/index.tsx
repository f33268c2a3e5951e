import type {ReactNode} from 'react';

import clsx from 'clsx';

import styles from './styles.module.css';

type Props = {
  /** The answer in one sentence: read out whenever it changes. */
  summary: string;
  /** Whether it stands below its questions at every width, not beside them where there is room. */
  isBelow?: boolean;
  /** Code, tables and links that belong to it; read when the reader goes there. */
  children?: ReactNode;
};

/** The half of a tool that answers. It is empty talk without scripts, so it is not shown then. */
export default function Answer({summary, isBelow = false, children}: Props): ReactNode {
  return (
    <div className={clsx(styles.answer, !isBelow && styles.beside)} data-markdown-ignore="">
      <p role="status" className={styles.summary}>
        {summary}
      </p>
      <div className={styles.rest}>{children}</div>
    </div>
  );
}
