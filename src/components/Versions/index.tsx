import type {ReactNode} from 'react';

import type {PropSidebarItem, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {useDocById} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import CheckedText from '@site/src/components/CheckedNote/CheckedText';
import Heading from '@theme/Heading';
import clsx from 'clsx';

import styles from './styles.module.css';
import type {ListedChange, VersionChange, VersionContent} from './types';

import '@site/src/css/versions.css';

type VersionProps = {item: PropSidebarItemLink; isLatest: boolean};

/** What plugins/writing/markdown.ts reads from the page of a version. */
type VersionFacts = {checked?: string; released?: 'unpublished'} & Partial<VersionContent>;

/** A change in words; its links lead where those of the page do. */
function Listed({change}: {change: ListedChange}): ReactNode {
  return (
    <li>
      {change.map((piece) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          <Link key={piece.to} to={piece.to}>
            {piece.text}
          </Link>
        ),
      )}
    </li>
  );
}

/** What a version brings of one kind, with its sign and how much it is. */
function Change({kind, name, items, page}: VersionChange & {page: string}): ReactNode {
  const isDescribed = items.some((item) => 'id' in item);
  return (
    <section className={`change change-${kind}`}>
      <Heading as="h3">
        <Link to={`${page}#${kind}`}>{name}</Link> <span>{items.length}</span>
      </Heading>
      <ul className={clsx(isDescribed && styles.described)}>
        {items.map((item) =>
          'id' in item ? (
            <li key={item.id}>
              <Link to={`${page}#${item.id}`}>{item.name}</Link>
              <p>{item.about}</p>
            </li>
          ) : (
            <Listed key={JSON.stringify(item)} change={item} />
          ),
        )}
      </ul>
    </section>
  );
}

function Version({item, isLatest}: VersionProps): ReactNode {
  const page = useDocById(item.docId);
  const {checked, released, about, changes = []} = (item.customProps ?? {}) as VersionFacts;
  return (
    <li>
      <Heading as="h2">
        <Link to={item.href}>{page?.title ?? item.label}</Link>{' '}
        {isLatest && (
          <span className={styles.latest}>
            <Translate id="versions.latest">最新版本</Translate>
          </span>
        )}
      </Heading>
      <p>{about}</p>
      <ul className={styles.facts}>
        {released === 'unpublished' && (
          <li>
            <Translate id="versions.unpublished">平台没有公布发布日期</Translate>
          </li>
        )}
        {checked !== undefined && (
          <li>
            <CheckedText checked={checked} />
          </li>
        )}
        <li>
          <Link to={item.href}>
            <Translate id="versions.more">操作步骤和详细说明</Translate>
          </Link>
        </li>
      </ul>
      {changes.map((change) => (
        <Change key={change.kind} {...change} page={item.href} />
      ))}
    </li>
  );
}

type Props = {items: readonly PropSidebarItem[]};

/** The versions of the platform along a line, and on it what each brings, as commits stand on a branch. */
export default function Versions({items}: Props): ReactNode {
  return (
    <ol className={styles.versions}>
      {items.map(
        (item, index) =>
          item.type === 'link' && (
            <Version key={item.href} item={item} isLatest={index === 0 && items.length > 1} />
          ),
      )}
    </ol>
  );
}
