import {useCallback, useEffect, useState} from 'react';

import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {search, type SearchCall} from '@site/src/search/client';
import type {Context} from '@site/src/search/contexts';
import {describeLanguages, fitExcerpt, wantsOtherLanguage} from '@site/src/search/languages';
import {capQuery, readAddress, slowAfter} from '@site/src/search/query';
import type {SearchAnswer} from '@site/src/search/types';
import settings from '@generated/@easyops-cn/docusaurus-search-local/default/settings.json';

import {joinAlike, type HitGroup} from './joinAlike';

export type Found = {
  own: SearchAnswer;
  /** The hits that are shown, alike ones as one. */
  groups: HitGroup[];
  hasMore: boolean;
  other?: SearchAnswer | undefined;
};

/** No query, an answer that has not come yet or takes its time, or the hits. */
export type SearchResults = 'none' | 'waiting' | 'slow' | Found;

/** How many hits are shown at first, and how many more at a time. */
const batch = 20;
/** So few that are left are shown at once. */
const few = 5;
const otherLimit = 5;
/** A hit has room for twice as much as the settings say; on a phone, which shows two lines of it, for just that. */
const findExcerptLength = (): number =>
  window.matchMedia('(max-width: 576px)').matches
    ? settings.excerptLength
    : 2 * settings.excerptLength;
/** Of two lines, one and a little of the other end with a sentence rather than two with a part of one. */
const leastFilled = 0.6;
const moreSections = 2;

function useAddress() {
  const isBrowser = useIsBrowser();
  const history = useHistory();
  const [asked, setAsked] = useState(() => readAddress(isBrowser ? window.location.search : ''));

  // Back, forward and links lead here too; what the reader types is only written down.
  useEffect(
    () =>
      history.listen(({search: address}, action) => {
        if (action !== 'REPLACE') setAsked(readAddress(address));
      }),
    [history],
  );

  const set = useCallback(
    (name: 'q' | 'ctx', value: string) => {
      const parameters = new URLSearchParams(window.location.search);
      if (value) parameters.set(name, value);
      else parameters.delete(name);
      history.replace({search: parameters.toString()});
      setAsked(readAddress(parameters.toString()));
    },
    [history],
  );
  const change = useCallback(
    (query: string) => {
      set('q', capQuery(query));
    },
    [set],
  );
  const narrow = useCallback(
    (context: Context | '') => {
      set('ctx', context);
    },
    [set],
  );
  return {asked, change, narrow};
}

type Answers = {key: string; own: SearchAnswer; other?: SearchAnswer};

/** How many pages a hit stands for is known only of all hits. */
async function searchWhole(call: SearchCall): Promise<SearchAnswer> {
  const answer = await search(call);
  const {hits, total} = answer;
  const left = total - hits.length;
  const isEnough = left <= 0 || (left > few && joinAlike(hits).length === hits.length);
  return isEnough ? answer : search({...call, options: {...call.options, limit: total}});
}

function useHits(query: string, version: string, context: Context | undefined) {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {own, other} = describeLanguages(siteConfig.baseUrl, i18n);
  const otherBase = other?.baseUrl;
  const [answers, setAnswers] = useState<Answers>();
  const [slowKey, setSlowKey] = useState<string>();
  /** Of the query in the whole of the site; they stay when one part of it is chosen. */
  const [counted, setCounted] = useState<{
    query: string;
    counts: SearchAnswer['counts'] & {'': number};
  }>();
  const key = JSON.stringify([query, version, context]);
  const [wanted, setWanted] = useState({key, limit: batch});
  const limit = wanted.key === key ? wanted.limit : batch;
  useEffect(() => {
    if (!query) return undefined;
    const leaving = new AbortController();
    const {signal} = leaving;
    const excerptLength = findExcerptLength();
    const options = {
      limit,
      excerptLength: fitExcerpt(excerptLength, own.isChinese),
      leastFilled,
      moreSections,
    };
    const slow = window.setTimeout(() => {
      setSlowKey(key);
    }, slowAfter);
    const run = async () => {
      const found = await searchWhole({
        baseUrl: own.baseUrl,
        version,
        context,
        query,
        options: {...options, readsPinyin: own.isChinese},
        signal,
      });
      if (signal.aborted) return;
      setAnswers((before) => (before?.key === key ? {...before, own: found} : {key, own: found}));
      if (context === undefined) setCounted({query, counts: {...found.counts, '': found.total}});
      // More of the same asks for nothing else.
      if (limit > batch) return;
      if (otherBase === undefined || !wantsOtherLanguage(query, found, own.isChinese)) return;
      const elsewhere = await search({
        baseUrl: otherBase,
        context,
        query,
        options: {
          limit: otherLimit,
          excerptLength: fitExcerpt(excerptLength, !own.isChinese),
          leastFilled,
        },
        signal,
      });
      setAnswers((before) => (before?.key === key ? {...before, other: elsewhere} : before));
    };
    void run();
    return () => {
      window.clearTimeout(slow);
      leaving.abort();
    };
  }, [key, query, version, context, limit, own.baseUrl, own.isChinese, otherBase]);
  const read = (): SearchResults => {
    if (!query) return 'none';
    if (answers?.key === key) {
      const all = joinAlike(answers.own.hits);
      const groups = all.length > limit + few ? all.slice(0, limit) : all;
      const hasMore = groups.length < all.length || answers.own.hits.length < answers.own.total;
      return {...answers, groups, hasMore};
    }
    return slowKey === key ? 'slow' : 'waiting';
  };
  const showMore = () => {
    setWanted({key, limit: limit + batch});
  };
  const results = read();
  // A part that was chosen is rated on its own: what is listed counts.
  const listed = context && typeof results === 'object' ? {[context]: results.own.total} : {};
  const counts = counted?.query === query ? {...counted.counts, ...listed} : undefined;
  return {results, counts, showMore};
}

export default function useSearch() {
  const {asked, change, narrow} = useAddress();
  const query = capQuery(asked.query);
  const hits = useHits(query.trim(), asked.version, asked.context);
  return {...asked, query, wasCut: query !== asked.query, change, narrow, ...hits};
}
