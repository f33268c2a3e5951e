// Change: the frame of all pages of tags, with the name of the tag as title; posts are listed as on the page of the blog, and
// after them the guides with a tag of this name; beside them, related tags.
import type {ReactNode} from 'react';

import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {useBlogTagsPostsPageTitle} from '@docusaurus/theme-common/internal';
// These two first: the order of the styles that every page loads follows the imports, and decides on their size.
import TagsPage from '@site/src/components/TagsPage';
import {translateBlogName, translateBlogTags} from '@site/src/components/TagsPage/blogNames';
import Layout from '@theme/Layout';
import DocumentCard from '@site/src/components/PageCards/DocumentCard';
import Cards from '@site/src/components/Cards';
import TagKind from '@site/src/components/TagKind';
import TagTitle from '@site/src/components/TagTitle';
import {inReadingOrder} from '@site/src/data/posts';
import tags from '@generated/related-tags/default/tags.json';
import BlogListPaginator from '@theme/BlogListPaginator';
import type {Props} from '@theme/BlogTagsPostsPage';
import SearchMetadata from '@theme/SearchMetadata';

import Posts from '../BlogListPage/Posts';

export default function BlogTagsPostsPage({tag, items, listMetadata}: Props): ReactNode {
  const guides = tags[tag.permalink]?.others ?? [];
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.blogTagPostListPage}>
      <PageMetadata title={useBlogTagsPostsPageTitle(tag)} description={tag.description} />
      <SearchMetadata tag="blog_tags_posts" />
      <Layout>
        <TagsPage
          title={<TagTitle tag={tag} others={guides} />}
          description={tag.description}
          tag={tag.permalink}
          trail={{
            above: [
              {label: translateBlogName(), to: '/blog'},
              {label: translateBlogTags(), to: tag.allTagsPath},
            ],
            name: tag.label,
          }}>
          <TagKind kind="posts">
            <Posts posts={inReadingOrder(items.map(({content}) => content.metadata))} form="row" />
            <BlogListPaginator metadata={listMetadata} />
          </TagKind>
          {guides.length > 0 && (
            <TagKind kind="guides">
              <Cards>
                {guides.map((guide) => (
                  <DocumentCard key={guide.permalink} {...guide} />
                ))}
              </Cards>
            </TagKind>
          )}
        </TagsPage>
      </Layout>
    </HtmlClassNameProvider>
  );
}
