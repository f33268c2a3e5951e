import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import vm from 'node:vm';

import {
  compactRoutes,
  readRequests,
  readRoutes,
} from '../../../plugins/lean-client/routesLoader.mjs';
import {matchPath as matchPattern} from 'react-router';

import {standIns} from '../../../plugins/lean-client';
import {matchPath} from '../../../plugins/lean-client/client/matchPath';
import lateScrollLoader from '../../../plugins/lean-client/lateScrollLoader.mjs';
import plainOrderLoader from '../../../plugins/lean-client/plainOrderLoader.mjs';
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

test('paths: an address fits the same ones as for react-router', () => {
  const paths = ['*', '/', '/a', '/a/', '/A/b', '/ab', '/a/b.c', '/a-b/', '/c'];
  const addresses = [...paths.slice(1), '/a/b', '/a/B/', '/a/b/d', '/a/bxc', '', '/x'];
  const options = paths.flatMap((path) =>
    [true, false].map((exact) => ({path, exact, strict: false})),
  );
  for (const option of options) {
    for (const address of addresses) {
      assert.deepEqual(
        matchPath(address, option),
        matchPattern(address, option),
        `${address} and ${JSON.stringify(option)}`,
      );
    }
  }
});

test('order: names are compared as programs do, and a file without a comparison stops the build', () => {
  const source = 'names.sort((a, b) => a[0].localeCompare(b[0]))';
  const sort = vm.runInThisContext(`(names) => ${plainOrderLoader(source)}`) as (
    names: string[][],
  ) => string[][];
  assert.deepEqual(sort([['b'], ['a'], ['c'], ['a']]), [['a'], ['a'], ['b'], ['c']]);
  assert.throws(() => plainOrderLoader('names.sort()'), /take the file off the list/);
});

test('scrolling: a file that no longer asks while it draws stops the build', () => {
  const file = 'node_modules/@docusaurus/theme-common/lib/utils/scrollUtils.js';
  const late = lateScrollLoader(readFileSync(file, 'utf8'));
  assert.match(late, /lastPositionRef = useRef\(null\)/);
  assert.match(late, /supportsNativeSmoothScrolling = \(\) => isBrowser/);
  assert.match(late, /current = supportsNativeSmoothScrolling\(\)\s*\?/);
  assert.throws(
    () => lateScrollLoader(late),
    /“useRef\(getScrollPosition\(\)\)” here: take it off/,
  );
});

test('stand-ins: Docusaurus still imports what they stand for', () => {
  const folders = ['core/lib/client', 'theme-common/lib', 'theme-classic/lib'].map(
    (name) => `node_modules/@docusaurus/${name}`,
  );
  const imported = folders.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.js'))
      .flatMap((name) => [
        ...readFileSync(path.join(folder, name), 'utf8').matchAll(/ from '([^']+)'/g),
      ])
      .map(([, request = '']) => request),
  );
  for (const name of Object.keys(standIns)) {
    assert.ok(
      imported.some((request) => new RegExp(name).test(request)),
      name,
    );
  }
});
