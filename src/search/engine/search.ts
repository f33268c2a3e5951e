import {contextOf, type Context} from '../contexts';
import {keyOf} from './concepts';
import {excerpt, hasProse, markAll, type Marked, type Wanted} from './excerpt';
import {idOf, sectionOf, type SearchDocument} from './format';
import {readQuery, type Query} from './query';
import {rankPages, type RankedPage, type Ranking} from './rank';
import type {FirstFile, IndexStore} from './store';
import {findSimilar, listVocabulary} from './suggest';
import {foldName, isHan, termsOf} from './words';

export type SearchOptions = {
  /** The most pages. */
  limit: number;
  excerptLength: number;
  /** The share of that from which on an excerpt may end with a sentence. */
  leastFilled?: number;
  /** Sections that are shown with a page, beside the best. */
  moreSections?: number;
  /** Whether letters may be the sounds of Han. */
  readsPinyin?: boolean;
};

export type SectionHit = {hash: string; heading: Marked};

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
  /** Nothing of what was asked stands in what is shown; readers ask for it in words like these. */
  isAsked?: boolean | undefined;
};

type Renamed = {asked: string; own: string};

export type SearchAnswer = {
  hits: SearchHit[];
  /** How many pages match, and how many of them are in each part of the site. */
  total: number;
  counts: Partial<Record<Context, number>>;
  /** Whether some of the index is still on its way. */
  isPartial: boolean;
  /** Nothing matches; the hits are the nearest there is. */
  isGuess?: boolean;
  /** The query the hits belong to, when the asked one had none. */
  corrected?: string;
  /** Another name that was typed, and the word of this site that the first hit has in its place. */
  renamed?: Renamed;
  /** What the pages of the hits shall mark. */
  words: string[];
};

export const nothing: SearchAnswer = {hits: [], total: 0, counts: {}, isPartial: false, words: []};

const mostMarkedWords = 8;
/** A page with less of what is wanted does not match, nor does one that says so little beside the one that says most. */
const leastCoverage = 0.2;
const leastSaid = 0.08;
const mostGuesses = 3;
/** What is called exactly so is what is meant. */
const weightCalled = 1000;
const weightInMenus = 100;
/** A path that is not written to its end, with its method or without. */
const weightBegun = 30;
/** Of one word, for each time that the number of pages which lead to a page doubles; more words say themselves which page is meant. */
const weightLinked = 0.2;
/** Of the operations on one path, that which reads is asked for most; of those below it, the nearest. */
const weightRead = 2;
const weightDeeper = 0.8;

/** Pages for a purpose of their own come after those that many ask for, those of the API after guides. */
function priorOf(route: string, wantsApi: boolean): number {
  if (/^(openAPI\/petstore|markdown-page|changelogs|devtools|$)/.test(route)) return 0.4;
  if (contextOf(route) !== 'openAPI') return wantsApi ? 0.7 : 1;
  return wantsApi ? 1.5 : 0.7;
}

/** Method and path of an operation, and its path alone. */
const callsOf = (endpoint: string): [string, string] => [
  endpoint,
  endpoint.slice(endpoint.indexOf('/')),
];

/** What a page is called: its title; an operation also by its method and path, and its id, which its address ends with. */
const namesOf = ({t, u, k}: SearchDocument): string[] =>
  k ? [t, ...callsOf(k), u.slice(u.lastIndexOf('/') + 1)] : [t];

const folded = new Map<string, string>();

/** Every query is compared with all names of pages. */
function foldOnce(name: string): string {
  const known = folded.get(name) ?? foldName(name);
  folded.set(name, known);
  return known;
}

/** A path with or without its method, and nothing else: operations are looked for, and not what is said of them. */
const isCall = (text: string): boolean => /^(?:[a-z]+\s+)?\/\w\S*$/i.test(text.trim());

/** The operation whose path has these values in the places of its parameters; of several, that with the fewest parameters. */
function findPath(asked: string, pages: readonly SearchDocument[]): string | undefined {
  const parts = asked.split('/');
  const fits = (path: readonly string[]) =>
    path.length === parts.length &&
    path.every((part, at) => part.startsWith('{') || part === parts[at]);
  return pages
    .flatMap(({k = '', u}) => (u.includes('/petstore') ? [] : k.slice(k.indexOf('/'))))
    .filter((path) => fits(path.split('/')))
    .sort((a, b) => a.split('{').length - b.split('{').length)[0];
}

/** With the path as its page has it, where a reader gives an address with values, as in `/repos/octo/hello`. */
const nameParameters = (text: string, pages: readonly SearchDocument[]): string =>
  text.replace(
    /(^|\s)['"]?(?:https?:\/\/[^\s/]+)?(\/[^\s?#'"]+)\S*/g,
    (written, space: string, path: string) => {
      const known = findPath(path.replace(/\/$/, ''), pages);
      return known === undefined ? written : space + known;
    },
  );

const isInChinese = ({pages}: FirstFile): boolean => pages.some(({t}) => isHan(t));

/** As written, and as this site says it in its own language; of other words, what comes along is enough. */
function termsToLoad({units}: Query, first: FirstFile): string[] {
  const {concepts} = first;
  const isChinese = isInChinese(first);
  return units.flatMap(({alternatives}) =>
    alternatives
      .filter(({terms}, at) => at === 0 || terms.some(isHan) === isChinese)
      .flatMap(({terms}) => terms)
      .flatMap((term) => (term.endsWith('*') ? concepts.termsWith(term.slice(0, -1)) : [term])),
  );
}

/** Each operation as what it does, in place of the sections that repeat its path; of a path that is begun, no other page. */
function readFromBeginning({pages, ...rest}: Ranking, isBegun: (call: string) => boolean): Ranking {
  const below = pages.filter(({page}) => page.k && callsOf(page.k).some(isBegun));
  return {
    ...rest,
    pages: (below.length > 1 ? below : pages).map((ranked) =>
      ranked.page.k
        ? {...ranked, sections: [{section: sectionOf(ranked.page.i), score: 0}], isCalled: true}
        : ranked,
    ),
  };
}

function findRenamed({units}: Query, hit: SearchHit, isChinese: boolean) {
  const seen = [hit.title, hit.heading, hit.excerpt].map((one) => one?.text ?? '').join('\n');
  const says = (form: string) => ` ${keyOf(seen)} `.includes(` ${keyOf(form)} `);
  for (const {text: asked, otherNameOf} of units) {
    const own = otherNameOf?.own[isChinese ? 0 : 1];
    if (own !== undefined && says(own) && !says(asked)) return {asked, own};
  }
  return undefined;
}

/** Of another name that the answer tells of, no word alone: the name, and in its place the word of the site. */
function readWanted({typed, related}: Wanted, {units}: Query, {asked, own}: Renamed): Wanted {
  const name = termsOf(asked);
  const others = units
    .filter(({text}) => text !== asked)
    .flatMap(({alternatives}) => alternatives[0]?.terms ?? []);
  const kept = [...typed].filter((term) => !name.includes(term) || others.includes(term));
  return {typed: new Set(kept), names: [name, termsOf(own)], related};
}

/** The pages that match, and those that are shown: where none does, the nearest. */
function chooseShown(pages: readonly RankedPage[], limit: number) {
  const least = leastSaid * Math.max(...pages.map(({said}) => said));
  const matching = pages.filter(({coverage, said}) => coverage >= leastCoverage && said >= least);
  const isGuess = matching.length === 0 && pages.length > 0;
  return {
    matching,
    shown: isGuess ? pages.slice(0, mostGuesses) : matching.slice(0, limit),
    isGuess,
  };
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
    typed: string,
    options: SearchOptions,
    onPartial?: (answer: SearchAnswer) => void,
  ): Promise<SearchAnswer> {
    const first = await this.store.loadFirst();
    const text = nameParameters(typed, first.pages);
    const query = readQuery(text, first.concepts);
    if (query.units.length === 0) return nothing;
    const files = this.store.filesOf(termsToLoad(query, first), first);
    const paths = query.units.filter(({text: unit}) => unit.startsWith('/'));
    const asked = [text, ...paths.map((unit) => unit.text)].map(foldName);
    const isAsked = (name: string) => asked.includes(foldOnce(name));
    const begun = [text, ...paths.map((unit) => unit.text)].filter((one) => /(^|\s)\/\w/.test(one));
    const isBegun = (call: string) =>
      begun.some((one) => call.toLowerCase().startsWith(one.toLowerCase()));
    const isNamed = (page: SearchDocument) =>
      [...namesOf(page), page.l].some((name) => name !== undefined && isAsked(name));
    const isWhole = first.pages.some(({k}) => k && callsOf(k).some(isAsked));
    const prior = (page: SearchDocument) =>
      priorOf(page.u.slice(this.base.length), query.wantsApi) *
      (1 + (weightLinked / query.units.length ** 2) * (page.n ?? 0)) *
      weightCalled ** namesOf(page).filter(isAsked).length *
      (page.k && callsOf(page.k).some(isBegun)
        ? weightBegun * weightDeeper ** page.k.split('/').length
        : 1) *
      (paths.length > 0 && page.k?.startsWith('GET') ? weightRead : 1) *
      (page.l !== undefined && isAsked(page.l) ? weightInMenus : 1);
    const answer = (ranking: Ranking): SearchAnswer =>
      this.answer(ranking, options, query, isInChinese(first));
    const rank = () => {
      const ranking = rankPages(query, first, this.store.here(files), prior);
      const showsWhy = ({page, isSeen, isAsked: answers}: RankedPage) =>
        isSeen || answers || isNamed(page);
      // What does not show why it is there comes after all that does.
      const [showing, others] = [[], []] as [RankedPage[], RankedPage[]];
      for (const page of ranking.pages) (showsWhy(page) ? showing : others).push(page);
      ranking.pages = [...showing, ...others];
      return isCall(text) ? readFromBeginning(ranking, isWhole ? () => false : isBegun) : ranking;
    };
    if (!this.store.areHere(files)) {
      const early = answer(rank());
      onPartial?.({...early, isPartial: true});
      try {
        await this.store.loadFiles(files);
      } catch (error) {
        // Without the network the titles, which are here, are better than nothing.
        if (early.total === 0) throw error;
        return early;
      }
    }
    const ranking = rank();
    const namesOther = query.units.some(({otherNameOf}) => otherNameOf);
    const meant = await this.findMeant(text, ranking, first, options);
    if (meant !== text) {
      const better = await this.search(meant, {...options, readsPinyin: false});
      if (better.total > 0) return {...better, corrected: meant};
    }
    const wanted = chooseShown(ranking.pages, options.limit).shown.flatMap(({page, sections}) => [
      ...sections.slice(0, 1 + (options.moreSections ?? 0)).map(({section}) => section),
      // What is shown in place of rows that say nothing of what was asked.
      ...(sections[0]?.isSilent || namesOther ? [sectionOf(page.i)] : []),
    ]);
    const texts = this.store.filesOfSections(wanted, first);
    if (!this.store.areHere(texts)) {
      // Those of most rows first.
      await this.store.loadFiles(texts.slice(0, 1));
      onPartial?.({...answer(ranking), isPartial: true});
      await this.store.loadFiles(texts);
    }
    return answer(ranking);
  }

  private answer(
    {pages, found}: Ranking,
    options: SearchOptions,
    query: Query,
    isChinese: boolean,
  ): SearchAnswer {
    const {matching, shown, isGuess} = chooseShown(pages, options.limit);
    const counts: SearchAnswer['counts'] = {};
    for (const {page} of matching) {
      const part = contextOf(page.u.slice(this.base.length));
      counts[part] = (counts[part] ?? 0) + 1;
    }
    const describe = (page: RankedPage, wanted: Wanted) =>
      this.describe(page, page.isCalled ? {typed: new Set(), related: []} : wanted, options);
    const renamed = shown[0] && findRenamed(query, describe(shown[0], found), isChinese);
    const wanted = renamed ? readWanted(found, query, renamed) : found;
    const hits = shown.map((page) => describe(page, wanted));
    const marked = hits
      .flatMap(({title, heading, excerpt: shownText}) => [title, heading, shownText])
      .filter((one) => one !== undefined);
    const typed = marked.filter(({isRelated}) => !isRelated).flatMap(markedWords);
    const words = typed.length > 0 ? typed : marked.flatMap(markedWords);
    return {
      hits,
      total: matching.length,
      counts,
      isPartial: false,
      ...(isGuess && {isGuess}),
      ...(renamed && {renamed}),
      words: [...new Set(words)].slice(0, mostMarkedWords),
    };
  }

  private describe(
    {page, sections, isAsked}: RankedPage,
    wanted: Wanted,
    {excerptLength, leastFilled, moreSections = 0}: SearchOptions,
  ): SearchHit {
    const {t, u: url, b: breadcrumbs = [], k: endpoint} = page;
    const textOf = (section: number) => this.store.document(idOf(section, 2))?.t ?? '';
    const nameOf = (section: number): SectionHit | undefined => {
      const found = this.store.document(idOf(section, 1));
      return found && {hash: found.h ?? '', heading: markAll(found.t, wanted)};
    };
    const [best, ...others] = sections.slice(0, 1 + moreSections);
    // Beside the best one, a section has to show why it is there.
    const more = others.flatMap(({section}) => nameOf(section) ?? []).filter(showsMatch);
    const named = best && nameOf(best.section);
    const own = best ? textOf(best.section) : '';
    const say = (text: string) =>
      text === '' ? undefined : excerpt(text, wanted, excerptLength, leastFilled);
    const ownWords = say(own);
    const isSilent = best?.isSilent === true || !isMarked(ownWords);
    const title = markAll(t, wanted);
    // What shows nothing of what was asked leads nowhere, unless readers asking for it is all that the page was found by.
    const isFoundByIt = best?.isAsked === true && title.marks.length === 0;
    const isMute = isSilent && named !== undefined && !showsMatch(named) && !isFoundByIt;
    // Nor do rows without a match say anything; then the page does, with a match where it has one, or what it is about.
    const isReplaced = isMute || (isSilent && !hasProse(own));
    const places = [sectionOf(page.i), ...others.map(({section}) => section)];
    const replacements = isReplaced ? places.flatMap((section) => say(textOf(section)) ?? []) : [];
    const says = replacements.find(isMarked) ?? replacements[0] ?? ownWords;
    const shown = [title, named?.heading, says, ...more.map(({heading}) => heading)];
    const isBare = !shown.some(isMarked);
    return {
      url,
      title,
      breadcrumbs,
      hash: '',
      ...(isMute ? {} : named),
      excerpt: says,
      endpoint,
      more,
      ...(isBare && (isAsked || best?.isAsked) && {isAsked: true}),
    };
  }

  /** Of a query with words that stand nowhere: what sounds so, or is written nearly so. */
  private async findMeant(
    text: string,
    {missing}: Ranking,
    first: FirstFile,
    {readsPinyin}: SearchOptions,
  ): Promise<string> {
    const sound = text.toLowerCase().replace(/[\s'’]/g, '');
    if (missing.length > 0 && readsPinyin && /^[a-z]{2,32}$/.test(sound)) {
      const {documents, indexes} = await this.store.loadPinyin();
      const asked = sound.length > 3 ? `${sound}^10 ${sound}*` : sound;
      const [best] = indexes.flatMap((index) => index.search(asked));
      const title = documents.flat().find(({i}) => i === Number(best?.ref))?.t;
      if (title !== undefined) return title;
    }
    return missing.reduce((corrected, {text: word}) => {
      this.vocabulary ??= listVocabulary(first);
      return corrected.replace(word, findSimilar(word, this.vocabulary, this.mostEdits) ?? word);
    }, text);
  }
}

const isMarked = (text: Marked | undefined): boolean => text !== undefined && text.marks.length > 0;

const showsMatch = ({heading}: SectionHit): boolean => isMarked(heading);

const markedWords = ({text, marks}: Marked): string[] =>
  marks.flatMap(([start, length]) =>
    text
      .slice(start, start + length)
      .toLowerCase()
      .split(' '),
  );
