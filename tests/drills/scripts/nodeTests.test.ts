import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, test} from 'node:test';

import {runNodeTests} from '../../../scripts/lib/nodeTests.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'node-tests-'));
  symlinkSync(path.resolve(__dirname, '../../../node_modules'), path.join(root, 'node_modules'));
});
afterEach(() => {
  rmSync(root, {recursive: true});
});

/** Runs test files with these contents; returns the sum and all that was printed. */
async function runFiles(
  files: Record<string, string>,
  options: {grep?: string; filesPerProcess?: number} = {},
) {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, 'tests', name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, `import {before, describe, test} from 'node:test';\n${content}`);
  }
  let output = '';
  const print = (text: string): void => {
    output += `${text}\n`;
  };
  const {stories, passed, failed, skipped} = await runNodeTests('tests', {root, print, ...options});
  return {counts: {passed, failed, skipped}, output, stories};
}

test('cases count, suites do not, and a file that passes is one quiet line', async () => {
  const {counts, output} = await runFiles({
    'passing.test.ts': `
      test('one', () => {});
      describe('suite', () => { test('two', () => {}); test('three', () => {}); });
      test('later', {skip: true}, () => {});
      console.log('noise ▸ ✓ ÿ');`,
    'deeper/typed.test.ts': `const answer: number = 42; test('typed', () => { void answer; });`,
    'drawn.test.tsx': `test('drawn', () => {});`,
    'helper.ts': `throw new Error('this is no test file');`,
  });
  assert.deepEqual(counts, {passed: 5, failed: 0, skipped: 1});
  const lines = [
    '  ✓ tests/deeper/typed.test.ts: 1 passed',
    '  ✓ tests/drawn.test.tsx: 1 passed',
    '  ✓ tests/passing.test.ts: 3 passed',
  ];
  assert.deepEqual(output.trimEnd().split('\n').sort(), lines);
});

test('a test or a suite that gives a reason for not running is counted, and the reason is printed', async () => {
  const {counts, output} = await runFiles({
    'partial.test.ts': `
      test('one', () => {});
      test('two', {skip: 'needs a lake'}, () => {});
      describe('three', {skip: 'needs a boat'}, () => { test('rows', () => {}); });`,
  });
  assert.deepEqual(counts, {passed: 1, failed: 0, skipped: 2});
  assert.match(output, /– not run: two: needs a lake\n/);
  assert.match(output, /– not run: three: needs a boat\n/);
});

test('a failure tells file, line, name and reason, and what the file printed', async () => {
  const {counts, output, stories} = await runFiles({
    'failing.test.ts': `
      describe('suite', () => {
        test('adds up', () => { console.log('a trace'); throw new Error('two is not three'); });
      });
      test('fine', () => {});`,
  });
  assert.deepEqual(counts, {passed: 1, failed: 1, skipped: 0});
  assert.match(output, /✗ tests\/failing\.test\.ts: 1 passed, 1 failed/);
  assert.deepEqual(stories, [output.trimEnd()], 'told once more at the end');
  assert.match(output, /✗ adds up\n +Error: two is not three\n +at .*failing\.test\.ts:4:/);
  assert.match(output, /^ +a trace$/m);
});

test('a style sheet that does not match is not printed whole, but what a test says itself is', async () => {
  const {output} = await runFiles({
    'long.test.ts': `
      import assert from 'node:assert';
      const lines = (word: string) => Array.from({length: 100}, (_, at) => word + at).join('\\n');
      test('matches', () => { assert.match(lines('rule'), /none/); });
      test('speaks', () => { assert.ok(false, lines('problem')); });`,
  });
  assert.match(output, /The input did not match the regular expression \/none\//);
  assert.match(output, /^ +… \d+ more lines\n +at .*long\.test\.ts:5:/m);
  assert.doesNotMatch(output, /rule50/);
  assert.match(output, /^ +problem50$/m);
});

test('a file that cannot be loaded has failed, and so has a suite whose set-up fails', async () => {
  const {counts, output} = await runFiles({
    'crashing.test.ts': `throw new Error('no such module');`,
    'hook.test.ts': `
      describe('suite', () => { before(() => { throw new Error('no server'); }); test('one', () => {}); });`,
  });
  assert.equal(counts.passed, 0);
  assert.ok(counts.failed >= 2, output);
  assert.match(output, /no such module/);
  assert.match(output, /no server/);
});

test('an error after the last test has failed the file', async () => {
  const {counts, output} = await runFiles({
    'late.test.ts': `
      test('starts something', () => { process.on('exit', () => { process.exitCode = 5; }); });`,
  });
  assert.deepEqual(counts, {passed: 1, failed: 1, skipped: 0});
  assert.match(output, /✗ It ended with code 5 outside of any test\./);
});

test('a file, a suite or a folder without a single test has failed', async () => {
  const {counts, output} = await runFiles({
    'empty.test.ts': '',
    'suite.test.ts': `describe('over an empty list', () => { for (const name of []) test(name, () => {}); });`,
    'skipped.test.ts': `test('never', {skip: true}, () => {});`,
  });
  assert.deepEqual(counts, {passed: 0, failed: 3, skipped: 1});
  assert.equal(output.match(/✗ It ran not a single test\./g)?.length, 3);
  await assert.rejects(runNodeTests('tests/none', {root}), /No \*\.test\.ts found in tests\/none/);
});

test('a name chooses tests; files without that name are no failure, and what was not chosen is not told', async () => {
  const {counts, output} = await runFiles(
    {
      'one.test.ts': `test('apples', () => {}); test('pears', () => { throw new Error('not chosen'); });`,
      'two.test.ts': `test('plums', () => { throw new Error('not chosen'); });`,
    },
    {grep: 'apples'},
  );
  assert.deepEqual([counts.passed, counts.failed], [1, 0]);
  assert.match(output, /one\.test\.ts: 1 passed/);
  assert.doesNotMatch(output, /pears|two\.test\.ts/);
});

test('a wrong result is told by its message and its place, without the way there', async () => {
  const {output} = await runFiles({
    'wrong.test.ts': `
      import assert from 'node:assert/strict';
      const inner = () => { assert.fail('add a line'); };
      const outer = () => { inner(); };
      test('wrong', () => { outer(); });`,
  });
  assert.match(output, /AssertionError.*: add a line\n +at inner .*wrong\.test\.ts:\d+/);
  assert.doesNotMatch(output, /at outer/);
});

test('files that share a process are told one by one, and a hook is for the tests of its own file', async () => {
  const {counts, output} = await runFiles(
    {
      'hooks.test.ts': `
        import {beforeEach} from 'node:test';
        beforeEach(({name}) => { if (name === 'other') throw new Error('not its hook'); });
        test('own', {timeout: 1000}, () => {}); test('later', {skip: 'needs a lake'}, () => {});`,
      'other.test.ts': `test('other', () => {}); test('process', () => { console.log(process.pid); });`,
    },
    {filesPerProcess: 2},
  );
  assert.deepEqual(counts, {passed: 3, failed: 0, skipped: 1});
  assert.match(output, /✓ tests\/hooks\.test\.ts: 1 passed\n +– not run: later: needs a lake\n/);
  assert.match(output, /✓ tests\/other\.test\.ts: 2 passed/);
});

test('where one of several files fails, is empty or cannot be loaded, it is told as if it had run alone', async () => {
  const {counts, output, stories} = await runFiles(
    {
      'broken.test.ts': `throw new Error('no such module');`,
      'empty.test.ts': '',
      'failing.test.ts': `test('adds up', () => { throw new Error('two is not three'); });`,
      'fine.test.ts': `test('fine', () => {});`,
    },
    {filesPerProcess: 4},
  );
  assert.deepEqual(counts, {passed: 1, failed: 3, skipped: 0});
  assert.match(output, /✗ tests\/broken\.test\.ts: 0 passed, 1 failed\n[^✓]*no such module/);
  assert.match(output, /✗ tests\/empty\.test\.ts[^✓]*✗ It ran not a single test\./);
  assert.match(output, /✗ adds up\n +Error: two is not three\n +at .*failing\.test\.ts:2:/);
  assert.match(output, /✓ tests\/fine\.test\.ts: 1 passed/);
  assert.equal(stories.length, 3);
});

test('a file that fails only beside others has failed', async () => {
  const {counts, output} = await runFiles(
    {
      'first.test.ts': `test('leaves something behind', () => { process.env.LEFT_BEHIND = 'yes'; });`,
      'second.test.ts': `test('finds nothing', () => { if (process.env.LEFT_BEHIND) throw new Error('found'); });`,
    },
    {filesPerProcess: 2},
  );
  assert.deepEqual(counts, {passed: 2, failed: 1, skipped: 0});
  assert.match(output, /second\.test\.ts[^✓]*passes alone, and fails in one process/);
});
