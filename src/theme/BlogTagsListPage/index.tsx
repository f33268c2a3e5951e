// Change: a title and a description of its own, so that it differs from the list of docs tags.
import type {ComponentProps, ReactNode} from 'react';

import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type BlogTagsListPageType from '@theme/BlogTagsListPage';

export default function BlogTagsListPageWrapper(
  props: ComponentProps<typeof BlogTagsListPageType>,
): ReactNode {
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageMetadata
        title={translate({id: 'blog.tags.title', message: '博客的主题标签'})}
        description={translate({
          id: 'blog.tags.description',
          message: 'AtomGit 技术博客的全部主题，以及每个主题下的文章',
        })}
      />
    </>
  );
}
