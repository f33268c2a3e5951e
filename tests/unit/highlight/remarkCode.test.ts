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

test('code says up to which room its longest line does not fit', () => {
  const reachOf = (length: number) =>
    readFrame(`\`\`\`bash\n${'x'.repeat(length)}\n\`\`\`\n`).reach;
  const reaches = [35, 36, 40, 41, 84, 85].map(reachOf);
  assert.deepEqual(reaches, [undefined, 'beside', 'beside', 'phone', 'phone', 'desktop']);
});

test('a long line of commands has an element of its own, which goes on in the next row on a phone', () => {
  const long = 'x'.repeat(36);
  for (const language of ['bash', 'console', 'powershell']) {
    const {html = '', className} = readFrame(`\`\`\`${language}\n$ ls\n${long}\nb\n\`\`\`\n`);
    assert.match(html, new RegExp(`\n<span class=code-long>.*${long}.*\n</span>.*b`), language);
    assert.equal(className, 'code-wraps', language);
  }
  for (const [fence, expected] of [
    [`json\n1\n${long}`, 'code-row'],
    [`json title="a.json"\n1\n${long}`, undefined],
    [`text\n1\n${long}`, undefined],
    ['bash\nls\npwd', undefined],
    [`bash\n${long}`, undefined],
  ] as const) {
    const {html = '', className} = readFrame(`\`\`\`${fence}\n\`\`\`\n`);
    assert.doesNotMatch(html, /code-long/, fence);
    assert.equal(className, expected, fence);
  }
});

test('lines without a mark or a number get no element of their own', () => {
  const {html} = readFrame('```text {2}\none\ntwo\nthree\n```\n');
  assert.equal(html, 'one\n<span class="code-line code-marked">two\n</span>three');
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
