import '../support/siteModules';

import assert from 'node:assert/strict';
import {test} from 'node:test';

import type {Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';

import rehypeFrame from '../../../plugins/writing/mdx/rehypeFrame';
import rehypeLineEnds from '../../../plugins/writing/mdx/rehypeLineEnds';
import rehypePlaceholders from '../../../plugins/writing/mdx/rehypePlaceholders';
import rehypeProse, {plainTags} from '../../../plugins/writing/mdx/rehypeProse';
import rehypeWholeWords from '../../../plugins/writing/mdx/rehypeWholeWords';
import {isComponent, replaceNodes, type MdxNode} from '../../../plugins/writing/mdx/tree';
import registry from '../../../src/theme/MDXComponents';

const mdxNodes = ['mdxJsxFlowElement', 'mdxJsxTextElement'] as const;

function compile(text: string, path = ''): MdxNode {
  const parser = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(remarkRehype, {passThrough: [...mdxNodes]});
  const tree = parser.runSync(parser.parse(text)) as MdxNode;
  rehypeProse()(tree, {});
  rehypeWholeWords()(tree, {path});
  rehypeLineEnds()(tree, {});
  rehypeFrame()(tree, {});
  rehypePlaceholders()(tree, {});
  return tree;
}

/** The HTML of a page; a component stands in it as a mark. */
function draw(text: string, path = ''): string {
  const tree = compile(text, path);
  replaceNodes(tree, (node) =>
    isComponent(node) ? {type: 'element', tagName: 'mark', children: []} : undefined,
  );
  return toHtml(tree as unknown as Root);
}

test('an interface label shows the Chinese original, marked as Chinese, wherever it stands', () => {
  const label =
    '<b class="ui-label">Settings</b>\u00a0<span class="ui-original">(<span lang="zh-Hans">设置</span>)</span>';
  const html = draw(
    '## <Ui zh="设置">Settings</Ui>\n\nOpen <Ui zh="设置">Settings</Ui>.\n\n<Ui>SSH Keys</Ui>\n',
  );
  assert.equal(
    html,
    `<h2>${label}</h2>\n<p>Open ${label}.</p>\n<p><b class="ui-label whole">SSH Keys</b></p>`,
  );
});

test('what a reader fills in is marked in code of a sentence, in every piece of it, and in a sentence itself it is none', () => {
  for (const [text, html] of [
    [
      '`git switch <branch>`',
      '<code class="command"><span class="whole">git switch</span> <var>&#x3C;branch></var></code>',
    ],
    ['`<owner>`', '<code><var>&#x3C;owner></var></code>'],
    ['`a < b`', '<code class="whole">a &#x3C; b</code>'],
    ['\\<owner>', '&#x3C;owner>'],
  ]) {
    assert.equal(draw(`${text}\n`), `<p>${html}</p>`);
  }
});

test('a label is one piece that never breaks only where a phone has room for it in letters of twice the size', () => {
  for (const [label, html] of [
    ['启用 WEBHOOK', '<b class="ui-label whole">'],
    ['User permissions', '<b class="ui-label whole">'],
    ['克隆/下载', '<b class="ui-label whole">'],
    // A line holds 16 Latin letters, and a Chinese character is as wide as two.
    ['关联组织 / 成员组织', '<span class="together"><b class="ui-label">'],
    ['Management center', '<span class="together"><b class="ui-label">'],
  ]) {
    const drawn = draw(`<Ui>${label}</Ui>\n`);
    assert.ok(drawn.startsWith(`<p>${html}`), drawn);
  }
});

test('a section shows the Chinese original of a label once, and a tab or a fold does not hide it from what follows', () => {
  const label = '<Ui zh="设置">Settings</Ui>';
  const countOriginals = (text: string) =>
    JSON.stringify(compile(text)).split('"ui-original"').length - 1;
  assert.equal(countOriginals(`Open ${label}. In ${label}, click <Ui zh="确定">OK</Ui>.\n`), 2);
  assert.equal(countOriginals(`Open ${label}.\n\n### Next\n\nOpen ${label}.\n`), 2);
  const tab = `<TabItem value="a" label="A">\n\nOpen ${label}.\n\n</TabItem>`;
  assert.equal(countOriginals(`${tab}\n\nOpen ${label}. In ${label}, click it.\n`), 2);
});

test('who may do it and, below it, what has to be ready are rows of a label and a text, which begins like a sentence', () => {
  assert.equal(
    draw('**谁可以操作**：管理员。**事先准备**：已[登录](/a)。\n'),
    '<p class="page-frame"><span><span><strong>谁可以操作</strong>：</span><span><span class="whole">管理员。</span><br></span></span>' +
      '<span><span><strong>事先准备</strong>：</span><span>已<a href="/a" class="whole">登录</a>。</span></span></p>',
  );
  assert.equal(
    draw('**Who can do this:** [maintainers](/a).\n'),
    '<p class="page-frame"><span><span><strong>Who can do this:</strong></span><span> <a href="/a">Maintainers</a>.</span></span></p>',
  );
  assert.match(draw('**Who can do this:** all users.\n'), /<span> All users\.<\/span>/);
  assert.match(draw('**Who can do this:** `git` users.\n'), /<code>git<\/code>/);
  assert.doesNotMatch(draw('Read **Before you start:** first.\n'), /<br>/);
});

test('a tag that a browser draws by itself is an element, any other stays a component', () => {
  assert.equal(
    draw('Press <kbd>Esc</kbd> or <Tag />.\n'),
    '<p>Press <kbd>Esc</kbd> or <mark></mark>.</p>',
  );
});

test('a header cell says what it heads; an empty one is none', () => {
  assert.equal(
    draw('| | Size |\n| - | - |\n| `a` | 1 |\n').replaceAll('\n', ''),
    '<table><thead><tr><td></td><th scope="col">Size</th></tr></thead>' +
      '<tbody><tr><td><code>a</code></td><td>1</td></tr></tbody></table>',
  );
});

test('an option, a short command and a short word with a hyphen stay whole, and a longer command where there is room; other code does not', () => {
  for (const [code, html] of [
    ['--rebase', '<code class="whole">--rebase</code>'],
    ['git lfs ls-files', '<code class="whole">git lfs ls-files</code>'],
    [
      'git push origin -o review=1 -o old-oid=2',
      '<code><span class="whole">git push</span> origin <span class="whole">-o review=1</span> <span class="whole">-o old-oid=2</span></code>',
    ],
    ['git remote -v', '<code class="whole">git remote -v</code>'],
    [
      'git pull --ff-only origin',
      '<code class="command"><span class="whole">git pull</span> <span class="whole">--ff-only origin</span></code>',
    ],
    [
      'git reset --hard HEAD~1',
      '<code class="command"><span class="whole">git reset</span> <span class="whole">--hard HEAD~1</span></code>',
    ],
    [
      'git push --follow-tags origin feature/search',
      '<code><span class="whole">git push</span> <span class="whole">--follow-tags</span> origin <span class="whole">feature/search</span></code>',
    ],
    [
      '-----BEGIN PGP PUBLIC KEY BLOCK-----',
      '<code><span class="whole">-----BEGIN</span> PGP PUBLIC KEY <span class="whole">BLOCK-----</span></code>',
    ],
    ['x-ratelimit-remaining', '<code><span class="whole">x-ratelimit-</span>remaining</code>'],
    [
      'x-ratelimit-remaining-day',
      '<code><span class="whole">x-ratelimit-</span>remaining-day</code>',
    ],
    ['some-name-that-is-longer-than-a-line', '<code>some-name-that-is-longer-than-a-line</code>'],
    ['a - b', '<code class="whole">a - b</code>'],
    ['release-*', '<code class="whole">release-*</code>'],
  ]) {
    assert.equal(draw(`\`${code}\`\n`), `<p>${html}</p>`);
  }
  assert.equal(
    draw('[`git pull --ff-only origin`](/pull)\n'),
    '<p><a href="/pull"><code><span class="whole">git pull</span> <span class="whole">--ff-only origin</span></code></a></p>',
  );
});

test('in English a command of some more letters is one piece, with the sign behind it', () => {
  const english = 'i18n/en/docusaurus-plugin-content-docs/current/a.mdx';
  assert.match(
    draw('Run `git reset --hard HEAD~1`, and look.\n', english),
    /Run <span class="together"><code class="command">.+<\/code>,<\/span> and look\./,
  );
  const long = 'Run `git commit --amend --no-edit`, and look.\n';
  assert.equal(draw(long, english), draw(long));
});

test('in a cell a sign behind whole code stays with it', () => {
  const drawCell = (cell: string) => draw(`| A | B |\n| - | - |\n| x | ${cell} |\n`);
  for (const [cell, html] of [
    [
      '执行 `git fetch --all`，看。',
      '执行 <span class="whole"><code class="whole">git fetch --all</code>，</span>看。',
    ],
    ['Run `git fetch --all` (again).', 'Run <code class="whole">git fetch --all</code> (again).'],
    [
      'Git 版本（`git --version`），和',
      'Git 版本<span class="whole">（<code class="whole">git --version</code>），</span>和',
    ],
  ] as const)
    assert.ok(drawCell(cell).includes(`<td>${html}</td>`), drawCell(cell));
});

test('an arrow never begins a line', () => {
  assert.equal(
    draw('[Settings](/a) → **Webhooks**.\n'),
    '<p><a href="/a">Settings</a><span class="whole"> <span>→</span></span> <strong>Webhooks</strong>.</p>',
  );
});

test('a heading that is a message and nothing else is marked, one with words beside it is not', () => {
  assert.match(draw('### `fatal: Authentication failed`\n'), /^<h3 class="message"><code/);
  assert.doesNotMatch(draw('### HTTP 401 with `invalid_token`\n\nUse `git push`.\n'), /message/);
});

test('a number stays with its unit, and in a heading or a label a word with a hyphen is not parted', () => {
  assert.equal(
    draw('Up to 50 MB, and 50 more.\n'),
    '<p>Up to <span class="whole">50 MB</span>, and 50 more.</p>',
  );
  assert.equal(
    draw('## Turn on two-factor authentication\n\nTwo-factor\n').replaceAll('\n', ''),
    '<h2>Turn on <span class="whole">two-factor</span> authentication</h2><p>Two-factor</p>',
  );
  assert.equal(
    draw('<Ui>Two-factor code</Ui>: the API-KEY.\n'),
    '<p><b class="ui-label whole"><span class="whole">Two-factor</span> code</b>: the <span class="whole">API-KEY</span>.</p>',
  );
});

test('a label that has a line is one piece of it, a longer one is not; the Chinese one begins no line behind a single word or a short label, and the sign behind it none', () => {
  const drawLabel = (label: string, original: string) =>
    draw(`Click <Ui zh="${original}">${label}</Ui>.\n`);
  assert.match(
    drawLabel('New webhook', '新建 Webhook'),
    /<span class="together"><b class="ui-label whole">New webhook<\/b> <span class="ui-original whole">\(.+?\)<\/span>\.<\/span>/,
  );
  assert.match(
    drawLabel('Require review before merging', '要求合并前通过代码评审'),
    /<span class="together"><b class="ui-label">Require review before merging<\/b><\/span> <span class="ui-original">\(/,
  );
  assert.match(
    drawLabel('Create a new branch and open a change request', '创建新分支'),
    /Click <b class="ui-label">Create a new branch and open a change request<\/b> <span/,
  );
  assert.match(
    draw('Open <Ui>Organization settings</Ui> → <Ui>Members</Ui>.\n'),
    /settings<\/b><span class="whole"> <span>→<\/span><\/span><\/span> <b class="ui-label">Members<\/b>\./,
  );
  assert.match(
    drawLabel('Members', '成员'),
    /<b class="ui-label">Members<\/b>\u00a0<span class="ui-original">\(/,
  );
  assert.match(
    drawLabel('Members', '是否允许没有登录的用户请求加入这个组织'),
    /<\/b> <span class="ui-original">\(/,
  );
});

test('a time ends its line behind its date only', () => {
  const time = '`2023-07-04T17:03:05+08:00`';
  const drawn = '<code><span class="whole">2023-07-04T</span><wbr>17:03:05+08:00</code>';
  assert.equal(draw(`${time}\n`), `<p>${drawn}</p>`);
  assert.ok(draw(`| A | B |\n| - | - |\n| x | ${time} |\n`).includes(drawn));
});

test('a number that ends a clause stays with the word before it', () => {
  const whole = (text: string) => `<span class="whole">${text}</span>`;
  assert.equal(
    draw('此时余量为 0，不是 12 个。\n\nIt is 0, not 12 items.\n').replaceAll('\n', ''),
    `<p>此时余量${whole('为 0')}，不是 ${whole('12 个')}。</p><p>It ${whole('is 0')}, not 12 items.</p>`,
  );
  assert.equal(
    draw('接口在 2026 年 11 月 21 日返回 HTTP 401 和说明。\n').trim(),
    `<p>接口在 ${whole('2026 年')} ${whole('11 月')} ${whole('21 日')}返回 ${whole('HTTP 401')} 和${whole('说明。')}</p>`,
  );
});

test('a long address ends its line behind a name, never inside one', () => {
  for (const [code, html] of [
    [
      'https://api.atomgit.com/app/check-runs',
      '<code>https://api.atomgit.com/<wbr>app/<wbr><span class="whole">check-runs</span></code>',
    ],
    [
      'GET /repos/{owner}/installations',
      '<code><span class="whole">GET /repos/</span><wbr>{owner}/<wbr>installations</code>',
    ],
    ['/user/keys', '<code class="whole">/user/keys</code>'],
    [
      'http://localhost:<PORT>',
      '<code><span class="whole">http://localhost:&#x3C;PORT></span></code>',
    ],
    // Longer than a line of a phone.
    [
      'https://atomgit:<password>@mirror.example/',
      '<code>https://atomgit:<var>&#x3C;password></var>@mirror.example/</code>',
    ],
  ]) {
    assert.equal(draw(`\`${code}\`\n`), `<p>${html}</p>`);
  }
});

test('in a column of Chinese a line may end between words only, in a card and in English wherever it likes', () => {
  const drawCell = (text: string) =>
    /<tbody>\n<tr>\n<td[^>]*>(.*?)<\/td>/.exec(
      draw(`| A | B |\n|---|---|\n| ${text} | x |\n`),
    )?.[1];
  for (const [text, parted] of [
    ['在公开代码库中创建 Issue', '在|公开|代码库中|创建 Issue'],
    ['目标分支不是保护分支', '目标|分支|不是|保护分支'],
    ['高危操作：转移、归档与解除归档', '高|危|操作：转移、归档|与|解除|归档'],
    ['开发者和管理员的推送', '开发者|和|管理员的|推送'],
    ['克隆、上传和拉取代码', '克隆、上传|和|拉取|代码'],
    ['分支名称里的通配符规则', '分支|名称里的|通配符|规则'],
    ['先**添加部署公钥**再推送', '先|<strong>添加|部署|公钥</strong>|再|推送'],
    ['先[添加公钥](/a)再推送', '先|<a href="/a" class="whole">添加公钥</a>|再|推送'],
  ] as const)
    assert.equal(drawCell(text)?.replaceAll('<wbr>', '|'), parted);
  assert.equal(drawCell('The list of all branches'), 'The list of all branches');
});

test('no element that is drawn without a component has one that would change it', () => {
  // Theirs act on links, footnotes and tasks, which authors write in Markdown.
  const replaced = plainTags.filter((tag) => tag in registry);
  assert.deepEqual(replaced, ['a', 'li', 'ul']);
});

test('the last line of Chinese begins with a word and has two characters, of English more than a short word; a short text is one line', () => {
  for (const [text, html] of [
    [
      '点击左侧菜单中的一项，列表有四个标签页：',
      '点击左侧菜单中的一项，列表有四个<span class="whole">标签页：</span>',
    ],
    [
      '主机的指纹不同时先比较，然后再重新连接。',
      '主机的指纹不同时先比较，然后再重新<span class="whole">连接。</span>',
    ],
    [
      '本页先说明前两件事，最后列出会限制这些权限的规则。',
      '本页先说明前两件事，最后列出会限制这些权限的<span class="whole">规则。</span>',
    ],
    [
      '每台电脑都要由系统用户初始化一次。',
      '每台电脑都要由系统用户初始化<span class="whole">一次。</span>',
    ],
    [
      '点击个人设置中的访问令牌（界面显示两个名称之一）。',
      '点击个人设置中的访问令牌（界面显示两个名称<span class="whole">之一）。</span>',
    ],
    [
      '如果有几条规则匹配同一个分支，请看[优先顺序](/a)。',
      '如果有几条规则匹配同一个分支，请看<a href="/a" class="whole">优先顺序</a>。',
    ],
    [
      '点击 <Ui>新建保护分支规则</Ui>，再按[分支的优先顺序](/a)填写各项。',
      '点击 <b class="ui-label">新建保护分支<span class="whole">规则</span></b>，再按<a href="/a">分支的优先<span class="whole">顺序</span></a>填写<span class="whole">各项。</span>',
    ],
    [
      '如果有几条规则匹配同一个[分支](/a)，或者没有，点击 <Ui>保存</Ui>。',
      '如果有几条规则匹配同一个<a href="/a" class="whole">分支</a>，或者没有，点击 <b class="ui-label whole">保存</b>。',
    ],
    [
      'The list has four tabs, which you can filter and use:',
      'The list has four tabs, which you can filter and\u00a0use:',
    ],
    [
      'The list shows all branches, and deleted ones at the bottom.',
      'The list shows all branches, and deleted ones at the bottom.',
    ],
    [
      'The person whom you invite must already have an AtomGit account.',
      'The person whom you invite must already have an AtomGit account.',
    ],
    [
      'Before you push, resolve the conflicts in [your own fork](/a).',
      'Before you push, resolve the conflicts in <a href="/a">your own\u00a0fork</a>.',
    ],
  ]) {
    assert.equal(draw(`${text}\n`), `<p>${html}</p>`);
  }
  assert.match(
    draw('**谁可以操作**：任何用户都可以管理自己账号的公钥。**事先准备**：登录。\n'),
    /账号的<span class="whole">公钥。<\/span><br>/,
  );
  const cell = 'The list shows all branches, and deleted ones at the bottom.';
  assert.ok(draw(`| A | B |\n|---|---|\n| x | ${cell} |\n`).includes(`<td>${cell}</td>`));
  const table = draw(
    '| 分支 | 响应头 |\n|---|---|\n| 每次推送都会运行全部测试 | `x-ratelimit-remaining` |\n',
  );
  assert.match(table, />每次<wbr>推送<wbr>都会<wbr>运行<wbr>全部<wbr>测试<\/td>/);
  const terms = draw('| A | B |\n|-|-|\n| 服务器收到请求以后 | 恢复码只显示一次 |\n');
  assert.doesNotMatch(terms, /服<wbr>|务<wbr>器|恢复<wbr>码/);
  assert.match(terms, /服务器<wbr>/);
  const no = draw('| A | B |\n|-|-|\n| x | 这个模式匹配第一级的文件，不匹配其他文件 |\n');
  assert.match(no, /模式<wbr>匹配<wbr>第一/);
  assert.match(no, /，不匹配<wbr>其他/);
  const list = draw('| A | B |\n|-|-|\n| x | 负责人、管理员、开发者、浏览者 |\n');
  assert.match(list, /<td class="cell-words">负责人、/);
  assert.match(table, /<code class="whole">x-ratelimit-remaining<\/code>/);
  for (const text of [
    '点击左侧菜单。',
    'Filter and sort the tabs:',
    'The whole of the documentation.',
  ]) {
    assert.equal(draw(`${text}\n`), `<p>${text}</p>`);
  }
});
