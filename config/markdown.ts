import type {MarkdownConfig} from '@docusaurus/types';

import {remarkPlugins} from '../plugins/mdx/index';
import remarkRelatedOperations from '../plugins/openapi-docs/remarkRelatedOperations';
import remarkOutdated from '../plugins/translations/remarkOutdated';
import {checkFrontMatter} from './frontMatter';
import {readRelatedOperations} from './openapi';

const relatedOperations = readRelatedOperations();

/** What every kind of page shares: guides, blog and single pages. Ours come first, to see the page as it was written. */
export const mdxPlugins = {
  beforeDefaultRemarkPlugins: [
    ...remarkPlugins,
    remarkOutdated,
    // A function: the options themselves are part of the script of every page.
    [remarkRelatedOperations, {readOperations: () => relatedOperations}],
  ],
};

export const markdown = {
  format: 'mdx',
  mdx1Compat: {comments: false, admonitions: false, headingIds: true},
  async parseFrontMatter({defaultParseFrontMatter, ...page}) {
    const result = await defaultParseFrontMatter(page);
    checkFrontMatter(page.filePath, result.frontMatter, page.fileContent);
    return result;
  },
  // The build only warns about broken links, as specified; `npm run check` fails on them.
  hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'warn'},
} satisfies Partial<MarkdownConfig>;
