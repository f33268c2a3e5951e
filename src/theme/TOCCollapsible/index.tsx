// Change: its links are in the page as it comes, and it opens without a script. The stock one makes the list when it is first
// asked for, so it is ejected.
import type {ReactNode} from 'react';

import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';

export default function TOCCollapsible({className, ...list}: Props): ReactNode {
  return (
    <details className={className}>
      <summary>{translate({id: 'toc.landmark.label', message: '本页目录'})}</summary>
      <TOCItems className="table-of-contents" {...list} />
    </details>
  );
}
