// Change: the folded contents stand below the title, not above it. A version of the platform is set as a timeline; its kinds of
// changes stand on a line, as commits on a branch.
import type {ReactNode} from 'react';

import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Content from '@theme-original/DocItem/Content';
import Contents from '@theme-original/DocItem/TOC/Mobile';
import type {Props} from '@theme/DocItem/Content';

import styles from './styles.module.css';

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  const isVersion = metadata.id.startsWith('changelogs/');
  const content = (
    <Content>
      {!frontMatter.hide_table_of_contents && toc.length > 0 && <Contents />}
      {children}
    </Content>
  );
  return isVersion ? <div className={styles.version}>{content}</div> : content;
}
