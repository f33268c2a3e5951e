// Change: drops the stock margin of list entries, which no stylesheet can take back.
import type {ReactNode} from 'react';

import type {Props} from '@theme/BlogPostItem/Container';

export default function BlogPostItemContainer({children}: Props): ReactNode {
  return <article>{children}</article>;
}
