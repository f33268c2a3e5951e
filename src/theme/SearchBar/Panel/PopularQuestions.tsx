import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SiteLocale} from '@site/config/site';
import {popularQuestions} from '@site/src/data/questions';
import clsx from 'clsx';

import styles from './styles.module.css';

type Props = {onFollow: () => void};

/** Where nothing was found: links like any other, since they are no hits that the keys of the box move among. */
export default function PopularQuestions({onFollow}: Props): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale as SiteLocale;
  return (
    <>
      <p className={styles.groupTitle}>
        <Translate id="questions.title">常见问题</Translate>
      </p>
      {popularQuestions.map(({to, text}) => (
        <Link key={to} to={to} className={clsx(styles.row, styles.suggestion)} onClick={onFollow}>
          {text[locale]}
        </Link>
      ))}
    </>
  );
}
