import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import PageHeader from '@site/src/components/PageHeader';
import PageMenu from '@site/src/components/PageMenu';
import clsx from 'clsx';

import styles from './styles.module.css';

type Props = {
  title: ReactNode;
  description: ReactNode;
  /** The address of all tags, on the page of one. */
  allTags?: string;
  children: ReactNode;
};

/** The frame of the page of all tags and of the page of one: title, what it is about, the page's menu. */
export default function TagsPage({title, description, allTags, children}: Props): ReactNode {
  return (
    <main className={clsx('container', styles.page)}>
      <PageMenu place="title" />
      <PageHeader title={title} description={description} />
      {children}
      {allTags !== undefined && (
        <p className="margin-top--md">
          <Link to={allTags}>
            <Translate id="theme.tags.tagsPageLink">查看所有标签</Translate>
          </Link>
        </p>
      )}
    </main>
  );
}
