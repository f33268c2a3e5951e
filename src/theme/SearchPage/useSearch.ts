import {useCallback, useEffect, useState} from 'react';

import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {searchByWorker} from '@site/src/search/client';
import {capQuery, readAddress} from '@site/src/search/query';
import type {SearchHit} from '@site/src/search/types';

/** No query, an answer that has not come yet, or the hits. */
export type SearchResults = 'none' | 'waiting' | readonly SearchHit[];

const resultLimit = 100;

function useAddress() {
  const isBrowser = useIsBrowser();
  const history = useHistory();
  const [asked, setAsked] = useState(() => readAddress(isBrowser ? window.location.search : ''));

  // Back, forward and links lead here too; what the reader types is only written down.
  useEffect(
    () =>
      history.listen(({search}, action) => {
        if (action !== 'REPLACE') setAsked(readAddress(search));
      }),
    [history],
  );

  const change = useCallback(
    (query: string) => {
      setAsked((before) => ({...before, query}));
      const parameters = new URLSearchParams(window.location.search);
      if (query) parameters.set('q', capQuery(query));
      else parameters.delete('q');
      history.replace({search: parameters.toString()});
    },
    [history],
  );
  return {asked, change};
}

function useHits(query: string, version: string): SearchResults {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [answer, setAnswer] = useState<{query: string; hits: readonly SearchHit[]}>();
  useEffect(() => {
    if (!query) return undefined;
    const leaving = new AbortController();
    void searchByWorker(`${baseUrl}${version}`, '', query, resultLimit, leaving.signal).then(
      (hits) => {
        if (!leaving.signal.aborted) setAnswer({query, hits});
      },
    );
    return () => {
      leaving.abort();
    };
  }, [query, version, baseUrl]);
  if (!query) return 'none';
  return answer?.query === query ? answer.hits : 'waiting';
}

export default function useSearch() {
  const {asked, change} = useAddress();
  const query = capQuery(asked.query);
  const results = useHits(query, asked.version);
  return {query, wasCut: query !== asked.query, change, results};
}
