import {createRequire} from 'node:module';
import path from 'node:path';

import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';

/** Code that this many pieces of the site need is loaded by all of its pages. */
const sharedBy = 6;

const {resolve} = createRequire(import.meta.url);

/** Preact has React's interface and is smaller; while writing, React tells more about mistakes. */
function readWithPreact() {
  const compat = resolve('preact/compat');
  return {
    'react/jsx-runtime$': resolve('preact/jsx-runtime'),
    'react-dom/client$': resolve('preact/compat/client'),
    'react-dom$': compat,
    react$: compat,
  };
}

const themeUtils = path.join(path.dirname(resolve('@docusaurus/theme-common')), 'utils');

/** Files that sort names by the rules of a language, while a page comes alive. */
const comparing = [
  path.join(themeUtils, 'reactUtils.js'),
  '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js',
];

/** What Docusaurus' code imports, and what it gets instead. */
export const standIns = {
  '^\\./docusaurus$': 'client/docusaurus.ts',
  '^\\./PendingNavigation$': 'client/PendingNavigation.tsx',
  '^@docusaurus/Link$': 'client/Link.tsx',
  '^@docusaurus/router$': 'client/router.ts',
  '^react-helmet-async$': 'client/head.tsx',
  '^react-router-dom$': 'client/browserRouter.tsx',
  '^react-router-config$': 'client/routing.tsx',
  '/hooks/useWindowSize$': 'client/useWindowSize.ts',
  '/IntlUtils$': 'client/useDateTimeFormat.ts',
};
const standInsForPreact = {'^@docusaurus/ErrorBoundary$': 'client/ErrorBoundary.ts'};

/** Makes what every page loads smaller and the way to the next shorter, without a change of what they do. */
export default function leanClient({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const own = (name: string) => path.join(siteDir, 'plugins/lean-client', name);
  const generated = (name: string) => path.join(generatedFilesDir, name);

  /** One plugin for all: the bundler asks each for every import of every file. */
  function replaceImports(
    {NormalModuleReplacementPlugin}: CurrentBundler['instance'],
    files: Record<string, string>,
  ) {
    const known = Object.entries(files).map(
      ([name, file]) => [new RegExp(name), own(file)] as const,
    );
    return new NormalModuleReplacementPlugin(
      new RegExp(Object.keys(files).join('|')),
      (found: {request: string}) => {
        const [, file] = known.find(([name]) => name.test(found.request)) ?? [];
        if (file) found.request = file;
      },
    );
  }

  return {
    name: 'lean-client',
    configureWebpack(config, isServer, {currentBundler}) {
      const rules = [
        {test: generated('routes.js'), use: own('routesLoader.mjs')},
        {test: generated('docusaurus.config.mjs'), use: own('settingsLoader.mjs')},
      ];
      if (isServer) return {module: {rules}};
      rules.push(
        ...comparing.map((file) => ({test: resolve(file), use: own('plainOrderLoader.mjs')})),
        {test: path.join(themeUtils, 'scrollUtils.js'), use: own('lateScrollLoader.mjs')},
      );
      // Its table of chunk names served only the `prefetch` that our `docusaurus` does without.
      config.plugins = config.plugins?.filter(
        (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
      );
      const isProduction = config.mode === 'production';
      const stockAlias = config.resolve?.alias;
      if (isProduction && typeof stockAlias === 'object' && !Array.isArray(stockAlias)) {
        // Merged with Docusaurus' aliases ours would come after its `react`, which begins the same.
        config.resolve = {...config.resolve, alias: {...readWithPreact(), ...stockAlias}};
      }
      return {
        // Without [name] the table of chunks holds a hash for each and no name.
        ...(isProduction && {
          output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
        }),
        optimization: {
          splitChunks: {
            cacheGroups: {
              // One piece compresses better than a dozen, none of which any page does without.
              theme: {
                name: 'theme',
                chunks: 'async',
                type: /javascript/,
                minChunks: sharedBy,
                enforce: true,
              },
            },
          },
        },
        resolve: {alias: {tslib$: own('client/tslib.ts')}},
        module: {rules},
        plugins: [
          replaceImports(currentBundler.instance, {
            ...standIns,
            ...(isProduction && standInsForPreact),
          }),
        ],
      };
    },
  };
}
