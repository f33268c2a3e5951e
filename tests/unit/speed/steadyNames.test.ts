import assert from 'node:assert/strict';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {after, test} from 'node:test';

import {rspack} from '@docusaurus/faster';
import type {LoadContext} from '@docusaurus/types';

import steadyNames from '../../../plugins/speed/steady-names';

const folder = mkdtempSync(path.join(os.tmpdir(), 'steady-names-test-'));
after(() => {
  rmSync(folder, {recursive: true});
});

/** What the minimizer makes of code that holds the text. */
async function minimize(text: string): Promise<string> {
  const entry = path.join(folder, 'entry.js');
  writeFileSync(
    entry,
    `window.table = (left, right, middle) => [left * right, middle - right, left, "${text}"];`,
  );
  const config = {
    mode: 'production' as const,
    entry,
    output: {path: folder, filename: 'out.js'},
    optimization: {minimizer: [new rspack.SwcJsMinimizerRspackPlugin()]},
  };
  const currentBundler = {name: 'rspack', instance: rspack};
  steadyNames({} as LoadContext).configureWebpack?.(
    config as never,
    false,
    {currentBundler} as never,
    undefined,
  );
  await new Promise<void>((resolve, reject) => {
    rspack(config, (error) => (error ? reject(error) : resolve()));
  });
  return readFileSync(path.join(folder, 'out.js'), 'utf8');
}

test('the names of variables do not follow from the letters of a hash', async () => {
  const [ones, others] = ['bbbbbbbbcccc', 'tttttttteeee'];
  const minimized = await minimize(ones);
  assert.ok(minimized.includes(ones), minimized);
  assert.doesNotMatch(minimized, /middle/);
  assert.equal(minimized.replace(ones, ''), (await minimize(others)).replace(others, ''));
});

test('a build that keeps its names (docusaurus build --no-minify) is left alone', () => {
  const config = {mode: 'production', optimization: {minimize: false}};
  const {configureWebpack} = steadyNames({} as LoadContext);
  const changes = configureWebpack?.(
    config as never,
    false,
    {currentBundler: {name: 'rspack', instance: rspack}} as never,
    undefined,
  );
  assert.deepEqual(changes, {});
});
