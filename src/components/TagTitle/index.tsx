import type {ReactNode} from 'react';

import Heading from '@theme/Heading';

import styles from './styles.module.css';

type Props = {
  label: string;
  /** How many pages have the tag, in words. */
  count: string;
};

/** The title of the page of a tag: its name, and quietly how much there is. */
export default function TagTitle({label, count}: Props): ReactNode {
  return (
    <Heading as="h1">
      {label} <span className={styles.count}>{count}</span>
    </Heading>
  );
}
