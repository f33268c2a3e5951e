import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {TaggedOperation} from '@site/src/data/relatedTags';

type Props = {operations: readonly TaggedOperation[]; hasMore: boolean};

/** Operations that do what the guides of a tag do, as at the end of a guide; src/css/operations.css draws them. */
export default function TagOperations({operations, hasMore}: Props): ReactNode {
  return (
    <ul>
      {operations.map(({method, address, title}) => (
        <li key={address}>
          <span className={`api-method api-method-${method.toLowerCase()}`}>{method}</span>{' '}
          <Link to={address}>{title}</Link>
        </li>
      ))}
      {hasMore && (
        <li>
          <Link to="/category/api">
            <Translate id="tags.operations.all">查看全部接口</Translate>
          </Link>
        </li>
      )}
    </ul>
  );
}
