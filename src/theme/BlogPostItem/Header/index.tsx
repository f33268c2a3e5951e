// Change: the way up and a drawing above the title; below it, in one line, day, reading time and author beside the page's menu; then the folded contents.
import type {ReactNode} from 'react';

import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Cover from '@site/src/components/Cover';
import PageMenu from '@site/src/components/PageMenu';
import {translateBlogName} from '@site/src/components/TagsPage/blogNames';
import Trail from '@site/src/components/TagsPage/Trail';
import {nameOfPost} from '@site/src/data/posts';
import BlogPostItemHeaderTitle from '@theme/BlogPostItem/Header/Title';
import TOCCollapsible from '@theme/TOCCollapsible';

import PostFacts from './PostFacts';
import styles from './styles.module.css';

export default function BlogPostItemHeader(): ReactNode {
  const {metadata, toc, isBlogPostPage} = useBlogPost();
  return (
    <>
      {isBlogPostPage && (
        <Trail above={[{label: translateBlogName(), to: '/blog'}]} name={metadata.title} />
      )}
      <header className={styles.header}>
        {isBlogPostPage && <Cover post={nameOfPost(metadata.permalink)} className={styles.cover} />}
        <BlogPostItemHeaderTitle className={styles.title} />
        <PostFacts metadata={metadata} />
        {isBlogPostPage && <PageMenu place="end" />}
      </header>
      {isBlogPostPage && <TOCCollapsible toc={toc} className={ThemeClassNames.docs.docTocMobile} />}
    </>
  );
}
