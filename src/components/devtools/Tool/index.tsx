import '@site/src/lateWords';
import type {ReactNode} from 'react';

import clsx from 'clsx';

import styles from './styles.module.css';

type Props = {
  /** What a screen reader calls the tool. */
  label: string;
  /** How much of the width it has where there is room: beside a long list a third is enough; or all of it. */
  answer?: 'half' | 'third' | 'below';
  children: ReactNode;
};

/** The frame of a small tool: questions first, `<Answer>` last, which stays in view beside them where there is room. */
export default function Tool({label, answer = 'half', children}: Props): ReactNode {
  return (
    <section className={clsx(styles.tool, styles[answer])} aria-label={label}>
      {children}
    </section>
  );
}

/** The half that asks. */
export function Questions({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.asking}>{children}</div>;
}
