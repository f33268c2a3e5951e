import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Cover from '@site/src/components/Cover';
import TagLinks from '@site/src/components/TagLinks';
import {nameOfPost} from '@site/src/data/posts';
import type {Props as BlogListProps} from '@theme/BlogListPage';
import Heading from '@theme/Heading';
import clsx from 'clsx';

import PostFacts from '../BlogPostItem/Header/PostFacts';
import {drawTitle} from '../BlogPostItem/Header/Title/drawTitle';
import styles from './styles.module.css';

export type Post = BlogListProps['items'][number]['content']['metadata'];

type Props = {
  post: Post;
  heading: 'h2' | 'h3';
  /** What stands first, one of few beside each other, or one of many below each other. */
  form: 'lead' | 'card' | 'row';
};

/** A post with its cover, its title and what it is about; all of it can be pressed. */
export default function PostCard({post, heading, form}: Props): ReactNode {
  const {permalink, title, description, tags} = post;
  return (
    <article className={clsx(styles.entry, form !== 'row' && styles.box, styles[form])}>
      <div className={styles.cover}>
        <Cover post={nameOfPost(permalink)} />
      </div>
      <div className={styles.text}>
        <Heading as={heading} className={styles.title}>
          <Link to={permalink}>{drawTitle(title)}</Link>
        </Heading>
        <p>{description}</p>
        <div className={styles.meta}>
          <PostFacts metadata={post} isShort />
          <TagLinks tags={tags} />
        </div>
      </div>
    </article>
  );
}
