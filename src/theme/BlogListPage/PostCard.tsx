import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Cover from '@site/src/components/Cover';
import {nameOfPost} from '@site/src/data/posts';
import type {Props as BlogListProps} from '@theme/BlogListPage';
import Heading from '@theme/Heading';
import clsx from 'clsx';

import PostFacts from '../BlogPostItem/Header/PostFacts';
import {drawTitle} from '../BlogPostItem/Header/Title/drawTitle';
import styles from './styles.module.css';

export type Post = BlogListProps['items'][number]['content']['metadata'];

type Props = {post: Post; heading: 'h2' | 'h3'; isFeatured?: boolean};

/** A post with its cover, its title and what it is about; the whole card can be pressed. */
export default function PostCard({post, heading, isFeatured = false}: Props): ReactNode {
  const {permalink, title, description} = post;
  return (
    <article className={clsx(styles.entry, isFeatured && styles.featured)}>
      <div className={styles.cover}>
        <Cover post={nameOfPost(permalink)} />
      </div>
      <div className={styles.text}>
        <Heading as={heading} className={styles.title}>
          <Link to={permalink}>{drawTitle(title)}</Link>
        </Heading>
        <p>{description}</p>
        <PostFacts metadata={post} isShort />
      </div>
    </article>
  );
}
