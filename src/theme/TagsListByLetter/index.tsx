// Change: groups by subject, in each a line for every tag, the most used first, with a drawing, how many pages it has, what it is
// about and where to begin, and without pills; groups by first letter mean nothing in Chinese.
import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SiteLocale} from '@site/config/site';
import Icon from '@site/src/components/Icon';
import {useTagCount} from '@site/src/components/TagsPage/useTagCount';
import {findTagIcon, isInBlog, keyOfTag, tagGroups} from '@site/src/data/tags';
import relations from '@generated/related-tags/default/tags.json';
import Heading from '@theme/Heading';
import type {Props} from '@theme/TagsListByLetter';
import clsx from 'clsx';

import {listBeginning} from './listBeginning';
import styles from './styles.module.css';

type Tag = Props['tags'][number];

/** A tag with one page leads straight to it. */
function TagLine({tag: {permalink, label, description, count}}: {tag: Tag}): ReactNode {
  const countTag = useTagCount();
  const relation = relations[permalink];
  const only = count === 1 ? relation?.pages[0] : undefined;
  const begin = relation ? listBeginning(label, relation) : [];
  return (
    <li className={styles.tag}>
      <Icon name={findTagIcon(permalink)} className={styles.icon} />
      <Link to={only?.permalink ?? permalink} className={styles.tagWithCount}>
        {label}
        <span>{countTag(permalink, count)}</span>
      </Link>
      <p className={styles.description}>{description}</p>
      {begin.length > 0 && (
        <ul className={styles.pages}>
          {begin.map((place) => (
            <li key={place.permalink}>
              <Link to={place.permalink}>{place.title}</Link>
            </li>
          ))}
        </ul>
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
