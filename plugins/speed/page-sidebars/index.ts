import * as contentDocs from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';

import type {StockPlugin} from '../../classic/stockPlugin';
import {splitVersion, type DataModule} from './splitVersion';

const stock = contentDocs as unknown as {
  default: (context: LoadContext, options: unknown) => Promise<Plugin>;
} & Pick<StockPlugin, 'validateOptions'>;

export const {validateOptions} = stock;

/** The stock plugin, whose pages load the sidebar they show and not the data of the whole version. */
export default async function contentDocsPlugin(
  context: LoadContext,
  options: unknown,
): Promise<Plugin> {
  const plugin = await stock.default(context, options);
  return {
    ...plugin,
    async contentLoaded({content, actions}) {
      const roots: RouteConfig[] = [];
      const collecting: PluginContentLoadedActions = {
        ...actions,
        addRoute: (route) => {
          roots.push(route);
        },
      };
      await plugin.contentLoaded?.({content, actions: collecting});
      const folder = `${plugin.name}/${(options as {id: string}).id}`;
      const modules: DataModule[] = [];
      const write = (module: DataModule) => {
        modules.push(module);
        // Not by its absolute path: names of chunks are made from this.
        return `@generated/${folder}/${module.name}`;
      };
      const routes = roots.map((root) => ({
        ...root,
        routes: root.routes?.map((version) => splitVersion(version, write)),
      }));
      await Promise.all(modules.map(({name, code}) => actions.createData(name, code)));
      routes.forEach(actions.addRoute);
    },
  };
}
