import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import PageHeader from '@site/src/components/PageHeader';
import PageMenu from '@site/src/components/PageMenu';
import tags from '@generated/related-tags/default/tags.json';
import Heading from '@theme/Heading';
import clsx from 'clsx';

import styles from './styles.module.css';

type AsideProps = {
  /** The address of the tag. */
  tag: string;
  allTags: string;
};

/** Where to go on from a tag: those that stand on the same pages, and all others. */
function Aside({tag, allTags}: AsideProps): ReactNode {
  const related = tags[tag]?.tags ?? [];
  return (
    <aside className={styles.aside}>
      {related.length > 0 && (
        <>
          <Heading as="h2">{translate({id: 'tags.related', message: '相关标签'})}</Heading>
          <ul>
            {related.map(({label, permalink, count}) => (
              <li key={permalink}>
                <Link to={permalink} className={styles.tagWithCount}>
                  {label}
                  <span>{count}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <Link to={allTags}>
        <Translate id="theme.tags.tagsPageLink">查看所有标签</Translate>
      </Link>
    </aside>
  );
}

type Props = {
  title: ReactNode;
  description: ReactNode;
  /** What the page of one tag leads to. */
  aside?: AsideProps;
  children: ReactNode;
};

/** The frame of the page of all tags and of the page of one: title, what it is about, the page's menu. */
export default function TagsPage({title, description, aside, children}: Props): ReactNode {
  return (
    <main className={clsx('container', styles.page)}>
      <PageMenu place="title" />
      <PageHeader title={title} description={description} />
      {aside ? (
        <div className={styles.columns}>
          <div>{children}</div>
          <Aside {...aside} />
        </div>
      ) : (
        children
      )}
    </main>
  );
}
