import type {ReactNode} from 'react';

import styles from './styles.module.css';

type Props = {
  /** What a screen reader calls the tool. */
  label: string;
  children: ReactNode;
};

/** The frame of a small tool: questions first, `<Answer>` last; side by side where there is room. */
export default function Tool({label, children}: Props): ReactNode {
  return (
    <section className={styles.tool} aria-label={label}>
      {children}
    </section>
  );
}

/** The half that asks. */
export function Questions({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.questions}>{children}</div>;
}
