import {remarkPlugins} from '../plugins/mdx/index';
import type {Transformer} from '../plugins/mdx/tree';
import remarkRelatedOperations from '../plugins/openapi-docs/remarkRelatedOperations';
import remarkOutdated from '../plugins/translations/remarkOutdated';
import {readRelatedOperations} from './openapi';

const relatedOperations = readRelatedOperations();

/** What every page goes through while it is compiled, in this order. */
export const transformers: readonly Transformer[] = [
  ...remarkPlugins.map((plugin) => plugin()),
  remarkOutdated(),
  remarkRelatedOperations({readOperations: () => relatedOperations}),
];
