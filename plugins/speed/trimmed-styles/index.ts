import {writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import postcss, {type AcceptedPlugin} from 'postcss';
import type {Stats} from 'webpack';

import {pageStyles} from '../../../config/pageStyles';
import {editClientManifest} from '../clientManifest';
import {asLayer, signed} from '../layer';
import {remember} from './remember';
import {findNamesInCode, trimStyles} from './trimStyles';

const name = 'trimmed-styles';
const fileMark = '/styles-';

type Assets = Record<string, {source: () => string | Buffer}>;

const readAssets = (assets: Assets, extension: string): [file: string, text: string][] =>
  // By name first: the bundler hands over a copy of whatever is looked at.
  Object.keys(assets)
    .filter((file) => file.endsWith(extension))
    .map((file) => [file, String(assets[file]?.source())]);

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
export default asLayer(name, ({siteDir, generatedFilesDir}) => {
  // For the test that compares both.
  const untrimmedFile = path.join(generatedFilesDir, 'untrimmed.css');
  const memory = path.join(siteDir, 'node_modules/.cache', name);
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
                signed(name, async (assets: Assets) => {
                  if (!translator) throw new Error('Docusaurus no longer has postcss-preset-env.');
                  const translated = translator;
                  for (const [file, css] of readAssets(assets, '.css')) {
                    const made = await remember(memory, [css, translated[1]], () =>
                      translate(css, translated),
                    );
                    compilation.updateAsset(file, new sources.RawSource(made));
                  }
                }),
              );
              // After the files have been made small, before they are named after their content.
              const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
              const trimAll = signed(name, async (assets: Assets) => {
                const files = readAssets(assets, '.css');
                const sheets = files.map(([, css]) => css);
                writeFileSync(untrimmedFile, sheets.join('\n'));
                const scripts = readAssets(assets, '.js').map(([, script]) => script);
                const names = findNamesInCode(sheets, scripts);
                const trimmed = await remember(memory, [sheets, names], () =>
                  JSON.stringify(trimStyles(sheets, names)),
                );
                const trimmedSheets = JSON.parse(trimmed) as string[];
                files.forEach(([file], index) => {
                  const css = trimmedSheets[index];
                  if (css !== undefined) compilation.updateAsset(file, new sources.RawSource(css));
                });
              });
              compilation.hooks.processAssets.tapPromise({name, stage}, trimAll);
            });
            const announce = signed(name, ({compilation}: Stats) => {
              const files = Object.keys(compilation.assets).filter((one) => one.includes(fileMark));
              // For all pages: pageTemplate.ts of plugins/speed/soon-start chooses from them.
              editClientManifest(generatedFilesDir, (add, {entrypoints}) => {
                add(name, 'css', files);
                entrypoints.push(name);
              });
            });
            compiler.hooks.done.tap(name, announce);
          },
        ],
      };
    },
  };
});
