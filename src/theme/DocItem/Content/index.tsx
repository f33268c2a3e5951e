// Change: the folded contents stand below the title, not above it. On the page of a version its kinds of changes have signs:
// plugins/writing gives its file the styles.
import type {ReactNode} from 'react';

import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Content from '@theme-original/DocItem/Content';
import Contents from '@theme-original/DocItem/TOC/Mobile';
import type {Props} from '@theme/DocItem/Content';

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  const isVersion = metadata.id.startsWith('changelogs/');
  const content = (
    <Content>
      {!frontMatter.hide_table_of_contents && toc.length > 0 && <Contents />}
      {children}
    </Content>
  );
  return isVersion ? <div className="version-page">{content}</div> : content;
}
