import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {isInBlog} from '@site/src/data/tags';

/** How many guides, or posts, have a tag, in words. */
export function useTagCount(): (permalink: string, count: number) => string {
  const {selectMessage} = usePluralForm();
  return (permalink, count) =>
    selectMessage(
      count,
      isInBlog(permalink)
        ? translate({id: 'tags.posts.plurals', message: '{count} 篇文章'}, {count})
        : translate({id: 'tags.guides.plurals', message: '{count} 篇指南'}, {count}),
    );
}
