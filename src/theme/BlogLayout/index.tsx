// Change: every page of the blog begins with its menu.
import type {ComponentProps, ReactNode} from 'react';

import PageMenu from '@site/src/components/PageMenu';
import BlogLayout from '@theme-original/BlogLayout';
import type BlogLayoutType from '@theme/BlogLayout';

import '@site/src/css/blog.css';

export default function BlogLayoutWrapper({
  children,
  ...props
}: ComponentProps<typeof BlogLayoutType>): ReactNode {
  return (
    <BlogLayout {...props}>
      <PageMenu floating />
      {children}
    </BlogLayout>
  );
}
