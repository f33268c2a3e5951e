// Change: a landmark with a name, which beside a blog post is the only way for it to be part of the page's outline.
import type {ReactNode} from 'react';

import {translate} from '@docusaurus/Translate';
import TOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';

import styles from './styles.module.css';

export default function NamedTOC(props: Props): ReactNode {
  return (
    <nav
      className={styles.landmark}
      aria-label={translate({id: 'toc.landmark.label', message: '本页目录'})}>
      <TOC {...props} />
    </nav>
  );
}
