import assert from 'node:assert/strict';
import {test} from 'node:test';

import {shellCommandsOf} from '../../support/prose/shell';

for (const [text, commands] of [
  ['git push -u origin "a b"', ['git|push|-u|origin|a b']],
  ['cat a | sort -n && rm a; ls', ['cat|a', 'sort|-n', 'rm|a', 'ls']],
  ['curl \\\n  -X POST x', ['curl|-X|POST|x']],
  ["git log --format='%h # %s' # a comment", ['git|log|--format=%h # %s']],
  ['NAME=x git status > out.txt 2>&1', ['git|status']],
  [
    'git clone git@atomgit.com:<owner>/<repo>.git',
    ['git|clone|git@atomgit.com:<owner>/<repo>.git'],
  ],
  ['for f in *; do rm "$f"; done', ['rm|$f']],
  ['if git diff; then echo "$(git log -1)"; fi', ['git|diff', 'echo|$(git log -1)', 'git|log|-1']],
  ['cat > a <<EOF\ngit puhs\nEOF\nls', ['cat', 'ls']],
  ['(cd docs && ls)', ['cd|docs', 'ls']],
] as const) {
  test(`the commands of ${JSON.stringify(text)}`, () => {
    assert.deepEqual(
      shellCommandsOf(text).map(({words}) => words.join('|')),
      commands,
    );
  });
}

test('a command knows its line', () => {
  const lines = shellCommandsOf('ls\n\ngit \\\n  status\ncat <<X\n1\n2\nX\nrm a', 10);
  assert.deepEqual(
    lines.map(({words, line}) => [words[0], line]),
    [
      ['ls', 10],
      ['git', 12],
      ['cat', 14],
      ['rm', 18],
    ],
  );
});
