import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import * as searchLocal from '@easyops-cn/docusaurus-search-local';

import type {StockPlugin} from '../stockPlugin';

const stock = searchLocal as unknown as Pick<StockPlugin, 'default' | 'validateOptions'>;

export const {validateOptions} = stock;

type BuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];
type DocsContent = {loadedVersions: {docs: {permalink: string}[]}[]};

/** The stock plugin skips src/pages while docs sit at the root: it is handed them as docs of the default instance. */
function withPagesAsDocs(props: BuildProps): BuildProps {
  const pages = props.plugins
    .filter((plugin) => plugin.name === 'docusaurus-plugin-content-pages')
    .flatMap((plugin) => (plugin.content as {permalink: string}[] | null) ?? [])
    .map(({permalink}) => ({permalink}));
  const plugins = props.plugins.map((plugin) => {
    if (plugin.name !== 'docusaurus-plugin-content-docs' || plugin.options.id !== 'default') {
      return plugin;
    }
    const loadedVersions = (plugin.content as DocsContent).loadedVersions.map((version) => ({
      ...version,
      docs: [...version.docs, ...pages],
    }));
    return {...plugin, content: {...(plugin.content as DocsContent), loadedVersions}};
  });
  return {...props, plugins};
}

/** The stock plugin with its own pages indexed and our client in the place of its `searchByWorker`. */
export default function searchLocalPlugin(context: LoadContext, options: unknown): Plugin {
  const plugin = stock.default(context, options);
  return {
    ...plugin,
    configureWebpack(_config, _isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const client = path.join(context.siteDir, 'src/search/client.ts');
      return {plugins: [new NormalModuleReplacementPlugin(/\/searchByWorker$/, client)]};
    },
    postBuild: (props) => plugin.postBuild?.(withPagesAsDocs(props)),
  };
}
