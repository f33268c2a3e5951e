import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {asLayer} from '../layer';
import {replaceImports, type StandIn} from '../standIns';

const client = fileURLToPath(new URL('client', import.meta.url));
const own = (name: string) => path.join(client, name);

export const standIns: readonly StandIn[] = [
  {
    request: './PendingNavigation',
    importedBy: '@docusaurus/core/lib/client/App.js',
    file: own('PendingNavigation.tsx'),
  },
  {
    request: 'react-router-config',
    importedBy: '@docusaurus/core/lib/client/exports/renderRoutes.js',
    file: own('routing.tsx'),
  },
  {
    request: 'react-router-dom',
    importedBy: '@docusaurus/core/lib/client/clientEntry.js',
    file: own('browserRouter.tsx'),
  },
  {
    request: '@docusaurus/router',
    importedBy: '@docusaurus/core/lib/client/App.js',
    file: own('router.ts'),
  },
  {
    request: '@docusaurus/Link',
    importedBy: '@docusaurus/theme-classic/lib/theme/MDXComponents/A/index.js',
    file: own('Link.tsx'),
  },
];

/** On the way to another page nothing renders but that page and what shows its address; a link is one component. */
export default asLayer('navigation', () => ({
  configureWebpack: (_config, isServer, {currentBundler}) =>
    isServer ? {} : {plugins: [replaceImports(currentBundler.instance, standIns)]},
}));
