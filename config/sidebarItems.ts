import type {SidebarItemConfig} from '@docusaurus/plugin-content-docs/src/sidebars/types.ts';

import englishLabels from '../i18n/en/docusaurus-plugin-content-docs/current.json';
import {pendingRoutes} from './pendingRoutes';
import {currentLocale, type SiteLocale} from './site';

type Category = {
  /** Names the English label and description in current.json, whatever the Chinese label says. */
  key: string;
  label: string;
  description: string;
  slug: string;
  items: SidebarItemConfig[];
  collapsed?: boolean;
};

const englishTexts: Partial<Record<string, {message: string}>> = englishLabels;

/** A group inside says on its card what its page says of it, which Docusaurus translates there only. */
function describe(item: SidebarItemConfig): SidebarItemConfig {
  if (typeof item === 'string' || item.type !== 'category') return item;
  if (item.link?.type !== 'generated-index') return item;
  const id = `sidebar.docs.category.${item.key ?? ''}.link.generated-index.description`;
  const english = currentLocale === 'en' ? englishTexts[id]?.message : undefined;
  return {...item, description: english ?? item.link.description};
}

/** A group with a generated page of its own: title, one sentence, and a card for each page inside. */
export function category({
  key,
  label,
  description,
  slug,
  items,
  collapsed,
}: Category): SidebarItemConfig {
  return {
    type: 'category',
    key,
    label,
    collapsed: collapsed ?? true,
    link: {type: 'generated-index', title: label, description, slug},
    items: items.map(describe),
  };
}

const pending = new Set(pendingRoutes);

function routeOf(docId: string, routeBasePath: string): string {
  const page = docId.replace(/(^|\/)index$/, '');
  return `/${[routeBasePath, page].filter(Boolean).join('/')}`;
}

/** Leaves out pages that are not written yet, and groups that would be empty without them. */
export function withoutPending(
  items: SidebarItemConfig[],
  routeBasePath = '',
): SidebarItemConfig[] {
  return items.flatMap((item): SidebarItemConfig[] => {
    if (typeof item === 'string') return pending.has(routeOf(item, routeBasePath)) ? [] : [item];
    if (item.type !== 'category' || !Array.isArray(item.items)) return [item];
    const present = withoutPending(item.items, routeBasePath);
    return present.length > 0 ? [{...item, items: present}] : [];
  });
}

/** A part with a sidebar of its own, under its name as the API is, which leads to the first page. */
export function part(
  name: Record<SiteLocale, string>,
  [front = 'index', ...pages]: string[],
  routeBasePath = '',
): SidebarItemConfig[] {
  return [
    {
      type: 'category',
      label: name[currentLocale],
      collapsible: false,
      link: {type: 'doc', id: front},
      items: withoutPending(pages, routeBasePath),
    },
  ];
}
