// Change: the name of the tag is the title, beside it the page's menu; the pages of a tag are shown as the cards that lead to them
// elsewhere, first the one that is all about it, and after them the operations and the posts with a tag of this name; beside
// them, related tags.
import type {ReactNode} from 'react';

import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
  usePluralForm,
} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import DocumentCard from '@site/src/components/PageCards/DocumentCard';
import Cards from '@site/src/components/Cards';
import TagKind from '@site/src/components/TagKind';
import TagOperations from '@site/src/components/TagOperations';
import TagsPage from '@site/src/components/TagsPage';
import {translateDocsTags} from '@site/src/components/TagsPage/docsName';
import TagTitle from '@site/src/components/TagTitle';
import tags from '@generated/related-tags/default/tags.json';
import type {Props} from '@theme/DocTagDocListPage';
import SearchMetadata from '@theme/SearchMetadata';

function useTitle({tag}: Props): string {
  const {selectMessage} = usePluralForm();
  const forms = translate(
    {id: 'theme.docs.tagDocListPageTitle.nDocsTagged', message: '{count} 篇文档带有标签'},
    {count: tag.count},
  );
  return translate(
    {id: 'theme.docs.tagDocListPageTitle', message: '{nDocsTagged}“{tagName}”'},
    {nDocsTagged: selectMessage(tag.count, forms), tagName: tag.label},
  );
}

export default function DocTagDocListPage(props: Props): ReactNode {
  const {tag} = props;
  const {lead, operations = [], hasMoreOperations, others = []} = tags[tag.permalink] ?? {};
  const isLead = ({permalink}: {permalink: string}) => permalink === lead?.permalink;
  const items = [...tag.items].sort((a, b) => Number(isLead(b)) - Number(isLead(a)));
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsTagDocListPage}>
      <PageMetadata title={useTitle(props)} description={tag.description} />
      <SearchMetadata tag="doc_tag_doc_list" />
      <TagsPage
        title={<TagTitle tag={tag} others={others} />}
        description={tag.description}
        tag={tag.permalink}
        trail={{above: [{label: translateDocsTags(), to: tag.allTagsPath}], name: tag.label}}>
        <TagKind kind="guides" hasLead={lead !== undefined}>
          <Cards>
            {items.map((page) => (
              <DocumentCard
                key={page.id}
                {...page}
                sections={isLead(page) ? (lead?.sections ?? []) : []}
              />
            ))}
          </Cards>
        </TagKind>
        {operations.length > 0 && (
          <TagKind kind="api">
            <TagOperations operations={operations} hasMore={hasMoreOperations === true} />
          </TagKind>
        )}
        {others.length > 0 && (
          <TagKind kind="posts">
            <Cards>
              {others.map((post) => (
                <DocumentCard key={post.permalink} {...post} />
              ))}
            </Cards>
          </TagKind>
        )}
      </TagsPage>
    </HtmlClassNameProvider>
  );
}
