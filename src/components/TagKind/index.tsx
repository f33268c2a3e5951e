import type {ReactNode} from 'react';

import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import clsx from 'clsx';

import styles from './styles.module.css';

type Kind = 'guides' | 'posts' | 'api';

type Props = {
  kind: Kind;
  /** The first of its cards is the page that is all about the tag. */
  hasLead?: boolean;
  children: ReactNode;
};

/** What a tag leads to of one kind. */
export default function TagKind({kind, hasLead = false, children}: Props): ReactNode {
  const names: Record<Kind, string> = {
    guides: translate({id: 'tags.kind.guides', message: '指南'}),
    posts: translate({id: 'tags.kind.posts', message: '博客文章'}),
    api: 'API',
  };
  return (
    <section className={clsx(styles.kind, hasLead && styles.hasLead)}>
      <Heading as="h2">{names[kind]}</Heading>
      {children}
    </section>
  );
}
