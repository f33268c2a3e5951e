import type {SearchHit} from '@site/src/search/types';

import {highlightParameter} from '../useMarkedWords';

/** Where a hit leads: its section, with the words to mark there. */
export function linkTo(
  {url, hash}: Pick<SearchHit, 'url' | 'hash'>,
  words: readonly string[],
): string {
  const parameters = new URLSearchParams(words.map((word) => [highlightParameter, word]));
  return `${url}${words.length > 0 ? `?${parameters.toString()}` : ''}${hash}`;
}
