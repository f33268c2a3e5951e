import type {ReactNode} from 'react';

import Icon from '@site/src/components/Icon';
import {useTagCount} from '@site/src/components/TagsPage/useTagCount';
import {findTagIcon} from '@site/src/data/tags';
import type {TaggedPage} from '@site/src/data/relatedTags';
import Heading from '@theme/Heading';

import styles from './styles.module.css';

type Props = {
  tag: {label: string; permalink: string; count: number};
  /** The pages of the other kind that stand below its own. */
  others: readonly TaggedPage[];
};

/** The title of the page of a tag: its drawing and name, and quietly how much there is. */
export default function TagTitle({tag, others}: Props): ReactNode {
  const countTag = useTagCount();
  const {label, permalink, count} = tag;
  const counts = [countTag(permalink, count)];
  const [other] = others;
  if (other) counts.push(countTag(other.permalink, others.length));
  return (
    <Heading as="h1" className={styles.title}>
      <Icon name={findTagIcon(permalink)} /> {label}{' '}
      <span className={styles.count}>{counts.join(' · ')}</span>
    </Heading>
  );
}
