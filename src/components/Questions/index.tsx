import {useId, type ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SiteLocale} from '@site/config/site';
import type {Question} from '@site/src/data/questions';
import Heading from '@theme/Heading';

import styles from './styles.module.css';

type Props = {questions: readonly Question[]};

/** What readers ask most, each question leading to the place that answers it. */
export default function Questions({questions}: Props): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const id = useId();
  return (
    <section className={styles.questions} aria-labelledby={id}>
      <Heading as="h2" id={id} className={styles.title}>
        <Translate id="questions.title">常见问题</Translate>
      </Heading>
      <ul>
        {questions.map(({to, text}) => (
          <li key={to}>
            <Link to={to}>{text[currentLocale as SiteLocale]}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
