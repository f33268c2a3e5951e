import {rmSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {findCommand, startGeneration} from './command';
import {ensureApiPages} from './ensure';
import {fingerprintFile} from './fingerprint';

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
 * Stands beside docusaurus-plugin-openapi-docs, whose commands write the pages: gets all ready for the commands, and
 * calls them when the pages are older than their sources. While the site is being edited, they follow.
 */
export default function apiReference({siteDir}: LoadContext): Plugin {
  const command = findCommand();
  // Before anyone looks for pages. The commands are there to make and to remove them: they need none.
  if (command === undefined) ensureApiPages();
  return {
    name: 'api-reference',
    getPathsToWatch: () => ['openapi/**/*.{yaml,md}'],
    loadContent: () => {
      ensureApiPages();
    },
    // More than half of all pages are of the API: the stock rule would put their code into every page.
    configureWebpack: (_config, isServer) => (isServer ? {} : {optimization: {splitChunks}}),
    extendCli() {
      if (command === 'gen') startGeneration();
      // What is removed, the next build makes anew.
      if (command === 'clean') rmSync(path.join(siteDir, fingerprintFile), {force: true});
    },
  };
}
