import {readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import postcss, {type AcceptedPlugin} from 'postcss';

import {pageStyles} from '../../config/pageStyles';
import {trimStyles} from './trimStyles';

type Manifest = {
  entrypoints: string[];
  origins: Record<string, string[]>;
  assets: Record<string, {css: {file: string}[]}>;
};

const name = 'lean-styles';
const fileMark = '/styles-';

/** Adds files to the list that Docusaurus makes every page by; config/pageTemplate.ts chooses from them. */
function offerStyles(manifestFile: string, files: readonly string[]): void {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  manifest.entrypoints.push(name);
  manifest.origins[name] = [name];
  manifest.assets[name] = {css: files.map((file) => ({file}))};
  writeFileSync(manifestFile, JSON.stringify(manifest));
}

type Assets = Record<string, {source: () => string | Buffer}>;

/** The style sheets by file name, and the scripts. */
function readAssets(assets: Assets): [sheets: Map<string, string>, scripts: string[]] {
  const read = (extension: string) =>
    Object.entries(assets)
      .filter(([file]) => file.endsWith(extension))
      .map(([file, asset]) => [file, String(asset.source())] as const);
  return [new Map(read('.css')), read('.js').map(([, script]) => script)];
}

/** What makes styles fit for older browsers: as Docusaurus names it in its options, the file and its own options. */
type Translator = readonly [file: string, options: object];

const isTranslator = (plugin: unknown): plugin is Translator =>
  Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env');

const load = createRequire(import.meta.url);

async function translate(css: string, [file, options]: Translator): Promise<string> {
  const presetEnv = load(file) as (options: object) => AcceptedPlugin;
  return (await postcss([presetEnv(options)]).process(css, {from: undefined})).css;
}

/** Makes the styles that every page loads smaller, without a change of how any page looks. */
export default function leanStyles({generatedFilesDir}: LoadContext): Plugin {
  const manifestFile = path.join(generatedFilesDir, 'client-manifest.json');
  // For the test that compares both.
  const untrimmedFile = path.join(generatedFilesDir, 'untrimmed.css');
  let translator: Translator | undefined;
  const cacheGroups = Object.fromEntries(
    pageStyles.map((part) => [
      `styles-${part.name}`,
      {
        name: `styles-${part.name}`,
        type: 'css/mini-extract',
        test: part.sources,
        chunks: 'all' as const,
        enforce: true,
        // Above the stock group of all styles, which has 50.
        priority: 60,
      },
    ]),
  );
  return {
    name,
    configurePostCss(options) {
      // For the whole sheets at once: for each of a hundred files it takes seconds.
      translator ??= options.plugins.find(isTranslator);
      const plugins = options.plugins.filter((plugin) => !isTranslator(plugin));
      // No search for a configuration beside each file.
      return {...options, plugins, config: false};
    },
    configureWebpack({mode}, isServer, {currentBundler}) {
      if (isServer || mode !== 'production') return {};
      const {sources, Compilation} = currentBundler.instance;
      return {
        optimization: {splitChunks: {cacheGroups}},
        plugins: [
          (compiler) => {
            compiler.hooks.compilation.tap(name, (compilation) => {
              const beforeMinimizer = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
              compilation.hooks.processAssets.tapPromise(
                {name, stage: beforeMinimizer},
                async (assets) => {
                  if (!translator)
                    throw new Error('Docusaurus has no postcss-preset-env any more.');
                  for (const [file, css] of readAssets(assets)[0]) {
                    const source = new sources.RawSource(await translate(css, translator));
                    compilation.updateAsset(file, source);
                  }
                },
              );
              // After the files have been made small, before they are named after their content.
              const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
              compilation.hooks.processAssets.tap({name, stage}, (assets) => {
                const [sheets, scripts] = readAssets(assets);
                writeFileSync(untrimmedFile, [...sheets.values()].join('\n'));
                for (const [file, css] of trimStyles(sheets, scripts)) {
                  compilation.updateAsset(file, new sources.RawSource(css));
                }
              });
            });
            compiler.hooks.done.tap(name, ({compilation}) => {
              const files = Object.keys(compilation.assets);
              offerStyles(
                manifestFile,
                files.filter((file) => file.includes(fileMark)),
              );
            });
          },
        ],
      };
    },
  };
}
