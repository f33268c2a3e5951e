import assert from 'node:assert/strict';
import os from 'node:os';
import {test} from 'node:test';

import {run} from '../../../scripts/lib/run.mjs';

const cwd = os.tmpdir();

test('a program’s code and all it printed come back', async () => {
  const script = 'console.log("out"); console.error("err"); process.exit(7)';
  const result = await run(process.execPath, ['-e', script], {cwd, output: 'collect'});
  assert.equal(result.code, 7);
  assert.deepEqual(result.output.trim().split('\n').sort(), ['err', 'out']);
  assert.equal(result.timedOut, false);
});

test('variables are added to the environment', async () => {
  const script = 'console.log(process.env.ADDED, Boolean(process.env.PATH))';
  const {output} = await run(process.execPath, ['-e', script], {
    cwd,
    env: {ADDED: 'yes'},
    output: 'collect',
  });
  assert.equal(output, 'yes true\n');
});

test('a program that does not exist has failed, and one that a signal ended too', async () => {
  const missing = await run('no-such-program', [], {cwd, output: 'collect'});
  assert.equal(missing.code, 127);
  assert.match(missing.output, /ENOENT/);
  const script = 'process.kill(process.pid, "SIGKILL")';
  const killed = await run(process.execPath, ['-e', script], {cwd, output: 'collect'});
  assert.equal(killed.code, 1);
});

test('after the timeout the program and what it started are gone', {timeout: 60_000}, async () => {
  // The child holds the pipe open: the result comes when it is gone too.
  const options = {cwd, output: 'collect', timeoutMs: 500} as const;
  const {code, timedOut} = await run('sh', ['-c', 'sleep 600 & wait'], options);
  assert.equal(timedOut, true);
  assert.notEqual(code, 0);
});
