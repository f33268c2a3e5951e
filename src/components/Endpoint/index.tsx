import type {ReactNode} from 'react';

import Breakable from '@site/src/components/Breakable';

import styles from './styles.module.css';

type Props = {
  /** Method and path, such as `GET /user/keys`. */
  endpoint: string;
  /** What was asked: the path in it is marked. */
  asked?: string;
};

/** What an operation is called by: the chip of its method, and its path. */
export default function Endpoint({endpoint, asked = ''}: Props): ReactNode {
  const [method = '', path = ''] = endpoint.split(' ', 2);
  const [askedPath = ''] = /\/\w\S*/.exec(asked.toLowerCase()) ?? [];
  const at = askedPath ? path.toLowerCase().indexOf(askedPath) : -1;
  const end = at + askedPath.length;
  return (
    <span className={styles.endpoint}>
      <span className={`api-method api-method-${method.toLowerCase()}`}>{method}</span>{' '}
      <code>
        {at < 0 ? (
          <Breakable text={path} />
        ) : (
          <>
            <Breakable text={path.slice(0, at)} />
            <mark>
              <Breakable text={path.slice(at, end)} />
            </mark>
            <Breakable text={path.slice(end)} />
          </>
        )}
      </code>
    </span>
  );
}
