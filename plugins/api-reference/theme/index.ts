import type {LoadContext, Plugin} from '@docusaurus/types';
import * as themeOpenApiDocs from 'docusaurus-theme-openapi-docs';

import type {StockPlugin} from '../../classic/stockPlugin';

const stock = themeOpenApiDocs as unknown as Pick<StockPlugin, 'default'>;

/**
 * The stock theme by its name and its components: the workbench is made of them. Without its stylesheet, which would
 * come with every guide, and without what it asks of the bundler for code that the workbench does not use.
 */
export default function themeOpenApiDocsPlugin(context: LoadContext, options: unknown): Plugin {
  const {name, getThemePath, getTypeScriptThemePath} = stock.default(context, options);
  return {name, getThemePath, getTypeScriptThemePath};
}
