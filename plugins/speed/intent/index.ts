import path from 'node:path';

import {asLayer} from '../layer';

/** Loads a page or the search panel ahead when a reader shows the intent to open it, not every page that a visible link leads to. */
export default asLayer('intent', ({siteDir}) => ({
  getClientModules: () => [path.join(siteDir, 'plugins/speed/intent/client.ts')],
}));
