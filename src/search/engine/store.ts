import lunr from 'lunr';

import {readConcepts, type Concepts} from './concepts';
import {
  checkIndexFile,
  documentTypes,
  fields,
  fileSuffix,
  findLastNotAfter,
  firstFile,
  sectionOf,
  type IndexSet,
  type Scores,
  type SearchDocument,
  type Shards,
  type SliceFile,
  type WholeFile,
} from './format';
import {assembleIndex, sliceIndex} from './slices';
import {termsOf} from './words';

/** Loads the file of the index with this suffix. */
export type LoadFile = (suffix: string) => Promise<unknown>;

export type Titles = {
  pages: SearchDocument[];
  shards: Shards;
  concepts: Concepts;
  /** First section of each page, ascending as the pages are. */
  firstSections: number[];
  /** The terms of the title of a page. */
  termsOfTitle: (page: number) => readonly string[];
};

export type Section = {heading?: SearchDocument; text?: SearchDocument};

function describeTitles([first]: WholeFile | SliceFile, shards = first?.shards): Titles {
  const {documents: pages, concepts} = first ?? {};
  if (!pages || !shards || !concepts) throw new Error('The search index is not complete.');
  const known = new Map<number, string[]>();
  return {
    pages,
    shards,
    concepts: readConcepts(concepts),
    firstSections: pages.map(({i}) => sectionOf(i)),
    termsOfTitle: (page) => {
      const terms = known.get(page) ?? termsOf(pages[page]?.t ?? '');
      known.set(page, terms);
      return terms;
    },
  };
}

/** For each type of document. */
type TermsByType = ReadonlyMap<string, Scores>[];

/** What a query may know: an answer must not depend on what others have had loaded. */
export class KnownTerms {
  constructor(private readonly files: readonly TermsByType[]) {}

  /** What is known of these terms, as an index of each type of document. */
  assemble(terms: ReadonlySet<string>): lunr.Index[] {
    return documentTypes.map((type, at) => {
      const slices = new Map<string, Scores>();
      for (const file of this.files) {
        for (const term of terms) {
          const scores = file[at]?.get(term);
          if (scores) slices.set(term, scores);
        }
      }
      return assembleIndex(Object.keys(fields[type]), slices);
    });
  }

  /** The known terms that begin so. */
  termsWith(beginning: string): string[] {
    return this.files.flatMap((types) =>
      types.flatMap((terms) =>
        [...terms.keys()].filter((term) => term !== beginning && term.startsWith(beginning)),
      ),
    );
  }
}

/** What is loaded of one index, each file once; a file that failed is asked for again. */
export class IndexStore {
  private readonly files = new Map<string, Promise<unknown>>();
  /** By file of terms; those of the titles have no number. */
  private readonly terms = new Map<number | undefined, TermsByType>();
  private readonly sections = new Map<number, Section>();

  constructor(
    private readonly load: LoadFile,
    /** A part of the site has an index of its own, which is loaded whole. */
    private readonly context?: string,
  ) {}

  loadTitles(): Promise<Titles> {
    if (this.context !== undefined) {
      return this.once(firstFile(this.context), (file: WholeFile) => {
        this.takeTerms(file.map(({documents, index}) => ({documents, index: sliceIndex(index)})));
        this.takeDocuments(file);
        const sections = file[2]?.documents.length ?? 0;
        return describeTitles(file, {sections, terms: [], documents: []});
      });
    }
    return this.once(firstFile(), (file: SliceFile) => {
      this.takeTerms(file);
      return describeTitles(file);
    });
  }

  /** Titles and headings by their sound, for readers who type no Han. */
  loadPinyin(): Promise<{documents: SearchDocument[]; index: lunr.Index}> {
    return this.once(fileSuffix.pinyin, ([set]: WholeFile) => {
      if (!set) throw new Error('The search index is not complete.');
      return {documents: set.documents, index: lunr.Index.load(set.index)};
    });
  }

  hasTerms(terms: Iterable<string>, titles: Titles): boolean {
    return this.shardsOf(terms, titles).every((shard) => this.terms.has(shard));
  }

  async loadTerms(terms: Iterable<string>, titles: Titles): Promise<void> {
    const shards = this.shardsOf(terms, titles);
    await Promise.all(
      shards.map((shard) =>
        this.once(fileSuffix.terms(shard), (file: SliceFile) => {
          this.takeTerms(file, shard);
        }),
      ),
    );
  }

  /** What is here of the titles and of the files that hold these terms. */
  known(terms: Iterable<string>, titles: Titles): KnownTerms {
    const files = [undefined, ...this.shardsOf(terms, titles)].map((file) => this.terms.get(file));
    return new KnownTerms(files.filter((file) => file !== undefined));
  }

  /** The texts of these sections; of all their files at most so many, those of most sections first. */
  async loadSections(wanted: readonly number[], {shards}: Titles, most = Infinity): Promise<void> {
    const counts = new Map<number, number>();
    for (const section of wanted) {
      const shard = findLastNotAfter(shards.documents, section);
      if (shard >= 0) counts.set(shard, (counts.get(shard) ?? 0) + 1);
    }
    const numbers = [...counts].sort((a, b) => b[1] - a[1]).slice(0, most);
    await Promise.all(
      numbers.map(([shard]) =>
        this.once(fileSuffix.documents(shard), (file: SliceFile) => {
          this.takeDocuments(file);
        }),
      ),
    );
  }

  section(section: number): Section {
    let known = this.sections.get(section);
    if (!known) this.sections.set(section, (known = {}));
    return known;
  }

  private takeDocuments([, headings, texts]: IndexSet<unknown>[]): void {
    for (const heading of headings?.documents ?? []) {
      this.section(sectionOf(heading.i)).heading = heading;
    }
    for (const text of texts?.documents ?? []) this.section(sectionOf(text.i)).text = text;
  }

  private takeTerms(file: SliceFile, shard?: number): void {
    this.terms.set(
      shard,
      file.map(({index}) => new Map(index.terms)),
    );
  }

  private shardsOf(terms: Iterable<string>, {shards, concepts}: Titles): number[] {
    if (shards.terms.length === 0) return [];
    const numbers = Array.from(terms, (term) =>
      Math.max(0, findLastNotAfter(shards.terms, concepts.shelfOf(term))),
    );
    return [...new Set(numbers)];
  }

  private once<Result>(suffix: string, read: (file: never) => Result): Promise<Result> {
    let result = this.files.get(suffix) as Promise<Result> | undefined;
    if (!result) {
      result = this.load(suffix).then((file) => {
        checkIndexFile(file);
        return read(file as never);
      });
      this.files.set(suffix, result);
      result.catch(() => this.files.delete(suffix));
    }
    return result;
  }
}
