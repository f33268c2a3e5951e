// Change: the frame of all pages of tags, with the name of the tag as title; posts are shown as on the list of the blog.
import type {ReactNode} from 'react';

import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
  usePluralForm,
} from '@docusaurus/theme-common';
import {useBlogTagsPostsPageTitle} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import TagsPage from '@site/src/components/TagsPage';
import TagTitle from '@site/src/components/TagTitle';
import BlogListPaginator from '@theme/BlogListPaginator';
import type {Props} from '@theme/BlogTagsPostsPage';
import Layout from '@theme/Layout';
import SearchMetadata from '@theme/SearchMetadata';

import Posts from '../BlogListPage/Posts';

function useCount({count}: Props['tag']): string {
  const {selectMessage} = usePluralForm();
  const forms = translate({id: 'tags.posts.plurals', message: '{count} 篇文章'}, {count});
  return selectMessage(count, forms);
}

export default function BlogTagsPostsPage({tag, items, listMetadata}: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.blogTagPostListPage}>
      <PageMetadata title={useBlogTagsPostsPageTitle(tag)} description={tag.description} />
      <SearchMetadata tag="blog_tags_posts" />
      <Layout>
        <TagsPage
          title={<TagTitle label={tag.label} count={useCount(tag)} />}
          description={tag.description}
          allTags={tag.allTagsPath}>
          <Posts posts={items.map(({content}) => content.metadata)} heading="h2" />
          <BlogListPaginator metadata={listMetadata} />
        </TagsPage>
      </Layout>
    </HtmlClassNameProvider>
  );
}
