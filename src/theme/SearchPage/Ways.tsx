import {useId, type ReactNode} from 'react';

import Translate from '@docusaurus/Translate';
import Card from '@site/src/components/Card';
import Cards from '@site/src/components/Cards';
import Questions from '@site/src/components/Questions';
import {popularQuestions} from '@site/src/data/questions';
import {listWays} from '@site/src/search/listWays';
import Heading from '@theme/Heading';

import styles from './styles.module.css';

/** Where else to look, before anything is asked and where nothing was found. */
export default function Ways(): ReactNode {
  const id = useId();
  return (
    <div className={styles.ways}>
      <Questions questions={popularQuestions} />
      <section aria-labelledby={id}>
        <Heading as="h2" id={id} className={styles.waysTitle}>
          <Translate id="search.page.ways">其他途径</Translate>
        </Heading>
        <Cards>
          {listWays().map(({to, ...way}) => (
            <Card key={to} href={to} {...way} />
          ))}
        </Cards>
      </section>
    </div>
  );
}
