// Change: a title and a description of its own, so that it differs from the list of blog tags; the page's menu; a link to the tags of the blog.
import type {ReactNode} from 'react';

import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import TagsPage from '@site/src/components/TagsPage';
import {translateBlogTags} from '@site/src/components/TagsPage/blogNames';
import {translateDocsTags} from '@site/src/components/TagsPage/docsName';
import type {Props} from '@theme/DocTagsListPage';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import TagsListByLetter from '@theme/TagsListByLetter';

export default function DocTagsListPage({tags}: Props): ReactNode {
  const title = translateDocsTags();
  const description = translate({
    id: 'docs.tags.description',
    message: 'AtomGit 用户指南的全部标签，以及每个标签的主要指南。',
  });
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsTagsListPage}>
      <PageMetadata title={title} description={description} />
      <SearchMetadata tag="doc_tags_list" />
      <TagsPage
        title={<Heading as="h1">{title}</Heading>}
        description={
          <>
            {description} <Link to="/blog/tags">{translateBlogTags()}</Link>
          </>
        }
        trail={{above: [], name: title}}>
        <TagsListByLetter tags={tags} />
      </TagsPage>
    </HtmlClassNameProvider>
  );
}
