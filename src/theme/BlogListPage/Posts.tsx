import type {ReactNode} from 'react';

import PostCard, {type Post} from './PostCard';
import styles from './styles.module.css';

type Props = {posts: readonly Post[]; heading: 'h2' | 'h3'};

/** Posts beside each other. */
export default function Posts({posts, heading}: Props): ReactNode {
  return (
    <div className={styles.posts}>
      {posts.map((post) => (
        <PostCard key={post.permalink} post={post} heading={heading} />
      ))}
    </div>
  );
}
