import type {SearchHit} from '@site/src/search/types';
import settings from '@generated/@easyops-cn/docusaurus-search-local/default/settings.json';

import {askedParameter, highlightParameter} from '../useMarkedWords';

/** What is pasted from a terminal makes no address. */
const longestAsked = 100;

/** Where a hit leads: its section, with the words to mark there and what was asked. */
export function linkTo(
  {url, hash}: Pick<SearchHit, 'url' | 'hash'>,
  words: readonly string[],
  asked: string,
): string {
  if (words.length === 0 || !settings.marksPages) return url + hash;
  const parameters = new URLSearchParams(words.map((word) => [highlightParameter, word]));
  if (asked.length <= longestAsked) parameters.set(askedParameter, asked);
  return `${url}?${parameters.toString()}${hash}`;
}
