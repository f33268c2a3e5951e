// Change: a page of our own: part of the site, sections of each hit, the other language, failures with Retry.
import type {ReactNode} from 'react';

import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import SearchFailure from '@site/src/components/SearchFailure';
import SearchForm from '@site/src/components/SearchForm';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';

import Contexts from './Contexts';
import Results, {Status} from './Results';
import styles from './styles.module.css';
import useField from './useField';
import useSearch from './useSearch';
import Ways from './Ways';

function describePage(query: string, foundNothing: boolean): string {
  if (foundNothing) {
    return translate({id: 'search.page.none', message: '没有找到“{query}”'}, {query});
  }
  return query
    ? translate(
        {id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for “{query}”'},
        {query},
      )
    : translate({id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation'});
}

function Search(): ReactNode {
  const {query, wasCut, change, ctx, context, narrow, results, counts, showMore} = useSearch();
  const isBrowser = useIsBrowser();
  const field = useField(query, change);
  const foundNothing = typeof results === 'object' && results.own.total === 0;
  const title = describePage(query, foundNothing);
  return (
    <main className={clsx('container', styles.page)} data-start="now">
      <PageMetadata
        title={title}
        description={translate({
          id: 'search.page.description',
          message:
            '在 AtomGit 的用户指南和接口参考里查找：可以输入词语、问题、接口地址或报错信息，中英文页面一起找。',
        })}
      />
      {query && (
        // The page may be found, lists of its answers not.
        <Head>
          <meta name="robots" content="noindex, follow" />
        </Head>
      )}
      <div className={styles.ask}>
        <Heading as="h1" className={styles.title}>
          {title}
        </Heading>
        <SearchForm
          label={translate({id: 'theme.SearchBar.label', message: 'Search'})}
          input={{
            ...field,
            placeholder: translate({
              id: 'search.form.placeholder',
              message: '例如：分支保护、403',
            }),
            // With an answer to read, the keyboard of a phone would cover it.
            autoFocus: query === '',
          }}
          onSubmit={(event) => {
            event.preventDefault();
          }}
        />
        <noscript>
          {translate({
            id: 'search.page.noscript',
            message: '搜索需要 JavaScript。没有 JavaScript 时，可以从顶部菜单和侧边栏进入每一页。',
          })}
        </noscript>
      </div>
      {/* Where nothing is found there is nothing to count, in whatever part. */}
      <Contexts chosen={context} counts={counts?.[''] ? counts : undefined} onChoose={narrow} />
      <p className={styles.status} role="status">
        <Status results={results} />
      </p>
      <div className={styles.answer}>
        {ctx !== '' && context === undefined && (
          <p role="note">
            <Translate id="search.page.unknownContext" values={{ctx}}>
              {'没有名为“{ctx}”的范围，搜索的是全部文档。'}
            </Translate>
          </p>
        )}
        {wasCut && (
          <p role="status">
            {translate({id: 'search.query.cut', message: '查询太长，只用了开头的部分。'})}
          </p>
        )}
        <SearchFailure />
        {/* Whether the address asks for something is known to the browser only. */}
        {isBrowser && query === '' && (
          <>
            <p className={styles.note}>
              <Translate id="search.box.tips">
                可以搜索功能、问题、报错原文、接口路径或参数名。
              </Translate>
            </p>
            <Ways />
          </>
        )}
        <Results key={`${query} ${ctx}`} query={query} results={results} onMore={showMore} />
      </div>
    </main>
  );
}

export default function SearchPage(): ReactNode {
  // The address is known to the browser only.
  const key = String(useIsBrowser());
  return (
    <Layout>
      <Search key={key} />
    </Layout>
  );
}
