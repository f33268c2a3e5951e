import type {ReactNode} from 'react';

import {ThemeClassNames} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import IconHome from '@theme/Icon/Home';

import styles from './styles.module.css';

export type TrailProps = {above: readonly {label: string; to: string}[]; name: string};

/** The way up, as guides show it: theirs is read from the sidebar, and these pages stand in none. */
export default function Trail({above, name}: TrailProps): ReactNode {
  return (
    <nav
      className={ThemeClassNames.docs.docBreadcrumbs}
      aria-label={translate({id: 'theme.docs.breadcrumbs.navAriaLabel', message: '页面路径'})}>
      <ul className="breadcrumbs">
        <li className="breadcrumbs__item">
          <Link
            to="/"
            className="breadcrumbs__link"
            aria-label={translate({id: 'theme.docs.breadcrumbs.home', message: '首页'})}>
            <IconHome className={styles.home} />
          </Link>
        </li>
        {above.map(({label, to}) => (
          <li key={to} className="breadcrumbs__item">
            <Link to={to} className="breadcrumbs__link">
              {label}
            </Link>
          </li>
        ))}
        <li className="breadcrumbs__item breadcrumbs__item--active">
          <span className="breadcrumbs__link">{name}</span>
        </li>
      </ul>
    </nav>
  );
}
