import {translate} from '@docusaurus/Translate';
import type {Context} from '@site/src/search/contexts';
import settings from '@generated/@easyops-cn/docusaurus-search-local/default/settings.json';

type Place = {
  name: string;
  /** The name of the part of the site. */
  part?: string | undefined;
  /** What a hit stands in there. */
  steps: readonly string[];
  isAsked?: boolean | undefined;
};

/** What a page stands in, within its part of the site; a menu of its own begins with a page for the part itself. */
export const stepsWithin = (part: Context, breadcrumbs: readonly string[]): readonly string[] =>
  part === 'guides' ? breadcrumbs : breadcrumbs.slice(1);

/**
 * In one line, where a hit stands on the site and, when nothing in it shows that, why it was found. What is called as the
 * hit itself says nothing.
 */
export function placeOf({name, part = '', steps, isAsked = false}: Place): string {
  const parts = new Set([part, ...steps].filter((step) => step !== name));
  const place = settings.showsPath && [...parts].filter(Boolean).join(' › ');
  const reason = translate({id: 'search.hit.asked', message: '按读者常用的说法找到'});
  return [place, isAsked && reason].filter(Boolean).join(' · ');
}
