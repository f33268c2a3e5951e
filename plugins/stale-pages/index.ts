import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {reloadStalePage} from './reloadStalePage';

/** What a page does when the release that it came from is gone, or the network. */
export default function stalePages({siteDir}: LoadContext): Plugin {
  return {
    name: 'stale-pages',
    // The head is read before the page's own scripts are asked for: none of them can fail unseen.
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: reloadStalePage}]}),
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) return {};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const own = path.join(siteDir, 'plugins/stale-pages/client/preload.ts');
      return {plugins: [new NormalModuleReplacementPlugin(/^\.\/preload$/, own)]};
    },
  };
}
