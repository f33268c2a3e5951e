import {fileURLToPath} from 'node:url';

import type {LoadContext, Plugin} from '@docusaurus/types';
import * as searchLocal from '@easyops-cn/docusaurus-search-local';

import type {StockPlugin} from '../classic/stockPlugin';
import {Thread} from '../speed/threads';
import {hashSources} from './hashSources';
import type {SearchedSite} from './writeIndex';

const stock = searchLocal as unknown as Pick<StockPlugin, 'default' | 'validateOptions'>;

export const {validateOptions} = stock;

type BuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];
type Route = {permalink: string; unlisted?: boolean};
type DocsContent = {loadedVersions: {docs: Route[]}[]};

/** The pages that can be found: docs of all instances and single pages, but no posts, lists or drafts. */
function listRoutes({plugins}: BuildProps): string[] {
  const routes = plugins.flatMap(({name, content}): Route[] => {
    if (name === 'docusaurus-plugin-content-docs') {
      return (content as DocsContent).loadedVersions.flatMap(({docs}) => docs);
    }
    return name === 'docusaurus-plugin-content-pages' ? ((content as Route[] | null) ?? []) : [];
  });
  return routes
    .filter(({unlisted}) => !unlisted)
    .map(({permalink}) => permalink)
    .sort();
}

const threadFile = fileURLToPath(new URL('thread.ts', import.meta.url));

/** The stock plugin's options, words and results page, with an index of our own making. */
export default function searchLocalPlugin(context: LoadContext, options: unknown): Plugin {
  const plugin = stock.default(context, options);
  const hash = hashSources(context.siteDir);
  const thread = new Thread<SearchedSite>(threadFile, context);
  return {
    ...plugin,
    // What the stock one hides from the bundler is only in its own box, which the site does not load.
    configureWebpack({mode}, isServer) {
      if (mode === 'production' && isServer) thread.start();
      return {};
    },
    async contentLoaded(args) {
      await plugin.contentLoaded?.(args);
      await args.actions.createData('index.json', JSON.stringify({hash}));
    },
    postBuild(props) {
      const {outDir, baseUrl, i18n} = props;
      const isChinese = i18n.currentLocale.startsWith('zh');
      return thread.run({outDir, baseUrl, urls: listRoutes(props), isChinese, hash});
    },
  };
}
