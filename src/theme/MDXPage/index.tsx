// Change: a single page is set in the type of the guides, which the stock page leaves out; the page's menu; where there is no
// room for the contents beside the text, a bar below the title names the parts of the page; it stays in view where the bar of the site does.
import {useMemo, type ComponentProps, type ReactNode} from 'react';

import {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {MDXProvider} from '@mdx-js/react';
import PageMenu from '@site/src/components/PageMenu';
import EditMetaRow from '@theme/EditMetaRow';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import TOC from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';

import styles from './styles.module.css';

import '@site/src/css/limits.css';

type Contents = Props['content']['toc'];

/** The title is part of the text: what stands below it can only come with it. */
function useTitle(toc: Contents) {
  return useMemo(() => {
    function TitleWithParts(props: ComponentProps<'h1'>): ReactNode {
      return (
        <>
          <Heading as="h1" {...props} />
          {toc.length > 0 && (
            <nav
              className={styles.parts}
              aria-label={translate({id: 'page.parts.label', message: '本页的各部分'})}>
              <TOCItems
                toc={toc}
                className={styles.partList}
                linkClassName={styles.part}
                linkActiveClassName={styles.current}
                maxHeadingLevel={2}
              />
            </nav>
          )}
        </>
      );
    }
    return {h1: TitleWithParts};
  }, [toc]);
}

export default function MDXPage({content: Content}: Props): ReactNode {
  const {metadata, toc} = Content;
  const {title, description, editUrl, lastUpdatedAt, lastUpdatedBy} = metadata;
  const components = useTitle(toc);
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
                <MDXProvider components={components}>
                  <Content />
                </MDXProvider>
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
            {/* What stands in a list of lines is seen there, and while it is closed it has no place that could be followed. */}
            <TOC toc={toc} maxHeadingLevel={2} />
          </div>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
