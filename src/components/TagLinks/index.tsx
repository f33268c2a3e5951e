import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';

import styles from './styles.module.css';

type Props = {tags: readonly {label: string; permalink: string}[]};

/** The topics of a post where it stands among others, drawn as at its end. */
export default function TagLinks({tags}: Props): ReactNode {
  return (
    <ul className={styles.facts}>
      {tags.map(({permalink, label}) => (
        <li key={permalink}>
          <Link to={permalink} rel="tag">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
