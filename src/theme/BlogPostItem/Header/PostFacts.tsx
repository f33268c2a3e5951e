import type {ReactNode} from 'react';

import type {BlogPostMetadata} from '@docusaurus/plugin-content-blog';
import {usePluralForm} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';

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

type Props = {
  metadata: Pick<BlogPostMetadata, 'readingTime' | 'authors'> & {date: string};
  /** Without the author, who is the same for many. */
  isShort?: boolean;
};

/** Day, reading time and author of a post, in one line. */
export default function PostFacts({metadata, isShort = false}: Props): ReactNode {
  const day = useDay(metadata.date);
  const readingTime = useReadingTime(metadata.readingTime ?? 1);
  const authors = metadata.authors.map(({name}) => name);
  return (
    <ul className={styles.facts}>
      <li>
        <time dateTime={metadata.date}>{day}</time>
      </li>
      <li>{readingTime}</li>
      {!isShort && <li>{authors.join(', ')}</li>}
    </ul>
  );
}
