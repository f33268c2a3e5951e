import type {ReactNode} from 'react';

import styles from './styles.module.css';

type Props = {facts: readonly {name: string; value: string}[]};

/** Names and values of an answer, one pair a line. */
export default function Facts({facts}: Props): ReactNode {
  return (
    <dl className={styles.facts}>
      {facts.map(({name, value}) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
