// Change: the page's menu stands at the end of the row.
import type {ReactNode} from 'react';

import PageMenu from '@site/src/components/PageMenu';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';

import styles from './styles.module.css';

export default function DocBreadcrumbsWrapper(): ReactNode {
  return (
    <div className={styles.row}>
      <DocBreadcrumbs />
      <PageMenu />
    </div>
  );
}
