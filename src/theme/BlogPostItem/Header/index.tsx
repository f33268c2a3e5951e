// Change: day, reading time and author in one line below the title.
import type {ReactNode} from 'react';

import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {usePluralForm} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import BlogPostItemHeaderTitle from '@theme/BlogPostItem/Header/Title';

import styles from './styles.module.css';

function useReadingTime(minutes: number): string {
  const {selectMessage} = usePluralForm();
  const readingTime = Math.ceil(minutes);
  const forms = translate(
    {id: 'theme.blog.post.readingTime.plurals', message: '阅读需 {readingTime} 分钟'},
    {readingTime},
  );
  return selectMessage(readingTime, forms);
}

function useDay(date: string): string {
  const format = useDateTimeFormat({
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(date));
}

export default function BlogPostItemHeader(): ReactNode {
  const {metadata} = useBlogPost();
  const day = useDay(metadata.date);
  const readingTime = useReadingTime(metadata.readingTime ?? 1);
  const authors = metadata.authors.map(({name}) => name);
  return (
    <header className={styles.header}>
      <BlogPostItemHeaderTitle className={styles.title} />
      <ul className={styles.facts}>
        <li>
          <time dateTime={metadata.date}>{day}</time>
        </li>
        <li>{readingTime}</li>
        <li>{authors.join(', ')}</li>
      </ul>
    </header>
  );
}
