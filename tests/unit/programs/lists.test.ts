import assert from 'node:assert/strict';
import {test} from 'node:test';

import {readArticle} from '../../../plugins/programs/article';
import {parsePage} from '../../../plugins/programs/hast';
import {writeFeeds} from '../../../plugins/programs/feeds';
import {listLimit, writeLists} from '../../../plugins/programs/llms';
import type {ReadPage} from '../../../plugins/programs/pages';

const site = {
  title: 'Docs',
  tagline: 'All of it',
  language: 'en' as const,
  root: 'https://example.com/en/',
  mainRoot: 'https://example.com/',
};

const page: ReadPage = {
  address: '/en/changelogs/v1',
  route: '/changelogs/v1',
  twin: '/en/changelogs/v1.md',
  url: 'https://example.com/en/changelogs/v1',
  title: 'v1 [beta]',
  description: 'What is new.',
  language: 'en',
  tags: [],
  updated: '2026-11-21',
  article: readArticle(
    parsePage(
      '<main><header><h1>v1</h1></header><p id=a class=b>See <a href=/en/repo>files</a>.</main>',
    ),
    '/en/changelogs/v1',
  ),
};

const info = {
  title: 'Changes',
  description: 'Of all versions',
  author: 'the team',
  copyright: 'the team',
  language: 'en',
  link: 'https://example.com/en/changelogs',
  favicon: 'https://example.com/favicon.svg',
};

test('lists: a page stands in the list of its section, counted in the first', () => {
  const lists = writeLists([{...page, section: 'platform'}], site);
  assert.ok(
    lists['llms/platform.txt']?.includes(
      '- [v1 \\[beta\\]](https://example.com/en/changelogs/v1.md): What is new.\n',
    ),
  );
  assert.match(
    lists['llms.txt'] ?? '',
    /The platform\]\(.*\/en\/llms\/platform\.txt\): .* \(1 page\)/,
  );
  assert.match(lists['llms.txt'] ?? '', /\]\(https:\/\/example\.com\/llms\.txt\): /);
});

test('lists: one that grows too long stops the build', () => {
  const long = {...page, section: 'repo', description: 'x'.repeat(listLimit)};
  assert.throws(() => writeLists([long], site), /llms\/repo\.txt has 50\d+ characters; 50000 is/);
});

test('feeds: newest first, with addresses that work elsewhere', () => {
  const older = {...page, title: 'v0', updated: undefined, checked: '2024-08'};
  const feeds = writeFeeds([older, page], info);
  const {items} = JSON.parse(feeds['feed.json'] ?? '') as {
    items: {title: string; date_modified: string; content_html: string}[];
  };
  assert.deepEqual(
    items.map(({title, date_modified: date}) => [title, date.slice(0, 10)]),
    [
      ['v1 [beta]', '2026-11-21'],
      ['v0', '2024-08-01'],
    ],
  );
  assert.equal(
    items[0]?.content_html,
    '<p>See <a href="https://example.com/en/repo">files</a>.</p>',
  );
});

test('feeds: an entry without any date stops the build and says what to write', () => {
  assert.throws(
    () => writeFeeds([{...page, updated: undefined}], info),
    /\/en\/changelogs\/v1 has no date for the feed\. Write `checked:/,
  );
});

test('feeds: a post has its own day and topics, and its text comes without classes and frames', () => {
  const post = {
    ...page,
    published: '2026-10-01T02:00:00.000Z',
    tags: ['Git'],
    article: readArticle(
      parsePage(
        '<main><article><header><h1>v1</h1></header><div class=markdown><p class=x>Text<button class=copy_bTzf>Copy</button></p></div></article></main>',
      ),
      '/en/blog/a',
    ),
  };
  const {items} = JSON.parse(writeFeeds([post], info)['feed.json'] ?? '') as {
    items: {date_modified: string; tags: string[]; content_html: string}[];
  };
  assert.deepEqual(
    items.map(({date_modified: date, tags, content_html: html}) => ({date, tags, html})),
    [{date: '2026-10-01T02:00:00.000Z', tags: ['Git'], html: '<p>Text</p>'}],
  );
});
