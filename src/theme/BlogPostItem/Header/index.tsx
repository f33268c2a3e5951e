// Change: day, reading time and author in one line below the title.
import type {ReactNode} from 'react';

import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemHeaderTitle from '@theme/BlogPostItem/Header/Title';

import PostFacts from './PostFacts';
import styles from './styles.module.css';

export default function BlogPostItemHeader(): ReactNode {
  const {metadata} = useBlogPost();
  return (
    <header className={styles.header}>
      <BlogPostItemHeaderTitle className={styles.title} />
      <PostFacts metadata={metadata} />
    </header>
  );
}
