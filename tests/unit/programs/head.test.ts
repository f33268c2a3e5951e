import assert from 'node:assert/strict';
import {test} from 'node:test';

import {completeHead} from '../../../plugins/programs/head';
import type {Page} from '../../../plugins/programs/pages';
import {HtmlPage, readAttribute, readScript} from '../../support/html';

const page: Page = {
  address: '/en/repo/branch',
  route: '/repo/branch',
  twin: '/en/repo/branch.md',
  url: 'https://example.com/en/repo/branch',
  title: 'Branches & "tags" </script>',
  description: 'All of <them>.',
  language: 'en',
  kind: 'doc',
  tags: [],
};

const html = '<!doctype html><html><head><title>x</title></head><body><p>text</p></body></html>';

function read(changes: Partial<Page>) {
  const completed = new HtmlPage(completeHead(html, {...page, ...changes}));
  const value = (property: string) => {
    const [meta] = completed.find('meta', {property});
    return meta && readAttribute(meta, 'content');
  };
  const [script] = completed.find('script');
  return {
    text: completed.textOf('p'),
    type: value('og:type'),
    image: value('og:image'),
    data: script && (JSON.parse(readScript(script)) as Record<string, unknown>),
  };
}

test('head: a page of the documentation is a technical article, whatever its title holds', () => {
  const {text, type, image, data} = read({});
  assert.equal(text, 'text');
  assert.equal(type, 'article');
  assert.match(image ?? '', /\/img\/social\/repo\.en\.[0-9a-f]{8}\.png$/);
  assert.equal(data?.['@type'], 'TechArticle');
  assert.equal(data.headline, page.title);
  assert.equal('dateModified' in data, false);
  assert.equal(read({updated: '2026-11-21'}).data?.dateModified, '2026-11-21');
});

test('head: an agreement is an article, a list is none, the type of a post is said already', () => {
  assert.equal(read({route: '/terms'}).data?.['@type'], 'Article');
  assert.equal(read({route: '/tags', kind: undefined}).data, undefined);
  assert.equal(read({route: '/tags', kind: undefined}).type, 'website');
  // The home page tells about the site.
  assert.doesNotMatch(String(read({route: '/'}).data?.['@type']), /Article/);
  assert.equal(read({route: '/'}).type, 'website');
  const post = read({route: '/blog/contributing', kind: 'post'});
  assert.equal(post.data, undefined);
  assert.equal(post.type, undefined);
  assert.match(post.image ?? '', /\/post-contributing\.en\./);
});

test('head: a page without one is named', () => {
  assert.throws(() => completeHead('<p>text</p>', page), /\/en\/repo\/branch has no <\/head>/);
});
