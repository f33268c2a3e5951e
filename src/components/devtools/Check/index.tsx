import type {ComponentProps, ReactNode} from 'react';

import styles from './styles.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & {type: 'checkbox' | 'radio'};

/** A box to tick, or one of several to choose, in the colours of the page in both modes. */
export default function Check(props: Props): ReactNode {
  return <input {...props} className={styles.check} />;
}
