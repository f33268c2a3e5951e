import type {ReactNode} from 'react';

import Card from '@site/src/components/Card';
import Cards from '@site/src/components/Cards';
import Questions from '@site/src/components/Questions';
import {popularQuestions} from '@site/src/data/questions';
import {listWays} from '@site/src/search/listWays';

import styles from './styles.module.css';

/** Where else to look, before anything is asked and where nothing was found. */
export default function Ways(): ReactNode {
  return (
    <div className={styles.ways}>
      <Questions questions={popularQuestions} />
      <Cards>
        {listWays().map(({to, ...way}) => (
          <Card key={to} href={to} {...way} />
        ))}
      </Cards>
    </div>
  );
}
