import assert from 'node:assert/strict';
import {mkdirSync, readFileSync, renameSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, test} from 'node:test';

import {hashFiles, listFiles, readCommit} from '../../../scripts/lib/fingerprint.mjs';
import {ScratchProject} from './scratchProject';

let project: ScratchProject;
beforeEach(() => {
  project = new ScratchProject();
  project.write('build/index.html', 'made');
  project.write('.cache/build.json', '{}');
  project.write('plugins/node_modules/package/index.js', 'installed');
});
afterEach(() => project.destroy());

const fingerprint = (): string => hashFiles(project.root, listFiles(project.root));

test('the same files are seen with and without Git, and no ignored one', () => {
  const walked = listFiles(project.root);
  assert.ok(walked.includes('page.txt') && walked.includes('scripts/lib/server.mjs'));
  assert.deepEqual(
    walked.filter((name) => /^(build|\.cache)\/|node_modules/.test(name)),
    [],
  );
  project.git('init', '-q');
  project.git('add', 'page.txt');
  assert.deepEqual(listFiles(project.root), walked);
});

test('a project inside the Git tree of another is not taken for empty', () => {
  project.git('init', '-q');
  project.write('.gitignore', 'inner/\n');
  project.write('inner/page.txt', 'text');
  assert.deepEqual(listFiles(project.path('inner')), ['page.txt']);
});

test('the hash follows the bytes and names of files, not their times', () => {
  const before = fingerprint();
  project.write('page.txt', project.read('page.txt'));
  assert.equal(fingerprint(), before);
  project.write('page.txt', 'hallo');
  assert.notEqual(fingerprint(), before);
  project.write('page.txt', 'hello');
  assert.equal(fingerprint(), before);
  renameSync(project.path('page.txt'), project.path('pages.txt'));
  assert.notEqual(fingerprint(), before);
});

test('where one file ends and the next begins makes a difference', () => {
  project.write('a.txt', 'ab');
  project.write('b.txt', 'c');
  const before = fingerprint();
  project.write('a.txt', 'a');
  project.write('b.txt', 'bc');
  assert.notEqual(fingerprint(), before);
});

test('untracked files count, deleted ones are gone, folders and links do not break it', () => {
  project.git('init', '-q');
  project.git('add', '.');
  const before = fingerprint();
  project.write('new page.txt', '新');
  assert.notEqual(fingerprint(), before);
  project.remove('page.txt');
  mkdirSync(project.path('page.txt'));
  symlinkSync('nowhere', project.path('link'));
  const names = listFiles(project.root);
  assert.ok(names.includes('new page.txt') && names.includes('link'));
  assert.ok(!names.includes('page.txt'));
  assert.notEqual(fingerprint(), before);
});

test('a list without files is refused', () => {
  assert.throws(() => hashFiles(project.root, []), /No files found/);
});

test('the commit is known in a Git tree and empty outside', () => {
  assert.equal(readCommit(project.root), '');
  project.git('init', '-q');
  assert.equal(readCommit(project.root), '');
  project.git('add', '.');
  project.git('commit', '-qm', 'Start');
  assert.match(readCommit(project.root), /^[0-9a-f]{40}$/);
});

test('.gitignore of this project holds plain names only, which the walk without Git understands', () => {
  const lines = readFileSync(path.resolve(__dirname, '../../../.gitignore'), 'utf8').split('\n');
  const entries = lines.filter((line) => line !== '' && !line.startsWith('#'));
  assert.ok(entries.includes('node_modules/'));
  assert.deepEqual(
    entries.filter((entry) => !/^[\w.][\w./-]*$/.test(entry)),
    [],
  );
});
