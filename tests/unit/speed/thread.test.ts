import assert from 'node:assert/strict';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {getPriority, tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, test} from 'node:test';

import type {LoadContext} from '@docusaurus/types';

import {Thread} from '../../../plugins/speed/threads';

type Task = {gate: SharedArrayBuffer; file: string; error?: string};

const serveFile = path.resolve(__dirname, '../../../plugins/speed/threads/serve');

type Result = {words: string; count: number; priority: number; hasForgotten: boolean};

/** Waits at the gate, and then writes what stands in a file beside it, and how often it has done so. */
const source = `
import {readFileSync, writeFileSync} from 'node:fs';
import {getPriority} from 'node:os';
import {serve} from ${JSON.stringify(serveFile)};

const words = readFileSync(new URL('words.txt', import.meta.url), 'utf8');
let count = 0;
// Known before the first task: what a task itself looks at is kept until its end.
let held: object | undefined = {};
const left = new WeakRef(held);
serve(({gate, file, error}: {gate: SharedArrayBuffer; file: string; error?: string}) => {
  Atomics.wait(new Int32Array(gate), 0, 0);
  if (error) throw new Error(error);
  count += 1;
  const hasForgotten = held === undefined && left.deref() === undefined;
  held = undefined;
  writeFileSync(file, JSON.stringify({words, count, priority: getPriority(), hasForgotten}));
});
`;

let folder = '';
let gate = new SharedArrayBuffer(4);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'thread-'));
  gate = new SharedArrayBuffer(4);
  writeFileSync(path.join(folder, 'thread.ts'), source);
  writeFileSync(path.join(folder, 'words.txt'), 'from its place');
});

afterEach(() => {
  rmSync(folder, {recursive: true, force: true});
});

function makeThread(currentLocale: string): Thread<Task> {
  const i18n = {currentLocale, locales: ['zh-Hans', 'en']};
  const context = {i18n, generatedFilesDir: folder} as unknown as LoadContext;
  return new Thread<Task>(path.join(folder, 'thread.ts'), context);
}

function openGate(): void {
  const state = new Int32Array(gate);
  Atomics.store(state, 0, 1);
  Atomics.notify(state, 0);
}

const result = () => path.join(folder, 'result.json');

function readResult(file: string): Result {
  return JSON.parse(readFileSync(file, 'utf8')) as Result;
}

test('the last language waits for its thread, whose files find those beside them', async () => {
  const thread = makeThread('en');
  thread.start();
  let isOver = false;
  const over = thread.run({gate, file: result()}, 100).then(() => {
    isOver = true;
  });
  await new Promise(setImmediate);
  assert.equal(isOver, false);
  openGate();
  await over;
  assert.equal(readResult(result()).words, 'from its place');
});

test('a language before the last does not wait', {timeout: 20_000}, async () => {
  const thread = makeThread('zh-Hans');
  await thread.run({gate, file: result()}, 100);
  // The thread still stands at the gate, or this would never be reached.
  openGate();
  while (!existsSync(result())) await new Promise(setImmediate);
});

test('a language of very many pages waits: beside the next it would need too much memory', async () => {
  let isOver = false;
  const over = makeThread('zh-Hans')
    .run({gate, file: result()}, 1000)
    .then(() => {
      isOver = true;
    });
  await new Promise(setImmediate);
  assert.equal(isOver, false);
  openGate();
  await over;
  assert.equal(readResult(result()).count, 1);
});

test('the next language is served by the same thread, after the one before', async () => {
  const first = path.join(folder, 'first.json');
  await makeThread('zh-Hans').run({gate, file: first}, 100);
  const over = makeThread('en').run({gate, file: result()}, 100);
  openGate();
  await over;
  assert.equal(readResult(first).count, 1);
  assert.equal(readResult(result()).count, 2);
  assert.ok(readResult(result()).hasForgotten, 'it lets go of what the first has left');
});

const hasThreadPriorities = process.platform === 'linux';

test(
  'a thread makes room for the build',
  {skip: !hasThreadPriorities && 'elsewhere priorities are of whole processes'},
  async () => {
    openGate();
    const before = getPriority();
    await makeThread('en').run({gate, file: result()}, 100);
    assert.ok(readResult(result()).priority > before);
    assert.equal(getPriority(), before);
  },
);

test('an error in one language ends the last', async () => {
  openGate();
  await makeThread('zh-Hans').run({gate, file: result(), error: '/x has no form'}, 100);
  await assert.rejects(makeThread('en').run({gate, file: result()}, 100), {
    message: '/x has no form',
  });
});

test('an error in the thread is one of the build, with its message', async () => {
  openGate();
  const thread = makeThread('en');
  await assert.rejects(thread.run({gate, file: result(), error: '/x has no form'}, 100), {
    message: '/x has no form',
  });
});
