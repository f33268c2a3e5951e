// Change: day, reading time and author in one line below the title, beside the page's menu; the folded contents below it.
import type {ReactNode} from 'react';

import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import PageMenu from '@site/src/components/PageMenu';
import BlogPostItemHeaderTitle from '@theme/BlogPostItem/Header/Title';
import TOCCollapsible from '@theme/TOCCollapsible';

import PostFacts from './PostFacts';
import styles from './styles.module.css';

export default function BlogPostItemHeader(): ReactNode {
  const {metadata, toc, isBlogPostPage} = useBlogPost();
  return (
    <>
      <header className={styles.header}>
        <BlogPostItemHeaderTitle className={styles.title} />
        <PostFacts metadata={metadata} />
        {isBlogPostPage && <PageMenu place="end" />}
      </header>
      {isBlogPostPage && <TOCCollapsible toc={toc} className={ThemeClassNames.docs.docTocMobile} />}
    </>
  );
}
