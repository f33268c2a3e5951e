import {contextOf} from '../contexts';
import type lunr from 'lunr';

import type {Concepts} from './concepts';
import {idOf} from './format';
import {excerpt, markAll, type Marked} from './excerpt';
import {readQuery, type Query} from './query';
import {Ranker, type RankedPage, type Ranking} from './rank';
import type {FirstFile, IndexStore} from './store';
import {findSimilar} from './suggest';
import {isHan} from './words';

export type SearchOptions = {
  /** The most pages. */
  limit: number;
  excerptLength: number;
  /** For how many milliseconds the engine may compute. */
  budget?: number;
  /** Sections that are shown with a page, beside the best. */
  moreSections?: number;
  /** Whether letters may be the sounds of Han. */
  readsPinyin?: boolean;
};

export type SectionHit = {hash: string; heading: Marked; excerpt?: Marked | undefined};

export type SearchHit = {
  url: string;
  hash: string;
  title: Marked;
  breadcrumbs: string[];
  /** The section that matches best, when it is not the beginning of the page. */
  heading?: Marked | undefined;
  excerpt?: Marked | undefined;
  /** Of an operation: its method and path. */
  endpoint?: string | undefined;
  more: SectionHit[];
};

export type SearchAnswer = {
  hits: SearchHit[];
  /** How many pages match. */
  total: number;
  /** Whether some of the index is still on its way. */
  isPartial: boolean;
  /** Nothing matches; the hits are the nearest there is. */
  isGuess?: boolean;
  /** The query the hits belong to, when the asked one had none. */
  corrected?: string;
  /** What the pages of the hits shall mark. */
  words: string[];
};

export const nothing: SearchAnswer = {hits: [], total: 0, isPartial: false, words: []};

const mostMarkedWords = 8;
/** A machine that has time needs a tenth of it; a busy one that was given less lost pages. */
const defaultBudget = 300;
/** A page with less of what is wanted does not match, and one with less than a part of what the best has. */
const leastCoverage = 0.2;
const leastScore = 0.06;
const mostGuesses = 3;
/** The first answer waits for the texts of most rows, the last for those of all. */
const mostFilesAtOnce = 2;

/** Pages for a purpose of their own come after those that many ask for. */
function priorOf(route: string, isOperation: boolean, text: string, {wantsApi}: Query): number {
  if (/^openAPI\/petstore/.test(route)) return /pet|宠物|swagger/i.test(text) ? 1 : 0.25;
  if (isOperation) return wantsApi ? 1.5 : 0.7;
  if (contextOf(route) === 'openAPI') return wantsApi ? 1.3 : 0.6;
  if (/^(markdown-page|changelogs|devtools|$)/.test(route)) return 0.4;
  return wantsApi ? 0.7 : 1;
}

/** Answers queries from one index. */
export class SearchEngine {
  private vocabulary: string[] | undefined;

  constructor(
    private readonly store: IndexStore,
    /** The address before a route: base URL and language. */
    private readonly base: string,
    /** How many letters of a word may be wrong. */
    private readonly mostEdits = 1,
  ) {}

  prepare(): Promise<unknown> {
    return this.store.loadFirst();
  }

  /** Gives earlier answers to `onPartial` when some of the index has to be loaded for the whole one. */
  async search(
    text: string,
    options: SearchOptions,
    onPartial?: (answer: SearchAnswer) => void,
  ): Promise<SearchAnswer> {
    const titles = await this.store.loadFirst();
    const query = readQuery(text, titles.concepts);
    if (query.units.length === 0) return nothing;
    const terms = this.termsToLoad(query, titles);
    const files = this.store.filesOf(terms, titles);
    const rank = () => {
      const indexes = [...titles.indexes, ...this.store.here(files)];
      return this.rank(text, query, titles, indexes, options);
    };
    if (!this.store.areHere(files)) {
      const first = this.answer(rank(), titles, options, true);
      onPartial?.(first);
      try {
        await this.store.loadTerms(files);
      } catch (error) {
        // Without the network the titles, which are here, are better than nothing.
        if (first.hits.length === 0 || first.isGuess) throw error;
        return {...first, isPartial: false};
      }
    }
    const ranking = rank();
    const corrected =
      (await this.readPinyin(text, ranking, options)) ?? this.correct(text, ranking, titles);
    if (corrected !== undefined) {
      const better = await this.search(corrected, {...options, readsPinyin: false});
      if (better.total > 0) return {...better, corrected};
    }
    const wanted = ranking.pages
      .slice(0, options.limit)
      .flatMap(({sections}) => sections.slice(0, 1 + (options.moreSections ?? 0)))
      .map(({section}) => section);
    await this.store.loadSections(wanted, titles, mostFilesAtOnce);
    onPartial?.(this.answer(ranking, titles, options, true));
    await this.store.loadSections(wanted, titles);
    return this.answer(ranking, titles, options, false);
  }

  /** As written, and as this site says it in its own language; of other words, what comes along is enough. */
  private termsToLoad({units}: Query, {pages, concepts}: FirstFile): Set<string> {
    const isChinese = pages.some(({t}) => isHan(t));
    const needed = units.flatMap(({alternatives}) =>
      alternatives.filter(({terms}, at) => at === 0 || terms.some(isHan) === isChinese),
    );
    const typed = units.filter(({isPrefix}) => isPrefix).map(({text}) => text.toLowerCase());
    const completed = typed.flatMap((beginning) => concepts.termsWith(beginning));
    return new Set([...needed.flatMap(({terms}) => terms), ...completed]);
  }

  private rank(
    text: string,
    query: Query,
    titles: FirstFile,
    indexes: readonly lunr.Index[],
    {budget = defaultBudget}: SearchOptions,
  ): Ranking {
    const end = performance.now() + budget;
    const prior = (page: number) => {
      const {u = '', k} = titles.pages[page] ?? {};
      return priorOf(u.slice(this.base.length), k !== undefined, text, query);
    };
    return new Ranker(titles, indexes, query, prior, () => performance.now() > end).rank();
  }

  private answer(
    {pages, found}: Ranking,
    titles: FirstFile,
    options: SearchOptions,
    isPartial: boolean,
  ): SearchAnswer {
    const [best] = pages;
    const matching = pages.filter(
      ({coverage, score}) => coverage >= leastCoverage && score > leastScore * (best?.score ?? 0),
    );
    const isGuess = matching.length === 0;
    const hits = (isGuess ? pages.slice(0, mostGuesses) : matching.slice(0, options.limit)).map(
      (page) => this.describe(page, titles, found, options),
    );
    const words = hits
      .flatMap(({title, heading, excerpt: text}) => [title, heading, text])
      .flatMap((marked) => (marked ? markedWords(marked) : []));
    return {
      hits,
      total: matching.length,
      isPartial,
      ...(isGuess && hits.length > 0 && {isGuess}),
      words: [...new Set(words)].slice(0, mostMarkedWords),
    };
  }

  private describe(
    {page, sections}: RankedPage,
    titles: FirstFile,
    found: ReadonlySet<string>,
    {excerptLength, moreSections = 0}: SearchOptions,
  ): SearchHit {
    const {t, u: url = '', b: breadcrumbs = [], k: endpoint} = titles.pages[page] ?? {};
    const [best, ...others] = sections.slice(0, 1 + moreSections).map(({section}) => {
      const heading = this.store.document(idOf(section, 1));
      const text = this.store.document(idOf(section, 2));
      return {
        hash: heading?.h ?? '',
        heading: heading && markAll(heading.t, found),
        excerpt: text && excerpt(text.t, found, excerptLength),
      };
    });
    const title = markAll(t ?? '', found);
    const more = others.flatMap(({hash, heading, excerpt: text}) =>
      heading ? [{hash, heading, excerpt: text}] : [],
    );
    const shown = best ?? {hash: ''};
    return {url, title, breadcrumbs, ...shown, endpoint, more};
  }

  /** The title or heading whose sound was typed, when little else matches. */
  private async readPinyin(
    text: string,
    {pages}: Ranking,
    {readsPinyin = false}: SearchOptions,
  ): Promise<string | undefined> {
    const sound = text.toLowerCase().replace(/[\s'’]/g, '');
    const isFound = pages.some(({coverage}) => coverage > 0.5);
    if (!readsPinyin || isFound || !/^[a-z]{2,32}$/.test(sound)) return undefined;
    const {documents, indexes} = await this.store.loadPinyin();
    const [best] =
      indexes[0]?.query((query) => {
        query.clause({term: sound, usePipeline: false, boost: 10});
        if (sound.length > 3) query.clause({term: `${sound}*`, usePipeline: false});
      }) ?? [];
    return documents[0]?.find(({i}) => i === Number(best?.ref))?.t;
  }

  /** The query with its misspelt words replaced, when a word stands nowhere and a known one is close. */
  private correct(
    text: string,
    {missing}: Ranking,
    {pages, concepts}: FirstFile,
  ): string | undefined {
    let corrected = text;
    for (const {text: word} of missing) {
      this.vocabulary ??= listVocabulary(
        pages.map(({t, k = ''}) => `${t} ${k}`),
        concepts,
      );
      const similar = findSimilar(word, this.vocabulary, this.mostEdits);
      if (similar !== undefined) corrected = corrected.replace(word, similar);
    }
    return corrected === text ? undefined : corrected;
  }
}

/** Words as they are written in titles and in the terminology, the most frequent first. */
function listVocabulary(titles: readonly string[], {byForm}: Concepts): string[] {
  const counts = new Map<string, number>();
  const forms = [...byForm.values()].flatMap((known) => known.flatMap(({own}) => own));
  for (const [word] of [...titles, ...forms].join(' ').matchAll(/[A-Za-z]{4,}/g)) {
    counts.set(word.toLowerCase(), (counts.get(word.toLowerCase()) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([word]) => word);
}

const markedWords = ({text, marks}: Marked): string[] =>
  marks.map(([start, length]) => text.slice(start, start + length).toLowerCase());
