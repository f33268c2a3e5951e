import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Endpoint from '@site/src/components/Endpoint';
import Icon from '@site/src/components/Icon';
import MarkedText from '@site/src/components/MarkedText';
import Unseen from '@site/src/components/Unseen';
import {findPageIcon} from '@site/src/data/pageIcons';
import {contextOf} from '@site/src/search/contexts';
import {describeLanguages, type SearchLanguage} from '@site/src/search/languages';
import {nameContexts} from '@site/src/search/nameContexts';
import type {Marked, SearchHit} from '@site/src/search/types';
import useSearchFailure from '@site/src/search/useSearchFailure';
import Heading from '@theme/Heading';

import {linkTo} from '../SearchBar/Panel/linkTo';
import {placeOf, stepsWithin} from '../SearchBar/Panel/placeOf';
import styles from './styles.module.css';
import type {Found, SearchResults} from './useSearch';
import Ways from './Ways';

type AsAsked = {query: string; words: readonly string[]; language?: SearchLanguage | undefined};

type AlikeProps = AsAsked & {hits: readonly SearchHit[]};

/** The pages that say the same as the hit above them: where each says it. */
function Alike({hits, query, words}: AlikeProps): ReactNode {
  const {selectMessage} = usePluralForm();
  const values = {count: hits.length};
  const forms =
    hits[0]?.endpoint === undefined
      ? translate(
          {id: 'search.page.alike.pages.plurals', message: '还有 {count} 页的文字相同'},
          values,
        )
      : translate(
          {id: 'search.page.alike.operations.plurals', message: '还有 {count} 个接口的文字相同'},
          values,
        );
  return (
    <details className={styles.alike}>
      <summary>{selectMessage(hits.length, forms)}</summary>
      <ul>
        {hits.map((hit) => (
          <li key={hit.url}>
            <Link to={linkTo(hit, words, query)} autoAddBaseUrl={false}>
              {hit.title.text}
            </Link>
            {hit.endpoint !== undefined && <Endpoint endpoint={hit.endpoint} asked={query} />}
          </li>
        ))}
      </ul>
    </details>
  );
}

type HitProps = AsAsked & {
  hit: SearchHit;
  alike?: readonly SearchHit[];
};

/** The end of a sentence or a single word of a table is nothing to decide by. */
const saysMuch = ({text}: Marked): boolean =>
  text.length > 24 || (/[\s\p{Script=Han}]/u.test(text) && !text.startsWith('…'));

const mostSections = 2;

/** The sections to lead to: first the one whose words are shown, then those whose names show what was asked. */
function pickSections({heading, hash, excerpt, isAsked, more}: SearchHit) {
  const showsWhy = isAsked ?? [heading, excerpt].some((one) => one && one.marks.length > 0);
  const others = more.filter((one) => !one.heading.isRelated);
  return [...(heading && showsWhy ? [{hash, heading}] : []), ...others].slice(0, mostSections);
}

/**
 * A page: its title and where it stands, what an operation is called by, some of its sections, and what the first of
 * these says; then the pages that say the same.
 */
function Hit({hit, alike = [], query, words, language}: HitProps): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const route = `/${hit.url.slice((language?.baseUrl ?? siteConfig.baseUrl).length)}`;
  // The other language is another site to the router.
  const to = (hash: string) =>
    (language ? 'pathname://' : '') + linkTo({url: hit.url, hash}, language ? [] : words, query);
  const context = contextOf(route);
  const {excerpt, isAsked} = hit;
  const place = placeOf({
    name: hit.title.text,
    // The names of the parts are those of the page around it.
    part: language ? undefined : nameContexts()[context],
    steps: stepsWithin(context, hit.breadcrumbs),
    isAsked,
  });
  const sections = pickSections(hit);
  return (
    <article className={styles.hit} lang={language?.htmlLang}>
      <Icon name={findPageIcon(route)} className={styles.sign} />
      <div className={styles.head}>
        <Heading as="h2" className={styles.heading}>
          <Link to={to('')} autoAddBaseUrl={false}>
            <MarkedText {...hit.title} isName />
          </Link>
        </Heading>
        {place !== '' && <p className={styles.path}>{place}</p>}
      </div>
      {hit.endpoint !== undefined && <Endpoint endpoint={hit.endpoint} asked={query} />}
      {sections.length > 0 && (
        <ul className={styles.sections}>
          {sections.map((section) => (
            <li key={section.hash}>
              <Link to={to(section.hash)} autoAddBaseUrl={false}>
                <MarkedText {...section.heading} isName />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {excerpt && saysMuch(excerpt) && (
        <p>
          <MarkedText {...excerpt} />
        </p>
      )}
      {alike.length > 0 && <Alike hits={alike} query={query} words={words} />}
    </article>
  );
}

type HitsProps = {query: string; found: Found; onMore: () => void};

function Hits({query, found, onMore}: HitsProps): ReactNode {
  const {own, groups, hasMore} = found;
  const {corrected, renamed, isGuess = false, words} = own;
  const shown = groups.reduce((sum, {alike}) => sum + 1 + alike.length, 0);
  return (
    <>
      {corrected !== undefined && (
        <p className={styles.note}>
          {translate(
            {
              id: 'search.box.corrected',
              message: '没有“{query}”的结果，下面是“{corrected}”的结果。',
            },
            {query, corrected},
          )}
        </p>
      )}
      {renamed && (
        <p className={styles.note}>
          {translate({id: 'search.page.renamed', message: '本站把“{asked}”写作“{own}”。'}, renamed)}
        </p>
      )}
      {isGuess && (
        <p className={styles.note}>
          <Translate id="search.box.perhaps">也许这些页面有帮助（搜索不包括博客文章）：</Translate>
        </p>
      )}
      {groups.map(({hit, alike}) => (
        <Hit key={hit.url} hit={hit} alike={alike} query={query} words={words} />
      ))}
      {hasMore && (
        <button type="button" className={styles.more} onClick={onMore}>
          <Translate id="search.page.more">显示更多</Translate>
          <small>
            {translate(
              {id: 'search.page.shown', message: '{shown} / {total} 篇'},
              {shown, total: own.total},
            )}
          </small>
        </button>
      )}
    </>
  );
}

/** What happens to the search, for everybody and for those who hear it only. */
export function Status({results}: {results: SearchResults}): ReactNode {
  const {selectMessage} = usePluralForm();
  const failure = useSearchFailure();
  if (results === 'none' || (typeof results === 'string' && failure !== undefined)) return null;
  if (results === 'slow') return <Translate id="search.box.slow">网络较慢，还在加载……</Translate>;
  if (results === 'waiting') return <Translate id="search.box.searching">正在搜索……</Translate>;
  const {total} = results.own;
  if (total === 0) {
    // The title says it.
    return (
      <Unseen>
        {translate({id: 'theme.SearchPage.noResultsText', message: 'No documents were found'})}
      </Unseen>
    );
  }
  const count = translate(
    {
      id: 'theme.SearchPage.documentsFound.plurals',
      message: '1 document found|{count} documents found',
    },
    {count: total},
  );
  return <span className={styles.count}>{selectMessage(total, count)}</span>;
}

type Props = {query: string; results: SearchResults; onMore: () => void};

export default function Results({query, results, onMore}: Props): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  if (typeof results === 'string') return null;
  const {own, other} = results;
  const language = describeLanguages(siteConfig.baseUrl, i18n).other;
  const foundNothing = own.hits.length === 0;
  return (
    <>
      {foundNothing ? (
        <p className={styles.note}>
          <Translate id="search.box.help">
            换一个说法，或者少用几个词；报错原文、接口路径和参数名也能搜索。
          </Translate>
        </p>
      ) : (
        <Hits query={query} found={results} onMore={onMore} />
      )}
      {other && other.hits.length > 0 && (
        <section>
          <Heading as="h2">
            <Translate id="search.box.otherLanguage">英文文档里的结果</Translate>
          </Heading>
          {other.hits.map((hit) => (
            <Hit key={hit.url} hit={hit} query={query} words={other.words} language={language} />
          ))}
        </section>
      )}
      {foundNothing && <Ways />}
    </>
  );
}
