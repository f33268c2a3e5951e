import path from 'node:path';

import {asLayer} from '../layer';

/** Code that this many pieces of the site need is loaded by all of its pages. */
const sharedBy = 6;

/** What pages of several kinds share, and guides do without. */
const apart = /\/src\/components\/(?:Cards?|Icon\/(?:index|paths))\b/;

/**
 * React is a file of its own, which stays in the cache of a browser when the site changes, and runs as a task of its own.
 * What else all pages need comes as one piece, of the configuration only what code in the browser reads, and of the words not
 * those of tools that most pages do without.
 */
export default asLayer('pieces', ({siteDir, generatedFilesDir}) => ({
  configureWebpack: ({mode, entry}, isServer) => ({
    ...(mode === 'production' &&
      !isServer && {
        entry: {
          react: ['react', 'react-dom/client', 'react-router-dom', 'react-helmet-async'],
          main: {import: entry as string, dependOn: 'react'},
        },
      }),
    module: {
      rules: [
        {
          test: path.join(generatedFilesDir, 'docusaurus.config.mjs'),
          use: path.join(siteDir, 'plugins/speed/pieces/settingsLoader.mjs'),
        },
        ...(isServer
          ? []
          : [
              {
                test: path.join(generatedFilesDir, 'codeTranslations.json'),
                use: path.join(siteDir, 'plugins/speed/pieces/wordsLoader.mjs'),
              },
            ]),
      ],
    },
    ...(!isServer && {
      // Every page loads the table of chunks: it holds a hash for each and no name. A shorter one may stand in the text of a
      // page, too, where the bundler would replace it by the final one.
      ...(mode === 'production' && {
        output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
      }),
      optimization: {
        splitChunks: {
          cacheGroups: {
            // One piece compresses better than a dozen, none of which any page does without.
            theme: {
              name: 'theme',
              chunks: 'async' as const,
              type: /javascript/,
              minChunks: sharedBy,
              priority: 1,
              enforce: true,
            },
            cards: {
              name: 'cards',
              // Whoever opens the search box waits for one file and not for two.
              chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'search-panel',
              test: apart,
              priority: 2,
              enforce: true,
            },
          },
        },
      },
    }),
  }),
}));
