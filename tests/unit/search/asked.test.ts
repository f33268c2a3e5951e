import assert from 'node:assert/strict';
import {test} from 'node:test';

import {checkAsked, readAsked} from '../../../plugins/search/asked';
import {buildIndex, type IndexedPage} from '../../../plugins/search/buildIndex';
import {askedOf} from '../../../plugins/search/writeIndex';
import {SearchEngine} from '../../../src/search/engine/search';
import {IndexStore} from '../../../src/search/engine/store';
import {projectRoot} from '../../support/site';

const six = (word: string) => `[${Array.from({length: 6}, (_, at) => `${word}${at}`).join(', ')}]`;

const check = (yaml: string) => checkAsked('config/asked/repo.yaml', yaml, new Map());

test('asked: the files of the site are in form, and no phrase stands twice', () => {
  assert.ok(Object.keys(readAsked(projectRoot)).length > 100);
});

test('asked: six phrases in each language are enough', () => {
  assert.deepEqual(check(`repo/branch:\n  page: {zh: ${six('词')}, en: ${six('word')}}`), []);
});

for (const [what, yaml, complaint] of [
  ['an empty file', '', /config\/asked\/repo.yaml:1: it has no pages\. Write `page:`/],
  [
    'one language',
    `repo/branch:\n  page: {zh: ${six('词')}}`,
    /repo\.yaml:2: repo\/branch: page: both languages are needed/,
  ],
  [
    'a third language',
    `repo/branch:\n  page: {zh: [], en: [], fr: []}`,
    /both languages are needed/,
  ],
  [
    'a page without parts',
    '# Branches\nrepo/branch:',
    /repo\.yaml:2: repo\/branch has 0 phrases in zh\. Write 6 to 60/,
  ],
  [
    'a bare number',
    `repo/branch:\n  page: {zh: ${six('词')}, en: [409]}`,
    /repo\.yaml:2: .*409 is not a phrase\. Put quotes/,
  ],
  ['a sentence', `repo/branch:\n  page: {zh: [怎么删？], en: []}`, /"怎么删？" is a sentence/],
  [
    'too few',
    `repo/branch:\n  page: {zh: ${six('词')}, en: [one]}`,
    /repo\/branch has 1 phrases in en\. Write 6 to 60/,
  ],
  [
    'the same phrase on two pages',
    `repo/branch:\n  page: {zh: [删库], en: []}\nrepo/tag:\n  page: {zh: [删库], en: []}`,
    /repo\.yaml:4: repo\/tag: page: "删库" stands at repo\/branch: page, too\. Leave it where it belongs/,
  ],
] as const) {
  test(`asked: ${what} is refused, with the place and what to do`, () => {
    assert.match(check(yaml).join('\n'), complaint);
  });
}

test('asked: a word that stands on no page finds the section that it is asked of', async () => {
  const asked = askedOf(
    {page: {zh: ['拉取请求'], en: ['merge train']}, gone: {zh: ['手滑'], en: ['oops']}},
    false,
  );
  const page = (route: string, more: Partial<IndexedPage> = {}): IndexedPage => ({
    route,
    url: `/en/${route}`,
    title: `About ${route}`,
    breadcrumbs: [],
    links: [],
    sections: [
      {id: '', heading: '', text: 'What it is.'},
      {id: 'gone', heading: 'Restore', text: 'How to do it.'},
    ],
    ...more,
  });
  const files = new Map(buildIndex([page('one'), page('two', {asked}), page('three')], []));
  const store = new IndexStore((suffix) => Promise.resolve(files.get(suffix)));
  const engine = new SearchEngine(store, '/en/');
  const find = async (query: string) => {
    const [hit] = (await engine.search(query, {limit: 8, excerptLength: 50})).hits;
    return hit && hit.url + hit.hash;
  };
  assert.equal(await find('merge trains'), '/en/two');
  assert.equal(await find('oops'), '/en/two#gone');
  // The other language has its own index.
  assert.equal(await find('手滑'), undefined);
});
