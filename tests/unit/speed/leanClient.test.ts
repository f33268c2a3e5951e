import assert from 'node:assert/strict';
import {test} from 'node:test';

import {
  compactRoutes,
  readRequests,
  readRoutes,
} from '../../../plugins/lean-client/routesLoader.mjs';
import {keepReadSettings} from '../../../plugins/lean-client/settingsLoader.mjs';

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
  const {table, loaders} = compactRoutes(
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
});

test('routes: a route or a chunk that the generated files do not explain stops the build', () => {
  const routes = readRoutes(routesFile);
  const requests = readRequests(registryFile);
  assert.throws(() => compactRoutes(routes, {}, requests), /names no chunks of "\/-abc"/);
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
