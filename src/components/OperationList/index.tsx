import {Children, type ReactNode} from 'react';

import styles from './styles.module.css';

type Props = {
  /** Of each link in turn, separated by blanks: `get post`. */
  methods: string;
  /** Links to operations, and nothing else. */
  children: ReactNode;
};

/** Operations in a cell of a table, one to a line behind its method. */
export default function OperationList({methods, children}: Props): ReactNode {
  const names = methods.split(' ');
  return (
    <ul className={styles.operationList}>
      {Children.map(children, (link, index) => (
        <li>
          <span className={`api-method api-method-${names[index]}`}>
            {names[index]?.toUpperCase()}
          </span>{' '}
          {link}
        </li>
      ))}
    </ul>
  );
}
