// Change: title, one sentence, what is asked most, and our own cards, over the whole width, or the line of versions; no emoji,
// no descriptions cut off; at the foot the row of other pages.
import type {ReactNode} from 'react';

import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SiteLocale} from '@site/config/site';
import PageCards from '@site/src/components/PageCards';
import PageHeader from '@site/src/components/PageHeader';
import Questions from '@site/src/components/Questions';
import Versions from '@site/src/components/Versions';
import {sectionQuestions} from '@site/src/data/questions';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import DocPaginator from '@theme/DocPaginator';
import EditMetaRow from '@theme/EditMetaRow';
import Heading from '@theme/Heading';

import styles from './styles.module.css';

/** The address of the page without language. */
function useRoute(permalink: string): string {
  const siteRoot = useBaseUrl('/');
  return `/${permalink.slice(siteRoot.length).replace(/\/$/, '')}`;
}

/** Where the title and the sentence of such a page are written. */
const sources: Record<SiteLocale, string> = {
  'zh-Hans': 'sidebars.ts',
  en: 'i18n/en/docusaurus-plugin-content-docs/current.json',
};

function useEditUrl(): string {
  const {siteConfig, i18n} = useDocusaurusContext();
  const source = sources[i18n.currentLocale as SiteLocale];
  return `${String(siteConfig.customFields?.repositoryUrl)}/${source}`;
}

export default function DocCategoryGeneratedIndexPage({categoryGeneratedIndex}: Props): ReactNode {
  const {title, description, permalink, navigation} = categoryGeneratedIndex;
  const {items} = useCurrentSidebarCategory();
  const route = useRoute(permalink);
  const editUrl = useEditUrl();
  const questions = sectionQuestions[route];
  const isChangelog = route === '/changelogs';
  return (
    <>
      <PageMetadata title={title} description={description} />
      <DocBreadcrumbs />
      <article>
        <PageHeader title={<Heading as="h1">{title}</Heading>} description={description} />
        {questions && (
          <>
            <Questions questions={questions} />
            <Heading as="h2" className={styles.pages}>
              <Translate id="category.pages">这一部分的页面</Translate>
            </Heading>
          </>
        )}
        {isChangelog ? <Versions items={items} /> : <PageCards items={items} />}
      </article>
      {/* Nobody reads the changelog after the agreements; what follows it stands in its list. */}
      {!isChangelog && (
        <footer className={styles.footer}>
          <EditMetaRow
            className={ThemeClassNames.docs.docFooterEditMetaRow}
            editUrl={editUrl}
            lastUpdatedAt={undefined}
            lastUpdatedBy={undefined}
          />
          <DocPaginator previous={navigation.previous} next={navigation.next} />
        </footer>
      )}
    </>
  );
}
