import type {ReactNode} from 'react';

import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import Heading from '@theme/Heading';

import styles from './styles.module.css';

type Props = {kind: 'guides' | 'posts'; children: ReactNode};

/** The pages of a tag that are of one kind. */
export default function TagKind({kind, children}: Props): ReactNode {
  const names = {
    guides: translate({id: 'tags.kind.guides', message: '指南'}),
    posts: translate({id: 'tags.kind.posts', message: '博客文章'}),
  };
  return (
    <section className={styles.kind}>
      <Heading as="h2">
        <Icon name={kind === 'guides' ? 'article' : 'edit'} /> {names[kind]}
      </Heading>
      {children}
    </section>
  );
}
