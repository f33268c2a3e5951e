import type {ReactNode} from 'react';

import type {PropSidebarItem, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {useDocById} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';

import styles from './styles.module.css';

function Version({item}: {item: PropSidebarItemLink}): ReactNode {
  const page = useDocById(item.docId);
  return (
    <li>
      <Heading as="h2">
        <Link to={item.href}>{page?.title ?? item.label}</Link>
      </Heading>
      <p>{page?.description}</p>
    </li>
  );
}

type Props = {items: readonly PropSidebarItem[]};

/** The versions of the platform along a line, as commits stand on a branch. */
export default function Versions({items}: Props): ReactNode {
  return (
    <ol className={styles.versions}>
      {items.map((item) => item.type === 'link' && <Version key={item.href} item={item} />)}
    </ol>
  );
}
