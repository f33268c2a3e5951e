// Change: groups by subject, in each a line for every tag, the most used first, with a drawing, what it is about and the pages to
// begin with, and without pills; groups by first letter mean nothing in Chinese. A tag with one page leads straight to it.
import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SiteLocale} from '@site/config/site';
import Icon from '@site/src/components/Icon';
import type {TaggedPage} from '@site/src/data/relatedTags';
import {findTagIcon, isInBlog, keyOfTag, saysMore, tagGroups} from '@site/src/data/tags';
import relations from '@generated/related-tags/default/tags.json';
import Heading from '@theme/Heading';
import type {Props} from '@theme/TagsListByLetter';
import clsx from 'clsx';

import styles from './styles.module.css';

type Tag = Props['tags'][number];

function OnlyPage({label, page: {title, permalink}}: {label: string; page: TaggedPage}): ReactNode {
  return (
    <Link to={permalink} className={styles.name}>
      {label} {saysMore(title, label) && <span>{title}</span>}
    </Link>
  );
}

type ManyProps = {tag: Tag; pages: readonly TaggedPage[]};

function ManyPages({tag: {permalink, label, description, count}, pages}: ManyProps): ReactNode {
  return (
    <>
      <Link to={permalink} className={clsx(styles.name, styles.tagWithCount)}>
        {label}
        {count > pages.length && (
          <span>{translate({id: 'tags.guides.all', message: '全部 {count} 篇指南'}, {count})}</span>
        )}
      </Link>
      <p className={styles.description}>{description}</p>
      <ul className={styles.pages}>
        {pages.map((page) => (
          <li key={page.permalink}>
            <Link to={page.permalink}>{page.title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function TagLine({tag}: {tag: Tag}): ReactNode {
  const [first, ...others] = relations[tag.permalink]?.pages ?? [];
  return (
    <li className={styles.tag}>
      <Icon name={findTagIcon(tag.permalink)} className={styles.icon} />
      {first && others.length === 0 ? (
        <OnlyPage label={tag.label} page={first} />
      ) : (
        <ManyPages tag={tag} pages={first ? [first, ...others] : []} />
      )}
    </li>
  );
}

type ListProps = {tags: readonly Tag[]; isAlone?: boolean};

function TagList({tags, isAlone = false}: ListProps): ReactNode {
  const mostUsedFirst = [...tags].sort((a, b) => b.count - a.count);
  return (
    <ul className={clsx(styles.tags, isAlone && styles.alone)}>
      {mostUsedFirst.map((tag) => (
        <TagLine key={tag.permalink} tag={tag} />
      ))}
    </ul>
  );
}

export default function TagsListByLetter({tags}: Props): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale as SiteLocale;
  // The posts have few tags.
  if (tags.some(({permalink}) => isInBlog(permalink))) return <TagList tags={tags} isAlone />;
  return (
    <div className={styles.groups}>
      {tagGroups.map(({title, tags: keys}) => (
        <section key={title[locale]}>
          <Heading as="h2">{title[locale]}</Heading>
          <TagList tags={tags.filter(({permalink}) => keyOfTag(permalink) in keys)} />
        </section>
      ))}
    </div>
  );
}
