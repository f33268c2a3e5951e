import type {BlogPostMetadata} from '@docusaurus/plugin-content-blog';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';

/** How long a post takes, in words. */
export function useReadingTime({readingTime: minutes = 1}: Pick<BlogPostMetadata, 'readingTime'>) {
  const {selectMessage} = usePluralForm();
  const readingTime = Math.ceil(minutes);
  const forms = translate(
    {id: 'theme.blog.post.readingTime.plurals', message: '阅读需 {readingTime} 分钟'},
    {readingTime},
  );
  return selectMessage(readingTime, forms);
}
