import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {lateStart} from './lateStart';

/** Starts the scripts of a page on the first sign of a reader. */
export default function lateStartPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'late-start',
    getClientModules: () => [path.join(siteDir, 'plugins/late-start/tellAlive.ts')],
    // Before the stylesheet, which would hold it up. Pages of `npm run dev` have a frame of their own and start at once.
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'production'
        ? {headTags: [{tagName: 'script', innerHTML: lateStart}]}
        : {},
  };
}
