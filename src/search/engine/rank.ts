import type lunr from 'lunr';

import {findLastNotAfter, sectionOf} from './format';
import type {Alternative, Query, Unit} from './query';
import type {IndexStore, Titles} from './store';
import {isHan} from './words';

export type RankedPage = {
  /** Position among the pages. */
  page: number;
  score: number;
  /** The sections of the page with matches, best first. */
  sections: {section: number; score: number}[];
  /** How much of what was wanted is there. */
  coverage: number;
};

export type Ranking = {
  pages: RankedPage[];
  /** Units that stand nowhere. */
  missing: Unit[];
  /** Every term that was looked for and is somewhere. */
  found: Set<string>;
};

/** The words of a query that stand in one section say more than the same words all over the page. */
const weightTogether = 0.7;
/** What is left of a page that has nothing of what is wanted, and how fast missing words cost. */
const leastCoverage = 0.05;
const coveragePower = 1.2;
/** Said in the title and below it, and said in many sections. */
const repeatBonus = 0.45;
/** A page whose whole title is asked for is the one that is meant. */
const titleBonus = 0.5;

/** lunr divides by the square root of the number of terms; a share of them counts less than in proportion. */
const shareCost = 1.3;
/** How strongly a word is there when it is wholly there, beside how rare it is. */
const fullStrength = 1.4;

const mostPrefixTerms = 24;
const prefixWeight = 0.5;
const shortestPrefix = 2;

type ScoredUnit = {
  unit: Unit;
  /** Best strength by page and by section. */
  titles: Map<number, number>;
  sections: Map<number, number>;
  weight: number;
};

/** By unit, in the title and in each section. */
type PageStrengths = {title: Float32Array; sections: Map<number, Float32Array>};

const inTitle = (title: number, section: number): number =>
  Math.max(title, section) + repeatBonus * Math.min(title, section);

/** Rates the pages that lunr finds: it knows terms, this knows what belongs together. */
export class Ranker {
  private readonly indexes: lunr.Index[];
  private readonly units: {unit: Unit; alternatives: Alternative[]}[];

  constructor(
    private readonly titles: Titles,
    private readonly store: IndexStore,
    query: Query,
    /** What a page counts before anything is asked. */
    private readonly prior: (page: number) => number,
    private readonly isOverdue: () => boolean,
  ) {
    this.units = query.units.map((unit) => ({
      unit,
      alternatives: [...unit.alternatives, ...this.completions(unit)],
    }));
    const terms = this.units.flatMap(({alternatives}) =>
      alternatives.flatMap(({terms: own}) => own),
    );
    this.indexes = store.assemble(new Set(terms));
  }

  rank(): Ranking {
    const found = new Set<string>();
    const scored = this.units.map(({unit, alternatives}) => this.score(unit, alternatives, found));
    const pages = this.combine(scored, found);
    pages.sort((a, b) => b.score - a.score || a.page - b.page);
    const missing = scored.filter(
      ({unit, titles, sections}) => unit.isWanted && titles.size + sections.size === 0,
    );
    return {pages, missing: missing.map(({unit}) => unit), found};
  }

  /** The words that begin with the one that is being typed. */
  private completions({text, alternatives: [first], isPrefix}: Unit): Alternative[] {
    const beginnings = [text.toLowerCase(), first?.terms[0] ?? ''].filter(
      (beginning) => isPrefix && (beginning.length >= shortestPrefix || isHan(beginning)),
    );
    const terms = new Set(beginnings.flatMap((beginning) => this.store.termsWith(beginning)));
    const some = [...terms].sort((a, b) => a.length - b.length).slice(0, mostPrefixTerms);
    return [{terms: some, weight: prefixWeight, isAny: true}];
  }

  private score(unit: Unit, alternatives: readonly Alternative[], found: Set<string>): ScoredUnit {
    const result: ScoredUnit = {unit, titles: new Map(), sections: new Map(), weight: 0};
    for (const {terms, weight, isAny = false} of alternatives) {
      if (terms.length === 0 || this.isOverdue()) continue;
      for (const [type, index] of this.indexes.entries()) {
        const strengths = type === 0 ? result.titles : result.sections;
        const own = new Map<number, number>();
        for (const {ref, score, matchData} of index.query((query) => {
          for (const term of terms) query.clause({term, usePipeline: false});
        })) {
          const matched = Object.keys(matchData.metadata);
          for (const term of matched) found.add(term);
          const strength = isAny
            ? (weight * score * Math.sqrt(terms.length)) / matched.length
            : (weight * score * matched.length) / terms.length ** shareCost;
          own.set(sectionOf(Number(ref)), strength);
        }
        for (const [section, strength] of own) {
          if (strength > (strengths.get(section) ?? 0)) strengths.set(section, strength);
        }
      }
    }
    const {sections} = this.titles.shards;
    const frequency = Math.max(result.sections.size, result.titles.size);
    // What is rare says more about what is wanted.
    const rarity = Math.log(1 + (sections - frequency + 0.5) / (frequency + 0.5));
    result.weight = unit.weight * Math.max(0.1, rarity);
    return result;
  }

  private combine(scored: readonly ScoredUnit[], found: ReadonlySet<string>): RankedPage[] {
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
    return [...pages].map(([page, strengths]) =>
      this.ratePage(page, strengths, scored, wanted, found),
    );
  }

  private ratePage(
    page: number,
    {title, sections}: PageStrengths,
    scored: readonly ScoredUnit[],
    wanted: number,
    found: ReadonlySet<string>,
  ): RankedPage {
    /** What the strengths are worth: the sum, less when something is missing. */
    const rate = (strengthOf: (unit: number) => number) => {
      let sum = 0;
      let covered = 0;
      scored.forEach(({unit, weight}, at) => {
        const strength = strengthOf(at);
        sum += unit.weight * strength;
        if (unit.isWanted) covered += Math.min(weight, (unit.weight * strength) / fullStrength);
      });
      const coverage = wanted > 0 ? covered / wanted : 1;
      const part = leastCoverage + (1 - leastCoverage) * coverage ** coveragePower;
      return {score: sum * part, coverage};
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
      this.rateTitle(page, found);
    return {page, score, sections: ranked, coverage: all.coverage};
  }

  private rateTitle(page: number, found: ReadonlySet<string>): number {
    const terms = this.titles.termsOfTitle(page);
    const known = terms.filter((term) => found.has(term)).length;
    return terms.length > 0 ? 1 + titleBonus * (known / terms.length) ** 2 : 1;
  }
}
