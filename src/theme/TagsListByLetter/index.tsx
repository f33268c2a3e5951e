// Change: groups by subject, in each a line for every tag, the most used first, with a drawing, what it is about and the pages to
// begin with, and without pills; groups by first letter mean nothing in Chinese.
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

import styles from './styles.module.css';

type Tags = Props['tags'];

function TagLine({permalink, label, description, count}: Tags[number]): ReactNode {
  const countTag = useTagCount();
  return (
    <li className={styles.tag}>
      <Icon name={findTagIcon(permalink)} className={styles.icon} />
      <Link to={permalink} className={styles.tagWithCount}>
        {label}
        <span>{countTag(permalink, count)}</span>
      </Link>
      <p className={styles.description}>{description}</p>
      <ul className={styles.pages}>
        {relations[permalink]?.pages.map((page) => (
          <li key={page.permalink}>
            <Link to={page.permalink}>{page.title}</Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

function TagList({tags, isAlone = false}: {tags: Tags; isAlone?: boolean}): ReactNode {
  const mostUsedFirst = [...tags].sort((a, b) => b.count - a.count);
  return (
    <ul className={clsx(styles.tags, isAlone && styles.alone)}>
      {mostUsedFirst.map((tag) => (
        <TagLine key={tag.permalink} {...tag} />
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
