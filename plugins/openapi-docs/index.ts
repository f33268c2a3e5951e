import type {Plugin} from '@docusaurus/types';

import {ensureApiPages} from '../../config/openapi';

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
    extendCli(cli) {
      cli
        .command('gen-api-docs')
        .description('Makes the API pages of both languages from openapi/.')
        .action(ensureApiPages);
    },
  };
}
