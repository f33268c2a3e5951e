import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import * as searchLocal from '@easyops-cn/docusaurus-search-local';

import type {StockPlugin} from '../stockPlugin';
import {buildIndex, type IndexedPage} from './buildIndex';
import {hashSources} from './hashSources';
import {buildPinyin} from './pinyin';
import {readPage} from './readPage';

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

async function readRoute(url: string, {outDir, baseUrl}: BuildProps): Promise<IndexedPage[]> {
  const route = url.slice(baseUrl.length);
  const file = [path.join(outDir, route, 'index.html'), path.join(outDir, `${route}.html`)].find(
    (candidate) => existsSync(candidate),
  );
  if (file === undefined) throw new Error(`Search: the page ${url} was not built.`);
  const page = readPage(await readFile(file, 'utf8'));
  return page ? [{...page, route, url}] : [];
}

/** The stock plugin's options, words and results page, with an index of our own making. */
export default function searchLocalPlugin(context: LoadContext, options: unknown): Plugin {
  const plugin = stock.default(context, options);
  const hash = hashSources(context.siteDir);
  return {
    ...plugin,
    // What the stock one hides from the bundler is only in its own box, which the site does not load.
    configureWebpack: () => ({}),
    async contentLoaded(args) {
      await plugin.contentLoaded?.(args);
      await args.actions.createData('index.json', JSON.stringify({hash}));
    },
    async postBuild(props) {
      const read = await Promise.all(listRoutes(props).map((url) => readRoute(url, props)));
      const pages = read.flat();
      const files = buildIndex(pages);
      if (props.i18n.currentLocale.startsWith('zh')) files.set('-pinyin', buildPinyin(pages));
      await Promise.all(
        [...files].map(([suffix, file]) => {
          const name = `search-index${suffix}-${hash}.json`;
          return writeFile(path.join(props.outDir, name), JSON.stringify(file));
        }),
      );
    },
  };
}
