import {translate} from '@docusaurus/Translate';
import type {SearchHit} from '@site/src/search/types';

/**
 * In one line, where a hit stands on the site and, when nothing in it shows that, why it was found. The first page of a
 * part stands nowhere but in itself.
 */
export function placeOf({isAsked, title}: SearchHit, path: readonly string[]): string {
  const isFirst = path.length === 1 && path[0] === title.text;
  const reason = translate({id: 'search.hit.asked', message: '按读者常用的说法找到'});
  return [!isFirst && path.join(' › '), isAsked && reason].filter(Boolean).join(' · ');
}
