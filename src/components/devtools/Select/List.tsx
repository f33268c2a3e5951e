import type {ComponentProps, ReactNode} from 'react';

import fieldStyles from '../Field/styles.module.css';
import styles from './styles.module.css';

/** The list itself, with a sign of the site's own in place of that of the browser. */
export default function List(props: Omit<ComponentProps<'select'>, 'className'>): ReactNode {
  return (
    <div className={styles.frame}>
      <select {...props} className={fieldStyles.input} />
    </div>
  );
}
