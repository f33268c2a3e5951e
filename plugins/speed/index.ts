import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {isOn, layerNames, type LayerName} from './switches';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Layers that come into play elsewhere: in the place of a plugin, or where others ask for them. */
const elsewhere: readonly LayerName[] = ['page-sidebars', 'threads'];

/** The layers that are plugins of their own. */
export const speedPlugins = layerNames
  .filter((name) => !elsewhere.includes(name))
  .map((name) => path.join(folder, name, 'index.ts'));

/** The docs plugin, with what `page-sidebars` does to it. */
export const contentDocsPlugin = isOn('page-sidebars')
  ? path.join(folder, 'page-sidebars/index.ts')
  : '@docusaurus/plugin-content-docs';
