import {translate} from '@docusaurus/Translate';

export const translateBlogName = (): string =>
  translate({id: 'blog.tags.blog', message: '技术博客'});

export const translateBlogTags = (): string =>
  translate({id: 'blog.tags.title', message: '博客标签'});
