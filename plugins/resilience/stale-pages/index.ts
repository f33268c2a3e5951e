import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import type {SiteLocale} from '../../../config/site';
import {reloadStalePage} from './reloadStalePage';
import {replacePreload} from './standIn';
import {startFailure} from './startFailure';

/** What a page does when the release that it came from is gone, or the network. */
export default function stalePages({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'stale-pages',
    // The head is read before the page's own scripts are asked for: none of them can fail unseen.
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: reloadStalePage}],
      postBodyTags: [startFailure(i18n.currentLocale as SiteLocale)],
    }),
    configureWebpack: (_config, isServer, {currentBundler}) =>
      isServer
        ? {}
        : {
            plugins: [
              replacePreload(
                currentBundler.instance,
                path.join(siteDir, 'plugins/resilience/stale-pages/client/preload.ts'),
              ),
            ],
          },
  };
}
