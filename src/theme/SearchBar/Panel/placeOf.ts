import {translate} from '@docusaurus/Translate';
import type {SearchHit} from '@site/src/search/types';

/** In one line, where a hit stands on the site and, when nothing in it shows that, why it was found. */
export function placeOf({isAsked}: SearchHit, path: readonly string[]): string {
  const reason = translate({id: 'search.hit.asked', message: '按读者常用的说法找到'});
  return [path.join(' › '), isAsked && reason].filter(Boolean).join(' · ');
}
