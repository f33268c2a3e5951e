import assert from 'node:assert/strict';
import {test} from 'node:test';

import {listWords, parseTerminology, readTerminology} from '../../../config/terminology';
import {buildIndex, type IndexedPage} from '../../../plugins/search/buildIndex';
import {buildPinyin} from '../../../plugins/search/pinyin';
import {describeConcepts} from '../../../plugins/search/concepts';
import {readConcepts} from '../../../src/search/engine/concepts';
import {excerpt, markAll, type Marked} from '../../../src/search/engine/excerpt';
import {fileSuffix} from '../../../src/search/engine/format';
import {SearchEngine, type SearchOptions} from '../../../src/search/engine/search';
import {IndexStore} from '../../../src/search/engine/store';

type Text = [heading: string, text: string];

function makePage(route: string, title: string, intro: string, ...texts: Text[]): IndexedPage {
  const below = texts.map(([heading, text], at) => ({id: `s${at}`, heading, text}));
  const beginning = {id: '', heading: '', text: intro};
  const sections = [beginning, ...below];
  return {route, url: `/${route}`, title, breadcrumbs: [], sections, links: []};
}

/** Its last section tells what can go wrong. */
const withTrouble = (page: IndexedPage): IndexedPage => ({
  ...page,
  sections: page.sections.map((section, at, {length}) =>
    at === length - 1 ? {...section, isTrouble: true} : section,
  ),
});

const operation = (route: string, title: string, endpoint: string, id: string): IndexedPage => ({
  ...makePage(`openAPI/${route}`, title, `operationId ${id}`),
  endpoint,
  operationId: id,
});

const pages = [
  makePage(
    'repo/branch',
    '分支',
    '代码库里的一条开发线。',
    ['删除分支', '删除之后可以恢复。'],
    ['找回误删的分支', '从提交的编号建一个新分支。'],
  ),
  makePage('repo/config', '代码库设置', '管理员在这里修改。', [
    '保护分支',
    '保护分支上没有人能强制推送。',
  ]),
  makePage('repo/milestone', '里程碑', '把 Issue 按目标归到一起。'),
  makePage('repo/merge', '变更请求', '合并之前先评审。committing twice is fine.'),
  makePage('user/2fa', '双重认证（2FA）', '登录时再输入验证码。'),
  operation(
    'get-repo-milestones',
    '查询里程碑列表',
    'GET /repos/{owner}/{repo}/milestones',
    'getRepoMilestones',
  ),
  operation(
    'create-issue-comment',
    '评论 Issue',
    'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
    'CreateIssueComment',
  ),
  makePage('oauth/errors', '错误码', '接口返回的错误。', [
    '令牌无效',
    '返回 invalid_token：token 已经过期。',
  ]),
  makePage(
    'repo/label',
    '标记（Label）',
    '标签和标签不同：标签属于提交，标记属于 Issue。标签，标签。',
  ),
  {...makePage('repo/tag', 'Git 里的版本', '给一个版本起名字。'), label: '标签'},
  withTrouble(
    makePage(
      'repo/mirror',
      '镜像代码库',
      '从别处导入代码。',
      ['开始同步', '每天更新代码库一次。'],
      ['同步失败', '同步被停用，或同步的令牌过期。'],
    ),
  ),
  makePage(
    'certificates',
    'Safety',
    'What expires.',
    ['Rotate the certificate', 'Rotate the certificate each year.'],
    ['Rotate the certificate of a server', 'Rotate the certificate there, too.'],
    ['Notes', 'There is one certificate for all.'],
  ),
  makePage('app/tutorial', '第一步', '这是教程。'),
  operation('send-alarm', 'Quota of an alarm', 'POST /alarms', 'SendAlarm'),
  makePage('quota/all', 'Quota alarm of a group', 'Sent by post.', [
    'Send a quota alarm',
    'Name the group.',
  ]),
  makePage(
    'author',
    'Author email',
    'The author of a commit and the email address of the author.',
    ['Email of the author', 'An author has one email.'],
  ),
  makePage('fields', '别的字段', '很多字段。', ['提交的字段', '其中有 author_email，还有别的。']),
  makePage('long', '别的', `${'无关的文字，'.repeat(60)}在这里说到 pre-receive hook declined。`),
  makePage(
    'looms',
    'Weaving',
    'How cloth is made.',
    ['Sizes of looms', '\tWide, Width: 3'],
    ['Sizes of shuttles', '\tWide, Width: 1.\nA small one is quicker.'],
  ),
  makePage(
    'spindles',
    'Turning',
    'How it turns.',
    ['Weights of bobbins', '\tHeavy, Weight: 3'],
    ['Care', 'Clean the bobbins.'],
  ),
  {
    ...makePage('pumps', 'Pumps', 'How water gets up.', ['Valves', 'They open one way.']),
    asked: new Map([['s0', 'siphon hose']]),
  },
  // Enough besides for a word to be rare or common.
  ...Array.from({length: 30}, (_, at) =>
    makePage(`other/${at}`, `其他 ${at}`, `第 ${at} 页，没有别的。`, [
      `段落 ${at}`,
      '这里也没有。',
    ]),
  ),
];

const terminology = readTerminology();
const files = new Map<string, unknown>(buildIndex(pages, terminology));
files.set(fileSuffix.pinyin, buildPinyin(pages));

type Load = (suffix: string) => Promise<unknown>;

const loadFile: Load = (suffix) =>
  files.has(suffix)
    ? Promise.resolve(JSON.parse(JSON.stringify(files.get(suffix))))
    : Promise.reject(new Error(`404 ${suffix}`));

const engineWith = (load: Load, context?: string) =>
  new SearchEngine(new IndexStore(load, context), '/');

function makeEngine(loaded: string[] = []) {
  return engineWith((suffix) => {
    loaded.push(suffix);
    return loadFile(suffix);
  });
}

const options: SearchOptions = {limit: 8, excerptLength: 50};

const search = (query: string, more: Partial<SearchOptions> = {}) =>
  makeEngine().search(query, {...options, ...more});

async function first(query: string): Promise<string | undefined> {
  const [hit] = (await search(query, {readsPinyin: true})).hits;
  return hit && hit.url + hit.hash;
}

for (const [what, query, expected] of [
  ['a word', '里程碑', '/repo/milestone'],
  ['a piece of a word', '程碑', '/repo/milestone'],
  ['a question', '怎么把误删的分支找回来？', '/repo/branch#s1'],
  ['Chinese and Latin together', 'issue 里程碑', '/repo/milestone'],
  ['what other platforms say', 'pull request', '/repo/merge'],
  ['a code', '2fa', '/user/2fa'],
  ['what other platforms say in Chinese', '合并请求', '/repo/merge'],
  ['the other language', 'protected branch', '/repo/config#s0'],
  ['the beginning of a term', '双因素', '/user/2fa'],
  ['an English form of a word', 'commits twice', '/repo/merge'],
  ['words with a hyphen, written apart', 'pre receive', '/long'],
  ['a name in camel case', 'createIssueComment', '/openAPI/create-issue-comment'],
  ['a name in snake case', 'create_issue_comment', '/openAPI/create-issue-comment'],
  ['a method and a path', 'GET /repos/{owner}/{repo}/milestones', '/openAPI/get-repo-milestones'],
  ['the word of a menu, before pages about it', '标签', '/repo/tag'],
  ['a whole name, before its words in a title', 'author_email', '/fields#s0'],
  ['what says nothing, when it is all', '教程', '/app/tutorial'],
  [
    'a path with other placeholders',
    '/repos/:owner/:repo/milestones/',
    '/openAPI/get-repo-milestones',
  ],
  ['the sound of a heading', 'baohufenzhi', '/repo/config#s0'],
  ['the initials of a title', 'lcb', '/repo/milestone'],
  ['a misspelt name', 'mielstones', '/repo/milestone'],
  ['what names no failure, the way before what can go wrong on it', '同步', '/repo/mirror#s0'],
  ['what names a failure', '同步 401', '/repo/mirror#s1'],
  ['what says in other words that something fails', '同步 没了', '/repo/mirror#s1'],
  ['a title, the beginning before a section that repeats it', '分支', '/repo/branch'],
  ['some of a title, what is wanted of it', '分支 删除', '/repo/branch#s0'],
  [
    'a whole title, its page before one that says it more often',
    'quota alarm',
    '/openAPI/send-alarm',
  ],
] as const) {
  test(`search: ${what} finds: ${query}`, async () => {
    assert.equal(await first(query), expected);
  });
}

test('search: beside the best section of a page stand those that say nearly as much, and no others', async () => {
  const beside = async (query: string) =>
    (await search(query, {moreSections: 2})).hits[0]?.more.map(({heading}) => heading.text);
  assert.deepEqual(await beside('rotate certificate'), ['Rotate the certificate of a server']);
});

const branch = {typed: new Set(['branch']), related: []};
const deleteBranch = {typed: new Set(['branch', 'delet']), related: []};

test('search: an excerpt begins where the text does, when that shows as many of the words, or else with a sentence', () => {
  const text = `Fetch the branch first. ${'Then wait a while. '.repeat(5)}Delete the branch at last.`;
  assert.match(excerpt(text, branch, 50).text, /^Fetch the/);
  // What stands before it comes along where there is room.
  const last = 'Then wait a while. Delete the branch at last.';
  assert.equal(excerpt(text, deleteBranch, 52).text, last);
  assert.equal(excerpt(text, deleteBranch, 40).text, 'Delete the branch at last.');
  // Forms of one word are one.
  const forms = 'Keep one branch for each task. Of the branches there, each branch is open.';
  assert.equal(excerpt(forms, branch, 34).text, 'Keep one branch for each task.');
  const long = `${'One more thing to know '.repeat(5)}before you delete the branch. That is all.`;
  assert.equal(excerpt(long, deleteBranch, 50).text, '…before you delete the branch. That is all.');
  // In the middle of a sentence only where its beginning shows nothing of them, or less than half; then at a clause.
  const whole = 'Fetch the branch first. When all of that is done, delete the same branch.';
  assert.equal(excerpt(whole, deleteBranch, 34).text, 'Fetch the branch first. When…');
  const clauses = `${'One more thing to know, '.repeat(5)}then you delete it at once and for all.`;
  assert.equal(excerpt(clauses, deleteBranch, 34).text, '…then you delete it at once and…');
});

test('search: an excerpt ends with a sentence as soon as that fills the asked share of its room', () => {
  const text = 'Delete the branch in its row. Nobody is asked whether it is still wanted.';
  assert.equal(excerpt(text, branch, 46).text, 'Delete the branch in its row. Nobody is…');
  assert.equal(excerpt(text, branch, 46, 0.6).text, 'Delete the branch in its row.');
  assert.equal(
    excerpt(text, branch, 56, 0.6).text,
    'Delete the branch in its row. Nobody is asked whether…',
  );
});

test('search: an excerpt fills its room, and ends with a sentence or clause only near the end of it; only what is cut off has a sign', () => {
  const text =
    'Delete the branch in its row, and then wait. Nobody is asked whether it is still wanted.';
  const ends = (length: number) => excerpt(text, branch, length).text;
  assert.equal(ends(60), 'Delete the branch in its row, and then wait. Nobody is…');
  assert.equal(ends(50), 'Delete the branch in its row, and then wait.');
  assert.equal(ends(40), 'Delete the branch in its row, and…');
  assert.equal(ends(34), 'Delete the branch in its row…');
  assert.equal(
    excerpt('Which branch: main; or another one.', branch, 23).text,
    'Which branch: main…',
  );
});

test('search: what is cut off is whole words: never a part of a name, an address or a line of code', () => {
  const ends = (text: string, length: number) => excerpt(text, branch, length).text;
  const header = 'On a branch check whether the header x-ratelimit-remaining is still there.';
  assert.equal(ends(header, 48), 'On a branch check whether the header…');
  assert.equal(
    ends('Open the page of a branch at https://atomgit.com/<owner>/<repo>/branches then.', 50),
    'Open the page of a branch at…',
  );
  const code = '第一次推送 branch 时要写明分支的名称：\rgit push -u origin <branch> && git fetch';
  assert.equal(ends(code, 34), '第一次推送 branch 时要写明分支的名称…');
  assert.equal(
    ends('没有完成的 branch 不影响主干，完成之后再通过变更请求合并到主干里。', 17),
    '没有完成的 branch 不影响主干…',
  );
  const url = 'curl -X DELETE -H "$AUTH" https://api.atomgit.com/repos/octo/branch and more words';
  assert.match(ends(url, 60), /https:\/\/api\.atomgit\.com\/repos\/octo\/branch/);
});

test('search: sentences are shown before rows, fields and code that say as much, and code after its colon', () => {
  const rows = '\tDelete a branch, Viewer: No.\tPush, Viewer: No';
  const prose = '\nMaintainers delete a branch in its row.';
  assert.equal(
    excerpt(rows + prose, deleteBranch, 60).text,
    'Maintainers delete a branch in its row.',
  );
  assert.equal(
    excerpt(`Who may do what.${rows}`, deleteBranch, 40).text,
    'Delete a branch, Viewer: No.',
  );
  assert.equal(
    excerpt('Delete the branch:\rgit branch -d old\nThen go on.', deleteBranch, 60).text,
    'Delete the branch: git branch -d old',
  );
  const table = '\tPush, Viewer: No.\tDelete a branch, Viewer: No.\tMerge, Viewer: No';
  assert.equal(excerpt(table, deleteBranch, 60).text, 'Delete a branch, Viewer: No.');
  const long = '\rcurl -X DELETE https://api.atomgit.com/repos/{owner}/{repo}/branches/{branch}';
  assert.equal(excerpt(`Delete the branch:${long}`, deleteBranch, 60).text, 'Delete the branch…');
  // A row shows more than a sentence only with more than twice as much, and does not begin with the sign between its cells.
  for (const text of [
    'Who may delete what.\tDelete a branch, Viewer: No',
    '\tDelete a branch, Viewer: No\nWho may delete what.',
  ]) {
    assert.equal(excerpt(text, deleteBranch, 60).text, 'Who may delete what.', text);
  }
  assert.doesNotMatch(
    excerpt('\tRemove, Viewer: Delete the branch', deleteBranch, 30).text,
    /^…?,/,
  );
  // What the interface calls something has no spaces around it.
  assert.equal(excerpt('在 菜单 下选择 branch', branch, 40).text, '在菜单下选择 branch');
  assert.doesNotMatch(
    excerpt(`Branch.${long}`, {typed: new Set(['curl']), related: []}, 38).text,
    /atomgit\.$/,
  );
});

test('search: of a row stand what it is about and the cells with a match, two at most; without one, all that are short or the first', () => {
  const says = (rows: string) => excerpt(rows, deleteBranch, 80).text;
  const row = '\tRules\fViewer: none\fDeveloper: a branch\fMaintainer: all';
  assert.equal(says(row), 'Rules · Developer: a branch');
  assert.equal(
    says('\tDelete it\fViewer: No\fDeveloper: No\fMaintainer: Yes'),
    'Delete it · Viewer: No · Developer: No · Maintainer: Yes',
  );
  assert.equal(
    says('\tDelete it\fWho: members of the organization\fWhere: its page\fHow: with a press'),
    'Delete it · Who: members of the organization · Where: its page',
  );
  assert.equal(
    says(`\tOther\fViewer: none.${row}.\tMore\fViewer: one branch\fOwner: a branch\fAll: delete`),
    'Rules · Developer: a branch. More · Viewer: one branch · Owner: a branch',
  );
});

test('search: what the interface calls something stays in the line of its name', () => {
  const {text} = excerpt('Open Branches (分支) and (then) look.', branch, 60);
  assert.equal(text, 'Open Branches\u00a0(分支) and (then) look.');
});

test('search: a sentence that speaks of what stands before it gives way to another, and half a row to a whole one', () => {
  const leaning = 'In the preceding table, a branch is one of yours.';
  const other = 'A branch can be deleted.';
  assert.equal(excerpt(`${leaning} ${other}`, branch, 60).text, other);
  assert.equal(excerpt(leaning, branch, 60).text, leaning);
  assert.equal(excerpt(`It is a branch of yours. ${other}`, branch, 34).text, other);
  const long = 'Keep what was there before for a week';
  assert.match(
    excerpt(`\tPush a branch, Viewer: No.\tMerge, ${long}: Delete the branch`, deleteBranch, 40)
      .text,
    /^Push a branch, Viewer: No/,
  );
});

test('search: where the browser has no dictionary, English is cut as elsewhere, and Chinese at characters', () => {
  const dictionary = Object.getOwnPropertyDescriptor(Intl, 'Segmenter');
  const call = '\rbranches=$(curl -sSf "https://api.atomgit.com/api/v5/repos/octo/hello/branches")';
  const english = () => excerpt(call, branch, 46).text;
  const chinese = () => markAll('分支不过期', {typed: new Set(['过期']), related: []}).marks;
  const cut = 'branches=$(curl -sSf "https://…';
  assert.equal(english(), cut);
  assert.deepEqual(chinese(), []);
  assert.ok(dictionary && Reflect.deleteProperty(Intl, 'Segmenter'));
  try {
    assert.equal(english(), cut);
    assert.deepEqual(chinese(), [[3, 2]]);
  } finally {
    Object.defineProperty(Intl, 'Segmenter', dictionary);
  }
});

test('search: an excerpt that is code says so, one with other text does not', () => {
  const code = '\rgit branch -d old\rgit fetch';
  assert.equal(excerpt(code, branch, 60).isCode, true);
  const call = '\rcurl -X DELETE https://api.atomgit.com/repos/{owner}/{repo}/branch';
  assert.equal(excerpt(`The server then sends this request:${call}`, branch, 40).isCode, true);
  for (const text of [`Delete it:${code}`, '\tThe branch, Viewer: No', `\tThe branch${code}`]) {
    assert.equal(excerpt(text, branch, 60).isCode, undefined, text);
  }
});

test('search: a title of code or of a table is no sentence of the text before it', () => {
  assert.equal(
    excerpt('Keep a branch short.\nRequest\rcurl x', branch, 60).text,
    'Keep a branch short.',
  );
});

test('search: a section of rows that show nothing of what was asked gives way to the beginning of its page, one with a sentence does not', async () => {
  const excerptOf = async (query: string) => (await search(query)).hits[0]?.excerpt?.text;
  assert.equal(await excerptOf('looms'), 'How cloth is made.');
  assert.equal(await excerptOf('shuttles'), 'A small one is quicker.');
  const [hit] = (await search('bobbins', {moreSections: 2})).hits;
  assert.equal(hit?.excerpt?.text, 'Clean the bobbins.', 'before what shows nothing of it');
});

test('search: a section that shows nothing of what was asked is not led to where its page does: that says what it is about', async () => {
  const find = async (query: string) => {
    const [hit] = (await search(query)).hits;
    return [hit?.url, hit?.hash, hit?.heading?.text, hit?.excerpt?.text];
  };
  assert.deepEqual(await find('siphon pumps'), ['/pumps', '', undefined, 'How water gets up.']);
  assert.deepEqual(await find('siphon hose'), ['/pumps', '#s0', 'Valves', 'They open one way.']);
});

test('search: another name that was typed is told beside the word of the site, where the first hit has that alone', async () => {
  const renamedBy = async (query: string) => (await search(query)).renamed;
  assert.deepEqual(await renamedBy('怎样合并 PR'), {asked: 'PR', own: '变更请求'});
  assert.deepEqual(await renamedBy('两步验证'), {asked: '两步验证', own: '双重认证'});
  // The word of the site, what readers only type for it, what is a name of two things, and what the hit says, too.
  for (const query of ['变更请求', '合并申请', '标签', '2FA']) {
    assert.equal(await renamedBy(query), undefined, query);
  }
});

test('search: the words of another name that is told are marked together only, and so is the word of the site', async () => {
  const {hits} = await search('add pull request');
  const [title] = hits.flatMap((hit) => (hit.url === '/repo/merge' ? [hit.title] : []));
  assert.deepEqual([title && readMarks(title), title?.isRelated], [['变更请求'], undefined]);
  const wanted = {typed: new Set(['add']), names: [['pull', 'request']], related: [['creat']]};
  const marked = (text: string) => {
    const {isRelated = false, ...rest} = markAll(text, wanted);
    return [...readMarks(rest), isRelated];
  };
  assert.deepEqual(marked('Add a pull request, pull it'), ['Add', 'pull request', false]);
  assert.deepEqual(marked('I can pull'), [false]);
  assert.deepEqual(marked('Create a pull request'), ['pull request', false]);
  assert.deepEqual(marked('Create it'), ['Create', true]);
});

test('search: a word that is being typed leads to the words of the site that it may become', () => {
  const concepts = readConcepts(describeConcepts(terminology.map(listWords)));
  for (const typed of ['prote', 'protec']) {
    assert.ok(concepts.termsWith(typed).includes('protect'), typed);
  }
  assert.deepEqual(concepts.termsWith('protect'), []);
  assert.deepEqual(concepts.termsWith('xyzzy'), []);
});

test('search: a guide comes before operations for words, after them for names of the API', async () => {
  const order = async (query: string) => (await search(query)).hits.map(({url}) => url).slice(0, 2);
  assert.deepEqual(await order('里程碑'), ['/repo/milestone', '/openAPI/get-repo-milestones']);
  assert.deepEqual(await order('里程碑接口'), ['/openAPI/get-repo-milestones', '/repo/milestone']);
});

test('search: a page is one hit, however often it matches', async () => {
  const {hits, total} = await search('分支', {moreSections: 2});
  const branch = hits.find(({url}) => url === '/repo/branch');
  assert.equal(new Set(hits.map(({url}) => url)).size, hits.length);
  assert.equal(total, hits.length);
  assert.ok(branch && branch.more.length > 0);
});

test('search: an excerpt is at most as wide as the asked length, stands around the match and marks it', async () => {
  const {hits} = await search('pre-receive hook');
  const {text, marks} = hits[0]?.excerpt ?? {text: '', marks: []};
  const width = text.length - (text.match(/[ -~]/g) ?? []).length / 2;
  assert.ok(width > 40 && width <= 50, text);
  assert.deepEqual(
    marks.map(([start, length]) => text.slice(start, start + length)),
    ['pre-receive hook'],
  );
});

test('search: a part of the site is searched by its own index, which is loaded whole', async () => {
  const loaded: string[] = [];
  const load: Load = (suffix) => {
    loaded.push(suffix);
    return loadFile(suffix);
  };
  const {hits} = await engineWith(load, 'openAPI').search('里程碑', options);
  assert.deepEqual(
    hits.map(({url}) => url),
    ['/openAPI/get-repo-milestones'],
  );
  assert.deepEqual(loaded, [fileSuffix.context('openAPI')]);
});

test('search: what a correction was made from is said; what is found needs none', async () => {
  assert.equal((await search('mielstones')).corrected, 'milestones');
  assert.equal((await search('bhfz', {readsPinyin: true})).corrected, '保护分支');
  assert.equal((await search('milestones')).corrected, undefined);
  assert.equal((await search('xyzzyqwv', {readsPinyin: true})).hits.length, 0);
});

test('search: words that stand nowhere bring no list, at most what is nearest, and say so', async () => {
  const answer = await search('bake sourdough bread recipe flour milestones');
  assert.equal(answer.total, 0);
  assert.equal(answer.isGuess, true);
  assert.ok(answer.hits.length > 0 && answer.hits.length <= 3);
  assert.equal((await search('milestones')).isGuess, undefined);
});

test('search: a made-up name finds no pages by a word in it, a known one in another form those with all its words', async () => {
  for (const name of ['OpenMilestoneSaaS', 'milestone_banana', 'FooMilestone']) {
    const {total, isGuess, hits} = await search(name);
    assert.equal(total, 0, name);
    assert.equal(isGuess, true, name);
    assert.match(hits[0]?.url ?? '', /milestone/, name);
  }
  for (const [name, expected] of [
    ['RepoMilestones', '/openAPI/get-repo-milestones'],
    ['repo_milestone', '/openAPI/get-repo-milestones'],
    ['issue-comments', '/openAPI/create-issue-comment'],
    ['CommentIssue', '/openAPI/create-issue-comment'],
  ] as const) {
    const {total, hits} = await search(name);
    assert.ok(total > 0, name);
    assert.equal(hits[0]?.url, expected, name);
  }
});

test('search: as many pages are reachable as are counted', async () => {
  const all = await search('分支', {limit: 100});
  assert.equal(all.total, all.hits.length);
  assert.equal((await search('分支', {limit: 1})).total, all.total);
});

test('search: signs do not get between words', async () => {
  for (const query of [
    '@里程碑',
    '#里程碑',
    '..里程碑..',
    '~/里程碑',
    '里程碑 && ||',
    '[里程碑]*',
  ]) {
    assert.equal((await search(query)).hits[0]?.url, '/repo/milestone', query);
  }
  assert.equal((await search('@#.. ~^*')).total, 0);
});

test('search: a path is answered by operations, the nearest first, each with what it does and nothing else', async () => {
  const list = operation('list', 'List', 'GET /repos/{owner}/{repo}/keys', 'listKeys');
  const deep = operation(
    'deep',
    'Read repos',
    'GET /repos/{owner}/{repo}/a/{b}/c/{d}/e/{f}',
    'readDeep',
  );
  const near = operation('near', 'Get', 'GET /repos/{owner}/{repo}', 'getRepo');
  const sections = [
    {id: '', heading: '', text: 'Returns it. See /repos/{owner}/{repo}.'},
    {id: 'path', heading: 'Path', text: 'owner and repo: see /repos/{owner}/{repo}.'},
  ];
  const index = new Map(
    buildIndex([...pages, ...[deep, list, near].map((page) => ({...page, sections}))], terminology),
  );
  const engine = engineWith((suffix) => Promise.resolve(index.get(suffix)));
  const {hits} = await engine.search('GET /repos', {...options, moreSections: 2});
  const own = hits.filter(({url}) => /(?:near|list|deep)$/.test(url));
  assert.equal(own[0], hits[0]);
  assert.deepEqual(
    own.map(({url, heading, excerpt: shown, more}) => [url, heading, shown?.text, more.length]),
    ['near', 'list', 'deep'].map((name) => [
      `/openAPI/${name}`,
      undefined,
      'Returns it. See /repos/{owner}/{repo}.',
      0,
    ]),
  );
  assert.deepEqual(
    own.flatMap(({excerpt: shown}) => shown?.marks ?? []),
    [],
  );
});

test('search: words with a slash between them are no path: an operation shows where they stand', async () => {
  const sections = [
    {id: '', heading: '', text: 'Sends a form.'},
    {id: 'body', heading: 'Body', text: 'Always multipart/quagga here.'},
  ];
  const form = {...operation('form', 'Send', 'POST /forms/{id}', 'sendForm'), sections};
  const index = new Map(buildIndex([...pages, form], terminology));
  const engine = engineWith((suffix) => Promise.resolve(index.get(suffix)));
  const [hit] = (await engine.search('multipart/quagga', options)).hits;
  assert.equal(hit?.url, '/openAPI/form');
  assert.equal(hit.heading?.text, 'Body');
});

test('search: pages that say next to nothing of what others say do not count, and each part counts its own', async () => {
  const many = Array.from({length: 40}, (_, at) => `Line ${at} says something else.`).join(' ');
  const index = new Map(
    buildIndex(
      [
        ...pages,
        makePage('guide', 'Quaggas', 'Quaggas and their herds.', ['Herds of quaggas', 'Quaggas.']),
        makePage('aside', 'Animals', `${many} There was a quagga, in no herd. ${many}`),
        operation('list-quaggas', 'List quaggas', 'GET /quaggas/herds', 'listQuaggas'),
      ],
      terminology,
    ),
  );
  const engine = engineWith((suffix) => Promise.resolve(index.get(suffix)));
  const {total, counts, hits} = await engine.search('quaggas herds', options);
  assert.deepEqual(counts, {guides: 1, openAPI: 1});
  assert.equal(total, 2);
  assert.ok(!hits.some(({url}) => url === '/aside'));
});

test('search: the sample API comes last unless it is asked for', async () => {
  const index = new Map<string, unknown>(
    buildIndex(
      [
        ...pages,
        operation(
          'petstore_versioned/find-pet',
          '查询里程碑宠物',
          'GET /pet/{petId}',
          'getPetById',
        ),
      ],
      terminology,
    ),
  );
  const engine = engineWith((suffix) => Promise.resolve(index.get(suffix)));
  const urls = async (query: string) =>
    (await engine.search(query, options)).hits.map(({url}) => url);
  assert.equal((await urls('查询里程碑')).at(-1), '/openAPI/petstore_versioned/find-pet');
  assert.equal((await urls('宠物'))[0], '/openAPI/petstore_versioned/find-pet');
});

const readMarks = ({text, marks}: Marked): string[] =>
  marks.map(([start, length]) => text.slice(start, start + length));

test('search: words that stand together are marked, and then not what stands alone', () => {
  const wanted = {
    typed: new Set(['保护', '护分', '分支', 'protect', 'branch']),
    related: [],
  };
  assert.deepEqual(readMarks(markAll('分支很多：保护分支拒绝推送，其他分支不拒绝', wanted)), [
    '保护分支',
  ]);
  assert.deepEqual(readMarks(markAll('Branches: a protected branch is one', wanted)), [
    'protected branch',
  ]);
  assert.deepEqual(readMarks(markAll('这个分支受保护', wanted)), ['分支', '保护']);
});

test('search: what was typed is marked; related words only where it is not, and as such', async () => {
  const wanted = {typed: new Set(['invalidtoken']), related: [['token'], ['令牌']]};
  const both = markAll('invalid_token: the access token is invalid', wanted);
  assert.deepEqual([readMarks(both), both.isRelated], [['invalid_token'], undefined]);
  const other = markAll('换一个令牌', wanted);
  assert.deepEqual([readMarks(other), other.isRelated], [['令牌'], true]);
  assert.equal(markAll('没有', wanted).isRelated, undefined);

  const {hits, words} = await search('invalid_token');
  const [found] = hits;
  assert.equal(found?.url, '/oauth/errors');
  assert.deepEqual(found.excerpt && readMarks(found.excerpt), ['invalid_token']);
  assert.deepEqual(words, ['invalid_token']);
});

test('search: a related name of several words is marked where it stands whole, never a word of it', () => {
  const related = (text: string, ...names: string[][]) =>
    readMarks(markAll(text, {typed: new Set(), related: names}));
  const name = ['person', 'access', 'token'];
  assert.deepEqual(related('Invite the person again; access is for members', name), []);
  assert.deepEqual(related('Create a personal access token, then pass the token', name), [
    'personal access token',
  ]);
  assert.deepEqual(related('个人访问设置', ['个人', '人访', '访问', '问密', '密钥']), []);
  assert.deepEqual(related('创建个人访问密钥', ['个人', '人访', '访问', '问密', '密钥']), [
    '个人访问密钥',
  ]);
  assert.deepEqual(related('repo_milestones of a repo', ['repo', 'mileston']), ['repo_milestones']);
  assert.deepEqual(related('Give it access. Tokens expire', ['access', 'token']), []);
});

test('search: whole words are marked, never the end of one with the beginning of the next', () => {
  const marked = (text: string, ...terms: string[]) =>
    readMarks(markAll(text, {typed: new Set(terms), related: []}));
  assert.deepEqual(marked('询问密码的时候', '问密', '密码'), ['密码']);
  assert.deepEqual(marked('询问密码的时候', '问密'), []);
  assert.deepEqual(marked('保护分支', '保护', '护分', '分支'), ['保护分支']);
  assert.deepEqual(marked('curl https://api.atomgit.com/user', 'apiatomgitcom'), [
    'api.atomgit.com',
  ]);
  // A name in which one word was found is marked whole.
  assert.deepEqual(marked('a run of running CheckRun', 'run'), ['run', 'running', 'CheckRun']);
  assert.deepEqual(marked('export ATOMGIT_TOKEN and tokens', 'token'), ['ATOMGIT_TOKEN', 'tokens']);
  assert.deepEqual(marked('read access_tokens_url and /access/tokens', 'access', 'token'), [
    'access_tokens_url',
    'access',
    'tokens',
  ]);
});

test('search: without the network the titles that are here still answer', async () => {
  let isDown = false;
  const engine = engineWith((suffix) =>
    isDown ? Promise.reject(new Error('No network')) : loadFile(suffix),
  );
  await engine.prepare();
  isDown = true;
  const answer = await engine.search('里程碑', options);
  assert.equal(answer.hits[0]?.url, '/repo/milestone');
  assert.equal(answer.isPartial, false);
  await assert.rejects(engine.search('强制推送', options), /No network/);
  isDown = false;
  assert.equal((await engine.search('强制推送', options)).hits[0]?.url, '/repo/config');
});

for (const query of [
  '',
  '，。！？…',
  '🦊🦊',
  '+title:branch -* ^2 ~1 AND ( [ \\ /',
  '<script>alert(1)</script>',
  '\u0000\u202E\u200F',
  '__proto__ constructor toString',
  'a'.repeat(200),
  '怎么在组织里给代码库设置保护分支然后邀请成员一起评审变更请求'.repeat(7),
  '/'.repeat(200),
  '{'.repeat(200),
  `${'分'.repeat(100)}${'b '.repeat(50)}`,
]) {
  test(`search: ${JSON.stringify(query.slice(0, 30))} (${query.length}) is answered in time`, async () => {
    const engine = makeEngine();
    await engine.prepare();
    const begin = performance.now();
    await engine.search(query, {limit: 8, excerptLength: 50});
    const duration = performance.now() - begin;
    assert.ok(duration < 500, `${duration} ms`);
  });
}

test('search: a first answer needs the titles only, a query then the files of its terms', async () => {
  const loaded: string[] = [];
  const engine = makeEngine(loaded);
  await engine.prepare();
  assert.deepEqual(loaded, ['-titles']);
  const partial: string[] = [];
  const answer = await engine.search('里程碑', options, ({hits, isPartial}) => {
    assert.ok(isPartial);
    partial.push(...hits.map(({url}) => url));
  });
  assert.equal(partial[0], '/repo/milestone');
  assert.equal(answer.isPartial, false);
  assert.ok(!loaded.includes(fileSuffix.all));
  const count = loaded.length;
  await engine.search('里程碑', options);
  assert.equal(loaded.length, count, 'what is loaded is not loaded again');
});

test('search: a file that failed is asked for again', async () => {
  let isDown = true;
  const engine = engineWith((suffix) =>
    isDown ? Promise.reject(new Error('No network')) : loadFile(suffix),
  );
  await assert.rejects(engine.prepare(), /No network/);
  isDown = false;
  assert.equal((await engine.search('里程碑', options)).hits[0]?.url, '/repo/milestone');
});

for (const [what, json] of [
  ['of another shape', {documents: 7}],
  ['cut off', [{documents: []}]],
  ['empty', []],
  ['nothing', null],
] as const) {
  test(`search: an index that is ${what} is said to be incomplete`, async () => {
    const engine = engineWith(() => Promise.resolve(json));
    await assert.rejects(engine.prepare(), /The search index is not complete/);
  });
}

test('search: a synonym that is added to config/terminology.yaml finds what the site calls otherwise', async () => {
  const find = async (yaml: string) => {
    const index = new Map(buildIndex(pages, parseTerminology(yaml)));
    const engine = engineWith((suffix) => Promise.resolve(index.get(suffix)));
    return (await engine.search('钉子', options)).hits.map(({url}) => url);
  };
  assert.deepEqual(await find('- {zh: 里程碑, en: milestone}'), []);
  for (const field of ['asked', 'otherNames']) {
    const [first] = await find(`- {zh: 里程碑, en: milestone, ${field}: {zh: [钉子]}}`);
    assert.equal(first, '/repo/milestone', field);
  }
});
