// Change: groups by subject, in each the most used first, with a drawing and a line on each tag and without pills; groups by first
// letter mean nothing in Chinese. A tag of posts names them.
import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SiteLocale} from '@site/config/site';
import Icon from '@site/src/components/Icon';
import {findTagIcon, keyOfTag, tagGroups} from '@site/src/data/tags';
import relations from '@generated/related-tags/default/tags.json';
import Heading from '@theme/Heading';
import type {Props} from '@theme/TagsListByLetter';

import styles from './styles.module.css';

type Tags = Props['tags'];

const isOfPosts = (tag: string): boolean => tag.includes('/blog/');

function Posts({tag}: {tag: string}): ReactNode {
  return (
    <ul className={styles.posts}>
      {relations[tag]?.posts.map(({permalink, title}) => (
        <li key={permalink}>
          <Link to={permalink}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}

function TagCards({tags}: {tags: Tags}): ReactNode {
  const mostUsedFirst = [...tags].sort((a, b) => b.count - a.count);
  return (
    <ul className={styles.tags}>
      {mostUsedFirst.map(({permalink, label, description, count}) => (
        <li key={permalink} className={styles.tag}>
          <Icon name={findTagIcon(permalink)} className={styles.icon} />
          <Link to={permalink} className={styles.tagWithCount}>
            {label}
            <span>{count}</span>
          </Link>
          <p className={styles.description}>{description}</p>
          {isOfPosts(permalink) && <Posts tag={permalink} />}
        </li>
      ))}
    </ul>
  );
}

export default function TagsListByLetter({tags}: Props): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale as SiteLocale;
  // The posts have few tags.
  if (tags.some(({permalink}) => isOfPosts(permalink))) return <TagCards tags={tags} />;
  return tagGroups.map((group) => (
    <section key={group.title.en} className={styles.group}>
      <Heading as="h2">{group.title[locale]}</Heading>
      <TagCards tags={tags.filter(({permalink}) => keyOfTag(permalink) in group.tags)} />
    </section>
  ));
}
