import {useState, type ReactNode} from 'react';

import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import MarkedText from '@site/src/components/MarkedText';
import type {SearchAnswer, SearchHit} from '@site/src/search/types';
import settings from '@generated/@easyops-cn/docusaurus-search-local/default/settings.json';
import useSearchFailure from '@site/src/search/useSearchFailure';
import Heading from '@theme/Heading';

import {linkTo} from '../SearchBar/Panel/linkTo';
import styles from './styles.module.css';
import type {SearchResults} from './useSearch';

const batch = 20;

type HitProps = {hit: SearchHit; words: readonly string[]; isElsewhere?: boolean};

function Hit({hit, words, isElsewhere = false}: HitProps): ReactNode {
  // The other language is another site to the router.
  const to = (hash: string) =>
    (isElsewhere ? 'pathname://' : '') + linkTo({url: hit.url, hash}, isElsewhere ? [] : words);
  const path = hit.breadcrumbs;
  return (
    <article className={styles.hit}>
      <Heading as="h2" className={styles.heading}>
        <Link to={to(hit.hash)} autoAddBaseUrl={false}>
          <MarkedText {...hit.title} />
          {hit.heading && (
            <>
              {' › '}
              <MarkedText {...hit.heading} />
            </>
          )}
        </Link>
      </Heading>
      {hit.endpoint !== undefined && <code className={styles.endpoint}>{hit.endpoint}</code>}
      {settings.showsPath && path.length > 0 && <p className={styles.path}>{path.join(' › ')}</p>}
      {hit.excerpt && (
        <p>
          <MarkedText {...hit.excerpt} />
        </p>
      )}
      {hit.more.length > 0 && (
        <ul className={styles.more}>
          {hit.more.map(({hash, heading, excerpt}) => (
            <li key={hash}>
              <Link to={to(hash)} autoAddBaseUrl={false}>
                <MarkedText {...heading} />
              </Link>
              {excerpt && (
                <>
                  {' '}
                  <MarkedText {...excerpt} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

function Nothing(): ReactNode {
  return (
    <>
      <p>
        <Translate id="search.box.help">
          换一个说法，或者少用几个词；报错原文、接口路径和参数名也能搜索。
        </Translate>
      </p>
      <ul>
        <li>
          <Link to="/">
            <Translate id="search.page.home">按任务和主题浏览</Translate>
          </Link>
        </li>
        <li>
          <Link to="/category/api">
            <Translate id="search.page.api">按分类浏览接口</Translate>
          </Link>
        </li>
        <li>
          <Link to="/api">
            <Translate id="search.page.support">到社区提问</Translate>
          </Link>
        </li>
      </ul>
    </>
  );
}

function Found({query, answer}: {query: string; answer: SearchAnswer}): ReactNode {
  const [shown, setShown] = useState(batch);
  const {hits, corrected, isGuess = false, words} = answer;
  return (
    <>
      {corrected !== undefined && (
        <p>
          {translate(
            {
              id: 'search.box.corrected',
              message: '没有“{query}”的结果，下面是“{corrected}”的结果。',
            },
            {query, corrected},
          )}
        </p>
      )}
      {isGuess && (
        <p>
          <Translate id="search.box.perhaps">也许这些页面有帮助：</Translate>
        </p>
      )}
      {hits.slice(0, shown).map((hit) => (
        <Hit key={hit.url} hit={hit} words={words} />
      ))}
      {shown < hits.length && (
        <button
          type="button"
          className={styles.context}
          onClick={() => {
            setShown(shown + batch);
          }}>
          <Translate id="search.page.more">显示更多</Translate>
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
    return translate({id: 'theme.SearchPage.noResultsText', message: 'No documents were found'});
  }
  const count = translate(
    {
      id: 'theme.SearchPage.documentsFound.plurals',
      message: '1 document found|{count} documents found',
    },
    {count: total},
  );
  return selectMessage(total, count);
}

type Props = {query: string; results: SearchResults};

export default function Results({query, results}: Props): ReactNode {
  if (typeof results === 'string') return null;
  const {own, other} = results;
  return (
    <>
      {own.hits.length > 0 ? <Found query={query} answer={own} /> : <Nothing />}
      {other && other.hits.length > 0 && (
        <section>
          <Heading as="h2">
            <Translate id="search.box.otherLanguage">英文文档里的结果</Translate>
          </Heading>
          {other.hits.map((hit) => (
            <Hit key={hit.url} hit={hit} words={other.words} isElsewhere />
          ))}
        </section>
      )}
    </>
  );
}
