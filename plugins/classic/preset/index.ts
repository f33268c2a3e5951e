import path from 'node:path';

import preset, {type Options} from '@docusaurus/preset-classic';
import type {LoadContext, PluginOptions, Preset} from '@docusaurus/types';

import {contentDocsPlugin} from '../../speed';

/** The stock preset, with our wrappers in the places of its theme and its docs plugin. */
export default function presetClassic(context: LoadContext, options: Options): Preset {
  const {themes = [], plugins = []} = preset(context, options);
  const [, ...otherThemes] = themes;
  const theme = path.join(context.siteDir, 'plugins/classic/theme/index.ts');
  return {
    plugins: plugins.map((plugin) => {
      const [name, pluginOptions] = Array.isArray(plugin) ? plugin : [];
      const isDocs = typeof name === 'string' && name.includes('plugin-content-docs');
      return isDocs ? [contentDocsPlugin, pluginOptions as PluginOptions] : plugin;
    }),
    themes: [[theme, options.theme as PluginOptions], ...otherThemes],
  };
}
