// Change: title, one sentence and our own cards, over the whole width; no emoji, no descriptions cut off.
import type {ReactNode} from 'react';

import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import PageCards from '@site/src/components/PageCards';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import DocPaginator from '@theme/DocPaginator';
import Heading from '@theme/Heading';

import styles from './styles.module.css';

export default function DocCategoryGeneratedIndexPage({categoryGeneratedIndex}: Props): ReactNode {
  const {title, description, navigation} = categoryGeneratedIndex;
  const {items} = useCurrentSidebarCategory();
  return (
    <>
      <PageMetadata title={title} description={description} />
      <DocBreadcrumbs />
      <article>
        <header className={styles.header}>
          <Heading as="h1">{title}</Heading>
          <p>{description}</p>
        </header>
        <PageCards items={items} />
      </article>
      <footer className={styles.footer}>
        <DocPaginator previous={navigation.previous} next={navigation.next} />
      </footer>
    </>
  );
}
