import type {ReactNode} from 'react';

import styles from './styles.module.css';

type Props = {onClick: () => void; children: ReactNode};

/** A quiet button of a tool, such as the one that starts over. */
export default function Button({onClick, children}: Props): ReactNode {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      {children}
    </button>
  );
}
