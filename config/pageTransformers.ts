import {remarkPlugins} from '../plugins/mdx/index';
import rehypeProse from '../plugins/mdx/rehypeProse';
import type {Transformer} from '../plugins/mdx/tree';
import remarkRelatedOperations from '../plugins/api-reference/remarkRelatedOperations';
import remarkOutdated from '../plugins/translations/remarkOutdated';
import {readRelatedOperations} from '../plugins/api-reference/relatedOperations';

const relatedOperations = readRelatedOperations();

/** What every page goes through while it is compiled, in this order. */
export const onMarkdown: readonly Transformer[] = [
  ...remarkPlugins.map((plugin) => plugin()),
  remarkOutdated(),
  remarkRelatedOperations({readOperations: () => relatedOperations}),
];

/** The same, once the page is a tree of HTML. */
export const onHtml: readonly Transformer[] = [rehypeProse()];
