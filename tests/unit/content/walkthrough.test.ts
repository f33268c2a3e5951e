import assert from 'node:assert/strict';
import test from 'node:test';

import {parsePage} from '../../support/prose/page';
import {shellBlocksOf} from '../../support/walkthrough/blocks';
import {findInvented, ObjectIds} from '../../support/walkthrough/output';
import {reasonToSkip} from '../../support/programs';
import {strayNotes, workThrough} from '../../support/walkthrough/run';
import type {Walkthrough} from '../../support/walkthrough/walkthrough';

function parse(body: string) {
  return parsePage('docs/repo/sample.mdx', `---\ntitle: 标题\n---\n\n${body}`);
}

function showing(text: string) {
  return text.split('\n').map((line, index) => ({line: index + 1, text: line}));
}

function invented(shown: string, real: string, ids = new ObjectIds()): string | undefined {
  return findInvented(showing(shown), real, ids)?.text;
}

test('The blocks of a page are named after their section and hold commands with their output', () => {
  const body =
    '## 开始 {#start}\n\n```bash\ngit a\n```\n\n```console\n$ git b\nout\n$ git c\n```\n\n```bash title="a.sh"\nx\n```';
  assert.deepEqual(shellBlocksOf(parse(body)), [
    {key: 'start', line: 7, commands: [{line: 8, text: 'git a', shown: []}]},
    {
      key: 'start/2',
      line: 11,
      commands: [
        {line: 12, text: 'git b', shown: [{line: 13, text: 'out'}]},
        {line: 14, text: 'git c', shown: []},
      ],
    },
  ]);
});

test('A page may leave lines of the output out', () => {
  assert.equal(invented('one\nthree', 'one\ntwo\nthree\n'), undefined);
});

test('A page may not add a line, change one, or change their order', () => {
  assert.equal(invented('one\nmore', 'one\ntwo'), 'more');
  assert.equal(invented('One', 'one'), 'One');
  assert.equal(invented('two\none', 'one\ntwo'), 'one');
});

test('Dates, times and sizes may differ, numbers may not', () => {
  const [shown, real] = [
    'Date: Sat Nov 21 09:00:00 2026 +0800',
    'Date: Mon Dec 1 10:11:12 2025 +0000',
  ];
  assert.equal(invented(shown, real), undefined);
  assert.equal(invented('Ran 2 tests in 0.000s', 'Ran 2 tests in 0.012s'), undefined);
  assert.equal(invented('Ran 2 tests in 0.000s', 'Ran 3 tests in 0.000s'), 'Ran 2 tests in 0.000s');
  assert.equal(invented('blob 12000000', 'blob 12000001'), 'blob 12000000');
});

test('Object ids may differ, but the same one stays the same', () => {
  const ids = new ObjectIds();
  assert.equal(
    invented('4d0018a Add index\n0cef8c1 Add page', 'aaaaaa1 Add index\nbbbbbb2 Add page', ids),
    undefined,
  );
  assert.equal(ids.translate('git revert 4d0018a'), 'git revert aaaaaa1');
  assert.equal(invented('HEAD is now at 4d0018a', 'HEAD is now at aaaaaa1', ids), undefined);
  assert.equal(
    invented('HEAD is now at 4d0018a', 'HEAD is now at bbbbbb2', ids),
    'HEAD is now at 4d0018a',
  );
  assert.equal(
    invented('HEAD is now at 1234567', 'HEAD is now at aaaaaa1', ids),
    'HEAD is now at 1234567',
  );
});

const given =
  'repository team/docs; git clone -q git@atomgit.com:team/docs.git 2> /dev/null; cd docs';

const faults: {
  name: string;
  body: string;
  walkthrough?: Partial<Walkthrough>;
  complaint: RegExp | undefined;
}[] = [
  {name: 'a page that is right', body: '```console\n$ echo one\none\n```', complaint: undefined},
  {
    name: 'invented output',
    body: '```console\n$ echo one\ntwo\n```',
    complaint: /^docs\/repo\/sample\.mdx:7: The page shows `two`, Git does not/,
  },
  {
    name: 'a command that fails',
    body: '```bash\ngit fetch nowhere\n```',
    complaint:
      /sample\.mdx:6: The command fails: git fetch nowhere.*does not appear to be a git repository/s,
  },
  {
    name: 'a refusal that does not come',
    body: '## 开始 {#start}\n\n```bash\ntrue\n```',
    walkthrough: {blocks: {start: {fails: true}}},
    complaint: /sample\.mdx:8: The command should be refused: true/,
  },
  {
    name: 'a preparation that fails',
    body: '```bash\ntrue\n```',
    walkthrough: {given: 'false'},
    complaint: /The preparation ended with code 1/,
  },
  {
    name: 'a block that cannot be run',
    body: '## 开始 {#start}\n\n```bash\nfalse\n```',
    walkthrough: {blocks: {start: {notRun: 'needs the platform'}}},
    complaint: undefined,
  },
  {
    name: 'placeholders and folders',
    body: '```bash\ncd <place>\n```\n\n```console\n$ basename "$PWD"\nhere\n```',
    walkthrough: {given: 'mkdir here', values: {'<place>': 'here'}},
    complaint: undefined,
  },
];

for (const {name, body, walkthrough, complaint} of faults) {
  test(`Working through a page notices ${name}`, async () => {
    const problem = await workThrough(parse(body), {given, ...walkthrough});
    if (complaint) assert.match(problem ?? 'no problem', complaint);
    else assert.equal(problem, undefined);
  });
}

test('Notes about a block that is not there are found', () => {
  const page = parse('## 开始 {#start}\n\n```bash\ntrue\n```');
  assert.deepEqual(strayNotes(page, {given, blocks: {start: {}, 'start/2': {}}}), ['start/2']);
});

test('A missing program is named', () => {
  assert.equal(reasonToSkip(['git']), false);
  assert.match(String(reasonToSkip(['git', 'no-such-program'])), /^needs no-such-program/);
});
