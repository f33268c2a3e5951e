import {Mark} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/proxiedGenerated';

/** Marks words in an article; the answer takes the marks away. */
export function markWords(article: HTMLElement, words: readonly string[]): () => void {
  const marker = new Mark(article);
  marker.mark(words, {
    exclude: ['.theme-doc-breadcrumbs *', '.theme-doc-toc-mobile *', 'svg *'],
    separateWordSearch: false,
  });
  return () => {
    marker.unmark();
  };
}
