import type {LoadContext, Plugin} from '@docusaurus/types';
import * as themeOpenApiDocs from 'docusaurus-theme-openapi-docs';

import type {StockPlugin} from '../stockPlugin';

const stock = themeOpenApiDocs as unknown as Pick<StockPlugin, 'default'>;

/**
 * The stock theme without its stylesheet and its bundler settings: our pages are ready HTML, and guides
 * would carry both.
 */
export default function themeOpenApiDocsPlugin(context: LoadContext, options: unknown): Plugin {
  const {name, getThemePath, getTypeScriptThemePath} = stock.default(context, options);
  return {name, getThemePath, getTypeScriptThemePath};
}
