import '@site/src/lateWords';
import type {ReactNode} from 'react';

import clsx from 'clsx';

import styles from './styles.module.css';
import {useFold} from './useFold';

type Props = {
  /** What a screen reader calls the tool, and what its line says where it is folded. */
  label: string;
  /** Whether the answer needs the whole width. */
  isStacked?: boolean;
  children: ReactNode;
};

/** The frame of a small tool: questions first, `<Answer>` last, which stays in view beside them where there is room. */
export default function Tool({label, isStacked = false, children}: Props): ReactNode {
  return (
    <section className={styles.place} aria-label={label}>
      <details ref={useFold()} className={styles.fold} open>
        <summary className={styles.line} data-markdown-ignore="">
          {label}
        </summary>
        <div className={clsx(styles.tool, !isStacked && styles.beside)}>{children}</div>
      </details>
    </section>
  );
}

/** The half that asks. */
export function Questions({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.questions}>{children}</div>;
}
