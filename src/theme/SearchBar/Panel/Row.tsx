import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Endpoint from '@site/src/components/Endpoint';
import Icon from '@site/src/components/Icon';
import MarkedText from '@site/src/components/MarkedText';
import {findPageIcon} from '@site/src/data/pageIcons';
import {contextOf} from '@site/src/search/contexts';
import {nameContexts} from '@site/src/search/nameContexts';
import settings from '@generated/@easyops-cn/docusaurus-search-local/default/settings.json';
import clsx from 'clsx';

import {placeOf} from './placeOf';
import styles from './styles.module.css';
import type {RowData} from './useRows';

type Props = {
  row: RowData;
  id: string;
  isActive: boolean;
  onPoint: () => void;
  onFollow: () => void;
};

/** One hit: in one line what it is called and where it stands, then the words around the match. */
export default function Row({row, id, isActive, onPoint, onFollow}: Props): ReactNode {
  const {hit, query, to, language} = row;
  const {siteConfig} = useDocusaurusContext();
  const route = `/${hit.url.slice((language?.baseUrl ?? siteConfig.baseUrl).length)}`;
  const path = hit.breadcrumbs.length > 0 ? hit.breadcrumbs : [nameContexts()[contextOf(route)]];
  const showsPath = settings.showsPath && hit.endpoint === undefined;
  const place = placeOf(hit, showsPath ? path : []);
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
      <span className={clsx(styles.head, hit.endpoint !== undefined && styles.operation)}>
        <span className={styles.rowTitle}>
          <MarkedText {...hit.title} isName />
          {hit.heading && (
            <>
              {' › '}
              <MarkedText {...hit.heading} isName />
            </>
          )}
          {language && <span className={styles.badge}>{language.label}</span>}
        </span>
        {hit.endpoint !== undefined && <Endpoint endpoint={hit.endpoint} asked={query} />}
        {place !== '' && <span className={styles.path}>{place}</span>}
      </span>
      {hit.excerpt && (
        <span className={styles.excerpt}>
          <MarkedText {...hit.excerpt} />
        </span>
      )}
    </Link>
  );
}
