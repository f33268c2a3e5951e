import path from 'node:path';

import preset, {type Options} from '@docusaurus/preset-classic';
import type {LoadContext, PluginOptions, Preset} from '@docusaurus/types';

/** The stock preset, with our wrapper in the place of theme-classic: it owns what runs before the first paint. */
export default function presetClassic(context: LoadContext, options: Options): Preset {
  const {themes = [], plugins = []} = preset(context, options);
  const [, ...otherThemes] = themes;
  const ourTheme = path.join(context.siteDir, 'plugins/theme-classic/index.ts');
  return {plugins, themes: [[ourTheme, options.theme as PluginOptions], ...otherThemes]};
}
