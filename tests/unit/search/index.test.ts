import assert from 'node:assert/strict';
import {test} from 'node:test';

import {buildIndex, type IndexedPage} from '../../../plugins/search/buildIndex';
import {readPage} from '../../../plugins/search/readPage';
import {sectionOf, type IndexFile} from '../../../src/search/engine/format';
import {decodePostings, encodePostings} from '../../../src/search/engine/postings';
import {stem} from '../../../src/search/engine/stem';

test('postings: what was written is read, whatever the distances are', () => {
  const postings = [1, 2, 9, 10, 500, 501, 70_000, 3_000_000].map((section, at) => ({
    section,
    impact: at % 4,
  }));
  assert.deepEqual(decodePostings(encodePostings(postings)), postings);
  assert.deepEqual(decodePostings(''), []);
});

test('stems: forms of a word meet, words of their own do not', () => {
  for (const family of [
    ['commit', 'commits', 'committing', 'committed'],
    ['protect', 'protected', 'protecting', 'protection'],
    ['verify', 'verified', 'verification'],
    ['repository', 'repositories'],
    ['organize', 'organizing', 'organization', 'organizations'],
    ['branch', 'branches'],
    ['key', 'keys'],
  ]) {
    assert.equal(new Set(family.map(stem)).size, 1, family.map(stem).join(' '));
  }
  assert.notEqual(stem('general'), stem('generate'));
});

const html = `<!doctype html><main><article>
  <nav class="theme-doc-breadcrumbs"><ul><li><a><svg></svg></a><li><span>代码库</span><li><span>分支</span></ul></nav>
  <div class="theme-doc-toc-mobile"><button>本页目录</button></div>
  <details class="page-menu menu_x"><summary>页面选项</summary><a href="/en/repo/branch">English</a></details>
  <div class=markdown><header><h1>分支</h1></header><p>一条<b>开发线</b>。</p>
  <h2 id=create>新建<a class=hash-link href=#create>#</a></h2><p>点击<code>git branch</code>。</p><pre><code>git
switch</code></pre>
  <h3 id=next>下一步</h3><p>看看标签。</p></div></article></main>`;

test('pages: title, breadcrumbs, sections and their text are read; controls and the last list are not', () => {
  assert.deepEqual(readPage(html), {
    title: '分支',
    breadcrumbs: ['代码库'],
    sections: [
      {id: '', heading: '', text: '一条开发线。'},
      {id: 'create', heading: '新建', text: '点击git branch。 git switch'},
    ],
  });
  assert.equal(readPage('<main><p>No article</p></main>'), undefined);
});

const manyPages = Array.from({length: 120}, (_, at): IndexedPage => {
  const words = Array.from({length: 80}, (__, word) => `word${(at * 37 + word * 11) % 900}`);
  return {
    route: at % 3 === 0 ? `openAPI/p${at}` : `repo/p${at}`,
    url: `/p${at}`,
    title: `Page ${at}`,
    breadcrumbs: [],
    sections: [
      {id: '', heading: '', text: words.slice(0, 40).join(' ')},
      {id: 'more', heading: `More ${at}`, text: words.slice(40).join(' ')},
    ],
  };
});
const files = buildIndex(manyPages);
const named = (name: string): IndexFile[] =>
  [...files].filter(([suffix]) => suffix.startsWith(name)).map(([, file]) => file);

test('index: each file is a list of sets of documents with an index; the parts together are the whole', () => {
  const whole = files.get('');
  assert.ok(whole && named('-terms').length > 1 && named('-documents').length > 1);
  for (const [suffix, file] of files) {
    assert.equal(file.length, 3, suffix);
    for (const {documents, index} of file) {
      assert.ok(Array.isArray(documents));
      assert.deepEqual(index.fields, ['t']);
    }
  }
  for (const type of [1, 2]) {
    const terms = named('-terms').flatMap((file) => file[type]?.index.invertedIndex ?? []);
    assert.deepEqual(terms, whole[type]?.index.invertedIndex);
    const documents = named('-documents').flatMap((file) => file[type]?.documents ?? []);
    assert.deepEqual(documents, whole[type]?.documents);
  }
  assert.deepEqual(files.get('-titles')?.[0]?.documents, whole[0]?.documents);
});

test('index: ids are unique, name their section, and what is on a page names the page', () => {
  const whole = files.get('') ?? [];
  const ids = whole.flatMap(({documents}) => documents.map(({i}) => i));
  assert.equal(new Set(ids).size, ids.length);
  const pages = new Set(whole[0]?.documents.map(({i}) => i));
  for (const [type, {documents, index}] of whole.entries()) {
    const sections = new Set(documents.map(({i}) => sectionOf(i)));
    for (const {p} of type > 0 ? documents : []) assert.ok(p !== undefined && pages.has(p));
    for (const [term, postings] of index.invertedIndex) {
      const places = decodePostings(postings);
      assert.ok(places.length > 0 && places.every(({section}) => sections.has(section)), term);
    }
  }
});

test('index: a context has a file with its pages only', () => {
  const titles = files.get('-openAPI')?.[0]?.documents.map(({t}) => t);
  assert.equal(titles?.length, 40);
  assert.ok(titles.includes('Page 0') && !titles.includes('Page 1'));
});
