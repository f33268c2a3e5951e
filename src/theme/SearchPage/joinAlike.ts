import type {SearchHit} from '@site/src/search/types';

/** A hit, and those after it that show the same words of pages of the same kind. */
export type HitGroup = {hit: SearchHit; alike: SearchHit[]};

/** What a hit shows of its page, where that may stand on others, too. */
const shownBy = ({url, endpoint, heading, excerpt}: SearchHit): string =>
  excerpt ? JSON.stringify([endpoint !== undefined, heading?.text, excerpt.text]) : url;

/** The best of alike hits stands for all of them; the order stays. */
export function joinAlike(hits: readonly SearchHit[]): HitGroup[] {
  const groups = new Map<string, HitGroup>();
  for (const hit of hits) {
    const group = groups.get(shownBy(hit));
    if (group) group.alike.push(hit);
    else groups.set(shownBy(hit), {hit, alike: []});
  }
  return [...groups.values()];
}
