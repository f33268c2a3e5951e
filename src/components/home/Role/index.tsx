import type {ReactNode} from 'react';

import Icon, {type IconName} from '@site/src/components/Icon';

import styles from './styles.module.css';

type Props = {icon: IconName; children: ReactNode};

/** One kind of reader: a heading, a sentence, and the tasks in the order in which they come up. */
export default function Role({icon, children}: Props): ReactNode {
  return (
    <section className={styles.role}>
      <Icon name={icon} className={styles.icon} />
      {children}
    </section>
  );
}
