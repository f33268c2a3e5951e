import {translate} from '@docusaurus/Translate';

export const translateBlogName = (): string =>
  translate({id: 'blog.tags.blog', message: '技术博客'});

export const translateDocsTags = (): string =>
  translate({id: 'docs.tags.title', message: '文档标签'});

export const translateBlogTags = (): string =>
  translate({id: 'blog.tags.title', message: '博客标签'});
