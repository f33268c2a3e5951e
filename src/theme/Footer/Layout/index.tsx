// Change: the name and what the site is for stand beside the columns, in the order in which they are read.
import type {ReactNode} from 'react';

import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Footer/Layout';
import clsx from 'clsx';

import styles from './styles.module.css';

export default function FooterLayout({links, logo, copyright}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <footer className={clsx(ThemeClassNames.layout.footer.container, 'footer')}>
      <div className={clsx('container container-fluid', styles.columns)}>
        <div className={styles.brand}>
          <div className={styles.name}>
            {logo}
            {siteConfig.title}
          </div>
          <p className={styles.tagline}>{siteConfig.tagline}</p>
        </div>
        {links}
        <div className={styles.copyright}>{copyright}</div>
      </div>
    </footer>
  );
}
