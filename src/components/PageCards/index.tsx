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
import DocumentLine from './DocumentLine';
import styles from './styles.module.css';

type Form = typeof DocumentLine;

function Page({item, form: Form}: {item: PropSidebarItemLink; form: Form}): ReactNode {
  const page = useDocById(item.docId);
  return (
    <Form title={page?.title ?? item.label} permalink={item.href} description={page?.description} />
  );
}

function Group({item, form: Form}: {item: PropSidebarItemCategory; form: Form}): ReactNode {
  const permalink = findFirstSidebarItemLink(item);
  if (!permalink) return null;
  return <Form title={item.label} permalink={permalink} description={item.description} />;
}

function drawItem(item: PropSidebarItem, form: Form): ReactNode {
  if (item.type === 'category') return <Group key={item.label} item={item} form={form} />;
  if (item.type === 'link') return <Page key={item.href} item={item} form={form} />;
  return null;
}

/** More cards than these would be the sidebar again: then the first ones lead, which readers ask for most. */
const mostCards = 6;
const leadingCards = 4;

type Props = {items: PropSidebarItem[]};

/** A card for each page and group of a part of the sidebar; where there are many, for the first ones, and a line for each other. */
export default function PageCards({items}: Props): ReactNode {
  const shown = filterDocCardListItems(items);
  const count = shown.length > mostCards ? leadingCards : shown.length;
  const others = shown.slice(count);
  return (
    <>
      <Cards>{shown.slice(0, count).map((item) => drawItem(item, DocumentCard))}</Cards>
      {others.length > 0 && (
        <ul className={styles.lines}>{others.map((item) => drawItem(item, DocumentLine))}</ul>
      )}
    </>
  );
}
