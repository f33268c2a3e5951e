// Change: a list has the menu of the page beside its title; a post has it below.
import type {ComponentProps, ReactNode} from 'react';

import PageMenu from '@site/src/components/PageMenu';
import BlogLayout from '@theme-original/BlogLayout';
import type BlogLayoutType from '@theme/BlogLayout';

import '@site/src/css/blog.css';

export default function BlogLayoutWrapper({
  children,
  ...props
}: ComponentProps<typeof BlogLayoutType>): ReactNode {
  // Only posts have contents.
  const isList = !props.toc;
  return (
    <BlogLayout {...props} {...(isList && {wrapperClassName: 'blog-lists'})}>
      {isList && <PageMenu place="title" />}
      {children}
    </BlogLayout>
  );
}
