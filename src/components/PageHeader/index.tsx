import type {ReactNode} from 'react';

import styles from './styles.module.css';

type Props = {title: ReactNode; description: ReactNode};

/** How a page that leads to others begins: its title, and in one sentence what it is about. */
export default function PageHeader({title, description}: Props): ReactNode {
  return (
    <header className={styles.header}>
      {title}
      <p>{description}</p>
    </header>
  );
}
