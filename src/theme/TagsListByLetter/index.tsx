// Change: one list, most used first, with a line on each tag and without pills; groups by first letter mean nothing in Chinese.
import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import type {Props} from '@theme/TagsListByLetter';

import styles from './styles.module.css';

export default function TagsListByLetter({tags}: Props): ReactNode {
  const mostUsedFirst = [...tags].sort((a, b) => b.count - a.count);
  return (
    <ul className={styles.tags}>
      {mostUsedFirst.map(({permalink, label, description, count}) => (
        <li key={permalink} className={styles.tag}>
          <Link to={permalink} className={styles.tagWithCount}>
            {label}
            <span>{count}</span>
          </Link>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
