import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import PageHeader from '@site/src/components/PageHeader';
import PageMenu from '@site/src/components/PageMenu';
import tags from '@generated/related-tags/default/tags.json';
import Heading from '@theme/Heading';
import clsx from 'clsx';

import Trail, {type TrailProps} from './Trail';
import styles from './styles.module.css';
import {useTagCount} from './useTagCount';

type TagLink = {label: string; permalink: string; count: number};

/** Where to go on from a tag: those that stand on the same pages, or in the same group. */
function Related({related}: {related: readonly TagLink[]}): ReactNode {
  const countTag = useTagCount();
  return (
    <aside>
      <Heading as="h2">{translate({id: 'tags.related', message: '相关标签'})}</Heading>
      <ul>
        {related.map(({label, permalink, count}) => (
          <li key={permalink}>
            <Link to={permalink} className={styles.tagWithCount}>
              {label}
              <span>{countTag(permalink, count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}

type Props = {
  title: ReactNode;
  description: ReactNode;
  /** The pages above this one, and its own name. */
  trail: TrailProps;
  /** The address of the tag, on the page of one. */
  tag?: string;
  children: ReactNode;
};

/** The frame of the page of all tags and of the page of one: title, what it is about, the page's menu. */
export default function TagsPage({title, description, trail, tag, children}: Props): ReactNode {
  const relations = tag === undefined ? undefined : tags[tag];
  const related = relations?.tags ?? [];
  const hasOneGuide = relations?.lead !== undefined && relations.pages.length === 1;
  return (
    <main className={clsx('container', styles.page)}>
      <PageMenu place="title" />
      <Trail {...trail} />
      <PageHeader title={title} description={description} />
      <div
        className={
          hasOneGuide
            ? styles.parts
            : clsx(styles.columns, related.length > 0 && styles.withRelated)
        }>
        {hasOneGuide ? children : <div>{children}</div>}
        {related.length > 0 && <Related related={related} />}
      </div>
    </main>
  );
}
