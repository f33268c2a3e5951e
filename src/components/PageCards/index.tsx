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
import Cards from '@site/src/components/Cards';

import DocumentCard from './DocumentCard';

function PageCard({item}: {item: PropSidebarItemLink}): ReactNode {
  const page = useDocById(item.docId);
  return (
    <DocumentCard
      title={page?.title ?? item.label}
      permalink={item.href}
      description={page?.description}
    />
  );
}

function GroupCard({item}: {item: PropSidebarItemCategory}): ReactNode {
  const permalink = findFirstSidebarItemLink(item);
  if (!permalink) return null;
  return <DocumentCard title={item.label} permalink={permalink} description={item.description} />;
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
