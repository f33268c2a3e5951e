// Change: one list, most used first, with a line on each tag; groups by first letter mean nothing in Chinese.
import type {ReactNode} from 'react';

import Tag from '@theme/Tag';
import type {Props} from '@theme/TagsListByLetter';

import styles from './styles.module.css';

export default function TagsListByLetter({tags}: Props): ReactNode {
  const mostUsedFirst = [...tags].sort((a, b) => b.count - a.count);
  return (
    <ul className={styles.tags}>
      {mostUsedFirst.map((tag) => (
        <li key={tag.permalink} className={styles.tag}>
          <Tag {...tag} />
          <p className={styles.description}>{tag.description}</p>
        </li>
      ))}
    </ul>
  );
}
