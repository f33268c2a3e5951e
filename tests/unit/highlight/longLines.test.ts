import assert from 'node:assert/strict';
import {test} from 'node:test';

import {highlight} from '../../../plugins/writing/highlight/highlight';
import {wrapLine} from '../../../plugins/writing/highlight/longLines';

/** A line as a reader sees it: `|` where its row may end, `_` between what stays on one row, braces about what goes to the next row as a whole. */
const readBreaks = (line: string): string =>
  wrapLine(line, line, '')
    .replace(/<span class=whole>(.*?)<\/span>/g, (_, whole: string) => whole.replaceAll(' ', '_'))
    .replace(/<span class=together>(.*?)<\/span>/g, '{$1}')
    .replaceAll('<wbr>', '|')
    .replace(/^<span class=code-in-\d+>|<\/span>$/g, '');

for (const [what, line, expected] of [
  [
    'the arguments of a call, and the call of what another returns',
    "return JSON.parse(Buffer.concat(chunks).toString('utf8'));",
    "return JSON.parse(|Buffer.concat(|chunks)|.toString(|'utf8'));",
  ],
  [
    'the second of two variables',
    '  "$WEBHOOK_USER:$WEBHOOK_PASSWORD" \\',
    '  {"$WEBHOOK_USER:|$WEBHOOK_PASSWORD"_\\}',
  ],
  [
    'the pieces of an address',
    'curl https://api.atomgit.com/user/issues?state=open',
    'curl https://api.atomgit.com/|user/|issues?|state=|open',
  ],
  [
    'an address that fits there as a whole',
    'git clone git@atomgit.com:team/repository.git',
    'git clone {git@atomgit.com:|team/|repository.git}',
  ],
  [
    'an option, never between it and what it is given',
    'git push -f -o old-oid=0a1b2c3 -C "a long name that does not fit"',
    'git push -f -o_old-oid=0a1b2c3 -C_"a long name that does not fit"',
  ],
] as const) {
  test(`a long line may end its row before ${what}`, () => {
    assert.equal(readBreaks(line), expected);
  });
}

test('an option never ends its row behind its hyphens', () => {
  const html = wrapLine("git log --graph --decorate -S'secret'", '-'.repeat(40), '');
  for (const option of ['--graph', '--decorate', '-S']) {
    assert.ok(html.includes(`<span class=whole>${option}</span>`), `${option} in ${html}`);
  }
});

test('a type of content, the end of a line that goes on and what is in brackets do not end a row', () => {
  assert.equal(
    readBreaks('  -H "Content-Type: application/json" and (more) \\'),
    '  -H_"Content-Type: application/json" and (more)_\\',
  );
});

test('a text of several colours goes to the next row with its spaces, but not without its option', () => {
  const text = '"Authorization: Bearer $TOKEN_OF_ONE"';
  const wrap = (line: string) => wrapLine(highlight(line, 'bash').trim(), line, '');
  const [, kept] = /<span class=together>(.*)<\/span><\/span>$/.exec(wrap(`echo ${text}`)) ?? [];
  assert.equal(kept?.replace(/<[^>]*>/g, ''), text);
  assert.doesNotMatch(wrap(`curl -H ${text}`), /together/);
});
