/** The parts of the package that we use; it ships no types for them. */
declare module '@easyops-cn/docusaurus-search-local/dist/client/client/theme/worker' {
  import type {SearchHit} from '@site/src/search/types';

  export class SearchWorker {
    fetchIndexes(baseUrl: string, context: string): Promise<void>;
    search(baseUrl: string, context: string, input: string, limit: number): Promise<SearchHit[]>;
  }
}

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/utils/highlight' {
  /** Escaped HTML with the tokens marked. */
  export function highlight(content: string, tokens: readonly string[]): string;
}

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/utils/highlightStemmed' {
  import type {Position} from '@site/src/search/types';

  /** Escaped HTML of at most `maxLength` characters around the first match, with the matches marked. */
  export function highlightStemmed(
    content: string,
    positions: readonly Position[],
    tokens: readonly string[],
    maxLength?: number,
  ): string;
}

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/utils/getStemmedPositions' {
  import type {MatchMetadata, Position} from '@site/src/search/types';

  export function getStemmedPositions(metadata: MatchMetadata, field: 't'): Position[];
}

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/utils/platform' {
  export function isMacPlatform(): boolean;
}

declare module '@easyops-cn/docusaurus-search-local/dist/client/client/theme/LoadingRing/LoadingRing' {
  export default function LoadingRing(props: {className?: string}): import('react').ReactNode;
}
