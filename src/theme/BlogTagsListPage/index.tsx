// Change: the frame of all pages of tags; a title and a description of its own, so that it differs from the list of docs tags,
// and a link to that list.
import type {ReactNode} from 'react';

import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import TagsPage from '@site/src/components/TagsPage';
import {translateBlogName, translateBlogTags} from '@site/src/components/TagsPage/blogNames';
import {translateDocsTags} from '@site/src/components/TagsPage/docsName';
import type {Props} from '@theme/BlogTagsListPage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import SearchMetadata from '@theme/SearchMetadata';
import TagsListByLetter from '@theme/TagsListByLetter';

export default function BlogTagsListPage({tags}: Props): ReactNode {
  const title = translateBlogTags();
  const description = translate({
    id: 'blog.tags.description',
    message: 'AtomGit 技术博客的全部标签，以及每个标签下的文章。',
  });
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.blogTagsListPage}>
      <PageMetadata title={title} description={description} />
      <SearchMetadata tag="blog_tags_list" />
      <Layout>
        <TagsPage
          title={<Heading as="h1">{title}</Heading>}
          description={
            <>
              {description} <Link to="/tags">{translateDocsTags()}</Link>
            </>
          }
          trail={{above: [{label: translateBlogName(), to: '/blog'}], name: title}}>
          <TagsListByLetter tags={tags} />
        </TagsPage>
      </Layout>
    </HtmlClassNameProvider>
  );
}
