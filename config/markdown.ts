import type {MarkdownConfig} from '@docusaurus/types';

/** Remark and rehype plugins that every kind of page shares: guides, blog and single pages. */
export const mdxPlugins = {
  beforeDefaultRemarkPlugins: [],
  rehypePlugins: [],
};

export const markdown = {
  format: 'mdx',
  mdx1Compat: {comments: false, admonitions: false, headingIds: true},
  // The build only warns about broken links, as specified; `npm run check` fails on them.
  hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'warn'},
} satisfies Partial<MarkdownConfig>;
