import {translate} from '@docusaurus/Translate';

/**
 * In one line, where a hit stands on the site and, when nothing in it shows that, why it was found. The first page of a
 * part stands nowhere but in itself.
 */
export function placeOf(name: string, path: readonly string[], isAsked = false): string {
  const isFirst = path.length === 1 && path[0] === name;
  const reason = translate({id: 'search.hit.asked', message: '按读者常用的说法找到'});
  return [!isFirst && path.join(' › '), isAsked && reason].filter(Boolean).join(' · ');
}
