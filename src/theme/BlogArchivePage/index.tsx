// Change: the frame of the other blog pages, newest first by month, each day once, and of each post what it is about, its topics and how long it takes.
import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import {translateBlogName} from '@site/src/components/TagsPage/blogNames';
import Trail from '@site/src/components/TagsPage/Trail';
import TagLinks from '@site/src/components/TagLinks';
import {inReadingOrder} from '@site/src/data/posts';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import BlogLayout from '@theme/BlogLayout';
import clsx from 'clsx';

import {useReadingTime} from '../BlogPostItem/Header/useReadingTime';
import styles from './styles.module.css';

type Post = ArchiveBlogPost['metadata'];
type Group = {name: string; posts: readonly Post[]};

/** Posts of which the date begins alike, in the order in which they come. */
function groupByDate(posts: readonly Post[], length: number): Group[] {
  const groups = new Map<string, Post[]>();
  for (const post of posts) {
    const name = post.date.slice(0, length);
    groups.set(name, [...(groups.get(name) ?? []), post]);
  }
  return [...groups].map(([name, inGroup]) => ({name, posts: inGroup}));
}

const groupByMonth = (posts: readonly Post[]) => groupByDate(posts, 'YYYY-MM'.length);
const groupByDay = (posts: readonly Post[]) => groupByDate(posts, 'YYYY-MM-DD'.length);

function Entry({post}: {post: Post}): ReactNode {
  return (
    <li className={styles.post}>
      <Link to={post.permalink} className={styles.title}>
        {post.title}
      </Link>
      <p>{post.description}</p>
      <TagLinks tags={post.tags} />
      <p>{useReadingTime(post)}</p>
    </li>
  );
}

function Day({name, posts}: Group): ReactNode {
  const format = useDateTimeFormat({day: 'numeric', month: 'long', timeZone: 'UTC'});
  return (
    <div className={styles.day}>
      <p>
        <time dateTime={name}>{format.format(new Date(name))}</time>
      </p>
      <ul className={styles.posts}>
        {inReadingOrder(posts).map((post) => (
          <Entry key={post.permalink} post={post} />
        ))}
      </ul>
    </div>
  );
}

function Month({name, posts}: Group): ReactNode {
  const format = useDateTimeFormat({month: 'long', year: 'numeric', timeZone: 'UTC'});
  return (
    <section>
      <Heading as="h2" id={name}>
        {format.format(new Date(name))}
      </Heading>
      {groupByDay(posts).map((day) => (
        <Day key={day.name} {...day} />
      ))}
    </section>
  );
}

export default function BlogArchivePage({archive}: Props): ReactNode {
  const title = translate({id: 'theme.blog.archive.title', message: '历史文章'});
  const description = translate({
    id: 'blog.archive.description',
    message: 'AtomGit 技术博客的全部文章，按月份排列，最新的在前。',
  });
  const newestFirst = archive.blogPosts
    .map(({metadata}) => metadata)
    .sort((a, b) => b.date.localeCompare(a.date));
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages)}>
      <PageMetadata title={title} description={description} />
      <BlogLayout>
        <Trail above={[{label: translateBlogName(), to: '/blog'}]} name={title} />
        <header className="blog-intro">
          <Heading as="h1">{title}</Heading>
          <p>{description}</p>
        </header>
        {groupByMonth(newestFirst).map((month) => (
          <Month key={month.name} {...month} />
        ))}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
