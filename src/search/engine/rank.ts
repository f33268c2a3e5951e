import type lunr from 'lunr';

import type {Wanted} from './excerpt';
import {documentTypes, idOf, sectionOf, type SearchDocument} from './format';
import type {Query, Unit} from './query';
import type {FirstFile} from './store';

/** `isSilent`: its text shows no word that was looked for; `isAsked`: readers ask for it with one. */
export type RankedSection = {
  section: number;
  score: number;
  isSilent?: boolean;
  isAsked?: boolean;
};

export type RankedPage = {
  page: SearchDocument;
  /** What it says of what was asked, and with that what it counts before anything is asked. */
  said: number;
  score: number;
  /** The sections of the page with matches, best first. */
  sections: RankedSection[];
  /** How much of what was wanted is there. */
  coverage: number;
  /** Whether what is shown of it has a word that was looked for. */
  isSeen: boolean;
  /** Whether readers ask for a section of it in words like these, which it need not say itself. */
  isAsked: boolean;
  /** An operation that is asked for by its path: it is shown as what it does. */
  isCalled?: boolean;
};

export type Ranking = {
  pages: RankedPage[];
  /** Units that stand nowhere. */
  missing: Unit[];
  /** What was looked for and is somewhere. */
  found: Wanted;
};

/** The words of a query that stand in one section say more than the same words all over the page. */
const weightTogether = 0.7;
/** Said in the title and below it, and said in many sections. */
const repeatBonus = 0.45;
/** A page whose whole title is asked for is the one that is meant. */
const titleBonus = 0.5;
/** That much more where nothing else is asked: what is typed is its name. */
const bonusOfName = 1.3;
/** What is left of a name where only some of its words stand, or all while others have it whole: enough for a guess. */
const faint = 0.01;
/** Who names no failure asks for the way before what can go wrong on it. */
const weightTrouble = 0.7;
/** Of the best section's score: what says less is not worth a line beside it. */
const leastBesideBest = 0.4;

/** So much of a query, and more than one word, must stand in the words of readers for a section to be their answer. */
const leastAsked = 0.3;
/** What a reader sees of a page; of its other fields a hit shows nothing. */
const seenFields = ['title', 'heading', 'text'];

/** What is still being typed stands for all that begins so. */
const isBeginning = (term: string): boolean => term.endsWith('*');
const isSaidBy = (term: string) => (said: string) =>
  isBeginning(term) ? said.startsWith(term.slice(0, -1)) : said === term;

/** By document, how strongly a unit is there. */
type Strengths = Map<number, number>;

/** Said in one place and again in another, it counts for more. */
const addRepeat = (one: number, other: number): number =>
  Math.max(one, other) + repeatBonus * Math.min(one, other);

const note = (terms: Map<number, Set<string>>, id: number, term: string): void => {
  terms.set(id, (terms.get(id) ?? new Set()).add(term));
};

/** Asks lunr for each way to say a unit; of several, the strongest counts. */
function findUnit(
  unit: Unit,
  indexes: readonly lunr.Index[],
  onFound: (term: string, isTyped: boolean, id: number, fields: object) => void,
): Strengths {
  const strengths: Strengths = new Map();
  for (const [at, {terms, weight, isName}] of unit.alternatives.entries()) {
    const standsWhole = strengths.size > 0;
    const sums = new Map<number, {sum: number; matched: number}>();
    for (const term of terms) {
      const asked = indexes.filter(({invertedIndex}) => isBeginning(term) || invertedIndex[term]);
      for (const {ref, score, matchData} of asked.flatMap((index) =>
        index.query((query) => query.clause({term, usePipeline: false})),
      )) {
        for (const [one, fields] of Object.entries(matchData.metadata))
          onFound(one, at === 0 || isBeginning(term), Number(ref), fields);
        const {sum, matched} = sums.get(Number(ref)) ?? {sum: 0, matched: 0};
        sums.set(Number(ref), {sum: sum + score, matched: matched + 1});
      }
    }
    for (const [id, {sum, matched}] of sums) {
      // Their average, less when some are missing.
      const share = matched / terms.length;
      const isSure = !isName || (share === 1 && !standsWhole);
      const strength = weight * (sum / terms.length) * (isSure ? share : faint);
      strengths.set(id, Math.max(strengths.get(id) ?? 0, strength));
    }
  }
  return strengths;
}

/** Rates the pages that lunr finds: it knows terms, this knows what belongs together. */
export function rankPages(
  query: Query,
  first: FirstFile,
  indexes: readonly lunr.Index[],
  /** What a page counts before anything is asked. */
  prior: (page: SearchDocument) => number,
): Ranking {
  const typed = new Set<string>();
  /** By page, the terms of its title that were found. */
  const titled = new Map<number, Set<string>>();
  /** By document, the terms that were found where a reader sees them, and in what readers ask. */
  const [seen, asked] = [new Map<number, Set<string>>(), new Map<number, Set<string>>()];
  const units = query.units.map((unit) => {
    const strengths = findUnit(
      unit,
      [...first.indexes, ...indexes],
      (term, isTyped, id, fields) => {
        if (isTyped) typed.add(term);
        if ('title' in fields) note(titled, id, term);
        if (seenFields.some((field) => field in fields)) note(seen, id, term);
        if ('asked' in fields) note(asked, id, term);
      },
    );
    return {...unit, strengths};
  });

  /** What strengths are worth: the sum, less when something is missing. */
  const rate = (strengthOf: (strengths: Strengths) => number) => {
    let [sum, covered, wanted] = [0, 0, 0];
    for (const {weight, strengths} of units) {
      const strength = strengthOf(strengths);
      sum += weight * strength;
      wanted += weight;
      covered += weight * Math.min(1, strength);
    }
    const coverage = covered / wanted;
    return {score: sum * coverage, coverage};
  };

  const related = units.flatMap(({alternatives}) =>
    alternatives.slice(1).flatMap(({terms}) => (terms.some(isBeginning) ? [] : [terms])),
  );
  const isSeen = (id: number): boolean => {
    const terms = seen.get(id) ?? new Set();
    return (
      [...terms].some((one) => typed.has(one)) ||
      related.some((name) => name.every((one) => terms.has(one)))
    );
  };
  const wholeWeight = units.reduce((sum, {weight}) => sum + weight, 0);
  const isAskedIn = (section: number): boolean => {
    const terms = [...(asked.get(idOf(section, 2)) ?? [])];
    const saysSo = ({alternatives}: Unit) =>
      alternatives.some((one) => one.terms.some((term) => terms.some(isSaidBy(term))));
    const said = units.filter(saysSo);
    const weight = said.reduce((sum, one) => sum + one.weight, 0);
    return said.length > 1 && weight >= leastAsked * wholeWeight;
  };
  const isSeenIn = (section: number) => isSeen(idOf(section, 1)) || isSeen(idOf(section, 2));

  const sizeOfTitle = (id: number) =>
    (first.indexes[0]?.fieldVectors[`title/${id}`]?.elements.length ?? 2) / 2;

  const ratePage = (page: SearchDocument, places: readonly number[]): RankedPage => {
    const inTitle = (strengths: Strengths) => strengths.get(page.i) ?? 0;
    const [firstTrouble = Infinity, lastTrouble = 0] = query.isComplaint ? [] : (page.x ?? []);
    const isTrouble = (section: number) => section >= firstTrouble && section <= lastTrouble;
    const inSection = (strengths: Strengths, section: number) =>
      (isTrouble(section) ? weightTrouble : 1) *
      addRepeat(strengths.get(idOf(section, 1)) ?? 0, strengths.get(idOf(section, 2)) ?? 0);
    let together = rate(inTitle).score;
    const sections = places.map((section): RankedSection => {
      // Below its title, a section need not repeat the title's words.
      const within = rate((unit) => addRepeat(inTitle(unit), inSection(unit, section))).score;
      together = Math.max(together, within);
      const {score} = rate((unit) => inSection(unit, section));
      const text = idOf(section, 2);
      return {section, score, isSilent: !isSeen(text), isAsked: asked.has(text)};
    });
    sections.sort((a, b) => b.score - a.score || a.section - b.section);
    const least = leastBesideBest * (sections[0]?.score ?? 0);
    sections.splice(sections.findLastIndex(({score}) => score >= least) + 1);
    // Of those that say about as much, first one that shows why.
    sections.sort((a, b) => Number(isSeenIn(b.section)) - Number(isSeenIn(a.section)));
    // The title says it all, or nothing below it does: the page is read from its beginning.
    const beginning = sectionOf(page.i);
    const inItsTitle = [...(titled.get(page.i) ?? [])];
    const saysAll = ({terms}: Unit['alternatives'][number]) =>
      terms.every((term) => inItsTitle.some(isSaidBy(term)));
    const isTitled = units.every(({alternatives}) => alternatives.some(saysAll));
    if (isTitled || sections.length === 0) {
      const others = sections.filter(({section}) => section !== beginning);
      sections.splice(0, Infinity, {section: beginning, score: 0}, ...others);
    }
    // A page that speaks of something all over is about it.
    const all = rate((unit) => {
      const said = places.map((section) => inSection(unit, section)).filter((one) => one > 0);
      const repeats = Math.log2(Math.max(1, said.length));
      return Math.max(inTitle(unit), ...said) * (1 + repeatBonus * repeats);
    });
    const shareOfTitle = (titled.get(page.i)?.size ?? 0) / sizeOfTitle(page.i);
    const isNamed =
      !query.wantsApi &&
      shareOfTitle >= 1 &&
      units.every(({alternatives: [typed]}) => typed && saysAll(typed));
    const said =
      (weightTogether * together + (1 - weightTogether) * all.score) *
      (1 + titleBonus * shareOfTitle ** 2) *
      (isNamed ? bonusOfName : 1);
    const isShown = isSeen(page.i) || sections.some(({section}) => isSeenIn(section));
    return {
      page,
      said,
      score: said * prior(page),
      sections,
      coverage: all.coverage,
      isSeen: isShown,
      isAsked: sections.some(({section}) => isAskedIn(section)),
    };
  };

  /** By page, its sections with matches. */
  const places = new Map<SearchDocument, Set<number>>();
  for (const id of units.flatMap(({strengths}) => [...strengths.keys()])) {
    const page = first.pages.findLast(({i}) => i <= id);
    if (!page) continue;
    const sections = places.get(page) ?? new Set();
    places.set(page, sections);
    if (id % documentTypes.length > 0) sections.add(sectionOf(id));
  }
  const pages = [...places].map(([page, sections]) => ratePage(page, [...sections]));
  pages.sort((a, b) => b.score - a.score || a.page.i - b.page.i);
  const missing = units.filter(({strengths}) => strengths.size === 0);
  return {pages, missing, found: {typed, related}};
}
