import {contextOf} from '../contexts';
import type {Concepts} from './concepts';
import {excerpt, findMarks, markAll, type Mark, type Marked} from './excerpt';
import {documentTypes, idOf, type SearchDocument} from './format';
import {readQuery, type Query} from './query';
import {Ranker, type RankedPage, type Ranking} from './rank';
import {findSimilar} from './suggest';
import type {IndexStore, Titles} from './store';

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

export type SectionHit = {hash: string; heading: Marked; excerpt?: Marked};

export type SearchHit = {
  id: number;
  /** Position in the list of document types: what matched best. */
  type: number;
  url: string;
  hash: string;
  title: Marked;
  breadcrumbs: string[];
  /** The section that matches best, when it is not the beginning of the page. */
  heading?: Marked;
  excerpt?: Marked;
  /** Of an operation: its method and path. */
  endpoint?: string;
  more: SectionHit[];
};

export type SearchAnswer = {
  hits: SearchHit[];
  /** How many pages match. */
  total: number;
  /** Whether some of the index is still on its way. */
  isPartial: boolean;
  /** The query the hits belong to, when the asked one had none. */
  corrected?: string;
  /** What the pages of the hits shall mark. */
  words: string[];
};

const mostMarkedWords = 8;
const defaultBudget = 100;

/** Pages for a purpose of their own come after those that many ask for. */
function priorOf(route: string, isOperation: boolean, {wantsApi}: Query): number {
  if (/^openAPI\/petstore/.test(route)) return 0.35;
  if (isOperation) return wantsApi ? 1.5 : 0.55;
  if (contextOf(route) === 'openAPI') return wantsApi ? 1.3 : 0.6;
  if (route === '') return 0.4;
  if (/^(markdown-page|changelogs|devtools)/.test(route)) return 0.4;
  return wantsApi ? 0.7 : 1;
}

/** Answers queries from one index. */
export class SearchEngine {
  private vocabulary: string[] | undefined;

  constructor(
    private readonly store: IndexStore,
    private readonly concepts: Concepts,
    /** The address before a route: base URL and language. */
    private readonly base: string,
    /** How many letters of a word may be wrong. */
    private readonly mostEdits = 1,
  ) {}

  prepare(): Promise<unknown> {
    return this.store.loadTitles();
  }

  /** Gives a first answer to `onPartial` when some of the index has to be loaded for the whole one. */
  async search(
    text: string,
    options: SearchOptions,
    onPartial?: (answer: SearchAnswer) => void,
  ): Promise<SearchAnswer> {
    const titles = await this.store.loadTitles();
    const query = readQuery(text, this.concepts);
    if (query.units.length === 0) return {hits: [], total: 0, isPartial: false, words: []};
    const terms = termsOfQuery(query);
    if (!this.store.hasTerms(terms, titles)) {
      if (onPartial)
        onPartial(this.answer(this.rank(query, titles, options), titles, options, true));
      await this.store.loadTerms(terms, titles);
    }
    const ranking = this.rank(query, titles, options);
    const corrected =
      (await this.readPinyin(text, ranking, options)) ?? this.correct(text, ranking, titles);
    if (corrected !== undefined) {
      const better = await this.search(corrected, {...options, readsPinyin: false});
      if (better.hits.length > 0) return {...better, corrected};
    }
    await this.loadTexts(ranking.pages.slice(0, options.limit), titles, options);
    return this.answer(ranking, titles, options, false);
  }

  private rank(query: Query, titles: Titles, {budget = defaultBudget}: SearchOptions): Ranking {
    const end = performance.now() + budget;
    const routeOf = (page: number) => titles.pages[page]?.u.slice(this.base.length) ?? '';
    const prior = (page: number) =>
      priorOf(routeOf(page), titles.pages[page]?.k !== undefined, query);
    const ranker = new Ranker(titles, this.store, query, prior, () => performance.now() > end);
    const ranking = ranker.rank();
    const best = ranking.pages[0]?.score ?? 0;
    return {...ranking, pages: ranking.pages.filter(({score}) => score > 0.04 * best)};
  }

  private async loadTexts(
    pages: readonly RankedPage[],
    titles: Titles,
    {moreSections = 0}: SearchOptions,
  ): Promise<void> {
    const wanted = pages.flatMap(({page, sections}) => [
      titles.firstSections[page] ?? 0,
      ...sections.slice(0, 1 + moreSections).map(({section}) => section),
    ]);
    await this.store.loadSections(wanted, titles);
  }

  private answer(
    {pages, found}: Ranking,
    titles: Titles,
    options: SearchOptions,
    isPartial: boolean,
  ): SearchAnswer {
    const hits = pages
      .slice(0, options.limit)
      .map((page) => this.describe(page, titles, found, options));
    const words = new Set<string>();
    for (const {title, heading, excerpt: text} of hits) {
      for (const marked of [title, heading, text]) {
        for (const word of markedWords(marked)) words.add(word.toLowerCase());
      }
    }
    return {hits, total: pages.length, isPartial, words: [...words].slice(0, mostMarkedWords)};
  }

  private describe(
    {page, sections}: RankedPage,
    titles: Titles,
    found: ReadonlySet<string>,
    {excerptLength, moreSections = 0}: SearchOptions,
  ): SearchHit {
    const document = titles.pages[page] ?? {i: 0, t: '', u: ''};
    const title = markAll(document.t, found);
    const first = titles.firstSections[page] ?? 0;
    const [best, ...others] = sections;
    const section = best?.section ?? first;
    const {heading, text} = this.store.section(section);
    const marked = text && excerpt(text.t, found, excerptLength);
    const type = typeOf(title, heading, found);
    return {
      id: idOf(section, documentTypes.indexOf(type)),
      type: documentTypes.indexOf(type),
      url: document.u,
      hash: heading?.h ?? '',
      title,
      breadcrumbs: document.b ?? [],
      heading: heading && markAll(heading.t, found),
      excerpt: marked,
      endpoint: document.k,
      more: others
        .slice(0, moreSections)
        .flatMap(({section: other}) => this.describeSection(other, found, excerptLength)),
    };
  }

  private describeSection(
    section: number,
    found: ReadonlySet<string>,
    length: number,
  ): SectionHit[] {
    const {heading, text} = this.store.section(section);
    if (!heading) return [];
    return [
      {
        hash: heading.h ?? '',
        heading: markAll(heading.t, found),
        excerpt: text && excerpt(text.t, found, length),
      },
    ];
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
    const {documents, index} = await this.store.loadPinyin();
    const [best] = index.query((query) => {
      query.clause({term: sound, usePipeline: false, boost: 10});
      if (sound.length > 3) query.clause({term: `${sound}*`, usePipeline: false});
    });
    return documents.find(({i}) => i === Number(best?.ref))?.t;
  }

  /** The query with its misspelt words replaced, when a word stands nowhere and a known one is close. */
  private correct(text: string, {missing}: Ranking, titles: Titles): string | undefined {
    let corrected = text;
    for (const {text: word} of missing) {
      const similar = findSimilar(word, this.listVocabulary(titles), this.mostEdits);
      if (similar !== undefined) corrected = corrected.replace(word, similar);
    }
    return corrected === text ? undefined : corrected;
  }

  /** Words as they are written in titles and in the terminology. */
  private listVocabulary(titles: Titles): string[] {
    if (this.vocabulary) return this.vocabulary;
    const counts = new Map<string, number>();
    const count = (word: string) => counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const {t, k = ''} of titles.pages) {
      for (const [word] of `${t} ${k}`.matchAll(/[A-Za-z]{4,}/g)) count(word.toLowerCase());
    }
    for (const known of this.concepts.byForm.values()) {
      for (const {own} of known)
        for (const [word] of own.join(' ').matchAll(/[a-z]{4,}/g)) count(word);
    }
    this.vocabulary = [...counts].sort((a, b) => b[1] - a[1]).map(([word]) => word);
    return this.vocabulary;
  }
}

function termsOfQuery({units}: Query): Set<string> {
  const terms = new Set<string>();
  for (const {alternatives} of units) {
    for (const alternative of alternatives) for (const term of alternative.terms) terms.add(term);
  }
  return terms;
}

function typeOf(
  title: Marked,
  heading: SearchDocument | undefined,
  found: ReadonlySet<string>,
): (typeof documentTypes)[number] {
  if (heading === undefined) return title.marks.length > 0 ? 'page' : 'text';
  return findMarks(heading.t, found).length > 0 ? 'heading' : 'text';
}

function markedWords(marked: Marked | undefined): string[] {
  return (marked?.marks ?? []).map(([start, length]: Mark) =>
    (marked?.text ?? '').slice(start, start + length),
  );
}
