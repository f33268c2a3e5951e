// Change: the page's menu stands at the end of the row; the home page has none of both.
import type {ReactNode} from 'react';

import PageMenu from '@site/src/components/PageMenu';
import {useIsHome} from '@site/src/components/PageMenu/useIsHome';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';

import styles from './styles.module.css';

export default function DocBreadcrumbsWrapper(): ReactNode {
  const isHome = useIsHome();
  return (
    <div className={styles.row}>
      <DocBreadcrumbs />
      {!isHome && <PageMenu />}
    </div>
  );
}
