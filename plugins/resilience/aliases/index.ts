import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {aliasPage} from './aliasPage';

export type AliasesOptions = {aliases: Record<string, string>};

/** Writes one plain page per alias, for hosts that know no redirects; hosts that do read the same list. */
export default function aliasesPlugin(context: LoadContext, {aliases}: AliasesOptions): Plugin {
  const {siteConfig, i18n, baseUrl} = context;
  return {
    name: 'aliases',
    async postBuild({outDir, routesPaths}) {
      const known = new Set(routesPaths.map((route) => route.replace(/\/$/, '')));
      for (const [from, to] of Object.entries(aliases)) {
        const target = `${baseUrl}${to.slice(1)}`;
        // An alias of a page that is not written yet would lead nowhere.
        if (!known.has(target)) continue;
        const folder = path.join(outDir, from);
        await mkdir(folder, {recursive: true});
        const html = aliasPage({locale: i18n.currentLocale, url: siteConfig.url, target});
        await writeFile(path.join(folder, 'index.html'), html, {flag: 'wx'});
      }
    },
  };
}
