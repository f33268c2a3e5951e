import assert from 'node:assert/strict';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';

import lunr from 'lunr';

import {contexts} from '../../src/search/contexts';
import {buildFolder, languages, projectRoot} from '../support/site';

type Version = {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  mainDocId: string;
  docs: {id: string; path: string; sidebar?: string}[];
  draftIds: string[];
  sidebars: Record<string, {link?: {path: string; label: string}}>;
};
type Instance = {path: string; breadcrumbs: boolean; versions: Version[]};

function readInstances(): Record<string, Instance> {
  const file = path.join(projectRoot, '.docusaurus/globalData.json');
  const data = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, Instance>>;
  return data['docusaurus-plugin-content-docs'] ?? {};
}

test('docs version: every instance has one, with the specified fields', () => {
  const instances = readInstances();
  const roots = Object.entries(instances).map(([id, instance]) => [id, instance.path]);
  // What the build leaves behind is that of its last language.
  assert.deepEqual(Object.fromEntries(roots), {
    default: '/en/',
    oauth: '/en/oauth',
    community: '/en/api',
  });
  for (const {breadcrumbs, versions} of Object.values(instances)) {
    assert.equal(breadcrumbs, true);
    assert.equal(versions.length, 1);
    const [version] = versions;
    assert.ok(version);
    assert.equal(version.name, 'current');
    assert.equal(version.isLast, true);
    assert.ok(version.label);
    assert.deepEqual(version.draftIds, []);
    assert.ok(version.docs.some(({id}) => id === version.mainDocId));
    for (const doc of version.docs) assert.ok(doc.path.startsWith('/en/'), doc.id);
    const links = Object.values(version.sidebars).map(({link}) => link);
    assert.ok(links.length > 0);
    for (const link of links) assert.ok(link?.path.startsWith('/en/') && link.label);
  }
});

type Document = {i: number; t: string; u: string; h?: string; b?: string[]; p?: number; s?: string};
type IndexSet = {documents: Document[]; index: lunr.SerializedIndex};

function readIndex(prefix: string): IndexSet[] {
  const folder = path.join(buildFolder, prefix);
  const names = readdirSync(folder).filter((name) => /^search-index-[0-9a-f]{8}\.json$/.test(name));
  assert.deepEqual(names.length, 1, 'one whole index per language');
  return JSON.parse(readFileSync(path.join(folder, names[0] ?? ''), 'utf8')) as IndexSet[];
}

for (const {locale, prefix} of languages) {
  test(`search index of ${locale}: sets of documents and a prebuilt index, by type`, () => {
    const [titles, headings, ...rest] = readIndex(prefix);
    assert.ok(titles && headings && rest.length > 0);
    for (const {documents, index} of [titles, headings, ...rest]) {
      // What is stored is lunr's own, and its results are the documents beside it.
      const ids = new Set(documents.map(({i}) => i));
      const found = lunr.Index.load(index).query((query) => {
        query.clause({term: 'git', usePipeline: false});
      });
      assert.ok(found.length > 0 && found.every(({ref}) => ids.has(Number(ref))));
    }
    const pages = new Set(titles.documents.map(({i}) => i));
    assert.ok(
      titles.documents.every(({t, u, b}) => t && u.startsWith(`${prefix}/`) && Array.isArray(b)),
    );
    assert.ok(headings.documents.length > titles.documents.length);
    assert.ok(headings.documents.every(({h, p}) => h?.startsWith('#') && p && pages.has(p)));
    for (const {documents} of rest) assert.ok(documents.every(({p}) => p && pages.has(p)));
  });

  test(`search index of ${locale}: docs of all instances and single pages are in it, the blog is not`, () => {
    const [titles] = readIndex(prefix);
    const addresses = titles?.documents.map(({u}) => u) ?? [];
    for (const route of ['/user/sshkey', '/oauth/process', '/api', '/devtools']) {
      assert.ok(
        addresses.some((address) => address.replace(/\/$/, '') === prefix + route),
        route,
      );
    }
    assert.deepEqual(
      addresses.filter((address) => address.startsWith(`${prefix}/blog`)),
      [],
    );
  });
}

test('search index: all files of both languages have one version; what a page loads by itself is small', () => {
  const files = languages.flatMap(({prefix}) => {
    const folder = path.join(buildFolder, prefix);
    return readdirSync(folder)
      .filter((name) => name.startsWith('search-index'))
      .map((name) => ({name, size: statSync(path.join(folder, name)).size}));
  });
  const pattern = /^search-index(?:-([A-Za-z]+)\d*)?-([0-9a-f]{8})\.json$/;
  const kinds = new Set<string>();
  const versions = new Set<string>();
  for (const {name, size} of files) {
    const [, kind = 'all', version = ''] = pattern.exec(name) ?? [];
    kinds.add(kind);
    versions.add(version);
    if (['titles', 'terms', 'documents', 'pinyin'].includes(kind)) {
      assert.ok(size < 200_000, `${name}: ${size} bytes`);
    }
  }
  assert.equal(versions.size, 1, [...versions].join(' '));
  for (const kind of ['all', 'titles', 'terms', 'documents', 'pinyin', ...contexts]) {
    assert.ok(kinds.has(kind), kind);
  }
});

test('search index: the languages share nothing', () => {
  const [chinese, english] = languages.map(({prefix}) =>
    readIndex(prefix)[0]?.documents.map(({u}) => u),
  );
  assert.deepEqual(
    chinese?.filter((address) => english?.includes(address)),
    [],
  );
});
