import type {ReactNode} from 'react';

import Heading from '@theme/Heading';

import styles from './styles.module.css';

/** The form, and beside it, where there is room, what comes of it. */
export function Columns({form, result}: {form: ReactNode; result: ReactNode}): ReactNode {
  return (
    <div className={styles.columns}>
      <div className={styles.form}>{form}</div>
      <div className={styles.result}>{result}</div>
    </div>
  );
}

export function Section({title, children}: {title: string; children: ReactNode}): ReactNode {
  return (
    <section className={styles.section} aria-label={title}>
      <Heading as="h3" className={styles.title}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
