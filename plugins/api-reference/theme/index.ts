import type {LoadContext, Plugin} from '@docusaurus/types';
import * as themeOpenApiDocs from 'docusaurus-theme-openapi-docs';

import type {StockPlugin} from '../../classic/stockPlugin';

const stock = themeOpenApiDocs as unknown as Pick<StockPlugin, 'default'>;

/**
 * The stock theme by name only: our API pages are ready HTML that uses none of its components, while its own
 * Tabs and its stylesheet would come with every guide.
 */
export default function themeOpenApiDocsPlugin(context: LoadContext, options: unknown): Plugin {
  return {name: stock.default(context, options).name};
}
