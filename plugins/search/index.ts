import {fileURLToPath} from 'node:url';

import type {LoadContext, Plugin} from '@docusaurus/types';
import * as searchLocal from '@easyops-cn/docusaurus-search-local';

import type {StockPlugin} from '../classic/stockPlugin';
import {Thread} from '../speed/threads';
import {readAsked} from './asked';
import {hashSources} from './hashSources';
import {listRoutes} from './listRoutes';
import {checkOptions, readSettings, type SearchOptions} from './settings';
import type {SearchedSite} from './writeIndex';

const stock = searchLocal as unknown as Pick<StockPlugin, 'default' | 'validateOptions'>;

export const validateOptions: StockPlugin['validateOptions'] = (args) => {
  const options = stock.validateOptions(args);
  checkOptions(options as Partial<SearchOptions>);
  return options;
};

const threadFile = fileURLToPath(new URL('thread.ts', import.meta.url));

/** The worker would ask for lunr in a file of its own only once it runs itself: a way to the server and back. */
const splitChunks = {
  cacheGroups: {
    defaultVendors: {
      idHint: 'vendors',
      test: /[\\/]node_modules[\\/](?!lunr[\\/])/,
      priority: -10,
      reuseExistingChunk: true,
    },
  },
};

/** The stock plugin's options, words and results page, with an index of our own making. */
export default function searchLocalPlugin(context: LoadContext, options: SearchOptions): Plugin {
  const plugin = stock.default(context, options);
  const settings = readSettings(options, hashSources(context.siteDir, options));
  const asked = readAsked(context.siteDir);
  const thread = new Thread<SearchedSite>(threadFile, context);
  return {
    ...plugin,
    // What the stock one hides from the bundler is only in its own box, which the site does not load.
    configureWebpack({mode}, isServer) {
      if (mode === 'production' && isServer) thread.start();
      return isServer ? {} : {optimization: {splitChunks}};
    },
    async contentLoaded(args) {
      await plugin.contentLoaded?.(args);
      await args.actions.createData('settings.json', JSON.stringify(settings));
    },
    postBuild(props) {
      const {outDir, baseUrl, i18n} = props;
      const isChinese = i18n.currentLocale.startsWith('zh');
      const urls = listRoutes(props.plugins, options, baseUrl);
      const {indexName} = settings;
      return thread.run({outDir, baseUrl, urls, isChinese, asked, indexName}, urls.length);
    },
  };
}
