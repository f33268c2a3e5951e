import lunr from 'lunr';

import {readConcepts, type Concepts} from './concepts';
import {
  fileSuffix,
  findLastNotAfter,
  firstFile,
  type Contents,
  type IndexFile,
  type SearchDocument,
} from './format';

/** Loads the file of the index with this suffix. */
export type LoadFile = (suffix: string) => Promise<unknown>;

type LoadedFile = {indexes: lunr.Index[]; documents: SearchDocument[][]; contents?: Contents};

export type FirstFile = {
  indexes: lunr.Index[];
  pages: SearchDocument[];
  contents: Contents;
  concepts: Concepts;
};

function readFile(json: unknown): LoadedFile {
  const sets = (Array.isArray(json) ? json : []) as Partial<IndexFile[number]>[];
  const indexes = sets.flatMap(({index}) => (index ? [lunr.Index.load(index)] : []));
  const documents = sets.flatMap((set) => (set.documents ? [set.documents] : []));
  if (sets.length === 0 || indexes.length < sets.length || documents.length < sets.length) {
    throw new Error('The search index is not complete.');
  }
  return {indexes, documents, contents: sets[0]?.contents};
}

/** The numbers of the parts that hold these values, those of most first; before the beginning of the first lies nothing. */
function findParts<Value extends string | number>(
  beginnings: readonly Value[],
  values: readonly Value[],
): number[] {
  const counts = new Map<number, number>();
  for (const value of values) {
    const number = findLastNotAfter(beginnings, value);
    if (number >= 0) counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([number]) => number);
}

/** What is loaded of one index. */
export class IndexStore {
  private readonly files = new Map<string, Promise<LoadedFile>>();
  private readonly arrived = new Map<string, LoadedFile>();
  /** Headings and texts, by id. */
  private readonly documents = new Map<number, SearchDocument>();
  private first: FirstFile | undefined;

  constructor(
    private readonly load: LoadFile,
    /** A part of the site has an index of its own, in one file. */
    private readonly context?: string,
  ) {}

  async loadFirst(): Promise<FirstFile> {
    if (this.first) return this.first;
    const {indexes, documents, contents} = await this.once(firstFile(this.context));
    const [pages = []] = documents;
    if (!contents) throw new Error('The search index is not complete.');
    const concepts = readConcepts(contents.concepts);
    return (this.first ??= {indexes, pages, contents, concepts});
  }

  /** Titles and headings by their sound, for readers who type no Han. */
  loadPinyin(): Promise<LoadedFile> {
    return this.once(fileSuffix.pinyin);
  }

  /** The files that hold these terms. */
  filesOf(terms: readonly string[], {contents, concepts}: FirstFile): string[] {
    return findParts(contents.terms, terms.map(concepts.shelfOf)).map(fileSuffix.terms);
  }

  /** Of these files, what is here; an answer must not depend on what others have had loaded. */
  here(suffixes: readonly string[]): lunr.Index[] {
    return suffixes.flatMap((suffix) => this.arrived.get(suffix)?.indexes ?? []);
  }

  areHere(suffixes: readonly string[]): boolean {
    return suffixes.every((suffix) => this.arrived.has(suffix));
  }

  /** The files with the headings and texts of these sections, those of most sections first. */
  filesOfSections(sections: readonly number[], {contents}: FirstFile): string[] {
    return findParts(contents.documents, sections).map(fileSuffix.documents);
  }

  async loadFiles(suffixes: readonly string[]): Promise<void> {
    await Promise.all(suffixes.map((suffix) => this.once(suffix)));
  }

  document(id: number): SearchDocument | undefined {
    return this.documents.get(id);
  }

  /** Each file once; one that failed is asked for again. */
  private once(suffix: string): Promise<LoadedFile> {
    let file = this.files.get(suffix);
    if (!file) {
      file = this.load(suffix).then((json) => {
        const read = readFile(json);
        this.arrived.set(suffix, read);
        // What is known by its sound has numbers of its own.
        for (const document of suffix === fileSuffix.pinyin ? [] : read.documents.flat()) {
          this.documents.set(document.i, document);
        }
        return read;
      });
      this.files.set(suffix, file);
      file.catch(() => this.files.delete(suffix));
    }
    return file;
  }
}
