import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {currentLocale} from '../../config/site';
import {collectFacts} from './facts';
import {listAddresses, readPage, twinOf} from './pages';
import {writeTwin} from './twin';

/** Writes, beside the finished pages, what programs read: a Markdown twin of each. */
export default function machineReadable({siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name: 'machine-readable',
    async postBuild({outDir, routes, plugins}) {
      const addresses = listAddresses(routes, baseUrl);
      const twins = new Map(addresses.map((address) => [address, twinOf(address, baseUrl)]));
      const facts = collectFacts(plugins, routes);
      const folder = {outDir, baseUrl, siteTitle: siteConfig.title, language: currentLocale};
      for (const address of addresses) {
        const page = await readPage(address, facts(address), folder);
        const file = path.join(outDir, page.twin.slice(baseUrl.length));
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, writeTwin(page, twins));
      }
    },
  };
}
