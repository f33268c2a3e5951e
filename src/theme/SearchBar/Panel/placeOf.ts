import {translate} from '@docusaurus/Translate';
import settings from '@generated/@easyops-cn/docusaurus-search-local/default/settings.json';

type Place = {
  name: string;
  /** From the part of the site on; what is called as the hit itself says nothing. */
  path: readonly string[];
  /** What the first page of a part stands in. */
  site: string;
  isAsked?: boolean | undefined;
};

/** In one line, where a hit stands on the site and, when nothing in it shows that, why it was found. */
export function placeOf({name, path, site, isAsked = false}: Place): string {
  const parts = [...new Set(path)].filter((part) => part !== name);
  const place = settings.showsPath && (parts.length > 0 ? parts : [site]).join(' › ');
  const reason = translate({id: 'search.hit.asked', message: '按读者常用的说法找到'});
  return [place, isAsked && reason].filter(Boolean).join(' · ');
}
