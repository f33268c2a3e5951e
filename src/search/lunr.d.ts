/** The parts of lunr that we use; it ships no types. */
declare module 'lunr' {
  namespace lunr {
    class Token {
      constructor(text: string, metadata?: {position: [start: number, length: number]});
      toString(): string;
      metadata: {position: [start: number, length: number]};
    }

    type PipelineFunction = (token: Token) => Token | undefined;

    class Pipeline {
      static registerFunction(step: PipelineFunction, label: string): void;
      add(...steps: PipelineFunction[]): void;
      run(tokens: readonly Token[]): Token[];
    }

    /** Of a term: its position in the vectors, and by field the documents that have it. */
    type Posting = {_index: number} & {[field: string]: Record<string, object>};

    type SerializedIndex = {
      version: string;
      fields: string[];
      fieldVectors: [ref: string, elements: number[]][];
      invertedIndex: [term: string, posting: Posting][];
      pipeline: string[];
    };

    type Result = {
      ref: string;
      score: number;
      matchData: {metadata: Record<string, Record<string, object>>};
    };

    type Clause = {term: string; usePipeline?: boolean; boost?: number; fields?: string[]};

    class Query {
      clause(clause: Clause): this;
    }

    class Index {
      static load(serialized: SerializedIndex): Index;
      invertedIndex: Record<string, Posting>;
      /** By field and document, `title/3`: of each term in it, its number and weight. */
      fieldVectors: Record<string, {elements: number[]}>;
      query(ask: (query: Query) => void): Result[];
      search(query: string): Result[];
      toJSON(): SerializedIndex;
    }

    class Builder {
      tokenizer: (text: string | undefined) => Token[];
      pipeline: Pipeline;
      searchPipeline: Pipeline;
      ref(field: string): void;
      field(name: string, options?: {boost: number}): void;
      b(lengthNormalisation: number): void;
      k1(saturation: number): void;
      add(document: object, attributes?: {boost: number}): void;
      build(): Index;
    }

    /** Words as an automaton, which can be intersected with all that is some edits away from a word. */
    class TokenSet {
      static fromArray(sorted: readonly string[]): TokenSet;
      static fromFuzzyString(text: string, distance: number): TokenSet;
      intersect(other: TokenSet): TokenSet;
      toArray(): string[];
    }

    const version: string;
    const stemmer: (token: Token) => Token;
    const stopWordFilter: PipelineFunction;
    function generateStopWordFilter(words: readonly string[]): PipelineFunction;
  }

  export default lunr;
}
