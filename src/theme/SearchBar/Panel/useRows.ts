import {useEffect, useState} from 'react';

import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {askOnce, search} from '@site/src/search/client';
import {
  describeLanguages,
  fitExcerpt,
  wantsOtherLanguage,
  type SearchLanguage,
} from '@site/src/search/languages';
import {slowAfter} from '@site/src/search/query';
import type {SearchAnswer, SearchHit} from '@site/src/search/types';
import settings from '@generated/@easyops-cn/docusaurus-search-local/default/settings.json';

import {linkTo} from './linkTo';

export type RowData = {
  key: string;
  to: string;
  hit: SearchHit;
  query: string;
  /** The language of the page, when it is not that of the site around it. */
  language?: SearchLanguage | undefined;
};

type State = 'idle' | 'waiting' | 'slow' | 'partial' | 'done' | 'none';

const {limit: rowLimit} = settings;
/** A row has one line of an excerpt, on a phone two: a little more than that fills them, much more would hide the match. */
const findExcerptLength = (): number =>
  Math.min(settings.excerptLength, window.matchMedia('(max-width: 576px)').matches ? 43 : 40);
const otherLimit = 3;

type Answers = {
  query: string;
  own?: SearchAnswer;
  other?: SearchAnswer;
  isSlow?: boolean;
  isComplete?: boolean;
};

const toRows = (
  query: string,
  answer: SearchAnswer | undefined,
  language?: RowData['language'],
): RowData[] =>
  (answer?.hits ?? []).map((hit) => ({
    key: `${hit.url}${hit.hash}`,
    to: linkTo(hit, answer?.words ?? [], query),
    hit,
    query,
    language,
  }));

/** The rows for a query: those of the page's language, and some of the other when it helps. */
export default function useRows(query: string) {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {own, other} = describeLanguages(siteConfig.baseUrl, i18n);
  const otherBase = other?.baseUrl;
  const [answers, setAnswers] = useState<Answers>({query: ''});

  useEffect(() => {
    if (!query) return undefined;
    const leaving = new AbortController();
    const {signal} = leaving;
    const excerptLength = findExcerptLength();
    const options = {
      limit: rowLimit + 1,
      excerptLength: fitExcerpt(excerptLength, own.isChinese),
      readsPinyin: own.isChinese,
    };
    const update = (change: Partial<Answers>) => {
      if (signal.aborted) return;
      setAnswers((before) =>
        before.query === query ? {...before, ...change} : {query, ...change},
      );
    };
    const slow = window.setTimeout(() => {
      update({isSlow: true});
    }, slowAfter);
    const run = async () => {
      const onPartial = (answer: SearchAnswer) => {
        if (answer.hits.length > 0) update({own: answer});
      };
      const found = await search({baseUrl: own.baseUrl, query, options, signal, onPartial});
      window.clearTimeout(slow);
      update({own: found, isSlow: false});
      if (signal.aborted) return;
      if (otherBase !== undefined && wantsOtherLanguage(query, found, own.isChinese)) {
        const elsewhere = {
          limit: otherLimit,
          excerptLength: fitExcerpt(excerptLength, !own.isChinese),
          readsPinyin: false,
        };
        const task = {baseUrl: otherBase, version: '', query, options: elsewhere};
        // Beside rows of the page's language it may be missing; without any, the reader is told that it could not be asked.
        const asked =
          found.total > 0 ? askOnce(task).catch(() => undefined) : search({...task, signal});
        update({other: await asked});
      }
      update({isComplete: true});
    };
    void run();
    return () => {
      window.clearTimeout(slow);
      leaving.abort();
    };
  }, [query, own.baseUrl, own.isChinese, otherBase]);

  // Rows of the query before stay until there are new ones: nothing flickers while somebody types.
  const answer = query ? answers.own : undefined;
  const isOwn = answers.query === query;
  // What is only guessed gives way to what the other language has.
  const found = answers.other?.isGuess ? undefined : answers.other;
  const otherRows = isOwn ? toRows(answers.query, found, other).slice(0, otherLimit) : [];
  const isGuess = isOwn && answer?.isGuess === true;
  // One more row takes no more room than a link to it.
  const most = answer?.total === rowLimit + 1 ? rowLimit + 1 : rowLimit;
  const ownRows =
    isGuess && otherRows.length > 0
      ? []
      : toRows(answers.query, answer).slice(0, most - otherRows.length);
  return {
    state: readState(query, answers, ownRows.length + otherRows.length),
    own: ownRows,
    other: otherRows,
    /** How many pages the page of results lists; what is only guessed is not counted. */
    total: answer?.total || found?.total || 0,
    otherHeading: translate({id: 'search.box.otherLanguage', message: '英文文档里的结果'}),
    corrected: isOwn ? answer?.corrected : undefined,
    isGuess: isGuess && otherRows.length === 0,
  };
}

function readState(query: string, answers: Answers, count: number): State {
  if (!query) return 'idle';
  const isAnswered = answers.query === query && answers.own !== undefined;
  if (!isAnswered) return answers.query === query && answers.isSlow ? 'slow' : 'waiting';
  if (answers.own?.isPartial) return 'partial';
  if (count > 0) return 'done';
  return answers.isComplete ? 'none' : 'waiting';
}
