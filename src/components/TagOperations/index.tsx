import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Breakable from '@site/src/components/Breakable';
import type {TaggedOperation} from '@site/src/data/relatedTags';
import '@site/src/css/operationLists.css';

import styles from './styles.module.css';

type Props = {operations: readonly TaggedOperation[]; hasMore: boolean};

/** Operations that do what the guides of a tag do, in rows as on the page of all operations. */
export default function TagOperations({operations, hasMore}: Props): ReactNode {
  return (
    <div className={styles.operations}>
      <ul className="api-list">
        {operations.map(({method, path, address, title}) => (
          <li key={address}>
            <Link to={address}>
              <span className={`api-method api-method-${method.toLowerCase()}`}>{method}</span>{' '}
              <span className="api-list-name">{title}</span>{' '}
              <code className="api-filter-path">
                <Breakable text={path} />
              </code>
            </Link>
          </li>
        ))}
      </ul>
      {hasMore && (
        <p className={styles.more}>
          <Link to="/category/api">
            <Translate id="tags.operations.all">查看全部接口</Translate>
          </Link>
        </p>
      )}
    </div>
  );
}
