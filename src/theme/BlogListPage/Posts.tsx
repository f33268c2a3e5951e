import type {ReactNode} from 'react';

import PostCard, {type Post} from './PostCard';
import styles from './styles.module.css';

type Props = {posts: readonly Post[]; form: 'card' | 'row'};

/** Posts beside or below each other. */
export default function Posts({posts, form}: Props): ReactNode {
  return (
    <div className={styles[`${form}s`]}>
      {posts.map((post) => (
        <PostCard key={post.permalink} post={post} heading="h3" form={form} />
      ))}
    </div>
  );
}
