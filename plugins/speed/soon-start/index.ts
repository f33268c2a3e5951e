import path from 'node:path';

import {asLayer} from '../layer';
import {soonStart} from './soonStart';

/** Keeps the scripts of a page out of the way of its first paint, and early presses for the code that answers them. */
export default asLayer('soon-start', ({siteDir}) => ({
  getClientModules: () => [path.join(siteDir, 'plugins/speed/soon-start/heldPress.ts')],
  // Before the stylesheet, which would hold it up. Pages of `npm run dev` have a frame of their own and start at once.
  injectHtmlTags: () =>
    process.env.NODE_ENV === 'production'
      ? {headTags: [{tagName: 'script', innerHTML: soonStart}]}
      : {},
}));
