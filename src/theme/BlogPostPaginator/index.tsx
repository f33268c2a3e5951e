// Change: a post of a series leads to its other parts only, the next one on the right.
import type {ComponentProps, ReactNode} from 'react';

import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {findSeries, nameOfPost} from '@site/src/data/posts';
import BlogPostPaginator from '@theme-original/BlogPostPaginator';
import type BlogPostPaginatorType from '@theme/BlogPostPaginator';

import Parts from './Parts';

export default function BlogPostPaginatorWrapper(
  props: ComponentProps<typeof BlogPostPaginatorType>,
): ReactNode {
  const {metadata} = useBlogPost();
  const name = nameOfPost(metadata.permalink);
  const series = findSeries(name);
  return series ? (
    <Parts series={series} name={name} {...props} />
  ) : (
    <BlogPostPaginator {...props} />
  );
}
