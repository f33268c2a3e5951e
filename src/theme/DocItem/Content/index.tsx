// Change: a version of the platform is set as a timeline; its kinds of changes stand on a line, as commits on a branch.
import type {ReactNode} from 'react';

import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';

import styles from './styles.module.css';

export default function DocItemContent(props: Props): ReactNode {
  const isVersion = useDoc().metadata.id.startsWith('changelogs/');
  const content = <Content {...props} />;
  return isVersion ? <div className={styles.version}>{content}</div> : content;
}
