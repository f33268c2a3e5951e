import path from 'node:path';

import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {makeThemeCss} from './themeCss';

const name = 'highlight';
const stylesheet = 'tokens.css';

/** Writes the code colours of both modes, taken from the themes in `themeConfig.prism`. */
export default function highlightPlugin({siteConfig, generatedFilesDir}: LoadContext): Plugin {
  return {
    name,
    getClientModules: () => [path.join(generatedFilesDir, name, 'default', stylesheet)],
    async contentLoaded({actions}) {
      const themeConfig = siteConfig.themeConfig as unknown as Pick<ThemeConfig, 'prism'>;
      const {theme: light, darkTheme: dark} = themeConfig.prism;
      if (!dark) {
        throw new Error('Code needs a second theme: set prism.darkTheme in themeConfig.');
      }
      await actions.createData(stylesheet, makeThemeCss({light, dark}));
    },
  };
}
