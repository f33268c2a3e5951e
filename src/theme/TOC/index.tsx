// Change: a landmark with a name, which beside a blog post is the only way for it to be part of the page's outline; an entry
// that is cut off after two lines shows the whole under the pointer.
import type {MouseEvent, ReactNode} from 'react';

import {translate} from '@docusaurus/Translate';
import TOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';

import styles from './styles.module.css';

function showWhole({target}: MouseEvent): void {
  const link = (target as Element).closest('a');
  if (link) link.title = link.textContent;
}

export default function NamedTOC(props: Props): ReactNode {
  return (
    <nav
      className={styles.landmark}
      onMouseOver={showWhole}
      aria-label={translate({id: 'toc.landmark.label', message: '本页目录'})}>
      <TOC {...props} />
    </nav>
  );
}
