import assert from 'node:assert/strict';
import {test} from 'node:test';

import {readPaste} from '../../../src/search/paste';

const push = `ada@laptop:~/demo$ git push origin feature/login
Enumerating objects: 5, done.
remote: Resolving deltas: 100% (1/1), done.
\u001B[31mremote: error: hook declined to update refs/heads/feature/login\u001B[0m
To https://code.example.com/ada/demo.git
 ! [remote rejected] feature/login -> feature/login (pre-receive hook declined)
error: failed to push some refs to 'git@code.example.com:ada/demo.git'`;

test('paste: of several lines those that complain are kept, without what is the own of the reader', () => {
  const query = readPaste(push);
  for (const kept of [
    'hook declined to update',
    'pre-receive hook declined',
    'failed to push some refs',
  ]) {
    assert.ok(query.includes(kept), query);
  }
  assert.doesNotMatch(query, /ada|laptop|login|example|Enumerating|\u001B|->|\n/);
});

test('paste: prompts, hashes and hosts go; commands stay where nothing complains', () => {
  const query = readPaste(
    '➜  demo git:(main) ✗ git rebase 1a2b3c4d5e\n$ git push --force-with-lease\nPS C:\\demo> git status',
  );
  assert.equal(query, 'git rebase git push --force-with-lease git status');
  assert.match(
    readPaste(
      'ssh: connect to host code.example.com port 22: Connection timed out\nfatal: 无法读取远程仓库。',
    ),
    /connect to host port 22: Connection timed out fatal: 无法读取远程仓库/,
  );
});

test('paste: one line is left as it is, and nothing is nothing', () => {
  const line = 'fatal: refusing to merge unrelated histories 1a2b3c4d5e';
  assert.equal(readPaste(` ${line}\n`), line);
  assert.equal(readPaste(' \n \r\n'), '');
});
