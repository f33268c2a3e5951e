import type {ReactNode} from 'react';

import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import {useLocation} from '@docusaurus/router';
import type {SiteLocale} from '@site/config/site';
import {findSection} from '@site/src/navigation/findSection';
import IconClose from '@theme/Icon/Close';

import {declineOffer} from './memory';
import styles from './Panel.module.css';
import {words} from './words';

type Props = {locale: SiteLocale; onDecline: () => void};

function useAddress(locale: SiteLocale): string {
  const {search, hash} = useLocation();
  const pathname = useAlternatePageUtils().createUrl({locale, fullyQualified: false});
  return `${pathname}${search}${hash}`;
}

/** Lies over the announcement or a corner of the page, so that nothing moves when it comes or goes. */
export default function Panel({locale, onDecline}: Props): ReactNode {
  const address = useAddress(locale);
  const {label, text, link, close} = words[locale];
  return (
    <aside className={styles.panel} lang={locale} aria-label={label}>
      <p className={styles.text}>
        {text}{' '}
        {/* eslint-disable-next-line @docusaurus/no-html-links -- leads to the other language, which is a site of its own */}
        <a
          href={address}
          hrefLang={locale}
          onClick={({currentTarget}) => {
            declineOffer();
            const section = findSection();
            if (section !== undefined && currentTarget.hash === '') currentTarget.hash = section;
          }}>
          {link}
        </a>
      </p>
      <button type="button" className={styles.close} aria-label={close} onClick={onDecline}>
        <IconClose width={14} height={14} strokeWidth={2} />
      </button>
    </aside>
  );
}
