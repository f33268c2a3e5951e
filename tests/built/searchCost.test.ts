import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {brotliCompressSync} from 'node:zlib';

import {SearchEngine} from '../../src/search/engine/search';
import {IndexStore} from '../../src/search/engine/store';
import {buildFolder} from '../support/site';

const mostRequests = 6;
const mostBytes = 160 * 1024;

const queries = {
  '': [
    '保护分支 强推',
    '变更请求 冲突',
    '令牌 过期',
    'webhook 重试',
    '公开 仓库',
    '回调 地址',
    'LFS 容量',
  ],
  en: [
    'protected branch',
    'merge conflict',
    'token expired',
    'webhook retry',
    'redirect uri',
    'lfs quota',
  ],
};

for (const [prefix, asked] of Object.entries(queries)) {
  const folder = path.join(buildFolder, prefix);
  const files = new Map(
    readdirSync(folder).flatMap((name) => {
      const [, part] = /^search-index(.*)-[0-9a-f]{8}\.json$/.exec(name) ?? [];
      return part === undefined ? [] : [[part, readFileSync(path.join(folder, name))] as const];
    }),
  );
  for (const query of asked) {
    test(`search: the first answer to “${query}” takes at most ${mostRequests} files of the index`, async () => {
      const loaded: string[] = [];
      const store = new IndexStore((part) => {
        loaded.push(part);
        return Promise.resolve(JSON.parse(String(files.get(part))) as unknown);
      });
      const engine = new SearchEngine(store, prefix ? `/${prefix}/` : '/');
      /** What had been loaded when the rows first stood in their order, with texts. */
      let first: string[] = [];
      await engine.search(query, {limit: 8, excerptLength: 50}, () => {
        const hasTexts = loaded.some((part) => part.startsWith('-documents'));
        if (hasTexts && first.length === 0) first = [...loaded];
      });
      assert.ok(first.length > 2 && first.length <= mostRequests, first.join(' '));
      const sizes = first.map((part) => brotliCompressSync(files.get(part) ?? '').length);
      const bytes = sizes.reduce((sum, size) => sum + size, 0);
      assert.ok(bytes <= mostBytes, `${bytes} bytes`);
    });
  }
}
