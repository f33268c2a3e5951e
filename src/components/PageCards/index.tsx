import type {ReactNode} from 'react';

import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  useDocById,
} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Card from '@site/src/components/Card';
import Cards from '@site/src/components/Cards';
import {findPageIcon} from '@site/src/data/pageIcons';

const titlesShown = 5;

/** The names of the first pages inside say more than their number. */
function listTitles({items}: PropSidebarItemCategory): string {
  const titles = items.flatMap((item) => ('label' in item && item.label ? [item.label] : []));
  const more = titles.length > titlesShown ? ['…'] : [];
  return [...titles.slice(0, titlesShown), ...more].join(' · ');
}

function useIcon(href: string) {
  const siteRoot = useBaseUrl('/');
  return findPageIcon(`/${href.slice(siteRoot.length)}`);
}

function PageCard({item}: {item: PropSidebarItemLink}): ReactNode {
  const page = useDocById(item.docId);
  const icon = useIcon(item.href);
  return (
    <Card title={page?.title ?? item.label} href={item.href} icon={icon}>
      {item.description ?? page?.description}
    </Card>
  );
}

function GroupCard({item}: {item: PropSidebarItemCategory}): ReactNode {
  const href = findFirstSidebarItemLink(item) ?? '/';
  const icon = useIcon(href);
  return (
    <Card title={item.label} href={href} icon={icon}>
      {listTitles(item)}
    </Card>
  );
}

type Props = {items: PropSidebarItem[]};

/** A card for each page and group of a part of the sidebar. */
export default function PageCards({items}: Props): ReactNode {
  return (
    <Cards>
      {filterDocCardListItems(items).map((item) => {
        if (item.type === 'category') return <GroupCard key={item.label} item={item} />;
        if (item.type === 'link') return <PageCard key={item.href} item={item} />;
        return null;
      })}
    </Cards>
  );
}
