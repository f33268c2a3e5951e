import {useEffect, useMemo, type ReactNode} from 'react';

import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Unseen from '@site/src/components/Unseen';
import pages from '@generated/page-titles/default/pages.json';
import Heading from '@theme/Heading';

import {findNearest, findWords, type PageTitle} from './findNearest';
import styles from './Nearest.module.css';

/** The site's other language, and how an address of this one is written there. */
function useOtherLanguage() {
  const {i18n, siteConfig} = useDocusaurusContext();
  const {currentLocale, defaultLocale, locales, localeConfigs} = i18n;
  const locale = locales.find((one) => one !== currentLocale) ?? currentLocale;
  const {label, htmlLang} = localeConfigs[locale] ?? {label: locale, htmlLang: locale};
  const own = siteConfig.baseUrl;
  const root = currentLocale === defaultLocale ? own : own.slice(0, -`${currentLocale}/`.length);
  const base = locale === defaultLocale ? root : `${root}${locale}/`;
  const translateAddress = (permalink: string) => `${base}${permalink.slice(own.length)}`;
  return {label, htmlLang, translateAddress};
}

function NearPage({page: [permalink, title]}: {page: PageTitle}): ReactNode {
  const {label, htmlLang, translateAddress} = useOtherLanguage();
  return (
    <li>
      <Link to={permalink}>{title}</Link> <code>{permalink}</code>{' '}
      {/* eslint-disable-next-line @docusaurus/no-html-links -- the other language is a site of its own */}
      <a href={translateAddress(permalink)} lang={htmlLang} hrefLang={htmlLang}>
        {label}
        <Unseen>{`: ${permalink}`}</Unseen>
      </a>
    </li>
  );
}

type Props = {
  /** Whether an address is like the one asked for; if none is, what can be searched for instead. */
  onTold: (hasNearest: boolean, words: string) => void;
};

/** What the reader may have meant, told by the address alone. */
export default function Nearest({onTold}: Props): ReactNode {
  const {pathname} = useLocation();
  const nearest = useMemo(() => findNearest(pathname, pages), [pathname]);
  const hasNearest = nearest.length > 0;
  useEffect(() => {
    onTold(hasNearest, hasNearest ? '' : findWords(pathname, pages));
  }, [onTold, hasNearest, pathname]);
  return (
    hasNearest && (
      <>
        <Heading as="h2" className={styles.title}>
          <Translate id="notFound.nearest.title">你要找的可能是</Translate>
        </Heading>
        <ul className={styles.nearest}>
          {nearest.map((page) => (
            <NearPage key={page[0]} page={page} />
          ))}
        </ul>
      </>
    )
  );
}
