import type {ReactNode} from 'react';

import BranchGraph from '@site/src/components/BranchGraph';
import {lostHistory} from '@site/src/components/BranchGraph/history';

import styles from './Emblem.module.css';

/** A branch that ends where nothing is. */
export default function Emblem(): ReactNode {
  return (
    <div>
      <BranchGraph history={lostHistory} className={styles.emblem} isDrawn />
    </div>
  );
}
