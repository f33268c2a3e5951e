import path from 'node:path';

import {asLayer} from '../layer';
import {isOn} from '../switches';

/**
 * Gives the browser one table of routes where Docusaurus writes three files that name every page four times: see
 * routesLoader.mjs.
 */
export default asLayer('route-table', ({siteDir, generatedFilesDir}) => ({
  configureWebpack: () => ({
    module: {
      rules: [
        {
          test: path.join(generatedFilesDir, 'routes.js'),
          use: path.join(siteDir, 'plugins/speed/route-table/routesLoader.mjs'),
        },
      ],
    },
    // Only `prefetch` reads it besides, which plugins/speed/intent replaces. First, because `@generated` is an alias, too.
    ...(isOn('intent') && {
      mergeStrategy: {'resolve.alias': 'prepend' as const},
      resolve: {alias: {'@generated/routesChunkNames$': false}},
    }),
  }),
}));
