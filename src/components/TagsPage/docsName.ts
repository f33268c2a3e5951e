import {translate} from '@docusaurus/Translate';

// Apart from the names of the blog: what pages of four kinds asked for would come with every page of the site.
export const translateDocsTags = (): string =>
  translate({id: 'docs.tags.title', message: '文档标签'});
