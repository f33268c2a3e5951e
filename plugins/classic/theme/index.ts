import {createRequire} from 'node:module';
import path from 'node:path';

import * as themeClassic from '@docusaurus/theme-classic';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';

import type {StockPlugin} from '../stockPlugin';
import {announcementColours} from './announcementColours';
import {beforeFirstPaint} from './beforeFirstPaint';

const stock = themeClassic as unknown as StockPlugin;

/** Stock paths are relative to the stock package, not to this file. */
const stockFolder = path.dirname(
  createRequire(import.meta.url).resolve('@docusaurus/theme-classic'),
);
const coloursFile = 'announcement.css';
const fromStock = (relative: string) => path.resolve(stockFolder, relative);

export const {getSwizzleConfig, validateOptions, validateThemeConfig} = stock;

/** theme-classic with our inline script and announcement colours, without the browser's syntax highlighter and nprogress. */
export default function themeClassicPlugin(context: LoadContext, options: unknown): Plugin {
  const plugin = stock.default(context, options);
  const {announcementBar} = context.siteConfig.themeConfig as ThemeConfig;
  return {
    ...plugin,
    async contentLoaded({actions}) {
      if (announcementBar)
        await actions.createData(coloursFile, announcementColours(announcementBar));
    },
    getThemePath: () => fromStock('theme'),
    getTypeScriptThemePath: () => fromStock('../src/theme'),
    getClientModules: () => [
      ...(plugin.getClientModules?.() ?? [])
        .filter((module) => !/prism|nprogress/.test(module))
        .map((module) => (module.startsWith('.') ? fromStock(module) : module)),
      ...(announcementBar
        ? [path.join(context.generatedFilesDir, plugin.name, 'default', coloursFile)]
        : []),
    ],
    injectHtmlTags(args) {
      const {preBodyTags} = plugin.injectHtmlTags?.(args) ?? {};
      const tags = Array.isArray(preBodyTags) ? preBodyTags : [];
      // Stock hides its sprites by a style attribute, which the site's policy refuses.
      const sprites = tags.flatMap((tag) =>
        typeof tag === 'object' && tag.tagName === 'svg'
          ? [{...tag, attributes: {...tag.attributes, style: false, display: 'none'}}]
          : [],
      );
      return {
        preBodyTags: [
          ...sprites,
          {tagName: 'script', innerHTML: beforeFirstPaint(announcementBar?.id ?? '')},
        ],
      };
    },
  };
}
