import assert from 'node:assert/strict';
import {test} from 'node:test';

import {compilePage, findComponents} from '../support/page';

function readFrame(page: string) {
  const [frame] = findComponents(compilePage(page), 'pre');
  assert.ok(frame, 'the page has a code frame');
  return frame;
}

test('a fence becomes one frame with ready HTML', () => {
  const frame = readFrame('Text.\n\n```bash\ngit status\n```\n');
  assert.deepEqual(frame, {html: '<span class=tk-function>git</span> status', language: 'bash'});
});

test('fences inside lists, notes and tabs become frames too', () => {
  const page =
    '1. Step\n\n   ```bash\n   ls\n   ```\n\n<Tabs>\n<TabItem value="a" label="A">\n\n```json\n{}\n```\n\n</TabItem>\n</Tabs>\n';
  const languages = findComponents(compilePage(page), 'pre').map(({language}) => language);
  assert.deepEqual(languages, ['bash', 'json']);
});

test('title, marked lines and line numbers are read from what follows the language', () => {
  const frame = readFrame(
    '```yaml title="a b.yml" {1,3-4} showLineNumbers=7\na: 1\nb: 2\nc: 3\nd: 4\n```\n',
  );
  assert.equal(frame.title, 'a b.yml');
  assert.equal(frame.numbered, '');
  const lines = [...(frame.html ?? '').matchAll(/<span class="([^"]*)" data-number=(\d+)>/g)];
  assert.deepEqual(
    lines.map(([, classes, number]) => [classes, number]),
    [
      ['code-line code-marked', '7'],
      ['code-line', '8'],
      ['code-line code-marked', '9'],
      ['code-line code-marked', '10'],
    ],
  );
});

test('a file whose lines are longer than the text is wider; beyond the widest frame it offers to wrap them', () => {
  const readFile = (length: number) =>
    readFrame(`\`\`\`bash title="a.sh"\n${'x'.repeat(length)}\n\`\`\`\n`);
  const lengths = [72, 73, 97, 98];
  assert.deepEqual(
    lengths.map((length) => readFile(length).className),
    [undefined, 'code-wide', 'code-wide', 'code-wide'],
  );
  assert.deepEqual(
    lengths.map((length) => readFile(length).overflows !== undefined),
    [false, false, false, true],
  );
});

test('a long command goes on in the next row, and is as wide as the text', () => {
  const {className, overflows} = readFrame(`\`\`\`bash\n${'x'.repeat(100)}\n\`\`\`\n`);
  assert.equal(className, 'code-wraps');
  assert.equal(overflows, undefined);
});

test('a line that is too long for a phone is indented more in its next rows than in its first', () => {
  const long = 'x'.repeat(36);
  for (const [language, line, indent] of [
    ['bash', `$ ${long}`, 2],
    ['json', `    ${long}`, 6],
    ['text', `\t\t\t${long}`, 16],
    ['yaml', `${' '.repeat(40)}${long}`, 20],
  ] as const) {
    const {html = ''} = readFrame(`\`\`\`${language}\na: 1\n${line}\nb\n\`\`\`\n`);
    const [, step] = /<span class=code-in-(\d+)>[^\n]*x{36}[^\n]*\n<\/span>/.exec(html) ?? [];
    assert.equal(Number(step), indent, html);
    assert.equal(html.match(/code-in/g)?.length, 1, html);
  }
  assert.doesNotMatch(readFrame(`\`\`\`bash\n${'x'.repeat(35)}\n\`\`\`\n`).html ?? '', /code-in/);
});

test('a long line ends a row where its reader would: behind a piece of an address, never in a name or before its last sign', () => {
  const piecesOf = (line: string) =>
    (readFrame(`\`\`\`bash\n${line}\n\`\`\`\n`).html ?? '')
      .replace(/<span class=whole>(.*?)<\/span>/g, '[$1]')
      .replace(/<wbr>/g, '|')
      .replace(/<[^>]*>/g, '');
  assert.equal(
    piecesOf('git clone https://atomgit.com/demo-org/hello.git --no-checkout \\'),
    'git clone https://atomgit.com/|[demo-org]/|hello.git [--no-checkout][ \\]',
  );
  assert.equal(
    piecesOf('git remote set-url origin git@atomgit.com:<owner>/<repo>.git 12:30:59'),
    'git remote [set-url] origin git@atomgit.com:|&lt;owner&gt;/|&lt;repo&gt;.git 12:30:59',
  );
});

test('lines without a mark or a number get no element of their own', () => {
  const {html} = readFrame('```text {2}\none\ntwo\nthree\n```\n');
  assert.equal(html, 'one\n<span class="code-line code-marked">two\n</span>three');
});

test('in a diff, a line goes on further in than its own text begins', () => {
  const {html = ''} = readFrame(`\`\`\`diff\n+    ${'word '.repeat(12)}\n-old\n\`\`\`\n`);
  assert.match(html, /<span class="code-line code-inserted"><span class=code-in-6>/);
});

test('a diff shows what is added and removed, and leaves its file names alone', () => {
  const {html = ''} = readFrame('```diff\n--- a/x\n+++ b/x\n-old\n+new\n same\n```\n');
  assert.equal(html.match(/code-deleted/g)?.length, 1);
  assert.equal(html.match(/code-inserted/g)?.length, 1);
});

const mistakes = [
  {
    what: 'an unknown language',
    page: '\n```brainfuk\nx\n```',
    says: /page\.mdx:2: Unknown code language “brainfuk”\. Known languages: bash/,
  },
  {
    what: 'no language',
    page: '```\nx\n```',
    says: /page\.mdx:1: A code block has no language.*Known languages/,
  },
  {
    what: 'an unknown option',
    page: '```bash titel="x"\nx\n```',
    says: /page\.mdx:1: Unknown option “titel="x"”.*showLineNumbers/,
  },
  {
    what: 'a line that is not there',
    page: '```bash {3}\nx\n```',
    says: /page\.mdx:1: Cannot highlight lines \{3\}: the code has 1 line/,
  },
  {
    what: 'a range that runs backwards',
    page: '```bash {2-1}\nx\ny\n```',
    says: /Cannot highlight lines \{2-1\}/,
  },
  {
    what: 'a console block without a command',
    page: '```console\nx\n```',
    says: /A console block shows no command\. Begin what is typed/,
  },
];

for (const {what, page, says} of mistakes) {
  test(`${what} stops the build and says where and what to do`, () => {
    assert.throws(() => compilePage(page), says);
  });
}
