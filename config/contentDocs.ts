import type {Options} from '@docusaurus/plugin-content-docs';

import {editing} from './editing';

type DocsInstance = Partial<Options> & Required<Pick<Options, 'path' | 'routeBasePath'>>;

/** The options that every docs instance shares; a caller adds where it lives and its sidebar. */
export function contentDocs(instance: DocsInstance): Partial<Options> {
  return {
    ...editing,
    breadcrumbs: true,
    // File names are routes (`2fa`, `v0.9.0`): no prefix of them means an order.
    numberPrefixParser: false,
    onInlineTags: 'throw',
    showLastUpdateTime: true,
    versions: {current: {label: '当前版本'}},
    ...instance,
  };
}
