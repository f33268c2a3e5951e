import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {test} from 'node:test';

const day = 24 * 60 * 60 * 1000;

/** What a program prints that was started with the later clock. */
function runLater(program: string): string {
  const {stdout, stderr, status} = spawnSync(
    process.execPath,
    ['--require', './scripts/lib/laterClock.cjs', '--print', program],
    {encoding: 'utf8'},
  );
  assert.equal(status, 0, stderr);
  return stdout.trim();
}

test('with the later clock every way to ask for now is 400 days ahead', () => {
  for (const now of ['Date.now()', '+new Date()', 'Date.parse(Date())']) {
    const before = Date.now();
    const ahead = Number(runLater(now)) - before;
    // Date() tells no milliseconds.
    assert.ok(ahead >= 400 * day - 1000 && ahead < 400 * day + 60_000, `${now}: ${ahead}`);
  }
});

test('a time that is given stays what it is, and a date stays a date', () => {
  assert.equal(runLater('new Date(0).toISOString()'), '1970-01-01T00:00:00.000Z');
  assert.equal(runLater('Date.UTC(2026, 0)'), String(Date.UTC(2026, 0)));
  assert.equal(runLater('new Date() instanceof Date'), 'true');
  assert.equal(runLater('new (class extends Date {})(5).getTime()'), '5');
});
