import type lunr from 'lunr';

import {documentTypes, findLastNotAfter, sectionOf, type DocumentType} from './format';
import type {Alternative, Query, Unit} from './query';
import type {KnownTerms, Titles} from './store';
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

/** The title of a page, among its sections. */
const titlePlace = -1;

/** By place on a page: how strongly each unit is there, in the heading and in the text. */
type Strengths = Map<number, {heading: Float32Array; text: Float32Array}>;

/** Said in one place and again in another, it counts for more. */
const addRepeat = (one: number, other: number): number =>
  Math.max(one, other) + repeatBonus * Math.min(one, other);

/** Rates the pages that lunr finds: it knows terms, this knows what belongs together. */
export class Ranker {
  private readonly indexes: lunr.Index[];
  private readonly units: (Unit & {rarity: number; isFound: boolean})[];
  private readonly pages = new Map<number, Strengths>();
  private readonly found = new Set<string>();

  constructor(
    private readonly titles: Titles,
    private readonly known: KnownTerms,
    query: Query,
    /** What a page counts before anything is asked. */
    private readonly prior: (page: number) => number,
    private readonly isOverdue: () => boolean,
  ) {
    this.units = query.units.map((unit) => ({
      ...unit,
      alternatives: [...unit.alternatives, ...this.completions(unit)],
      rarity: 0,
      isFound: false,
    }));
    const terms = this.units.flatMap(({alternatives}) => alternatives.flatMap((one) => one.terms));
    this.indexes = known.assemble(new Set(terms));
  }

  rank(): Ranking {
    for (const at of this.units.keys()) this.find(at);
    const pages = [...this.pages].map(([page, strengths]) => this.ratePage(page, strengths));
    pages.sort((a, b) => b.score - a.score || a.page - b.page);
    const missing = this.units.filter(({isWanted, isFound}) => isWanted && !isFound);
    return {pages, missing, found: this.found};
  }

  /** The words that begin with the one that is being typed. */
  private completions({text, alternatives: [first], isPrefix}: Unit): Alternative[] {
    const beginnings = [text.toLowerCase(), first?.terms[0] ?? ''].filter(
      (beginning) => isPrefix && (beginning.length >= shortestPrefix || isHan(beginning)),
    );
    const terms = new Set(beginnings.flatMap((beginning) => this.known.termsWith(beginning)));
    const some = [...terms].sort((a, b) => a.length - b.length).slice(0, mostPrefixTerms);
    return [{terms: some, weight: prefixWeight, isAny: true}];
  }

  /** Asks lunr for each way to say a unit; of several, the strongest counts. */
  private find(at: number): void {
    const unit = this.units[at];
    if (!unit) return;
    const places = new Set<number>();
    for (const {terms, weight, isAny = false} of unit.alternatives) {
      if (terms.length === 0 || this.isOverdue()) continue;
      for (const [type, index] of this.indexes.entries()) {
        for (const {ref, score, matchData} of index.query((query) => {
          for (const term of terms) query.clause({term, usePipeline: false});
        })) {
          const matched = Object.keys(matchData.metadata);
          for (const term of matched) this.found.add(term);
          const strength = isAny
            ? (score * Math.sqrt(terms.length)) / matched.length
            : (score * matched.length) / terms.length ** shareCost;
          const section = sectionOf(Number(ref));
          if (type > 0) places.add(section);
          this.note(at, section, documentTypes[type], weight * strength);
          unit.isFound = true;
        }
      }
    }
    const {sections} = this.titles.shards;
    // What is rare says more about what is wanted.
    const rarity = Math.log(1 + (sections - places.size + 0.5) / (places.size + 0.5));
    unit.rarity = Math.max(0.1, rarity);
  }

  private note(at: number, section: number, type: DocumentType = 'text', strength: number): void {
    const page = findLastNotAfter(this.titles.firstSections, section);
    const places = this.pages.get(page) ?? (new Map() as Strengths);
    this.pages.set(page, places);
    const place = type === 'page' ? titlePlace : section;
    const {length} = this.units;
    const known = places.get(place) ?? {
      heading: new Float32Array(length),
      text: new Float32Array(length),
    };
    places.set(place, known);
    const strengths = type === 'heading' ? known.heading : known.text;
    strengths[at] = Math.max(strengths[at] ?? 0, strength);
  }

  /** What strengths are worth: the sum, less when something is missing. */
  private rate(strengthOf: (at: number) => number): {score: number; coverage: number} {
    let [sum, covered, wanted] = [0, 0, 0];
    for (const [at, {weight, rarity, isWanted}] of this.units.entries()) {
      const strength = strengthOf(at);
      sum += weight * strength;
      if (!isWanted) continue;
      wanted += weight * rarity;
      covered += weight * Math.min(rarity, strength / fullStrength);
    }
    const coverage = wanted > 0 ? covered / wanted : 1;
    const part = leastCoverage + (1 - leastCoverage) * coverage ** coveragePower;
    return {score: sum * part, coverage};
  }

  private ratePage(page: number, strengths: Strengths): RankedPage {
    const inTitle = (at: number) => strengths.get(titlePlace)?.text[at] ?? 0;
    const places = [...strengths]
      .filter(([place]) => place !== titlePlace)
      .map(
        ([place, {heading, text}]) =>
          [place, text.map((one, at) => addRepeat(one, heading[at] ?? 0))] as const,
      );
    let together = this.rate(inTitle).score;
    const sections = places.map(([section, own]) => {
      const inSection = (at: number) => own[at] ?? 0;
      // Below its title, a section need not repeat the title's words.
      const within = this.rate((at) => addRepeat(inTitle(at), inSection(at))).score;
      together = Math.max(together, within);
      return {section, score: this.rate(inSection).score + 0.1 * within};
    });
    sections.sort((a, b) => b.score - a.score || a.section - b.section);
    // A page that speaks of something all over is about it.
    const all = this.rate((at) => {
      const said = places.map(([, own]) => own[at] ?? 0).filter((strength) => strength > 0);
      const repeats = Math.log2(Math.max(1, said.length));
      return Math.max(inTitle(at), ...said) * (1 + repeatBonus * repeats);
    });
    const words = this.titles.termsOfTitle(page);
    const asked = words.filter((term) => this.found.has(term)).length / (words.length || 1);
    const score =
      (weightTogether * together + (1 - weightTogether) * all.score) *
      this.prior(page) *
      (1 + titleBonus * asked ** 2);
    return {page, score, sections, coverage: all.coverage};
  }
}
