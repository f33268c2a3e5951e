import type {ReactNode} from 'react';

import styles from './styles.module.css';

type Props = {children: ReactNode};

/** Side by side: what each kind of reader comes for. */
export default function Roles({children}: Props): ReactNode {
  return (
    <div className={styles.roles}>
      {children}
      <span className={styles.end} hidden />
    </div>
  );
}
