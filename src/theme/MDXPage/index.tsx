// Change: a single page is set in the type of the guides, which the stock page leaves out; the page's menu.
import type {ReactNode} from 'react';

import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import PageMenu from '@site/src/components/PageMenu';
import EditMetaRow from '@theme/EditMetaRow';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import TOC from '@theme/TOC';
import clsx from 'clsx';

import styles from './styles.module.css';

export default function MDXPage({content: Content}: Props): ReactNode {
  const {metadata, toc} = Content;
  const {title, description, editUrl, lastUpdatedAt, lastUpdatedBy} = metadata;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.mdxPages, ThemeClassNames.page.mdxPage)}>
      <PageMetadata title={title} description={description} />
      <Layout>
        <main className={clsx('container', styles.page)}>
          <div className={styles.text}>
            <PageMenu place="title" />
            <article className="markdown">
              <MDXContent>
                <Content />
              </MDXContent>
            </article>
            <EditMetaRow
              className={clsx(ThemeClassNames.pages.pageFooterEditMetaRow, styles.foot)}
              editUrl={editUrl}
              lastUpdatedAt={lastUpdatedAt}
              lastUpdatedBy={lastUpdatedBy}
            />
          </div>
          <div className={styles.contents}>
            <TOC toc={toc} />
          </div>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
