// Change: ejected, since the name of the tag is the title, and the number of posts stands quietly beside it.
import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
  usePluralForm,
} from '@docusaurus/theme-common';
import {useBlogTagsPostsPageTitle} from '@docusaurus/theme-common/internal';
import Translate, {translate} from '@docusaurus/Translate';
import TagTitle from '@site/src/components/TagTitle';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import type {Props} from '@theme/BlogTagsPostsPage';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';

function useCount({count}: Props['tag']): string {
  const {selectMessage} = usePluralForm();
  const forms = translate({id: 'tags.posts.plurals', message: '{count} 篇文章'}, {count});
  return selectMessage(count, forms);
}

export default function BlogTagsPostsPage({tag, items, sidebar, listMetadata}: Props): ReactNode {
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagPostListPage)}>
      <PageMetadata title={useBlogTagsPostsPageTitle(tag)} description={tag.description} />
      <SearchMetadata tag="blog_tags_posts" />
      <BlogLayout sidebar={sidebar}>
        <header className="blog-intro">
          <TagTitle label={tag.label} count={useCount(tag)} />
          <p>{tag.description}</p>
          <Link to={tag.allTagsPath}>
            <Translate id="theme.tags.tagsPageLink">查看所有标签</Translate>
          </Link>
        </header>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={listMetadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
