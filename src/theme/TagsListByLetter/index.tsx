// Change: groups by subject, in each the most used first, with a drawing and a line on each tag and without pills; groups by first
// letter mean nothing in Chinese. A tag of posts names them. A tag of one page leads to it, in a short list at the end.
import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SiteLocale} from '@site/config/site';
import Icon from '@site/src/components/Icon';
import {useTagCount} from '@site/src/components/TagsPage/useTagCount';
import {findTagIcon, isInBlog, keyOfTag, tagGroups} from '@site/src/data/tags';
import relations from '@generated/related-tags/default/tags.json';
import Heading from '@theme/Heading';
import type {Props} from '@theme/TagsListByLetter';

import styles from './styles.module.css';

type Tags = Props['tags'];

const isSingle = ({permalink}: Tags[number]): boolean => relations[permalink]?.only !== undefined;

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
  const countTag = useTagCount();
  const mostUsedFirst = [...tags].sort((a, b) => b.count - a.count);
  return (
    <ul className={styles.tags}>
      {mostUsedFirst.map(({permalink, label, description, count}) => (
        <li key={permalink} className={styles.tag}>
          <Icon name={findTagIcon(permalink)} className={styles.icon} />
          <Link to={permalink} className={styles.tagWithCount}>
            {label}
            <span>{countTag(permalink, count)}</span>
          </Link>
          <p className={styles.description}>{description}</p>
          {isInBlog(permalink) && <Posts tag={permalink} />}
        </li>
      ))}
    </ul>
  );
}

/** Where a tag stands on one page only, a page of its own would be one more step on the way. */
function SingleTags({title, tags}: {title: string; tags: Tags}): ReactNode {
  if (tags.length === 0) return null;
  return (
    <section className={styles.group}>
      <Heading as="h2">{title}</Heading>
      <ul className={styles.singles}>
        {tags.map(({permalink, label}) => {
          const page = relations[permalink]?.only;
          return (
            page && (
              <li key={permalink}>
                <Icon name={findTagIcon(permalink)} className={styles.icon} />
                <span>
                  {/* The name of a guide is hardly more than that of its tag. */}
                  {isInBlog(permalink) && <span className={styles.topic}>{label}</span>}{' '}
                  <Link to={page.permalink}>{isInBlog(permalink) ? page.title : label}</Link>
                </span>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}

function GuideTags({tags}: {tags: Tags}): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale as SiteLocale;
  const groups = tagGroups.map(({title, tags: keys}) => ({
    title: title[locale],
    tags: tags.filter(({permalink}) => keyOfTag(permalink) in keys),
  }));
  return (
    <>
      {groups.map((group) => (
        <section key={group.title} className={styles.group}>
          <Heading as="h2">{group.title}</Heading>
          <TagCards tags={group.tags.filter((tag) => !isSingle(tag))} />
        </section>
      ))}
      <SingleTags
        title={translate({id: 'tags.single.guides', message: '只有一篇指南的主题'})}
        tags={groups.flatMap((group) => group.tags.filter(isSingle))}
      />
    </>
  );
}

export default function TagsListByLetter({tags}: Props): ReactNode {
  if (!tags.some(({permalink}) => isInBlog(permalink))) return <GuideTags tags={tags} />;
  // The posts have few tags.
  return (
    <>
      <div className={styles.group}>
        <TagCards tags={tags.filter((tag) => !isSingle(tag))} />
      </div>
      <SingleTags
        title={translate({id: 'tags.single.posts', message: '只有一篇文章的主题'})}
        tags={tags.filter(isSingle)}
      />
    </>
  );
}
