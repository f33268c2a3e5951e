import type {ReactNode} from 'react';

import type {BlogPostMetadata} from '@docusaurus/plugin-content-blog';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';

import styles from './styles.module.css';
import {useReadingTime} from './useReadingTime';

function useDay(date: string, month: 'long' | 'short'): string {
  const format = useDateTimeFormat({
    day: 'numeric',
    month,
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(date));
}

type Props = {
  metadata: Pick<BlogPostMetadata, 'readingTime' | 'authors'> & {date: string};
  /** Where it stands among others: without the author, who is the same for many, and with a month that leaves room. */
  isShort?: boolean;
};

/** Day, reading time and author of a post, in one line. */
export default function PostFacts({metadata, isShort = false}: Props): ReactNode {
  const day = useDay(metadata.date, isShort ? 'short' : 'long');
  const readingTime = useReadingTime(metadata);
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
