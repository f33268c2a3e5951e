import assert from 'node:assert/strict';
import {cpSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {test} from 'node:test';

import {search} from '../../../config/search';
import {hashSources} from '../../../plugins/search/hashSources';
import {validateOptions} from '../../../plugins/search';
import {listRoutes} from '../../../plugins/search/listRoutes';
import {readSettings, type SearchOptions} from '../../../plugins/search/settings';
import {findSimilar} from '../../../src/search/engine/suggest';
import {indexFile, isShortcut} from '../../../src/search/settings';
import {projectRoot} from '../../support/site';

type Validation = Parameters<typeof validateOptions<unknown, unknown>>[0];

/** What the build makes of the options, by the validation of the stock plugin. */
function read(change: Record<string, unknown> = {}): SearchOptions {
  const validate = ((
    schema: {validate: (options: unknown) => {value: unknown; error?: Error}},
    options: unknown,
  ) => {
    const {value, error} = schema.validate(options);
    if (error) throw error;
    return value;
  }) as unknown as Validation['validate'];
  return validateOptions({options: {...search, ...change}, validate}) as SearchOptions;
}

const settingsOf = (change?: Record<string, unknown>) => readSettings(read(change), '1a2b3c4d');

test('search options: the site runs with what the specification asks for', () => {
  assert.deepEqual(settingsOf(), {
    indexName: 'search-index{part}-1a2b3c4d.json',
    limit: 8,
    excerptLength: 50,
    marksPages: true,
    showsPath: true,
    shortcut: 'mod+k',
    showsShortcut: true,
    side: 'right',
    mostEdits: 1,
  });
});

for (const [option, value, name, expected] of [
  ['searchResultLimits', 3, 'limit', 3],
  ['searchResultContextMaxLength', 30, 'excerptLength', 30],
  ['highlightSearchTermsOnTargetPage', false, 'marksPages', false],
  ['explicitSearchResultPath', false, 'showsPath', false],
  ['searchBarShortcut', false, 'shortcut', ''],
  ['searchBarShortcut', false, 'showsShortcut', false],
  ['searchBarShortcutKeymap', 'ctrl+j', 'shortcut', 'ctrl+j'],
  ['searchBarShortcutHint', false, 'showsShortcut', false],
  ['searchBarPosition', 'left', 'side', 'left'],
  ['fuzzyMatchingDistance', 0, 'mostEdits', 0],
  ['hashed', true, 'indexName', 'search-index{part}.json?_=1a2b3c4d'],
  ['hashed', false, 'indexName', 'search-index{part}.json'],
] as const) {
  test(`search options: ${option} ${value} is what pages get as ${name}`, () => {
    assert.equal(settingsOf({[option]: value})[name], expected);
  });
}

test('search options: the name of an index file is made of its part', () => {
  assert.equal(indexFile(settingsOf(), '-terms0'), 'search-index-terms0-1a2b3c4d.json');
  assert.equal(indexFile(settingsOf({hashed: true}), ''), 'search-index.json?_=1a2b3c4d');
});

const key = (name: string, held: string[] = []) => ({
  key: name,
  ctrlKey: held.includes('ctrl'),
  metaKey: held.includes('cmd'),
  altKey: held.includes('alt'),
  shiftKey: held.includes('shift'),
});

test('search options: the shortcut is the one that is written, with nothing else held', () => {
  assert.ok(isShortcut('mod+k', key('k', ['ctrl'])) && isShortcut('mod+k', key('K', ['cmd'])));
  assert.ok(!isShortcut('mod+k', key('k')) && !isShortcut('mod+k', key('k', ['ctrl', 'shift'])));
  assert.ok(!isShortcut('mod+k', key('k', ['ctrl', 'alt'])));
  assert.ok(isShortcut('ctrl+shift+j', key('J', ['ctrl', 'shift'])));
  assert.ok(!isShortcut('ctrl+j', key('j', ['cmd'])) && !isShortcut('', key('', [])));
});

test('search options: the distance of corrections is the one that is written', () => {
  assert.equal(findSimilar('webhok', ['webhook'], 1), 'webhook');
  assert.equal(findSimilar('webhok', ['webhook'], 0), undefined);
  assert.equal(findSimilar('wbhok', ['webhook'], 1), undefined);
  assert.equal(findSimilar('wbhok', ['webhook'], 2), 'webhook');
});

type SitePlugin = Parameters<typeof listRoutes>[0][number];

const plugins = [
  {
    name: 'docusaurus-plugin-content-docs',
    options: {routeBasePath: '/'},
    content: {
      loadedVersions: [{docs: [{permalink: '/repo'}, {permalink: '/draft', unlisted: true}]}],
    },
  },
  {
    name: 'docusaurus-plugin-content-docs',
    options: {routeBasePath: 'oauth'},
    content: {loadedVersions: [{docs: [{permalink: '/oauth'}]}]},
  },
  {
    name: 'docusaurus-plugin-content-blog',
    options: {routeBasePath: 'blog'},
    content: {blogPosts: [{metadata: {permalink: '/blog/post'}}]},
  },
  {
    name: 'docusaurus-plugin-content-pages',
    options: {routeBasePath: '/'},
    content: [{permalink: '/devtools'}],
  },
  {name: 'something-else', options: {}, content: undefined},
] as unknown as SitePlugin[];

for (const [change, expected] of [
  [{}, ['/devtools', '/oauth', '/repo']],
  [{indexDocs: false}, ['/devtools']],
  [{indexPages: false}, ['/oauth', '/repo']],
  [{indexBlog: true}, ['/blog/post', '/devtools', '/oauth', '/repo']],
  [{indexBlog: true, blogRouteBasePath: 'news'}, ['/devtools', '/oauth', '/repo']],
  [{docsRouteBasePath: ['/']}, ['/devtools', '/repo']],
  [{ignoreFiles: ['oauth', /^dev/]}, ['/repo']],
] as const) {
  test(`search options: ${JSON.stringify(change)} finds ${expected.join(', ')}`, () => {
    assert.deepEqual(listRoutes(plugins, read(change), '/'), expected);
  });
}

test('search options: the version follows the folders that docsDir and, with posts, blogDir name', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'search-'));
  for (const source of ['docs', 'oauth', 'community', 'i18n', 'blog', 'src', 'plugins', 'config']) {
    cpSync(path.join(projectRoot, source), path.join(folder, source), {recursive: true});
  }
  for (const source of ['sidebars.ts', 'sidebarsOauth.ts', 'sidebarsCommunity.ts']) {
    cpSync(path.join(projectRoot, source), path.join(folder, source));
  }
  const version = (change?: Record<string, unknown>) => hashSources(folder, read(change));
  const before = [version(), version({docsDir: ['oauth']}), version({indexBlog: true})];
  writeFileSync(path.join(folder, 'docs/new.mdx'), 'New');
  assert.notEqual(version(), before[0]);
  assert.equal(version({docsDir: ['oauth']}), before[1]);
  const withDocs = version({indexBlog: true});
  assert.notEqual(withDocs, before[2]);
  writeFileSync(path.join(folder, 'blog/new.mdx'), 'New');
  assert.notEqual(version({indexBlog: true}), withDocs);
});

for (const [change, message] of [
  [{zhUserDict: '分支'}, /zhUserDict would have no effect: Chinese is cut into pairs/],
  [{ignoreCssSelectors: '.note'}, /ignoreCssSelectors would have no effect/],
  [{removeDefaultStemmer: true}, /removeDefaultStemmer would have no effect/],
  [{searchContextByPaths: ['oauth']}, /searchContextByPaths would have no effect/],
  [{language: ['en']}, /language is \['en', 'zh'\]/],
  [{searchBarPosition: 'auto'}, /searchBarPosition is 'left' or 'right'/],
] as const) {
  test(`search options: ${JSON.stringify(change)} stops the build, which says why`, () => {
    assert.throws(() => read(change), message);
  });
}
