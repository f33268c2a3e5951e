import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

/** Code that this many pieces of the site need is loaded by all of its pages. */
const sharedBy = 6;

/** Makes what every page loads smaller, without a change of what the page does. */
export default function leanClient({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const own = (name: string) => path.join(siteDir, 'plugins/lean-client', name);
  const generated = (name: string) => path.join(generatedFilesDir, name);
  return {
    name: 'lean-client',
    configureWebpack(config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const rules = [
        {test: generated('routes.js'), use: own('routesLoader.mjs')},
        {test: generated('docusaurus.config.mjs'), use: own('settingsLoader.mjs')},
      ];
      if (isServer) return {module: {rules}};
      // Its table of chunk names served only the `prefetch` that our `docusaurus` does without.
      config.plugins = config.plugins?.filter(
        (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
      );
      return {
        // Without [name] the table of chunks holds a hash for each and no name.
        ...(config.mode === 'production' && {
          output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
        }),
        optimization: {
          splitChunks: {
            cacheGroups: {
              // One piece compresses better than a dozen, none of which any page does without.
              theme: {
                name: 'theme',
                chunks: 'async',
                type: /javascript/,
                minChunks: sharedBy,
                enforce: true,
              },
            },
          },
        },
        resolve: {alias: {tslib$: own('client/tslib.ts')}},
        module: {rules},
        plugins: [
          new NormalModuleReplacementPlugin(/^\.\/docusaurus$/, own('client/docusaurus.ts')),
        ],
      };
    },
  };
}
