import assert from 'node:assert/strict';
import {test} from 'node:test';

import {toHtml} from 'hast-util-to-html';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';

import type {MdxNode} from '../../../plugins/writing/mdx/tree';
import {chooseLayout, readColumns} from '../../../plugins/writing/tables/columns';
import rehypeSpaces from '../../../plugins/writing/tables/rehypeSpaces';
import remarkTables from '../../../plugins/writing/tables/remarkTables';

function draw(text: string): string {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(text);
  remarkTables()(tree as unknown as MdxNode, {path: 'docs/sample.mdx'});
  const html = unified().use(remarkRehype).runSync(tree);
  rehypeSpaces()(html as unknown as MdxNode, {});
  return toHtml(html).replaceAll('\n', '');
}

test('yes and no become signs, keep their words, and stay beside the name of their row', () => {
  const html = draw('| 操作 | 浏览者 | 开发者 |\n|-|-|-|\n| 推送 | 不可以 | 可以 |\n');
  assert.match(html, /^<table class="table-matrix /);
  assert.match(html, /<th class="cell-short" scope="row">推送<\/th>/);
  assert.match(html, /<td class="cell-signs sign-no"><span class="sign-word">不可以<\/span><\/td>/);
  assert.match(html, /<td class="cell-signs sign-yes"><span class="sign-word">可以<\/span><\/td>/);
});

test('what is true in part keeps its word among signs', () => {
  const html = draw('| API | Token | None |\n|-|-|-|\n| a | Some | Yes |\n| b | No | No |\n');
  assert.match(html, /<td class="cell-signs sign-some">Some<\/td><td class="cell-signs sign-yes">/);
});

test('a column in which one answer says more stays text', () => {
  const html = draw('| Value | Safe |\n|-|-|\n| `a` | Yes |\n| `b` | No; keep it |\n');
  assert.doesNotMatch(html, /sign-/);
});

test('of two columns, one of short commands keeps each on one line; a long command, or one among more columns, does not', () => {
  const drawCommand = (command: string, more = '') =>
    draw(
      `| Command | Purpose ${more}|\n|-|-|${more && '-|'}\n| \`${command}\` | Builds ${more}|\n`,
    );
  assert.match(
    drawCommand('npm run new -- stamp repo/topic'),
    /<td class="cell-code"><code class="whole">npm run new/,
  );
  assert.doesNotMatch(drawCommand('git push origin HEAD:refs/for/<target>/<topic>'), /cell-code/);
  assert.doesNotMatch(drawCommand('npm run new -- stamp repo/topic', '| x '), /cell-code/);
});

test('a path that would have three lines beside a name stands below it on a phone', () => {
  const drawPath = (folder: string) => draw(`| A | B |\n|-|-|\n| \`docs/\` | \`${folder}\` |\n`);
  assert.match(
    drawPath('i18n/en/docusaurus-plugin-content-docs-community/current/'),
    /class="table-cards/,
  );
  assert.doesNotMatch(drawPath('i18n/en/a-plugin/current/'), /class="table-cards/);
});

test('a long word of code breaks after its signs only, a short one and an option nowhere, a time after its date', () => {
  const html = draw(
    '| Key | Type |\n|-|-|\n| `object_attributes.noteable_type` | text |\n| `admin:ssh_signing_key` | text |\n| `user_id` | number |\n| `x-ratelimit-remaining` | number |\n| `2023-07-04T17:03:05+08:00` | time |\n| `--with-ids all-of-my-own-ids-here.txt` | option |\n',
  );
  assert.match(
    html,
    /<code>--with-ids all-<wbr>of-<wbr>my-<wbr>own-<wbr>ids-<wbr>here\.txt<\/code>/,
  );
  assert.match(
    draw('| A | B |\n|-|-|\n| x | `https://atomgit.com` |\n'),
    /<code>https:\/\/atomgit\.com<\/code>/,
  );
  assert.match(html, /<code>object_<wbr>attributes\.<wbr>noteable_<wbr>type<\/code>/);
  assert.match(html, /<code>admin:ssh_signing_key<\/code>/);
  assert.match(html, /<code>user_id<\/code>/);
  assert.match(html, /<code>x-ratelimit-remaining<\/code>/);
  assert.match(html, /<code>2023-07-04T<wbr>17:03:05\+08:00<\/code>/);
});

test('two short words of code in a cell stay on one line', () => {
  const html = draw(
    '| Action | Effect |\n|-|-|\n| `reword`, `r` | Keep it |\n| `a-long-name`, `another` | Keep it |\n',
  );
  assert.match(html, /<td class="cell-code whole"><code>reword<\/code>, <code>r<\/code><\/td>/);
  assert.match(html, /<td class="cell-code"><code>a-long-name/);
});

test('operations, and what to do where something is wrong, are records on a phone, however short', () => {
  for (const table of [
    '| 目的 | 接口 |\n|-|-|\n| 列出 | `GET /a` |\n',
    '| What you see | Cause and fix |\n|-|-|\n| 401 | Sign in |\n',
  ]) {
    assert.match(draw(table), /^<table class="table-cards/);
  }
  assert.doesNotMatch(draw('| 目的 | 说明 |\n|-|-|\n| 列出 | 全部 |\n'), /table-cards/);
});

test('an operation in a cell that is named by its call, and each of several, is a paragraph, and their comma is still read', () => {
  const parted =
    /<div class="cell-call"><a [^]+?<\/a><\/div><div class="cell-call"><span class="sign-word">、<\/span><a /;
  assert.match(
    draw('| 目的 | 接口 |\n|-|-|\n| 列出 | [`GET /a`](/x)、[`POST /a`](/y) |\n'),
    parted,
  );
  assert.match(
    draw('| 名称 | 接口 |\n|-|-|\n| a | [列出](/openAPI/x)、[新建](/openAPI/y) |\n'),
    parted,
  );
  assert.match(draw('| a | b |\n|-|-|\n| x | [`GET /a`](/x) |\n'), /<div class="cell-call"><a /);
  assert.doesNotMatch(draw('| a | b |\n|-|-|\n| x | [列出](/openAPI/x) |\n'), /cell-call/);
  assert.match(draw('| a | b |\n|-|-|\n| x | [`one`](/x), [`two`](/y) |\n'), /, <a/);
  const methods = '[`GET`](/openAPI/x), [`PUT /x`](/openAPI/y)';
  assert.match(draw(`| a | b |\n|-|-|\n| x | ${methods} |\n`), /<\/a>, <a/);
});

test('the method of an operation in a cell is a chip, and stays with the first name of its path', () => {
  assert.match(
    draw(
      '| 目的 | 接口 |\n|-|-|\n| 列出 | [`GET /orgs/{org}/members/{username}/roles`](/openAPI/x) |\n',
    ),
    /<code><span class="whole"><span class="api-method api-method-get">GET <\/span>\/orgs\/<\/span><wbr>/,
  );
  assert.doesNotMatch(draw('| a | b |\n|-|-|\n| x | [`GET /x`](/x) |\n'), /api-method/);
});

test('a row that names an operation by a link has its call beside it, drawn like that of a link', () => {
  const row = (link: string, call: string) =>
    draw(`| 目的 | 接口 |\n|-|-|\n| [列出](${link}) | ${call} |\n`);
  assert.match(
    row('/openAPI/x', '`GET /orgs/{org}/members/{username}/roles`'),
    /<div class="cell-call"><code><span class="whole"><span class="api-method api-method-get">GET <\/span>\/orgs\/<\/span><wbr>/,
  );
  const more = row('/openAPI/x', '`GET /a`：`sha` 必填');
  assert.match(more, /<td><code><span class="whole"><span class="api-method api-method-get">/);
  assert.doesNotMatch(row('/repo/tag', '`GET /a`'), /api-method/);
});

test('wildcards stay beside what they mean, however long; what is more than a mark does not', () => {
  const write = (code: string) =>
    draw(
      `| Wildcard | Stands for |\n|-|-|\n| \`${code}\` | ${'Any number of characters but no slash. '.repeat(4)}|\n`,
    );
  assert.doesNotMatch(write('*'), /table-cards/);
  assert.match(write('release'), /table-cards/);
});

test('an address in a cell breaks between its names only', () => {
  const html = draw('| Call | Type |\n|-|-|\n| `GET /orgs/{org}/check-runs/all.json` | list |\n');
  assert.match(html, /<code>GET \/orgs\/<wbr>\{org\}\/<wbr>check-runs\/<wbr>all\.json<\/code>/);
});

test('what is too wide for a phone becomes a card for each row, whose cells know their names', () => {
  const html = draw(
    '| Setting | Push | Merge |\n|-|-|-|\n| A branch that everyone shares | Maintainers and developers | Maintainers and developers |\n',
  );
  assert.match(html, /^<table class="table-cards table-records">/);
  assert.match(html, /<td data-label="Push">Maintainers and developers<\/td>/);
  assert.doesNotMatch(html, /data-label="Setting"/);
});

test('the name of what a card says never breaks behind a hyphen', () => {
  const html = draw(
    '| Setting | `X-AtomGit-Event` | Merge |\n|-|-|-|\n| A branch that everyone shares | Maintainers and developers | Developers |\n',
  );
  assert.match(html, /data-label="X-\u2060AtomGit-\u2060Event"/);
});

test('in cards, names that would take half of the line have several', () => {
  const write = (name: string) =>
    draw(
      `| Setting | ${name} | Merge |\n|-|-|-|\n| A branch that everyone shares | Maintainers and developers | Maintainers and developers |\n`,
    );
  assert.match(write('Value in the API'), /^<table class="table-cards table-records">/);
  assert.match(
    write('Value in the API of the platform'),
    /^<table class="table-cards table-records table-wordy">/,
  );
});

test('a space that stands alone in a named cell of a card is an element, which no browser leaves out', () => {
  const html = draw(
    '| Setting | Push | Merge |\n|-|-|-|\n| A branch that *everyone* *shares* | `Maintainers` **and developers** | Maintainers and developers |\n',
  );
  assert.match(html, /<code>Maintainers<\/code><span> <\/span><strong>and developers<\/strong>/);
  assert.match(html, /<em>everyone<\/em> <em>shares<\/em>/);
});

test('two columns of code are two forms of one thing: cards name the second under the first', () => {
  const folder = 'i18n/en/docusaurus-plugin-content-docs-community/current/';
  const html = draw(`| 中文 | 英文 |\n|-|-|\n| \`docs/\` | \`${folder}\` |\n`);
  assert.match(html, /^<table class="table-cards table-records/);
  assert.deepEqual(
    [...html.matchAll(/data-label="(.*?)"/g)].map(([, name]) => name),
    ['英文'],
  );
});

test('cards of two columns name none of their cells', () => {
  const html = draw(`| 目的 | 接口 |\n|-|-|\n| 列出 | \`GET /a\` |\n`);
  assert.match(html, /^<table class="table-cards table-entries/);
  assert.doesNotMatch(html, /table-records|data-label/);
});

test('three columns are compared beside each other on a phone, and are cards where a cell has many lines', () => {
  const write = (merge: string) =>
    draw(
      `| | Merge | Rebase |\n|-|-|-|\n| History | ${merge} | A line |\n| Hashes | Kept | New |\n`,
    );
  const text = 'Shows where work was done in parallel';
  assert.doesNotMatch(write(text), /table-cards/);
  assert.match(
    write(`${text}, and by whom, and when, and what came of it in the end`),
    /table-cards/,
  );
  const compare = (rule: string) =>
    draw(`| 操作 | 普通分支 | 保护分支 |\n|-|-|-|\n| 推送 | 按角色的权限 | ${rule} |\n`);
  assert.doesNotMatch(compare('按规则中的名单'), /table-cards/);
  assert.match(compare('由规则中的名单决定，'.repeat(5)), /table-cards/);
});

test('cards that answer with signs and words of code have room for long names', () => {
  const write = (token: string) =>
    draw(
      `| Operations | OAuth token | Personal access token | App installation token |\n|-|-|-|-|\n| List the members of an organization | Yes | ${token} | No |\n`,
    );
  assert.match(write('`admin:org`'), /^<table class="table-cards table-answers">/);
  const chinese =
    '| 操作 | OAuth 令牌 | 个人访问密钥 | 安装令牌 |\n|-|-|-|-|\n| 列出组织的全部成员和他们的角色 | 可以 | `admin:org`、`admin:org_hook` | 不可以 |\n';
  assert.match(draw(chinese), /^<table class="table-cards table-answers/);
  assert.doesNotMatch(write('With a scope of its own'), /table-answers/);
});

test('in a card a type and a sign stand beside what they are about, and only the sign is named', () => {
  const write = (head: string) =>
    draw(
      `| Field | ${head} | Required | Description |\n|-|-|-|-|\n| The name of the repository | Text | Yes | ${'One sentence about it. '.repeat(5)}|\n`,
    );
  const html = write('Type');
  assert.match(html, /^<table class="table-cards table-entries/);
  assert.deepEqual(
    [...html.matchAll(/data-label="(.*?)"/g)].map(([, name]) => name),
    ['Required'],
  );
  assert.doesNotMatch(write('Default'), /table-entries/);
  const optional = draw(
    '| 字段 | 类型 | 必填 | 说明 |\n|-|-|-|-|\n| `maintenanceResults` | 数组 | 否 | 维护性风险 |\n',
  );
  assert.match(optional, /table-entries/);
  // Whether it may be left out is said in words there, and by the sign in a table.
  assert.match(optional, /<td class="cell-signs sign-no cell-said cell-beside" data-label="选填">/);
  assert.doesNotMatch(
    draw(`| A | B |\n|-|-|\n| ${'One '.repeat(50)}| ${'Two '.repeat(50)}|\n`),
    /cell-beside/,
  );
});

test('a table is wide where short columns leave too little to one of sentences, and not otherwise', () => {
  const write = (key: string, text: string) =>
    draw(`| Key | Type | Meaning |\n|-|-|-|\n| \`${key}\` | Integer or list | ${text} |\n`);
  const sentence = 'The identifier of the repository. '.repeat(3);
  assert.match(write('object_attributes_noteable_type', sentence), / table-wide/);
  assert.doesNotMatch(write('id', sentence), /table-wide/);
  assert.doesNotMatch(write('object_attributes_noteable_type', 'The repository.'), /table-wide/);
});

test('a label counts with the Chinese one behind it: where both leave too little to the text, each row is a card', () => {
  const layOut = (label: string) => {
    const content = 'Basic information, visibility, enterprise verification, parents';
    const text = `| Menu | Content |\n|-|-|\n| ${label} | ${content} |\n`;
    const tree = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).parse(text);
    const [table] = (tree as unknown as MdxNode).children ?? [];
    return chooseLayout(readColumns(table?.children ?? []));
  };
  assert.equal(layOut('<Ui zh="关联组织 / 成员组织">Related</Ui>'), 'cards');
  assert.equal(layOut('<Ui zh="标记">Labels</Ui>'), 'table');
});

test('the name of a column of signs stays whole where it is short, and has two lines in a comparison where it is long', () => {
  const html = draw('| Field | What it is | CVSS 3 |\n|-|-|-|\n| `score` | Base score | Yes |\n');
  assert.match(html, /<td class="cell-signs sign-yes[^"]*"/);
  assert.match(html, /<th class="cell-signs whole"[^>]*>CVSS 3</);
  const comparison = draw(
    '| 已签署声明 | Sign-off line in every commit | Result |\n|-|-|-|\n| 是 | Yes | Passes |\n',
  );
  assert.match(comparison, /<th class="cell-signs whole">已签署声明</);
  assert.match(comparison, />Sign-off\u00a0line\u00a0in every\u00a0commit</);
});

test('a list of fields is cards on a phone, however short, and never wider than the text', () => {
  const write = (head: string, field: string, text: string) =>
    draw(
      `| ${head} | Type | Description |\n|-|-|-|\n| \`${field}\` | Integer or list | ${text} |\n`,
    );
  const sentence = 'The identifier of the repository. '.repeat(3);
  assert.match(write('Field', 'id', 'The ID'), /table-cards table-entries/);
  assert.doesNotMatch(write('Header', 'id', 'The ID'), /table-cards/);
  assert.doesNotMatch(write('Field', 'object_attributes_noteable_type', sentence), /table-wide/);
});

test('a table of short cells is named, one with a sentence is not', () => {
  const html = draw('| Header | Meaning |\n|-|-|\n| `x-ratelimit-used` | Requests used |\n');
  assert.match(html, /^<table class="table-small">/);
  const cell =
    'What the header says about the requests that are left, and about those that were used up';
  assert.doesNotMatch(draw(`| Header | Meaning |\n|-|-|\n| \`x-used\` | ${cell} |\n`), /-small/);
});

test('a table that no phone can show stops the build, with the place and the remedy', () => {
  const word = 'aVeryLongIdentifierThatNobodyCanBreakAnywhere';
  assert.throws(() => draw(`Text\n\n| Key | Meaning |\n|-|-|\n| \`${word}\` | Name |\n`), {
    message:
      'docs/sample.mdx:3: The table does not fit a phone: column 1 needs 410 px for its longest word, and there are 326. ' +
      'Write the word shorter, or show it in a code block below the table.',
  });
});

test('a sign stands beside words of code, too', () => {
  const html = draw(
    '| Operation | OAuth token | Personal token |\n|-|-|-|\n| A | Yes | `repo` |\n| B | No | Yes |\n',
  );
  assert.match(html, /<td class="cell-signs sign-yes"[^>]*><span class="sign-word">Yes</);
  assert.match(html, /<td class="cell-code sign-yes"[^>]*><span class="sign-word">Yes</);
});

test('two columns are cards where that gives them fewer lines, and a short answer beside names stays whole', () => {
  const write = (...rows: string[]) =>
    draw(`| Action | Answer |\n|-|-|\n${rows.map((row) => `| ${row} |\n`).join('')}`);
  const action = 'Add labels and milestones to an issue of a repository that you can read';
  const people = 'The creator, the current assignee, and everyone who can write to the repository';
  assert.match(write(`${action} | Developers`, `Close an issue | ${people}`), /-entries/);
  const html = write(`${action} | Less than 50 MB`);
  assert.doesNotMatch(html, /table-cards/);
  assert.match(html, /<th class="cell-short whole">Answer/);
  assert.match(html, /<td class="cell-short whole">Less than 50 MB/);
  const prompt = '`Enter file in which to save the key` | Press Enter to accept the default folder';
  assert.match(write(prompt), /-entries/);
});

test('text stands beside a short name on a phone up to five lines, of a field too, and beside code up to three; then below, without the name of its column', () => {
  const table = (name: string, words: number, head = 'Option') =>
    draw(`| ${head} | Effect |\n|-|-|\n| ${name} | ${'word '.repeat(words)}|\n`);
  for (const html of [
    table('Some option', 18),
    table('Some option', 18, 'Field'),
    table('`--some-option`', 8),
  ])
    assert.doesNotMatch(html, /table-cards|data-label/);
  for (const html of [
    table('Some option', 40),
    table('`--some-option`', 18),
    table('`some_field`', 2, 'Field'),
  ]) {
    assert.match(html, /^<table class="table-cards/);
    assert.doesNotMatch(html, /data-label/);
  }
});
