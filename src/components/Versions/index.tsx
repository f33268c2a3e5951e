import type {ReactNode} from 'react';

import type {PropSidebarItem, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {useDocById} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import CheckedText from '@site/src/components/CheckedNote/CheckedText';
import Heading from '@theme/Heading';
import clsx from 'clsx';

import styles from './styles.module.css';
import type {Habits, LinkedWords, VersionChange, VersionContent} from './types';

import '@site/src/css/versions.css';

type VersionProps = {item: PropSidebarItemLink; isLatest: boolean};

/** What plugins/writing/markdown.ts reads from the page of a version. */
type VersionFacts = {checked?: string; released?: 'unpublished'} & Partial<VersionContent>;

type WordsProps = {words: LinkedWords; page: string};

/** Links lead where those of the page do. */
function Words({words, page}: WordsProps): ReactNode {
  return words.map((piece) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <Link key={piece.to} to={piece.to.startsWith('#') ? page + piece.to : piece.to}>
        {piece.text}
      </Link>
    ),
  );
}

/** What has to be done differently, and by whom. */
function ChangedHabits({habits: {name, list}, page}: {habits: Habits; page: string}): ReactNode {
  return (
    <section className={clsx('change change-habits', styles.told)}>
      <Heading as="h3">
        <Link to={`${page}#habits`}>{name}</Link>
      </Heading>
      <ul>
        {list.map(({who, what}) => (
          <li key={who}>
            <strong>{who}</strong>
            <p>
              <Words words={what} page={page} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ChangeProps = {change: VersionChange; page: string};

/** Of one kind, each change with what it is, or a line for each. */
function Changes({change: {kind, name, described, listed}, page}: ChangeProps): ReactNode {
  const isListed = listed.length > 0;
  return (
    <section className={clsx(`change change-${kind}`, styles.told, isListed && styles.lines)}>
      <Heading as="h3">
        <Link to={`${page}#${kind}`}>{name}</Link>
      </Heading>
      <ul>
        {described.map((item) => (
          <li key={item.id}>
            <Link to={`${page}#${item.id}`}>{item.name}</Link>
            <p>{item.about}</p>
          </li>
        ))}
        {listed.map((words, index) => (
          <li key={index}>
            <Words words={words} page={page} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Version({item, isLatest}: VersionProps): ReactNode {
  const page = useDocById(item.docId);
  const {checked, released, about, habits, changes = []} = (item.customProps ?? {}) as VersionFacts;
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
      <Link to={item.href} className={styles.more}>
        <Translate id="versions.more">操作步骤和详细说明</Translate>
      </Link>
      {habits && <ChangedHabits habits={habits} page={item.href} />}
      {changes.map((change) => (
        <Changes key={change.kind} change={change} page={item.href} />
      ))}
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
      </ul>
    </li>
  );
}

type Props = {items: readonly PropSidebarItem[]};

/** The versions of the platform along a line, as commits stand on a branch, and beside it what each brings. */
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
