import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Unseen from '@site/src/components/Unseen';
import Heading from '@theme/Heading';

import type {PageTitle} from './findNearest';
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

type Props = {pages: readonly PageTitle[]};

/** What the reader may have meant. */
export default function Nearest({pages}: Props): ReactNode {
  return (
    <>
      <Heading as="h2" className={styles.title}>
        <Translate id="notFound.nearest.title">你要找的可能是</Translate>
      </Heading>
      <ul className={styles.nearest}>
        {pages.map((page) => (
          <NearPage key={page[0]} page={page} />
        ))}
      </ul>
    </>
  );
}
