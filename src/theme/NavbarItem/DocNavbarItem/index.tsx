// Change: the tags of the docs, which belong to no sidebar, count as pages of the item, too.
import type {ReactNode} from 'react';

import {useLayoutDoc} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import DocNavbarItem from '@theme-original/NavbarItem/DocNavbarItem';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocNavbarItem';

export default function DocNavbarItemWithTags(props: Props): ReactNode {
  const {docId, docsPluginId, ...rest} = props;
  const {pathname} = useLocation();
  const tags = useBaseUrl('/tags/');
  const doc = useLayoutDoc(docId, docsPluginId);
  const isTags = `${pathname}/`.startsWith(tags);
  if (!isTags || !doc) return <DocNavbarItem {...props} />;
  return <DefaultNavbarItem {...rest} to={doc.path} isActive={() => true} />;
}
