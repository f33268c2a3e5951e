import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after, before, test} from 'node:test';

import {
  isBranchName,
  writeIdentity,
  writeRepair,
} from '../../../src/components/devtools/SignOff/commands';
import {
  findEmailProblem,
  findNameProblem,
  signMessage,
  writeTrailer,
} from '../../../src/components/devtools/SignOff/trailer';
import {quoteForShell} from '../../../src/components/devtools/shell';

const person = {name: 'dev', email: 'you@example.com'};
const line = 'Signed-off-by: dev <you@example.com>';

function sign(message: string): string {
  const signed = signMessage(message, person);
  assert.ok(signed.status === 'signed');
  return signed.message;
}

function findProblem(message: string): string | undefined {
  const signed = signMessage(message, person);
  return signed.status === 'problem' ? signed.problem : undefined;
}

/** What Git makes of the same message. */
function signWithGit(message: string): string {
  const input = `${message}\n`;
  return execFileSync(
    'git',
    ['interpret-trailers', '--if-exists=addIfDifferent', '--trailer', line],
    {
      input,
      encoding: 'utf8',
    },
  ).trimEnd();
}

const messages = [
  'Fix login',
  'Fix login\n\nThe form lost the name.',
  'Fix login\n\nThe form lost the name.\n\nReviewed-by: dev2 <dev2@example.com>',
  `Fix login\n\nReviewed-by: dev2 <dev2@example.com>\n${line}`,
  '修复登录\n\n表单丢了姓名。',
];

for (const message of messages) {
  test(`the line stands where Git puts it: ${JSON.stringify(message)}`, () => {
    assert.equal(sign(message), signWithGit(message));
  });
}

test('blank lines and line ends of Windows do not separate the line from its place', () => {
  assert.equal(sign('Fix login\r\n\r\nText.\r\n\r\n\r\n'), `Fix login\n\nText.\n\n${line}`);
});

test('a message that is signed stays as it is, and other sign-offs are reported', () => {
  const message = `Fix login\n\n${line}`;
  assert.deepEqual(signMessage(message, person), {
    status: 'signed',
    message,
    wasSigned: true,
    others: [],
  });
  const other = 'Signed-off-by: dev <old@example.com>';
  assert.deepEqual(signMessage(`Fix login\n\n${other}`, person), {
    status: 'signed',
    message: `Fix login\n\n${other}\n${line}`,
    wasSigned: false,
    others: [other],
  });
});

test('a line that the check would not find is a problem', () => {
  assert.equal(findProblem(' \n '), 'no-subject');
  assert.equal(findProblem(`Fix login ${line}`), 'in-subject');
  assert.equal(findProblem(`Fix login\n${line}`), 'in-subject');
  assert.equal(findProblem(`Fix login\n\n${line}\n\nMore text.`), 'not-last');
  assert.equal(findProblem(`Fix login\n\nSome text.\n${line}`), 'not-last');
});

test('names and addresses are checked before they are written', () => {
  assert.equal(findNameProblem('李 华'), undefined);
  assert.equal(findNameProblem("O'Neil"), undefined);
  assert.equal(findNameProblem('  '), 'missing');
  assert.equal(findNameProblem('dev <x>'), 'brackets');
  assert.equal(findEmailProblem(' you@example.com '), undefined);
  assert.equal(findEmailProblem(''), 'missing');
  for (const email of ['you', 'you@', '@example.com', 'a b@example.com', '<you@example.com>']) {
    assert.equal(findEmailProblem(email), 'malformed', email);
  }
  assert.equal(writeTrailer({name: ' dev ', email: ' you@example.com '}), line);
});

test('branch names are those that Git accepts', () => {
  const names = ['master', 'feature/a', 'a.b', '修复', '-a', 'a..b', 'a b', 'a~1', '@', 'a/.b'];
  const more = ['a.lock', 'a/', '/a', 'a//b', 'a@{1}', 'a.', '', 'a:b', 'a\\b', 'x.lock/y', 'a@b'];
  for (const name of [...names, ...more]) {
    let accepted = true;
    try {
      execFileSync('git', ['check-ref-format', `refs/heads/${name}`], {stdio: 'ignore'});
    } catch {
      accepted = false;
    }
    // `git branch` refuses these two although they could be refs.
    if (name.startsWith('-') || name === '@') accepted = false;
    assert.equal(isBranchName(name), accepted, name);
  }
});

test('a shell reads back what was quoted', () => {
  for (const text of ['dev', 'Li Hua', "O'Neil", '$(touch x) `y` "z" \\', '李华', '!']) {
    const said = execFileSync('sh', ['-c', `printf %s ${quoteForShell(text)}`], {encoding: 'utf8'});
    assert.equal(said, text);
  }
});

let scratch = '';

function git(...args: string[]): string {
  return run(`git ${args.map(quoteForShell).join(' ')}`);
}

function run(commands: string): string {
  const env = {...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_EDITOR: 'true'};
  return execFileSync('sh', ['-ec', commands], {
    cwd: path.join(scratch, 'work'),
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

before(() => {
  scratch = mkdtempSync(path.join(tmpdir(), 'sign-off-'));
  execFileSync('git', ['init', '-q', '--bare', '-b', 'master', path.join(scratch, 'origin')]);
  execFileSync('git', ['clone', '-q', path.join(scratch, 'origin'), path.join(scratch, 'work')], {
    stdio: 'ignore',
  });
  run(writeIdentity({name: "Li O'Neil", email: 'you@example.com'}));
  commit('Start');
  git('push', '-q', 'origin', 'HEAD:master');
});

after(() => {
  rmSync(scratch, {recursive: true, force: true});
});

function commit(subject: string): void {
  writeFileSync(path.join(scratch, 'work', `${subject}.txt`), subject);
  git('add', '.');
  git('commit', '-q', '-m', subject);
}

function listUnsigned(): string[] {
  return git('log', '--format=%s', '--invert-grep', '--grep=^Signed-off-by:', 'origin/master..')
    .split('\n')
    .filter(Boolean);
}

for (const {reach, unsigned} of [
  {reach: 'last', unsigned: ['two', 'one']},
  {reach: 'several', unsigned: ['one']},
  {reach: 'branch', unsigned: []},
] as const) {
  test(`the commands for “${reach}” sign what they should, and push it`, () => {
    git('switch', '-q', '-c', `fix-${reach}`, 'origin/master');
    for (const subject of ['one', 'two', 'three']) commit(subject);
    git('push', '-q', '-u', 'origin', 'HEAD');
    run(writeRepair(reach, 2, 'master'));
    assert.deepEqual(listUnsigned(), unsigned);
    assert.equal(git('rev-parse', 'HEAD'), git('rev-parse', '@{upstream}'));
    assert.match(
      git('log', '-1', '--format=%B'),
      /\n\nSigned-off-by: Li O'Neil <you@example\.com>/,
    );
  });
}

test('commits that are rewritten are pushed so that nobody else loses work', () => {
  for (const reach of ['last', 'several', 'branch'] as const) {
    const [push] = writeRepair(reach, 2, 'master').split('\n').slice(-1);
    assert.equal(push, 'git push --force-with-lease', reach);
  }
});
