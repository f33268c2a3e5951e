import {
  checkIndexFile,
  emptyIndex,
  fileSuffix,
  findLastNotAfter,
  sectionOf,
  type IndexFile,
  type IndexSet,
  type PrebuiltIndex,
  type SearchDocument,
  type Shards,
} from './format';

/** Loads the file of the index with this suffix. */
export type LoadFile = (suffix: string) => Promise<IndexFile>;

export type Titles = {
  pages: SearchDocument[];
  index: PrebuiltIndex;
  shards: Shards;
  /** First section of each page, ascending as the pages are. */
  firstSections: number[];
};

/** Terms of a shard: where they stand in headings and in text. */
export type TermShard = {headings?: PrebuiltIndex; texts?: PrebuiltIndex};

export type Section = {heading?: SearchDocument; text?: SearchDocument};

/** What is loaded of one index, each file once; a file that failed is asked for again. */
export class IndexStore {
  private readonly files = new Map<string, Promise<unknown>>();
  private readonly loadedTerms = new Map<number, TermShard>();
  private readonly sections = new Map<number, Section>();

  constructor(private readonly load: LoadFile) {}

  loadTitles(): Promise<Titles> {
    return this.once(fileSuffix.titles, ([titles]) => {
      if (!titles?.shards) throw new Error('The search index is not complete.');
      const firstSections = titles.documents.map(({i}) => sectionOf(i));
      return {pages: titles.documents, index: titles.index, shards: titles.shards, firstSections};
    });
  }

  /** Titles and headings by their sound, for readers who type no Han. */
  loadPinyin(): Promise<IndexSet> {
    return this.once(
      fileSuffix.pinyin,
      ([, headings]) => headings ?? {documents: [], index: emptyIndex()},
    );
  }

  hasTerms(terms: Iterable<string>, {shards}: Titles): boolean {
    return shardsOf(terms, shards).every((shard) => this.loadedTerms.has(shard));
  }

  async loadTerms(terms: Iterable<string>, {shards}: Titles): Promise<void> {
    await Promise.all(
      shardsOf(terms, shards).map((shard) =>
        this.once(fileSuffix.terms(shard), ([, headings, texts]) => {
          const loaded = {headings: headings?.index, texts: texts?.index};
          this.loadedTerms.set(shard, loaded);
        }),
      ),
    );
  }

  /** The shard that would hold a term, if it is loaded. */
  termShard(term: string, {shards}: Titles): TermShard | undefined {
    return this.loadedTerms.get(findLastNotAfter(shards.terms, term));
  }

  async loadSections(wanted: readonly number[], {shards}: Titles): Promise<void> {
    const numbers = new Set(wanted.map((section) => findLastNotAfter(shards.documents, section)));
    await Promise.all(
      [...numbers].map((shard) =>
        this.once(fileSuffix.documents(shard), ([, headings, texts]) => {
          for (const heading of headings?.documents ?? []) {
            this.section(sectionOf(heading.i)).heading = heading;
          }
          for (const text of texts?.documents ?? []) this.section(sectionOf(text.i)).text = text;
        }),
      ),
    );
  }

  section(section: number): Section {
    let known = this.sections.get(section);
    if (!known) this.sections.set(section, (known = {}));
    return known;
  }

  private once<Result>(suffix: string, read: (file: IndexFile) => Result): Promise<Result> {
    let result = this.files.get(suffix) as Promise<Result> | undefined;
    if (!result) {
      result = this.load(suffix).then((file) => {
        checkIndexFile(file);
        return read(file);
      });
      this.files.set(suffix, result);
      result.catch(() => this.files.delete(suffix));
    }
    return result;
  }
}

function shardsOf(terms: Iterable<string>, {terms: firsts}: Shards): number[] {
  const shards = new Set<number>();
  for (const term of terms) shards.add(Math.max(0, findLastNotAfter(firsts, term)));
  return [...shards];
}
