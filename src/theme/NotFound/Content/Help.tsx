import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Icon from '@site/src/components/Icon';
import Questions from '@site/src/components/Questions';
import ReportProblem from '@site/src/components/ReportProblem';
import SearchForm from '@site/src/components/SearchForm';
import Unseen from '@site/src/components/Unseen';
import {popularQuestions} from '@site/src/data/questions';
import pages from '@generated/page-titles/default/pages.json';
import Heading from '@theme/Heading';

import {findNearest, readWords, type PageTitle} from './findNearest';
import styles from './Help.module.css';

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

/** Where to go on from here; the search stands above. */
function Exits(): ReactNode {
  return (
    <ul className={styles.exits}>
      <li>
        <Icon name="files" />
        <Link to="/">
          <Translate id="notFound.exit.home">帮助文档首页</Translate>
        </Link>
      </li>
      <li>
        <Icon name="code" />
        <Link to="/category/api">
          <Translate id="notFound.exit.api">API 文档</Translate>
        </Link>
      </li>
      <li>
        <Icon name="issue" />
        <ReportProblem />
      </li>
    </ul>
  );
}

/** What the reader may have meant, told by the address alone. */
export default function Help(): ReactNode {
  const {pathname} = useLocation();
  const nearest = findNearest(pathname, pages);
  return (
    <>
      {nearest.length > 0 && (
        <>
          <Heading as="h2">
            <Translate id="notFound.nearest.title">你要找的可能是</Translate>
          </Heading>
          <ul className={styles.nearest}>
            {nearest.map((page) => (
              <NearPage key={page[0]} page={page} />
            ))}
          </ul>
        </>
      )}
      <div className={styles.search}>
        <SearchForm
          label={translate({id: 'notFound.search.label', message: '在文档里搜索'})}
          isLabelSeen
          input={{defaultValue: readWords(pathname)}}
        />
      </div>
      <Exits />
      {nearest.length === 0 && <Questions questions={popularQuestions} />}
    </>
  );
}
