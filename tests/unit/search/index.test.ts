import assert from 'node:assert/strict';
import {test} from 'node:test';

import lunr from 'lunr';

import {readTerminology} from '../../../config/terminology';
import {buildIndex, type IndexedPage} from '../../../plugins/search/buildIndex';
import {readPage} from '../../../plugins/search/readPage';
import {sectionOf, type IndexFile} from '../../../src/search/engine/format';
import {SearchEngine} from '../../../src/search/engine/search';
import {IndexStore} from '../../../src/search/engine/store';
import {termsOf} from '../../../src/search/engine/words';

test('an operation says what it does and not what all have, a heading not what is remarked beside it', () => {
  const page = readPage(
    '<article><h1>Get a pet</h1><div class="api-facts"><dl><dt>operationId</dt><dd>getPet</dd></dl></div>' +
      '<p>Returns a pet.</p><h2 id="body">Body<span class="api-required"> required</span></h2><p>A name.</p>' +
      '<h2 id="pets">Pets <span class="api-note">14</span></h2></article>',
    '/pet',
  );
  assert.equal(page?.operationId, 'getPet');
  assert.equal(page.sections[0]?.text, 'Returns a pet.');
  assert.deepEqual(
    page.sections.map(({heading}) => heading),
    ['', 'Body', 'Pets'],
  );
});

test('words: forms of one meet, whatever the case; Han, names and paths are cut as they are asked for', () => {
  for (const family of [
    ['commit', 'commits', 'Committing', 'committed'],
    ['protect', 'protected', 'protecting', 'protection'],
    ['repository', 'repositories'],
    ['branch', 'branches'],
  ]) {
    assert.equal(new Set(family.flatMap(termsOf)).size, 1, family.join(' '));
  }
  assert.deepEqual(termsOf('保护分支的规则'), ['保护', '护分', '分支', '规则']);
  for (const part of ['issues', 'comments', 'create-issue-comment']) {
    assert.ok(termsOf('createIssueComment').includes(termsOf(part)[0] ?? ''), part);
  }
  assert.ok(termsOf('/repos/:owner/{repo}/').includes('/repos/{}/{}'));
  assert.ok(termsOf('https://api.atomgit.com/user/keys').includes('/user/keys'));
});

const html = `<!doctype html><main><article>
  <nav class="theme-doc-breadcrumbs"><ul><li><a><svg></svg></a><li><span>代码库</span><li><span>分支</span></ul></nav>
  <details class="theme-doc-toc-mobile"><summary>本页目录</summary><ul><li><a href="#x">目录里的词</a></ul></details>
  <details class="page-menu menu_x"><summary>页面选项</summary><a href="/en/repo/branch">English</a></details>
  <div class=markdown><header><h1>分支</h1></header><p>一条<b>开发线</b>。</p>
  <h2 id=create>新建<a class=hash-link href=#create>#</a></h2><p>点击<code>git branch</code>。</p><pre><code>git
switch</code></pre>
  <h3 id=next>下一步</h3><p>看看<a href="/repo/tag#new">标签</a>和<a href="/repo/tag">它们</a>、<a href="https://git-scm.com">Git</a>。</p></div></article></main>`;

test('pages: title, breadcrumbs, sections and their text are read; controls and the last list are not', () => {
  assert.deepEqual(readPage(html, '/repo/branch'), {
    title: '分支',
    breadcrumbs: ['代码库'],
    sections: [
      {id: '', heading: '', text: '一条开发线。'},
      {id: 'create', heading: '新建', text: '点击git branch。\rgit\rswitch'},
    ],
    links: ['/repo/tag'],
  });
  const [before, crumb] = ['<span>分支</span></ul>', '<span>开发线</span></ul>'];
  assert.equal(readPage(html.replace(before, crumb), '/repo/branch')?.label, '开发线');
  assert.equal(readPage('<main><p>No article</p></main>', '/'), undefined);
});

test('pages: what stands below the heading of what can go wrong is known as such', () => {
  const page = readPage(
    '<article><h1>x</h1><h2 id="clone">Clone</h2><h2 id="troubleshooting">Troubleshooting</h2>' +
      '<h3 id="denied">Permission denied</h3><h4 id="keys">Keys</h4><h2 id="more">More</h2></article>',
    '/x',
  );
  const troubles = page?.sections.filter(({isTrouble}) => isTrouble).map(({id}) => id);
  assert.deepEqual(troubles, ['denied', 'keys']);
});

test('pages: a row of a table is said with the names of its columns', () => {
  const read = (table: string) =>
    readPage(`<article><h1>x</h1><table>${table}</table></article>`, '/x')?.sections[0]?.text;
  assert.equal(
    read(
      '<thead><tr><th>操作<th>浏览者<th>管理员<tbody><tr><td>推送<td>不可以<td>可以<tr><td>合并<td><td><code>可以</code>',
    ),
    '\t推送\f浏览者：不可以\f管理员：可以。\t合并\f管理员：可以',
  );
  assert.equal(
    read('<tr><th>Status<th>Meaning<tr><td>401<td>The token is wrong<tr><td>404<td>Not found'),
    '\t401: The token is wrong.\t404: Not found',
  );
  assert.equal(
    read('<tr><th>Setting<th>Where<th>Who<tr><td>Rules<td>设置 → 分支.<td>Maintainers'),
    '\tRules\fWhere: 设置 → 分支\fWho: Maintainers',
  );
});

test('pages: fields and the entries of a list are said one by one, a name before what it means', () => {
  const read = (body: string) =>
    readPage(`<article><h1>x</h1>${body}</article>`, '/x')?.sections[0]?.text;
  const field = (name: string, text: string, label: string, value: string) =>
    `<li class="api-field"><p><code>${name}</code> (string)</p><div>${text}</div><ul class="api-limits"><li>${label} <code>${value}</code></ul>`;
  assert.equal(
    read(
      `<p>没有令牌。</p><p class="api-media"><code>application/json</code> <span>InvalidToken</span></p><ul>${field('error', '错误代码。', '示例', 'invalid_token')}${field('code', '编号', '示例', '401')}</ul>`,
    ),
    '没有令牌。\tapplication/json InvalidToken；\terror (string)：错误代码。示例：invalid_token；\tcode (string)：编号；示例：401',
  );
  assert.equal(
    read('<p>First:</p><ol><li>Click <b>New</b><li>Enter a name.<li>Save it</ol><p>Then wait.</p>'),
    'First:\nClick New;\nEnter a name.\nSave it;\nThen wait.',
  );
});

test('pages: an operation in a list of them is looked up and not read, a step that speaks of one is read', () => {
  const read = (...entries: string[]) =>
    readPage(
      `<article><h1>x</h1><p>All.</p><ul>${entries.map((one) => `<li>${one}`).join('')}</ul></article>`,
      '/x',
    )?.sections[0]?.text;
  const call = (method: string) => `${method} <a href="/a">Get a key</a> <code>/user/keys</code>`;
  assert.equal(read(call('GET')), 'All.\tGET Get a key /user/keys');
  assert.equal(
    read('Get a key <code>GET /user/keys</code>', 'Call GET /user first.'),
    'All.\tGet a key GET /user/keys;\nCall GET /user first.',
  );
});

const manyPages = Array.from({length: 240}, (_, at): IndexedPage => {
  const words = Array.from({length: 80}, (__, word) => `word${(at * 37 + word * 11) % 900}`);
  return {
    route: at % 3 === 0 ? `openAPI/p${at}` : `repo/p${at}`,
    url: `/p${at}`,
    title: `Page ${at}`,
    breadcrumbs: [],
    links: [],
    sections: [
      {id: '', heading: '', text: words.slice(0, 40).join(' ')},
      {id: 'more', heading: `More ${at}`, text: words.slice(40).join(' ')},
    ],
  };
});
const files = new Map(buildIndex(manyPages, readTerminology()));
const whole = files.get('') ?? [];
const named = (name: string): IndexFile[] =>
  [...files].filter(([suffix]) => suffix.startsWith(name)).map(([, file]) => file);

test('index: each file is a list of sets of documents with an index; the parts together are the whole', () => {
  assert.ok(named('-terms').length > 1 && named('-documents').length > 1);
  for (const [suffix, file] of files) {
    assert.equal(file.length, 3, suffix);
    for (const {documents, index} of file) {
      assert.ok(Array.isArray(documents) && index.fields.length > 0, suffix);
    }
  }
  for (const type of [1, 2]) {
    const terms = named('-terms').flatMap((file) =>
      file[type]?.index.invertedIndex.map(([term]) => term),
    );
    const all = whole[type]?.index.invertedIndex.map(([term]) => term);
    assert.deepEqual(terms.sort(), all?.sort());
    const documents = named('-documents').flatMap((file) => file[type]?.documents ?? []);
    assert.deepEqual(documents, whole[type]?.documents);
  }
  assert.deepEqual(named('-titles')[0]?.[0]?.documents, whole[0]?.documents);
});

test('index: ids are unique, name their section, and what is on a page names the page', () => {
  const ids = whole.flatMap(({documents}) => documents.map(({i}) => i));
  assert.equal(new Set(ids).size, ids.length);
  const pages = new Set(whole[0]?.documents.map(({i}) => i));
  for (const [type, {documents, index}] of whole.entries()) {
    const sections = new Set(documents.map(({i}) => sectionOf(i)));
    for (const {p} of type > 0 ? documents : []) assert.ok(p !== undefined && pages.has(p));
    for (const [reference] of index.fieldVectors) {
      assert.ok(sections.has(sectionOf(Number(reference.split('/')[1]))), reference);
    }
  }
});

test('index: a context has a file with its pages only', () => {
  const titles = files.get('-openAPI')?.[0]?.documents.map(({t}) => t);
  assert.equal(titles?.length, 80);
  assert.ok(titles.includes('Page 0') && !titles.includes('Page 1'));
});

/** The same numbers on every run. */
function makeRandom(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * end);
  };
}

const loadFile = (suffix: string) => Promise.resolve(JSON.parse(JSON.stringify(files.get(suffix))));

test('index: an answer is the same whatever was asked before', async () => {
  const makeEngine = () => new SearchEngine(new IndexStore(loadFile), '/');
  const kept = makeEngine();
  const random = makeRandom(11);
  const word = () => `word${random(900)}`;
  let rows = 0;
  for (let round = 0; round < 25; round += 1) {
    // The last word is being typed, so that it also stands for those that begin like it.
    const query = `${word()} ${word()} word${random(90)}`;
    const ask = async (engine: SearchEngine) =>
      (await engine.search(query, {limit: 20, excerptLength: 50})).hits;
    const hits = await ask(kept);
    assert.deepEqual(hits, await ask(makeEngine()), query);
    rows += hits.length;
  }
  assert.ok(rows > 200, `${rows} rows say nothing`);
});

test('index: of random terms, the parts find what the whole finds, with the same scores', async () => {
  const random = makeRandom(7);
  const wholeIndexes = whole.map(({index}) => lunr.Index.load(index));
  let matches = 0;
  for (let round = 0; round < 100; round += 1) {
    const term = random(8) === 0 ? 'nowhere' : random(4) === 0 ? 'more' : `word${random(900)}`;
    // As a reader's first query: nothing but what its term needs is loaded.
    const store = new IndexStore(loadFile);
    const first = await store.loadFirst();
    const names = store.filesOf([term], first);
    await store.loadFiles(names);
    const ask = (indexes: readonly lunr.Index[]) => {
      const results = indexes.flatMap((index) =>
        index.query((query) => query.clause({term, usePipeline: false})),
      );
      return new Map(results.map(({ref, score}) => [ref, score]));
    };
    const found = ask([...first.indexes, ...store.here(names)]);
    const expected = ask(wholeIndexes);
    assert.deepEqual([...found.keys()].sort(), [...expected.keys()].sort());
    for (const [ref, score] of found) {
      assert.ok(Math.abs(score - (expected.get(ref) ?? NaN)) < 1e-9, `${ref}: ${score}`);
    }
    matches += found.size;
  }
  assert.ok(matches > 300, `${matches} matches say nothing`);
});
