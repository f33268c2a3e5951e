import type {Plugin} from '@docusaurus/types';

import {ensureApiPages} from '../../config/openapi';

const splitChunks = {
  cacheGroups: {
    api: {
      name: 'api',
      test: /[\\/]src[\\/]components[\\/]api[\\/]/,
      chunks: 'all',
      enforce: true,
      // Above the stock group `common`, which has 40.
      priority: 45,
    },
  },
} as const;

/**
 * Stands for docusaurus-plugin-openapi-docs, which writes the pages (see scripts/openapi) but is not needed
 * to build them. While the site is being edited, the pages follow their sources.
 */
export default function openapiDocs(): Plugin {
  return {
    name: 'docusaurus-plugin-openapi-docs',
    getPathsToWatch: () => ['openapi/**/*.{yaml,md}'],
    loadContent: () => {
      ensureApiPages();
    },
    // More than half of all pages are of the API: the stock rule would put their code into every page.
    configureWebpack: (_config, isServer) => (isServer ? {} : {optimization: {splitChunks}}),
    extendCli(cli) {
      cli
        .command('gen-api-docs')
        .description('Makes the API pages of both languages from openapi/.')
        .action(ensureApiPages);
    },
  };
}
