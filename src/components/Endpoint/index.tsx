import type {ReactNode} from 'react';

import Breakable from '@site/src/components/Breakable';

import styles from './styles.module.css';

type Props = {
  /** Method and path, such as `GET /user/keys`. */
  endpoint: string;
};

/** What an operation is called by: the chip of its method, and its path. */
export default function Endpoint({endpoint}: Props): ReactNode {
  const [method = '', path = ''] = endpoint.split(' ', 2);
  return (
    <span className={styles.endpoint}>
      <span className={`api-method api-method-${method.toLowerCase()}`}>{method}</span>{' '}
      <code>
        <Breakable text={path} />
      </code>
    </span>
  );
}
