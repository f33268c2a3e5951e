import assert from 'node:assert/strict';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {after, test} from 'node:test';

import {rspack} from '@docusaurus/faster';
import type {LoadContext} from '@docusaurus/types';

import freeMemoryLayer from '../../../plugins/speed/free-memory';

const folder = mkdtempSync(path.join(os.tmpdir(), 'free-memory-test-'));
after(() => {
  rmSync(folder, {recursive: true});
});

const memory = globalThis as {leftOver?: WeakRef<object>};

const configure = (mode: 'production' | 'development') =>
  freeMemoryLayer({} as LoadContext).configureWebpack?.({mode}, false, {} as never, undefined) as {
    plugins?: never[];
  };

test('what compiling the pages has left over is gone before the bundler optimizes', async () => {
  const loader = path.join(folder, 'loader.cjs');
  writeFileSync(
    loader,
    'module.exports = (text) => { globalThis.leftOver = new WeakRef({text}); return text; };',
  );
  writeFileSync(path.join(folder, 'entry.js'), 'console.log(1)');
  let isKept: boolean | undefined;
  const watch = (compiler: InstanceType<typeof rspack.Compiler>) => {
    compiler.hooks.thisCompilation.tap('watch', ({hooks}) => {
      hooks.optimizeModules.tap('watch', () => {
        isKept = memory.leftOver?.deref() !== undefined;
      });
    });
  };
  const config = {
    mode: 'production' as const,
    context: folder,
    entry: './entry.js',
    output: {path: folder, filename: 'out.js'},
    module: {rules: [{test: /entry/, use: loader}]},
    plugins: [...(configure('production').plugins ?? []), watch],
  };
  await new Promise<void>((resolve, reject) => {
    rspack(config, (error) => (error ? reject(error) : resolve()));
  });
  assert.ok(memory.leftOver, 'the loader has run');
  assert.equal(isKept, false);
});

test('who writes does not wait for it', () => {
  assert.deepEqual(configure('development'), {});
});
