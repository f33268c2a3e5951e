import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';

import {keepCommands} from './keepCommands';
import styles from './styles.module.css';

type Props = {title: string; permalink: string; description?: string};

/** A page of the site and what its author says about it, without a box of its own. */
export default function DocumentLine({title, permalink, description}: Props): ReactNode {
  return (
    <li className={styles.card}>
      <Link to={permalink}>{title}</Link>
      {description && <div className={styles.text}>{keepCommands(description)}</div>}
    </li>
  );
}
