import type {ReactNode} from 'react';

import Icon from '@site/src/components/Icon';
import {findTagIcon} from '@site/src/data/tags';
import Heading from '@theme/Heading';

import styles from './styles.module.css';

type Props = {
  label: string;
  permalink: string;
  /** How many pages have the tag, in words. */
  count: string;
};

/** The title of the page of a tag: its drawing and name, and quietly how much there is. */
export default function TagTitle({label, permalink, count}: Props): ReactNode {
  return (
    <Heading as="h1" className={styles.title}>
      <Icon name={findTagIcon(permalink)} /> {label} <span className={styles.count}>{count}</span>
    </Heading>
  );
}
