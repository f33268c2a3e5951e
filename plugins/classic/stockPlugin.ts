import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';

/** What a stock plugin or theme exports; their own type files leave most of it out. */
export type StockPlugin = Required<
  Pick<PluginModule, 'validateOptions' | 'validateThemeConfig' | 'getSwizzleConfig'>
> & {default: (context: LoadContext, options: unknown) => Plugin};
