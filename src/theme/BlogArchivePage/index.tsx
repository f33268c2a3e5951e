// Change: the frame of the other blog pages, newest first, with the day in a column of its own.
import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import BlogLayout from '@theme/BlogLayout';
import clsx from 'clsx';

import styles from './styles.module.css';

type Year = {year: string; posts: ArchiveBlogPost[]};

function groupByYear(posts: readonly ArchiveBlogPost[]): Year[] {
  const newestFirst = [...posts].sort((a, b) => b.metadata.date.localeCompare(a.metadata.date));
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of newestFirst) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years].map(([year, inYear]) => ({year, posts: inYear}));
}

function Post({metadata}: {metadata: ArchiveBlogPost['metadata']}): ReactNode {
  const day = useDateTimeFormat({day: 'numeric', month: 'long', timeZone: 'UTC'});
  return (
    <li className={styles.post}>
      <time className={styles.day} dateTime={metadata.date}>
        {day.format(new Date(metadata.date))}
      </time>
      <Link to={metadata.permalink}>{metadata.title}</Link>
    </li>
  );
}

export default function BlogArchivePage({archive}: Props): ReactNode {
  const title = translate({id: 'theme.blog.archive.title', message: '历史文章'});
  const description = translate({
    id: 'blog.archive.description',
    message: 'AtomGit 技术博客的全部文章，按年份排列，最新的在前',
  });
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages)}>
      <PageMetadata title={title} description={description} />
      <BlogLayout>
        <Heading as="h1">{title}</Heading>
        {groupByYear(archive.blogPosts).map(({year, posts}) => (
          <section key={year}>
            <Heading as="h2" id={year}>
              {year}
            </Heading>
            <ul className={styles.posts}>
              {posts.map((post) => (
                <Post key={post.metadata.permalink} metadata={post.metadata} />
              ))}
            </ul>
          </section>
        ))}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
