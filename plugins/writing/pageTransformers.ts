import {remarkPlugins} from './mdx/index';
import rehypeFrame from './mdx/rehypeFrame';
import rehypeLineEnds from './mdx/rehypeLineEnds';
import rehypeOldAnchors from './mdx/rehypeOldAnchors';
import rehypePlaceholders from './mdx/rehypePlaceholders';
import rehypeProse from './mdx/rehypeProse';
import rehypeWholeWords from './mdx/rehypeWholeWords';
import type {Transformer} from './mdx/tree';
import remarkRelatedOperations from '../api-reference/remarkRelatedOperations';
import rehypeSpaces from './tables/rehypeSpaces';
import remarkTables from './tables/remarkTables';
import remarkOutdated from './translations/remarkOutdated';
import {readRelatedOperations} from '../api-reference/relatedOperations';

const relatedOperations = readRelatedOperations();

/** What every page goes through while it is compiled, in this order. */
export const onMarkdown: readonly Transformer[] = [
  ...remarkPlugins.map((plugin) => plugin()),
  remarkOutdated(),
  remarkRelatedOperations({readOperations: () => relatedOperations}),
  // Last, for the tables that those before it write.
  remarkTables(),
];

/** The same, once the page is a tree of HTML. */
export const onHtml: readonly Transformer[] = [
  rehypeProse(),
  rehypeWholeWords(),
  rehypeLineEnds(),
  rehypeFrame(),
  rehypeSpaces(),
  rehypePlaceholders(),
  rehypeOldAnchors(),
];
