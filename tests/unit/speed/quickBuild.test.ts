import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, test} from 'node:test';
import {setImmediate as nextTurn} from 'node:timers/promises';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {remember} from '../../../plugins/speed/trimmed-styles/remember';
import quickBuild from '../../../plugins/speed/quick-build/index';

let siteDir = '';

beforeEach(() => {
  siteDir = realpathSync(mkdtempSync(path.join(tmpdir(), 'quick-build-')));
});

afterEach(() => {
  rmSync(siteDir, {recursive: true, force: true});
});

type Configured = {
  experiments: {cache: {version: string; storage: {directory: string}}};
  module: {rules: {use: string}[]};
};

/** What the plugin adds to the bundler's configuration for one language. */
function configure(currentLocale: string): Configured {
  const i18n = {currentLocale, defaultLocale: 'zh-Hans', locales: ['zh-Hans', 'en']};
  const plugin = quickBuild({siteDir, i18n} as LoadContext) as Required<Plugin>;
  const version = `client-production-${currentLocale}-3.10.2-5f3e`;
  const config = {mode: 'production', experiments: {cache: {version}}};
  type Configure = (config: object, isServer: boolean) => unknown;
  return (plugin.configureWebpack as Configure)(config, false) as Configured;
}

const cacheFile = (locale: string) =>
  path.join(siteDir, 'node_modules/.cache/rspack', locale, 'graph');

function writeCache(locale: string, text: string): void {
  mkdirSync(path.dirname(cacheFile(locale)), {recursive: true});
  writeFileSync(cacheFile(locale), text);
}

test('a language without a cache begins with a copy of that of the default language, which it can read', () => {
  writeCache('zh-Hans', 'learnt');
  const zh = configure('zh-Hans').experiments.cache;
  assert.equal(realpathSync(zh.storage.directory), path.dirname(cacheFile('zh-Hans')));
  const en = configure('en').experiments.cache;
  assert.equal(realpathSync(en.storage.directory), path.dirname(cacheFile('en')));
  assert.equal(readFileSync(cacheFile('en'), 'utf8'), 'learnt');
  assert.equal(en.version, 'client-production-3.10.2-5f3e');
  assert.deepEqual(zh, en);
});

test('a language keeps the cache it has, and nothing is copied where nothing is', () => {
  configure('en');
  assert.deepEqual(readdirSync(path.dirname(cacheFile('en'))), []);
  writeCache('zh-Hans', 'of Chinese');
  writeCache('en', 'of English');
  configure('en');
  assert.equal(readFileSync(cacheFile('en'), 'utf8'), 'of English');
});

test('a copy that was interrupted is made anew', () => {
  writeCache('zh-Hans', 'whole');
  writeCache('en.unfinished/of an older one', 'half');
  configure('en');
  assert.deepEqual(readdirSync(path.dirname(cacheFile('en'))), ['graph']);
  assert.equal(existsSync(path.dirname(cacheFile('en.unfinished'))), false);
});

test('to the cache a page is another one in each language', () => {
  const [zh, en] = ['zh-Hans', 'en'].map((locale) => configure(locale).module.rules[0]?.use);
  assert.ok(zh?.endsWith('?zh-Hans'));
  assert.ok(en?.endsWith('?en'));
});

test('styles are made once from the same, and anew from anything else', async () => {
  const folder = path.join(siteDir, 'styles');
  let times = 0;
  const make = () => {
    times += 1;
    return `made ${times}`;
  };
  assert.equal(await remember(folder, ['a{}', {stage: 2}], make), 'made 1');
  assert.equal(await remember(folder, ['a{}', {stage: 2}], make), 'made 1');
  assert.equal(await remember(folder, ['a{}', {stage: 3}], make), 'made 2');
  assert.equal(await remember(folder, ['b{}', {stage: 2}], make), 'made 3');
});

test('memory: the second language begins by letting go of what the first has left, the first does not', async () => {
  const left = new WeakRef({});
  // Until the turn is over, nobody may collect it.
  await nextTurn();
  configure('zh-Hans');
  assert.ok(left.deref());
  await nextTurn();
  configure('en');
  assert.equal(left.deref(), undefined);
  assert.equal(globalThis.gc, undefined, 'Docusaurus would ask for it at each of its steps');
});
