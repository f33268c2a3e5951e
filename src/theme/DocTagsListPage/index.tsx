// Change: a title of its own, so that it differs from the list of blog tags.
import type {ComponentProps, ReactNode} from 'react';

import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import DocTagsListPage from '@theme-original/DocTagsListPage';
import type DocTagsListPageType from '@theme/DocTagsListPage';

export default function DocTagsListPageWrapper(
  props: ComponentProps<typeof DocTagsListPageType>,
): ReactNode {
  return (
    <>
      <DocTagsListPage {...props} />
      <PageMetadata title={translate({id: 'docs.tags.title', message: '文档的主题标签'})} />
    </>
  );
}
