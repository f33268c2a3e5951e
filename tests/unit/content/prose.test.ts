import assert from 'node:assert/strict';
import test from 'node:test';

import {locateProse, proseFile} from '../../../config/proseTrees';
import {headingsOf} from '../../support/prose/headings';
import {linksOf} from '../../support/prose/links';
import {parsePage} from '../../support/prose/page';
import {codeMark, quoteMark, textBlocksOf, withoutQuotations} from '../../support/prose/text';

function parse(body: string, file = 'docs/repo/sample.mdx') {
  return parsePage(file, `---\ntitle: 标题\n---\n\n${body}`);
}

/** The running text of a body, each block with the line of its first character. */
function read(body: string): [string, number][] {
  return textBlocksOf(parse(body))
    .slice(1)
    .map(({text, lineAt}) => [text, lineAt(0)]);
}

test('A file is found in its tree, with its address and its twin', () => {
  const english = 'i18n/en/docusaurus-plugin-content-docs/current/user/2fa.mdx';
  assert.deepEqual(locateProse('docs/user/2fa.mdx'), {
    kind: 'guide',
    locale: 'zh-Hans',
    name: 'user/2fa',
    route: '/user/2fa',
    mirror: english,
  });
  assert.equal(locateProse(english)?.mirror, 'docs/user/2fa.mdx');
});

const addresses: [string, string | undefined][] = [
  ['docs/index.mdx', '/'],
  ['docs/opp/index.mdx', '/opp'],
  ['docs/ai/ai/aiUse.mdx', '/ai/ai/aiUse'],
  ['oauth/index.mdx', '/oauth'],
  ['community/canary.mdx', '/api/canary'],
  ['i18n/en/docusaurus-plugin-content-docs-community/current/index.mdx', '/api'],
  ['blog/Git-AtomGit-1.mdx', '/blog/Git-AtomGit-1'],
  ['src/pages/devtools.mdx', '/devtools'],
  ['docs/openAPI/api_versioned/get-branch.api.mdx', undefined],
  ['docs/tags.yml', undefined],
  ['README.md', undefined],
];

for (const [file, route] of addresses) {
  test(`${file} is served at ${route ?? 'no address of prose'}`, () => {
    const location = locateProse(file);
    assert.equal(location?.route, route);
    if (location) assert.equal(proseFile(location.kind, location.locale, location.name), file);
  });
}

test('Headings give up their id, whatever their markup', () => {
  const page = parse('## `git push` 之后 {#after-push}\n\n### 没有 id\n\n## 链接 [甲](/a) {#b}\n');
  assert.deepEqual(
    headingsOf(page).map(({depth, id, text}) => [depth, id, text]),
    [
      [2, 'after-push', 'git push 之后'],
      [3, undefined, '没有 id'],
      [2, 'b', '链接 甲'],
    ],
  );
});

test('A colon before letters or digits stays text', () => {
  assert.deepEqual(read('时间 10:30，写作 a:b。'), [['时间 10:30，写作 a:b。', 5]]);
});

test('Markup within a paragraph does not cut it', () => {
  assert.deepEqual(read('一段**加粗**、[链接](/a)和 <kbd>Enter</kbd>。'), [
    ['一段加粗、链接和 Enter。', 5],
  ]);
});

test('Code and interface labels are masked, and the id of a heading is no text', () => {
  assert.deepEqual(read('用 `git` 点击 <Ui>设置</Ui>，看 `中文`。\n\n## 标题 {#unauthorized}\n'), [
    [`用 ${codeMark} 点击 ${quoteMark}，看 ${quoteMark}。`, 5],
    ['标题', 7],
  ]);
});

test('Cells, list items, notes, alternative texts and titles of cards are text', () => {
  const body = [
    '| 甲 |',
    '|---|',
    '| 乙 |',
    '',
    '- 丙',
    '',
    ':::note[丁]',
    '戊',
    ':::',
    '',
    '文 ![己](/a.svg)',
    '',
    '<Card title="庚" href="/a">辛</Card>',
  ].join('\n');
  assert.deepEqual(
    read(body).map(([text, line]) => [text.trim(), line]),
    [
      ['甲', 5],
      ['乙', 7],
      ['丙', 9],
      ['丁', 11],
      ['戊', 12],
      ['文', 15],
      ['己', 15],
      ['辛', 17],
      ['庚', 17],
    ],
  );
});

test('Code blocks are no text', () => {
  assert.deepEqual(read('```bash\ngit 中文\n```\n'), []);
});

test('A place in the second line of a paragraph is found there', () => {
  const [, block] = textBlocksOf(parse('first line\nsecond *line*\nthird\n'));
  assert.ok(block);
  assert.equal(block.lineAt(block.text.indexOf('second')), 6);
  assert.equal(block.lineAt(block.text.indexOf('third')), 7);
});

test('The title and the description are text, at their lines', () => {
  const page = parsePage('docs/a.mdx', '---\ntitle: 甲\ndescription: 乙\n---\n');
  assert.deepEqual(
    textBlocksOf(page).map(({text, lineAt}) => [text, lineAt(0)]),
    [
      ['甲', 2],
      ['乙', 3],
    ],
  );
});

test('Quotations are masked without moving anything', () => {
  const text = '他们叫“合并请求”，我们不。';
  assert.equal(withoutQuotations(text).length, text.length);
  assert.doesNotMatch(withoutQuotations(text), /合并请求/);
});

test('Links of Markdown, of references and of components are found', () => {
  const page = parse('[甲](/a) <Card title="乙" href="/b">说明</Card>\n\n[丙][c]\n\n[c]: /c\n');
  assert.deepEqual(
    linksOf(page).map(({url, line, words}) => [url, line, words]),
    [
      ['/a', 5, '甲'],
      ['/b', 5, '乙'],
      ['/c', 9, 'c'],
    ],
  );
});
