import type {ReactNode} from 'react';

import PageHeader from '@site/src/components/PageHeader';
import PageMenu from '@site/src/components/PageMenu';
import clsx from 'clsx';

import styles from './styles.module.css';

type Props = {
  title: ReactNode;
  description: ReactNode;
  children: ReactNode;
};

/** The frame of the page of all tags and of the page of one: title, what it is about, the page's menu. */
export default function TagsPage({title, description, children}: Props): ReactNode {
  return (
    <main className={clsx('container', styles.page)}>
      <PageMenu place="title" />
      <PageHeader title={title} description={description} />
      {children}
    </main>
  );
}
