import {analyze} from './analyze';
import {findLastNotAfter, findTerm, type PrebuiltIndex} from './format';
import {decodePostings, type Posting} from './postings';
import type {Query, Unit} from './query';
import type {IndexStore, Titles} from './store';

export type RankedPage = {
  /** Position among the pages. */
  page: number;
  score: number;
  /** The sections of the page with matches, best first. */
  sections: {section: number; score: number}[];
  /** Whether everything that was wanted is there. */
  coverage: number;
};

export type Ranking = {
  pages: RankedPage[];
  /** Units that stand nowhere. */
  missing: Unit[];
  /** Every term that was looked for and is somewhere. */
  found: Set<string>;
};

/** What a match in a field is worth; `impact` by the stored rating of the term in it. */
const fields = {
  titles: {weight: 4, impact: [0.55, 0.65, 1, 1.2]},
  headings: {weight: 2.5, impact: [0.35, 1, 1.05, 1.15]},
  texts: {weight: 1, impact: [0.4, 0.6, 1, 1.2]},
};
/** The words of a query that stand in one section say more than the same words all over the page. */
const weightTogether = 0.85;
/** What is left of a page that has nothing of what is wanted, and how fast missing words cost. */
const leastCoverage = 0.05;
const coveragePower = 1.5;
/** Said in the title and below it, and said in many sections. */
const repeatBonus = 0.25;
/** A page whose whole title is asked for is the one that is meant. */
const titleBonus = 0.3;

const mostPrefixTerms = 24;
const prefixWeight = 0.75;
const shortestPrefix = 2;

/** What is known of a term in one index. */
type TermFacts = {titles: Posting[]; headings: Posting[]; texts: Posting[]; idf: number};

function readPostings(index: PrebuiltIndex | undefined, term: string): Posting[] {
  const [found, postings] = index?.invertedIndex[findTerm(index, term)] ?? [];
  return found === term && postings !== undefined ? decodePostings(postings) : [];
}

function findByPrefix(index: PrebuiltIndex | undefined, prefix: string): string[] {
  if (!index) return [];
  const start = findTerm(index, prefix);
  return index.invertedIndex
    .slice(start, start + mostPrefixTerms)
    .map(([term]) => term)
    .filter((term) => term.startsWith(prefix) && term !== prefix);
}

/** Scores the pages of one index for one query, from the files that are loaded. */
export class Ranker {
  private readonly facts = new Map<string, TermFacts>();
  private readonly found = new Set<string>();

  constructor(
    private readonly titles: Titles,
    private readonly store: IndexStore,
    private readonly query: Query,
    /** What a page counts before anything is asked. */
    private readonly prior: (page: number) => number,
    private readonly isOverdue: () => boolean,
  ) {}

  rank(): Ranking {
    const {units} = this.query;
    const scored = units.map((unit) => this.scoreUnit(unit));
    const pages = this.combine(scored);
    pages.sort((a, b) => b.score - a.score || a.page - b.page);
    const missing = units.filter(
      ({isWanted}, at) =>
        isWanted && scored[at]?.titles.size === 0 && scored[at].sections.size === 0,
    );
    return {pages, missing, found: this.found};
  }

  private factsOf(term: string): TermFacts {
    let facts = this.facts.get(term);
    if (facts) return facts;
    const shard = this.store.termShard(term, this.titles);
    const titles = readPostings(this.titles.index, term);
    const headings = readPostings(shard?.headings, term);
    const texts = readPostings(shard?.texts, term);
    const {sections} = this.titles.shards;
    const frequency = Math.min(sections, Math.max(texts.length, headings.length, titles.length));
    const idf = Math.log(1 + (sections - frequency + 0.5) / (frequency + 0.5));
    facts = {titles, headings, texts, idf};
    this.facts.set(term, facts);
    if (frequency > 0) this.found.add(term);
    return facts;
  }

  private prefixTerms({text, alternatives}: Unit): string[] {
    const prefixes = new Set([text.toLowerCase(), alternatives[0]?.terms[0] ?? '']);
    const terms = new Set<string>();
    for (const prefix of prefixes) {
      if (prefix.length < shortestPrefix && !/\p{Script=Han}/u.test(prefix)) continue;
      const shard = this.store.termShard(prefix, this.titles);
      for (const index of [this.titles.index, shard?.headings, shard?.texts]) {
        for (const term of findByPrefix(index, prefix)) terms.add(term);
      }
    }
    return [...terms].slice(0, mostPrefixTerms);
  }

  private scoreUnit(unit: Unit): ScoredUnit {
    const result: ScoredUnit = {unit, titles: new Map(), sections: new Map(), weight: 0};
    const alternatives = [...unit.alternatives];
    if (unit.isPrefix) {
      const weight = prefixWeight;
      for (const term of this.prefixTerms(unit)) alternatives.push({terms: [term], weight});
    }
    let rarity = Infinity;
    for (const {terms, weight} of alternatives) {
      if (this.isOverdue()) break;
      const facts = terms.map((term) => this.factsOf(term));
      const total = facts.reduce((sum, {idf}) => sum + idf, 0);
      const isThere = facts.every(
        ({titles, headings, texts}) => titles.length + headings.length + texts.length > 0,
      );
      // What is common under one name is not rare because it has another.
      if (isThere) rarity = Math.min(rarity, total / terms.length);
      addMatches(result.titles, facts, total, weight, 'titles');
      addMatches(result.sections, facts, total, weight, 'headings');
      addMatches(result.sections, facts, total, weight, 'texts');
    }
    const rarest = Math.log(1 + this.titles.shards.sections);
    result.weight = unit.weight * Math.min(rarity, rarest);
    return result;
  }

  private combine(scored: readonly ScoredUnit[]): RankedPage[] {
    const pages = new Map<number, PageStrengths>();
    const empty = () => new Float32Array(scored.length);
    const take = (section: number): PageStrengths => {
      const page = findLastNotAfter(this.titles.firstSections, section);
      let strengths = pages.get(page);
      if (!strengths) pages.set(page, (strengths = {title: empty(), sections: new Map()}));
      return strengths;
    };
    scored.forEach(({titles, sections}, at) => {
      for (const [section, strength] of titles) take(section).title[at] = strength;
      for (const [section, strength] of sections) {
        const page = take(section);
        let own = page.sections.get(section);
        if (!own) page.sections.set(section, (own = empty()));
        own[at] = strength;
      }
    });
    const wanted = scored.reduce((sum, {unit, weight}) => sum + (unit.isWanted ? weight : 0), 0);
    return [...pages].map(([page, strengths]) => this.scorePage(page, strengths, scored, wanted));
  }

  private scorePage(
    page: number,
    {title, sections}: PageStrengths,
    scored: readonly ScoredUnit[],
    wanted: number,
  ): RankedPage {
    /** What the strengths are worth: the sum, less when something is missing. */
    const rate = (strengthOf: (unit: number) => number) => {
      let sum = 0;
      let covered = 0;
      scored.forEach(({unit, weight}, at) => {
        const strength = strengthOf(at);
        sum += weight * strength;
        if (unit.isWanted) covered += weight * Math.min(1, strength);
      });
      const coverage = wanted > 0 ? covered / wanted : 1;
      return {
        score: sum * (leastCoverage + (1 - leastCoverage) * coverage ** coveragePower),
        coverage,
      };
    };
    const anywhere = new Float32Array(title);
    const counts = new Float32Array(scored.length);
    const ranked: RankedPage['sections'] = [];
    let together = rate((at) => title[at] ?? 0).score;
    for (const [section, own] of sections) {
      own.forEach((strength, at) => {
        if (strength > (anywhere[at] ?? 0)) anywhere[at] = strength;
        if (strength > 0) counts[at] = (counts[at] ?? 0) + 1;
      });
      // Below its title, a section need not repeat the title's words.
      const within = rate((at) => inTitle(title[at] ?? 0, own[at] ?? 0)).score;
      together = Math.max(together, within);
      ranked.push({section, score: rate((at) => own[at] ?? 0).score + 0.1 * within});
    }
    ranked.sort((a, b) => b.score - a.score || a.section - b.section);
    // A page that speaks of something all over is about it.
    const all = rate(
      (at) => (anywhere[at] ?? 0) * (1 + repeatBonus * Math.log2(Math.max(1, counts[at] ?? 0))),
    );
    const score =
      (weightTogether * together + (1 - weightTogether) * all.score) *
      this.prior(page) *
      this.rateTitle(page);
    return {page, score, sections: ranked, coverage: all.coverage};
  }

  private rateTitle(page: number): number {
    const title = this.titles.pages[page]?.t ?? '';
    const terms = new Set([...analyze(title)].map(({term}) => term));
    if (terms.size === 0) return 1;
    let known = 0;
    for (const term of terms) if (this.found.has(term) && this.facts.has(term)) known += 1;
    return 1 + titleBonus * (known / terms.size) ** 2;
  }
}

type ScoredUnit = {
  unit: Unit;
  /** Best strength by first section of the page. */
  titles: Map<number, number>;
  /** Best strength by section. */
  sections: Map<number, number>;
  weight: number;
};

/** By unit, in the title and in each section. */
type PageStrengths = {title: Float32Array; sections: Map<number, Float32Array>};

const inTitle = (title: number, section: number): number =>
  Math.max(title, section) + repeatBonus * Math.min(title, section);

/** How strongly the terms of one alternative are there: the share of them, more than in proportion. */
function addMatches(
  strengths: Map<number, number>,
  facts: readonly TermFacts[],
  total: number,
  weight: number,
  field: keyof typeof fields,
): void {
  const {weight: fieldWeight, impact} = fields[field];
  const shares = new Map<number, {share: number; impact: number}>();
  for (const fact of facts) {
    const share = total > 0 ? fact.idf / total : 0;
    for (const posting of fact[field]) {
      const known = shares.get(posting.section) ?? {share: 0, impact: 0};
      known.share += share;
      known.impact += share * (impact[posting.impact] ?? 1);
      shares.set(posting.section, known);
    }
  }
  for (const [section, known] of shares) {
    const strength = weight * fieldWeight * known.impact * known.share;
    if (strength > (strengths.get(section) ?? 0)) strengths.set(section, strength);
  }
}
