import type {SearchHit} from '@site/src/search/types';
import settings from '@generated/@easyops-cn/docusaurus-search-local/default/settings.json';

import {highlightParameter} from '../useMarkedWords';

/** Where a hit leads: its section, with the words to mark there. */
export function linkTo(
  {url, hash}: Pick<SearchHit, 'url' | 'hash'>,
  words: readonly string[],
): string {
  const marked = settings.marksPages ? words : [];
  const parameters = new URLSearchParams(marked.map((word) => [highlightParameter, word]));
  return `${url}${marked.length > 0 ? `?${parameters.toString()}` : ''}${hash}`;
}
