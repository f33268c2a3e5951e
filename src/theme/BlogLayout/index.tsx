// Change: a list has the menu of the page beside its title; a post has it below. The parts of a series stand in the sidebar as they
// are read.
import type {ComponentProps, ReactNode} from 'react';

import PageMenu from '@site/src/components/PageMenu';
import {inReadingOrder} from '@site/src/data/posts';
import BlogLayout from '@theme-original/BlogLayout';
import type BlogLayoutType from '@theme/BlogLayout';

import '@site/src/css/blog.css';

export default function BlogLayoutWrapper({
  children,
  sidebar,
  ...props
}: ComponentProps<typeof BlogLayoutType>): ReactNode {
  // Only posts have contents.
  const isList = !props.toc;
  const inOrder = sidebar && {...sidebar, items: inReadingOrder(sidebar.items)};
  return (
    <BlogLayout {...props} sidebar={inOrder} {...(isList && {wrapperClassName: 'blog-lists'})}>
      {isList && <PageMenu place="title" />}
      {children}
    </BlogLayout>
  );
}
