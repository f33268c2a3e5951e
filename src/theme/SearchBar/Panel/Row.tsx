import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Endpoint from '@site/src/components/Endpoint';
import Icon from '@site/src/components/Icon';
import MarkedText from '@site/src/components/MarkedText';
import {findPageIcon} from '@site/src/data/pageIcons';
import {contextOf} from '@site/src/search/contexts';
import {nameContexts} from '@site/src/search/nameContexts';
import type {Marked} from '@site/src/search/types';
import clsx from 'clsx';

import {placeOf, stepsWithin} from './placeOf';
import styles from './styles.module.css';
import type {RowData} from './useRows';

type Props = {
  row: RowData;
  id: string;
  isActive: boolean;
  onPoint: () => void;
  onFollow: () => void;
};

const showsMatch = (text: Marked | undefined): boolean =>
  text !== undefined && text.marks.length > 0;

/**
 * One hit, by one rule: its own name and, quietly, what that stands in; below, what an operation is called by, or what a
 * page says. Of an operation whose name does not show why it was found, both.
 */
export default function Row({row, id, isActive, onPoint, onFollow}: Props): ReactNode {
  const {hit, query, to, language} = row;
  const {title, heading, excerpt, endpoint, isAsked} = hit;
  const {siteConfig} = useDocusaurusContext();
  const route = `/${hit.url.slice((language?.baseUrl ?? siteConfig.baseUrl).length)}`;
  const isOperation = endpoint !== undefined;
  // All operations have the same sections: their own name is what they do.
  const name = isOperation ? title : (heading ?? title);
  const context = contextOf(route);
  const steps = name === title ? stepsWithin(context, hit.breadcrumbs).slice(-1) : [title.text];
  const isLong = isOperation && heading !== undefined;
  // The names of the parts are in the language of the page around it; beside a long name there is no room for one.
  const part = language || isLong ? undefined : nameContexts()[context];
  const place = placeOf({name: name.text, part, steps, isAsked});
  const showsWhy = showsMatch(title) || showsMatch(heading) || query.includes('/');
  return (
    <Link
      id={id}
      className={clsx(styles.row, styles.hit, isActive && styles.active)}
      to={language ? `pathname://${to}` : to}
      // The other language is another site to the router.
      autoAddBaseUrl={false}
      {...(language && {target: '_self', lang: language.htmlLang})}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onMouseMove={onPoint}
      onMouseDown={(event: React.MouseEvent) => {
        // The focus stays in the input.
        event.preventDefault();
      }}
      onClick={onFollow}>
      <Icon name={findPageIcon(route)} className={styles.sign} />
      <span className={styles.head}>
        <span className={styles.rowTitle}>
          <MarkedText {...name} isName />
          {isLong && (
            <>
              {' '}
              <span className={styles.within}>
                {'› '}
                <MarkedText {...heading} isName />
              </span>
            </>
          )}
          {language && <span className={styles.badge}>{language.label}</span>}
        </span>
        {place !== '' && <span className={styles.path}>{place}</span>}
      </span>
      {isOperation && <Endpoint endpoint={endpoint} asked={query} />}
      {excerpt && !(isOperation && showsWhy) && (
        <span className={styles.excerpt}>
          <MarkedText {...excerpt} />
        </span>
      )}
    </Link>
  );
}
