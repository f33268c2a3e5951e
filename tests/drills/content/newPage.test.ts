import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import test from 'node:test';
import {fileURLToPath} from 'node:url';

import {fingerprintOf} from '../../../config/frontMatter';
import {
  BadRequest,
  planPage,
  planPost,
  planStamp,
  type Plan,
  type Repository,
} from '../../../scripts/lib/newPage';
import {rules} from '../../content/rules';
import {parseCorpus} from '../../support/prose/corpus';
import {makeSample} from '../../support/prose/sample';

const site = makeSample();

const repository: Repository = {
  read: (file) => site.files.get(file),
  readEarlier: () => [],
  guideRoutes: ['/permission', '/repo/sample', '/user/git/config'],
  routes: ['/permission', '/repo/sample', '/repo/later', '/repo/planned'],
  pendingRoutes: ['/repo/later'],
  tags: ['repo'],
};

/** The rules that the sample breaks once the plan is carried out, the address aside. */
function judge({files}: Plan): string[] {
  const corpus = parseCorpus(new Map([...site.files, ...files]), {
    ...site.contract,
    routes: new Set([...site.contract.routes, '/', '/repo/topic', '/oauth/topic', '/blog/Topic-2']),
  });
  return Object.entries(rules).flatMap(([name, {check}]) =>
    check(corpus).length > 0 ? [name] : [],
  );
}

const now = new Date('2026-11-21T02:00:00Z');

test('A new guide breaks one rule only: it is unfinished', () => {
  const plan = planPage('repo/topic', repository);
  assert.deepEqual(
    [...plan.files.keys()],
    ['docs/repo/topic.mdx', 'i18n/en/docusaurus-plugin-content-docs/current/repo/topic.mdx'],
  );
  assert.deepEqual(judge(plan), ['unfinished']);
  assert.match(plan.files.get('docs/repo/topic.mdx') ?? '', /^tags: \[repo\]$/m);
});

test('A new OAuth page breaks one rule only: it is unfinished', () => {
  const plan = planPage('/oauth/topic', repository);
  assert.deepEqual(
    [...plan.files.keys()],
    ['oauth/topic.mdx', 'i18n/en/docusaurus-plugin-content-docs-oauth/current/topic.mdx'],
  );
  assert.deepEqual(judge(plan), ['unfinished']);
});

test('A new community page stands in the folder that is served at /api', () => {
  assert.ok(planPage('api/topic', repository).files.has('community/topic.mdx'));
});

test('A new post breaks one rule only: it is unfinished', () => {
  const plan = planPost('Topic-2', {...repository}, now);
  const text = plan.files.get('blog/Topic-2.mdx') ?? '';
  assert.match(text, /^date: 2026-11-21T10:00:00\+08:00$/m);
  const files = new Map(
    [...plan.files].map(([file, body]) => [file, body.replace('[atomgit]', '[git]')]),
  );
  assert.deepEqual(judge({...plan, files}), ['unfinished']);
});

const lists = new Map([
  [
    'config/routes.ts',
    "const guides = [\n  '/permission',\n  '/repo/sample',\n  '/user/git/config',\n];\n",
  ],
  [
    'sidebars.ts',
    "const docs = [\n  'repo/sample',\n  'permission',\n  {\n    items: ['repo/planned', 'repo/later'],\n  },\n];\n",
  ],
  [
    'src/data/pageIcons.ts',
    "const icons = {\n  '/repo/sample': 'branch',\n  '/user': 'account',\n};\n",
  ],
  ['tests/promises/addresses.txt', '/permission\n/repo/sample\n/user/git/config\n'],
]);

const listed: Repository = {
  ...repository,
  read: (file) => lists.get(file) ?? site.files.get(file),
};

test('A new guide is entered wherever pages are listed, after its neighbour and not in a group of its section', () => {
  const {entries} = planPage('repo/topic', listed);
  assert.deepEqual(Object.fromEntries(entries.map(({file, text}) => [file, text])), {
    'config/routes.ts':
      "const guides = [\n  '/permission',\n  '/repo/sample', '/repo/topic',\n  '/user/git/config',\n];\n",
    'sidebars.ts':
      "const docs = [\n  'repo/sample', 'repo/topic',\n  'permission',\n  {\n    items: ['repo/planned', 'repo/later'],\n  },\n];\n",
    'src/data/pageIcons.ts':
      "const icons = {\n  '/repo/sample': 'branch', '/repo/topic': 'article',\n  '/user': 'account',\n};\n",
    'tests/promises/addresses.txt': '/permission\n/repo/sample\n/repo/topic\n/user/git/config\n',
  });
  assert.deepEqual(
    entries.map(({says}) => says),
    [
      "'/repo/topic' after '/repo/sample'",
      "'repo/topic' after 'repo/sample'",
      "'/repo/topic': 'article' after '/repo/sample'",
      '/repo/topic',
    ],
  );
});

test('A new post is entered into the addresses; where it has no neighbour, the author is told', () => {
  const {entries, next} = planPost('Topic-2', listed, now);
  assert.deepEqual(
    entries.map(({file}) => file),
    ['tests/promises/addresses.txt'],
  );
  assert.ok(next.includes("Put '/blog/Topic-2' into config/routes.ts."));
});

test('What is listed already is not entered again', () => {
  const files = (route: string) => planPage(route, listed).entries.map(({file}) => file);
  assert.ok(!files('repo/planned').includes('sidebars.ts'));
  assert.ok(files('repo/planned').includes('config/routes.ts'));
});

test('The author is told what is left to do', () => {
  const steps = (route: string) => planPage(route, listed).next.join('\n');
  assert.match(steps('repo/later'), /Remove '\/repo\/later' from config\/pendingRoutes\.ts/);
  assert.match(steps('repo/topic'), /drawing in src\/data\/pageIcons\.ts/);
  assert.match(steps('repo/topic'), /config\/asked, under `repo\/topic`/);
  assert.doesNotMatch(steps('repo/topic'), /config\/routes\.ts|addresses\.txt|headingIds/);
  assert.match(steps('oauth/topic'), /Put 'topic' into sidebarsOauth\.ts/);
});

const refusals: [request: string, plan: () => Plan, says: RegExp][] = [
  [
    'an unknown section',
    () => planPage('nowhere/topic', repository),
    /no section for \/nowhere\/topic\. Put the page under one of: api, oauth, repo, user/,
  ],
  ['a page at the root', () => planPage('topic', repository), /no section for \/topic/],
  [
    'characters that make no address',
    () => planPage('repo/主题', repository),
    /“主题” must be made of letters/,
  ],
  [
    'a way out of the folder',
    () => planPage('repo/../../etc', repository),
    /“\.\.” must be made of/,
  ],
  ['an empty part', () => planPage('repo//topic', repository), /“” must be made of/],
  ['a file name', () => planPage('repo/topic.mdx', repository), /names a file/],
  ['an index', () => planPage('repo/index', repository), /names a file/],
  [
    'a page that exists',
    () => planPage('repo/sample', repository),
    /There is a page of this name: docs\/repo\/sample\.mdx/,
  ],
  ['a post as a page', () => planPage('blog/Topic', repository), /npm run new -- post Topic/],
  ['a post with spaces', () => planPost('A topic', repository, now), /is not a slug/],
  [
    'a post that exists',
    () => planPost('Sample', repository, now),
    /There is a page of this name: blog\/Sample\.mdx/,
  ],
  ['a stamp for nothing', () => planStamp([], repository), /Name the pages/],
  [
    'a stamp for an unknown page',
    () => planStamp(['/repo/sample', '/repo/none'], repository),
    /There is no page \/repo\/none/,
  ],
];

for (const [request, plan, says] of refusals) {
  test(`${request} is refused`, () => {
    assert.throws(plan, (error) => error instanceof BadRequest && says.test(error.message));
  });
}

test('A stamp marks the translation as following the Chinese page, and changes nothing else', () => {
  const english = 'i18n/en/docusaurus-plugin-content-docs/current/repo/sample.mdx';
  const chinese = `${site.files.get('docs/repo/sample.mdx')}又一段。\n`;
  const read = (file: string) => (file === 'docs/repo/sample.mdx' ? chinese : site.files.get(file));
  for (const page of ['/repo/sample', 'repo/sample', 'docs/repo/sample.mdx', english]) {
    const {files} = planStamp([page], {...repository, read});
    const before = site.files.get(english) ?? '';
    const after = before.replace(/^source: .*$/m, `source: ${fingerprintOf(chinese)}`);
    assert.deepEqual([...files], [[english, after]]);
  }
});

test('A stamp names the sections that changed since the comparison before it', () => {
  const file = 'docs/repo/sample.mdx';
  const compared = `---\ntitle: 样例\n---\n\n开头。\n\n## 一 {#one}\n\n甲。\n\n## 二 {#two}\n\n乙。\n`;
  const now = compared.replace('甲', '甲甲').concat('\n### 三 {#three}\n\n丙。\n');
  const english = `---\ntitle: Sample\nsource: ${fingerprintOf(compared)}\n---\n\nText.\n`;
  const read = (name: string) => (name === file ? now : english);
  const stamp = (earlier: string[]) =>
    planStamp(['/repo/sample'], {...repository, read, readEarlier: () => earlier}).next;
  assert.deepEqual(stamp([now, 'something else', compared]), [
    `${file}: changed since the last comparison: #one, #three.`,
  ]);
  assert.deepEqual(stamp(['something else']), [
    `${file}: compare the whole page; Git has no text with the earlier stamp.`,
  ]);
});

test('A stamp promises the headings of the page, and gives none up', () => {
  const headingIds = 'tests/promises/headingIds.txt';
  const file = 'docs/repo/sample.mdx';
  const page = '---\ntitle: 样例\n---\n\n## 一 {#one}\n\n### 二 {#two}\n';
  const english = `---\ntitle: Sample\nsource: ${fingerprintOf(page)}\n---\n\nText.\n`;
  const stamp = (promised: string) => {
    const texts = new Map([
      [file, page],
      [headingIds, promised],
    ]);
    const read = (name: string) => texts.get(name) ?? english;
    return planStamp(['/repo/sample'], {...repository, read});
  };
  const {entries} = stamp('/repo/sample#gone\n/repo/sample#one\n/user#z\n');
  assert.deepEqual(entries, [
    {
      file: headingIds,
      text: '/repo/sample#gone\n/repo/sample#one\n/repo/sample#two\n/user#z\n',
      says: '/repo/sample#two',
    },
  ]);
  assert.deepEqual(stamp('/repo/sample#one\n/repo/sample#two\n').entries, []);
});

test('A stamp adds the key where it is missing, and writes nothing where it is right', () => {
  const english = 'i18n/en/docusaurus-plugin-content-docs/current/repo/sample.mdx';
  const without = (site.files.get(english) ?? '').replace(/^source: .*\n/m, '');
  const read = (file: string) => (file === english ? without : site.files.get(file));
  assert.deepEqual(
    [...planStamp(['/repo/sample'], {...repository, read}).files],
    [[english, site.files.get(english)]],
  );
  assert.equal(planStamp(['/repo/sample'], repository).files.size, 0);
});

test('The command says what is wrong and ends with an error', () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const run = (...words: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/new.ts', ...words], {
      cwd: root,
      encoding: 'utf8',
    });
  const {status, stdout, stderr} = run('page', 'nowhere/topic');
  assert.equal(status, 1);
  assert.equal(stdout, '');
  assert.match(stderr, /^There is no section for \/nowhere\/topic/);
  assert.doesNotMatch(stderr, /at .*\.ts/);
});
