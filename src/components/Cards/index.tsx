import type {ReactNode} from 'react';

import styles from './styles.module.css';

type Props = {children: ReactNode};

/** A list of `<Card>`s that leads on, on overview pages. In running text a link does better. */
export default function Cards({children}: Props): ReactNode {
  return <ul className={styles.cards}>{children}</ul>;
}
