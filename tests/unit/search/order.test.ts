import assert from 'node:assert/strict';
import {test} from 'node:test';

import {buildIndex, type IndexedPage} from '../../../plugins/search/buildIndex';
import {SearchEngine} from '../../../src/search/engine/search';
import {IndexStore} from '../../../src/search/engine/store';

const makePage = (route: string, text: string, more: Partial<IndexedPage> = {}): IndexedPage => ({
  route,
  url: `/en/${route}`,
  title: `About ${route}`,
  breadcrumbs: [],
  links: [],
  sections: [{id: '', heading: '', text}],
  ...more,
});

async function search(pages: readonly IndexedPage[], query: string) {
  const files = new Map(buildIndex(pages, []));
  const store = new IndexStore((suffix) => Promise.resolve(files.get(suffix)));
  const {hits} = await new SearchEngine(store, '/en/').search(query, {limit: 8, excerptLength: 50});
  return hits;
}

const readers = new Map([['', 'flag a spammer · red flag']]);
const others = Array.from({length: 20}, (_, at) => makePage(`other${at}`, 'Nothing of that.'));

test('search: what shows no word that was looked for comes after all that do, and is known to be asked for with one', async () => {
  const hits = await search(
    [
      makePage('rules', 'Tell us of bad behavior.', {asked: readers}),
      makePage('notes', `${'Other things, more words and one flag. '.repeat(3)}Nothing else.`),
      ...others,
    ],
    'flag',
  );
  assert.deepEqual(
    hits.map(({url, isAsked}) => [url, isAsked]),
    [
      ['/en/notes', undefined],
      ['/en/rules', true],
    ],
  );
});

test('search: what readers ask for in several of the words stays where it is, and is known as such', async () => {
  const pages = [
    makePage('notes', 'Among many other things that we list here is one that has a flag.'),
    makePage('rules', 'Tell us of bad behavior.', {asked: readers}),
    ...others,
  ];
  const [first, second] = await search(pages, 'flag spammer');
  assert.deepEqual([first?.url, first?.isAsked], ['/en/rules', true]);
  assert.deepEqual([second?.url, second?.isAsked], ['/en/notes', undefined]);
});

test('search: of pages that say the same, the one that more pages lead to comes first', async () => {
  const firstOf = async (links: string[]) => {
    const twins = ['gadget', 'widget'].map((route) =>
      makePage(route, 'It has a lever.', {title: 'A thing'}),
    );
    const linking = others.map((page) => ({...page, links}));
    return (await search([...twins, ...linking], 'lever'))[0]?.url;
  };
  assert.equal(await firstOf([]), '/en/gadget');
  assert.equal(await firstOf(['/en/widget']), '/en/widget');
});
