import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {readdirSync} from 'node:fs';
import {after, before, test} from 'node:test';

import {buildFolder, startBuiltSite, type RunningSite} from '../support/site';

let running: RunningSite;
before(async () => {
  running = await startBuiltSite();
});
after(() => running.close());

function ask(address: string): Promise<Response> {
  return fetch(new URL(`.${address}`, running.url));
}

test('every file that SHA256SUMS names is served with that sum', async () => {
  const sums = (await (await ask('/specs/SHA256SUMS')).text()).trimEnd().split('\n');
  assert.ok(sums.length >= 12, `only ${sums.length} files`);
  for (const line of sums) {
    const [sum, name = ''] = line.split('  ');
    const response = await ask(`/specs/${name}`);
    assert.equal(response.status, 200, name);
    assert.match(
      response.headers.get('content-type') ?? '',
      /^(application\/(yaml|json)|text\/plain)\b/,
      name,
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    assert.equal(createHash('sha256').update(bytes).digest('hex'), sum, name);
  }
});

test('no two files differ by case only, DevOps and devops aside', () => {
  const byLowerCase = new Map<string, string[]>();
  for (const name of readdirSync(buildFolder, {recursive: true, encoding: 'utf8'})) {
    const key = name.toLowerCase();
    byLowerCase.set(key, [...(byLowerCase.get(key) ?? []), name]);
  }
  assert.ok(byLowerCase.size > 600, `only ${byLowerCase.size} files`);
  const clashes = [...byLowerCase.values()].filter((names) => names.length > 1).flat();
  assert.deepEqual(
    clashes.filter((name) => !/^(en[/\\])?devops([/\\]|$)/i.test(name)),
    [],
  );
});
