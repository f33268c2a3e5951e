import type {ReactNode} from 'react';

import type {PropSidebarItem, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {useDocById} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import CheckedText from '@site/src/components/CheckedNote/CheckedText';
import Heading from '@theme/Heading';

import styles from './styles.module.css';
import type {VersionChange} from './types';

type VersionProps = {item: PropSidebarItemLink; isLatest: boolean};

/** What plugins/writing/markdown.ts reads from the page of a version. */
type VersionFacts = {checked?: string; changes?: VersionChange[]};

function Version({item, isLatest}: VersionProps): ReactNode {
  const page = useDocById(item.docId);
  const {checked, changes = []} = (item.customProps ?? {}) as VersionFacts;
  return (
    <li>
      <div className={styles.head}>
        <Heading as="h2">
          <Link to={item.href}>{page?.title ?? item.label}</Link>{' '}
          {isLatest && (
            <span className={styles.latest}>
              <Translate id="versions.latest">最新版本</Translate>
            </span>
          )}
        </Heading>
        <ul className={styles.counts}>
          {changes.map(({kind, name, items}) => (
            <li key={kind} className={styles[kind]}>
              <Link to={`${item.href}#${kind}`}>
                {name} <b>{items.length}</b>
              </Link>
            </li>
          ))}
        </ul>
        {checked !== undefined && (
          <p className={styles.date}>
            <CheckedText checked={checked} />
          </p>
        )}
      </div>
      <dl>
        {changes.map(({kind, name, items}) => (
          <div key={kind} className={styles[kind]}>
            <dt>{name}</dt>
            <dd>
              <ul>
                {items.map(({text, id}) => (
                  <li key={text}>
                    <Link to={`${item.href}#${id ?? kind}`}>{text}</Link>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

type Props = {items: readonly PropSidebarItem[]};

/** The versions of the platform along a line, as commits stand on a branch. */
export default function Versions({items}: Props): ReactNode {
  return (
    <ol className={styles.versions}>
      {items.map(
        (item, index) =>
          item.type === 'link' && <Version key={item.href} item={item} isLatest={index === 0} />,
      )}
    </ol>
  );
}
