// Change: a link without styles of its own, which those of all tags (src/css/chrome.css) overrule; only the stock list of tags
// counts pages.
import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import type {Props} from '@theme/Tag';

export default function Tag({permalink, label, description}: Props): ReactNode {
  return (
    <Link rel="tag" to={permalink} title={description}>
      {label}
    </Link>
  );
}
