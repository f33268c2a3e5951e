import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';

import {
  compactRoutes,
  readRequests,
  readRoutes,
} from '../../../plugins/speed/route-table/routesLoader.mjs';
import type {LoadContext} from '@docusaurus/types';
import type {Compiler} from 'webpack';

import {asLayer} from '../../../plugins/speed/layer';
import {keepReadSettings} from '../../../plugins/speed/pieces/settingsLoader.mjs';
import {leaveOutNames} from '../../../plugins/speed/route-table';
import {chooseWords} from '../../../plugins/speed/pieces/wordsLoader.mjs';
import {checkImporters} from '../../../plugins/resilience/stale-pages/standIn';
import {layerNames} from '../../../plugins/speed/switches';
import trimmedStyles from '../../../plugins/speed/trimmed-styles';
import {projectRoot} from '../../support/site';

const routesFile = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/',
    component: ComponentCreator('/', 'abc'),
    routes: [
      {path: '/a-b', component: ComponentCreator('/a-b', '123'), exact: true, sidebar: "docs"},
    ],
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;
const registryFile = `export default {
  "1f": [() => import(/* webpackChunkName: "1f" */ "@theme/Doc"), "@theme/Doc", require.resolveWeak("@theme/Doc")],
  "2e": [() => import(/* webpackChunkName: "2e" */ "@site/a \\"b\\".md"), "@site/a \\"b\\".md", require.resolveWeak("@site/a \\"b\\".md")],
};
`;
const chunkNames = {
  '/-abc': {__comp: '1f'},
  '/-a-b-123': {},
  '/a-b-123': {__comp: '1f', content: '2e', items: [{content: '2e'}]},
};

test('routes: the table says by number what a page is made of, and keeps every other attribute', () => {
  const {table, loaders, chunks} = compactRoutes(
    readRoutes(routesFile),
    chunkNames,
    readRequests(registryFile),
  );
  assert.deepEqual(table, [
    {
      path: '/',
      chunks: {__comp: 0},
      routes: [
        {
          path: '/a-b',
          exact: true,
          sidebar: 'docs',
          chunks: {__comp: 0, content: 1, items: [{content: 1}]},
        },
      ],
    },
    {path: '*'},
  ]);
  assert.deepEqual(loaders, [
    '() => import(/* webpackChunkName: "1f" */ "@theme/Doc")',
    '() => import(/* webpackChunkName: "2e" */ "@site/a \\"b\\".md")',
  ]);
  assert.deepEqual(chunks, ['1f', '2e']);
});

test('routes: a route or a chunk that the generated files do not explain stops the build', () => {
  const routes = readRoutes(routesFile);
  const requests = readRequests(registryFile);
  assert.throws(() => compactRoutes(routes, {}, requests), /does not name any chunks of "\/-abc"/);
  assert.throws(
    () => compactRoutes(routes, chunkNames, new Map([['1f', '@theme/Doc']])),
    /no chunk "2e"/,
  );
});

test('routes: the frames of a guide are one piece, and what names a plugin is none', () => {
  const routes = ['Doc', 'DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem', 'DocCard'];
  const requests = new Map([
    ...routes.map((name) => [name, `@theme/${name}`] as const),
    ['plugin', '@generated/blog/default/__plugin.json'],
  ]);
  const {loaders} = compactRoutes(
    [{path: '/', component: 'all'}],
    {all: [...requests.keys()]},
    requests,
  );
  const places = loaders.map((loader) => /\/\* (.*?) \*\//.exec(loader)?.[1]);
  const guide = 'webpackChunkName: "guide"';
  assert.deepEqual(places, [
    'webpackChunkName: "Doc"',
    guide,
    guide,
    guide,
    guide,
    'webpackChunkName: "DocCard"',
    'webpackMode: "eager"',
  ]);
});

test('settings: the browser gets what its code reads, and nothing about building', () => {
  const config = {
    title: 'T',
    baseUrl: '/',
    presets: [['secret', {}]],
    plugins: [],
    themeConfig: {navbar: {}, prism: {theme: {}}},
    future: {experimental_router: 'browser', faster: {}},
  };
  assert.deepEqual(keepReadSettings(config), {
    title: 'T',
    baseUrl: '/',
    themeConfig: {navbar: {}},
    future: {experimental_router: 'browser'},
  });
});

test('stand-in: Docusaurus still imports what it stands for', () => {
  assert.doesNotThrow(() => checkImporters());
});

test('stand-in: one that stands for nothing any more stops the build, and says which', () => {
  assert.throws(
    () => checkImporters(() => "import Other from './Other';"),
    /clientEntry\.js no longer imports “\.\/preload”, which plugins\/resilience\/stale-pages\/client\/preload\.ts stands for/,
  );
});

test('layers: a failure names the layer, and how the site is built without it', () => {
  const layer = asLayer('route-table', () => ({
    configureWebpack: () => {
      throw new Error('broken on purpose');
    },
  }));
  const plugin = layer({} as LoadContext);
  assert.throws(
    () => plugin.configureWebpack?.({}, false, {} as never, undefined),
    /layer “route-table” \(plugins\/speed\/route-table\) failed: broken on purpose\nThe site builds without it: npm run build -- --without route-table/,
  );
});

/** A bundler that writes these parts and ends. */
function bundleWith(
  parts: readonly string[],
  errors: readonly Error[] = [],
): {name: string; source: {source: Buffer}}[] {
  type Tap = (name: string, act: (it: unknown) => void) => void;
  const written = parts.map((name) => ({name, source: {source: Buffer.from('list')}}));
  const ends: ((stats: unknown) => void)[] = [];
  const runtimeModule: {tap: Tap} = {
    tap: (_, act) => {
      written.forEach(act);
    },
  };
  const compilation: {tap: Tap} = {
    tap: (_, act) => {
      act({hooks: {runtimeModule}});
    },
  };
  const done: {tap: Tap} = {tap: (_, act) => void ends.push(act)};
  leaveOutNames({hooks: {compilation, done}} as unknown as Compiler);
  for (const end of ends) end({compilation: {errors}});
  return written;
}

test('names of chunks: their list is left out, other parts stay, and one that is gone stops the build', () => {
  const written = bundleWith(['GetChunkFilenameRuntimeModule', 'ChunkAssetRuntimeModule']);
  assert.deepEqual(
    written.map(({source}) => String(source.source)),
    ['list', ''],
  );
  assert.doesNotThrow(() => bundleWith([], [new Error('a mistake in a page')]));
  assert.throws(
    () => bundleWith(['GetChunkFilenameRuntimeModule']),
    /layer “route-table”.*no longer has the bundler write “ChunkAssetRuntimeModule”[^]*--without route-table/,
  );
});

test('styles: what fails while the bundler makes them names the layer, too', async () => {
  const steps: ((assets: object) => Promise<void>)[] = [];
  const processAssets = {tapPromise: (_: object, act: (typeof steps)[number]) => steps.push(act)};
  const compilation = {
    tap: (_: string, act: (it: unknown) => void) => act({hooks: {processAssets}}),
  };
  const compiler = {hooks: {compilation, done: {tap: () => undefined}}};
  const bundler = {currentBundler: {instance: {sources: {}, Compilation: {}}}} as never;
  const layer = trimmedStyles({
    siteDir: projectRoot,
    generatedFilesDir: projectRoot,
  } as LoadContext);
  const made = layer.configureWebpack?.({mode: 'production'}, false, bundler, undefined);
  const [plugin] = (made?.plugins ?? []) as ((compiler: object) => void)[];
  plugin?.(compiler);
  assert.equal(steps.length, 2);
  // As with a Docusaurus that translates no styles for older browsers.
  await assert.rejects(
    async () => steps[0]?.({}),
    /layer “trimmed-styles”.*no longer has postcss-preset-env[^]*--without trimmed-styles/,
  );
});

test('switches: a layer that is switched off does nothing, and a name that is none is refused', (context) => {
  context.after(() => {
    delete process.env.WITHOUT_LAYERS;
  });
  const make = () => ({getClientModules: () => ['module']});
  const names = () => Object.keys(asLayer('intent', make)({} as LoadContext));
  assert.deepEqual(names(), ['getClientModules', 'name']);
  process.env.WITHOUT_LAYERS = 'pieces,intent';
  assert.deepEqual(names(), ['name']);
  process.env.WITHOUT_LAYERS = 'all';
  assert.deepEqual(names(), ['name']);
  process.env.WITHOUT_LAYERS = 'intents';
  assert.throws(names, /there is no layer “intents”\. Write all, or some of soon-start, intent/);
});

test('the table of layers in the README has a row for each', () => {
  const readme = readFileSync(path.join(projectRoot, 'plugins/speed/README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name);
  assert.deepEqual(rows, [...layerNames]);
});

test('words: those of the tools come later, none comes twice, and only those of pages that are not there are left out', () => {
  const words = {
    'webhook.event': 'Event',
    'workbench.copy': 'Copy',
    'search.none': 'No results',
    'theme.blog.authorsList.viewAll': 'View all authors',
    'theme.tags.tagsPageTitle': 'Tags',
    'theme.tags.tagsListLabel': 'Tags:',
  };
  assert.deepEqual(chooseWords(words, true), {'webhook.event': 'Event', 'workbench.copy': 'Copy'});
  assert.deepEqual(chooseWords(words, false), {
    'search.none': 'No results',
    'theme.tags.tagsListLabel': 'Tags:',
  });
});
