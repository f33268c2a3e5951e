import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import BranchGraph from '@site/src/components/BranchGraph';
import {nameHistory, seriesHistory} from '@site/src/components/BranchGraph/history';
import {findSeries, nameOfPost} from '@site/src/data/posts';
import type {Props as BlogListProps} from '@theme/BlogListPage';
import Heading from '@theme/Heading';
import clsx from 'clsx';

import PostFacts from '../BlogPostItem/Header/PostFacts';
import styles from './styles.module.css';

export type Post = BlogListProps['items'][number]['content']['metadata'];

/** The history on the cover: every post has its own, the parts of a series share one. */
function coverOf(permalink: string) {
  const name = nameOfPost(permalink);
  const posts = findSeries(name)?.posts;
  return posts ? seriesHistory(posts.length, posts.indexOf(name) + 1) : nameHistory(name);
}

type Props = {post: Post; heading: 'h2' | 'h3'; isFeatured?: boolean};

/** A post with its cover, its title and what it is about; the whole card can be pressed. */
export default function PostCard({post, heading, isFeatured = false}: Props): ReactNode {
  const {permalink, title, description} = post;
  return (
    <article className={clsx(styles.entry, isFeatured && styles.featured)}>
      <div className={styles.cover}>
        <BranchGraph history={coverOf(permalink)} />
      </div>
      <div className={styles.text}>
        <Heading as={heading} className={styles.title}>
          <Link to={permalink}>{title}</Link>
        </Heading>
        <p>{description}</p>
        <PostFacts metadata={post} isShort />
      </div>
    </article>
  );
}
