import {translate} from '@docusaurus/Translate';

export const translateBlogName = (): string =>
  translate({id: 'blog.tags.blog', message: '技术博客'});

export const translateDocsTopics = (): string =>
  translate({id: 'docs.tags.title', message: '文档的主题标签'});

export const translateBlogTopics = (): string =>
  translate({id: 'blog.tags.title', message: '博客的主题标签'});
