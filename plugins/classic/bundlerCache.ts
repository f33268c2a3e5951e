import type {LoadContext, Plugin} from '@docusaurus/types';

import {hashFiles} from '../hashFiles';

/** What Docusaurus' types, which are webpack's, do not have of Rspack. */
type Experiments = {cache?: object};

/** What decides how a page is bundled beside itself; by itself the bundler's cache notices docusaurus.config.ts only. */
const sources = [
  'config',
  'plugins',
  // Called by what reads Markdown.
  'src/components/Breakable/splitAddress.ts',
  'package.json',
  'package-lock.json',
];

/** The variables that config/site.ts and plugins/speed/switches.ts read. */
const variables = ['SITE_URL', 'BASE_URL', 'WITHOUT_LAYERS'];

/** Ends the bundler's cache where it would repeat what other plugins, layers or addresses have made. */
export default function bundlerCachePlugin({siteDir}: LoadContext): Plugin {
  let record = '';
  return {
    name: 'bundler-cache',
    async contentLoaded({actions}) {
      const settings = variables.map((name) => process.env[name] ?? '');
      record = await actions.createData('sources.txt', hashFiles(siteDir, sources, settings));
    },
    configureWebpack({experiments}) {
      // DOCUSAURUS_NO_PERSISTENT_CACHE leaves it out.
      if (!(experiments as Experiments | undefined)?.cache) return {};
      return {experiments: {cache: {buildDependencies: [record]}}};
    },
  };
}
