import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, test} from 'node:test';

import type {LoadContext, Plugin} from '@docusaurus/types';

import bundlerCachePlugin from '../../../plugins/classic/bundlerCache';

type Done = (error: Error | null, stats?: {hasErrors: () => boolean}) => void;
type Compiler = {run: (done: Done) => void; close: (done: (error?: Error | null) => void) => void};
type Rspack = {rspack: (options: object) => Compiler};

const require = createRequire(import.meta.url);
const {rspack} = createRequire(require.resolve('@docusaurus/faster'))('@rspack/core') as Rspack;

let site: string;
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(site, name)), {recursive: true});
  writeFileSync(path.join(site, name), text);
};
const read = (name: string) => readFileSync(path.join(site, name), 'utf8');

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'bundler-cache-'));
  for (const name of ['package.json', 'package-lock.json', 'config/site.json']) write(name, '{}');
  write('src/components/Breakable/splitAddress.ts', '');
  write('plugins/word.txt', 'one');
  write('calls', '');
  // Stands for all that makes modules of pages: its own code changes, and the page does not.
  write(
    'loader.cjs',
    `const {appendFileSync, readFileSync} = require('node:fs');
    module.exports = (page) => {
      appendFileSync(__dirname + '/calls', '.');
      const word = readFileSync(__dirname + '/plugins/word.txt', 'utf8');
      return 'console.log(' + JSON.stringify([page, word, process.env.WITHOUT_LAYERS]) + ')';
    };`,
  );
  write('page.md', 'a page');
});

afterEach(() => {
  delete process.env.WITHOUT_LAYERS;
  rmSync(site, {recursive: true, force: true});
});

/** What Docusaurus asks the plugin for, and adds to what its own configuration says of the cache. */
async function askPlugin(cache: object | undefined): Promise<{buildDependencies?: string[]}> {
  const plugin = bundlerCachePlugin({siteDir: site} as LoadContext);
  const createData = (name: string, text: string) => {
    write(`.docusaurus/${name}`, text);
    return Promise.resolve(path.join(site, '.docusaurus', name));
  };
  await plugin.contentLoaded?.({actions: {createData}} as unknown as Parameters<
    NonNullable<Plugin['contentLoaded']>
  >[0]);
  const configure = plugin.configureWebpack as unknown as (config: object) => {
    experiments?: {cache: {buildDependencies: string[]}};
  };
  return configure({experiments: {cache}}).experiments?.cache ?? {};
}

async function bundle(isOn = true): Promise<string> {
  const cache = {
    type: 'persistent',
    version: 'as before',
    storage: {type: 'filesystem', directory: path.join(site, 'cache')},
  };
  const compiler = rspack({
    mode: 'production',
    context: site,
    entry: './page.md',
    output: {path: path.join(site, 'build'), filename: 'page.js'},
    module: {rules: [{test: /\.md$/, use: path.join(site, 'loader.cjs')}]},
    cache: true,
    experiments: {cache: {...cache, ...(isOn ? await askPlugin(cache) : {})}},
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close((late) => {
        if (error ?? late ?? stats?.hasErrors()) reject(error ?? late ?? new Error('Not bundled.'));
        else resolve();
      });
    });
  });
  return read('build/page.js');
}

test('the bundler’s cache: what has not changed is not made again', async () => {
  await bundle();
  await bundle();
  assert.equal(read('calls').length, 1);
});

test('the bundler’s cache: a change of a plugin, of the configuration or of the packages makes pages anew', async () => {
  await bundle();
  write('plugins/word.txt', 'two');
  assert.match(await bundle(), /two/);
  for (const name of ['config/site.json', 'package.json', 'package-lock.json']) {
    const before = read('calls').length;
    write(name, '{"changed": true}');
    await bundle();
    assert.equal(read('calls').length, before + 1, name);
  }
});

test('the bundler’s cache: a build without layers leaves nothing to one with them', async () => {
  process.env.WITHOUT_LAYERS = 'all';
  assert.match(await bundle(), /all/);
  process.env.WITHOUT_LAYERS = '';
  assert.doesNotMatch(await bundle(), /all/);
});

test('the bundler’s cache: Rspack would repeat what an older plugin has made', async () => {
  await bundle(false);
  write('plugins/word.txt', 'two');
  assert.match(await bundle(false), /one/, 'Rspack notices it now: the plugin can go');
});

test('the bundler’s cache: where there is none, none is made', async () => {
  assert.deepEqual(await askPlugin(undefined), {});
});
