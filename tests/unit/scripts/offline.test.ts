import assert from 'node:assert/strict';
import {test} from 'node:test';

import {changePage, moveAddress, nameFiles} from '../../../scripts/lib/offline.mjs';

const names = [
  'index.html',
  'DevOps/index.html',
  'devops/flow/index.html',
  'en/index.html',
  'en/repo/branch/index.html',
  'en/search/index.html',
  'img/logo.svg',
  'repo/branch/index.html',
  'specs/api.yaml',
];
const place = {files: nameFiles(names), siteUrl: 'https://docs.example.org', baseUrl: '/'};

test('offline: no two files differ by case only, and a folder keeps what is in it', () => {
  const moved = [...place.files.values()].map((name) => name.toLowerCase());
  assert.equal(new Set(moved.map((name) => name.split('/')[0])).size, 7);
  assert.equal(place.files.get('DevOps/index.html'), 'DevOps/index.html');
  assert.equal(place.files.get('devops/flow/index.html'), 'devops-2/flow/index.html');
});

test('offline: an address leads to a file of the folder, or to the site when it is not there', () => {
  for (const [page, from, to] of [
    ['en/repo/branch/index.html', '/en/', '../../index.html'],
    ['en/repo/branch/index.html', '/repo/branch#delete', '../../../repo/branch/index.html#delete'],
    ['en/repo/branch/index.html', '/img/logo.svg', '../../../img/logo.svg'],
    ['en/repo/branch/index.html', '#delete', '#delete'],
    ['index.html', '/devops/flow', 'devops-2/flow/index.html'],
    ['index.html', '/specs/api.yaml?a=b', 'specs/api.yaml?a=b'],
    ['index.html', '/repo/branch.md', 'https://docs.example.org/repo/branch.md'],
    ['index.html', 'https://atomgit.com/a/b', 'https://atomgit.com/a/b'],
    ['index.html', 'mailto:a@example.org', 'mailto:a@example.org'],
  ] as const) {
    assert.equal(moveAddress(from, page, place), to, `${from} on ${page}`);
  }
});

test('offline: a base URL is no folder', () => {
  const below = {...place, baseUrl: '/help/'};
  assert.equal(moveAddress('/help/repo/branch', 'index.html', below), 'repo/branch/index.html');
  assert.equal(moveAddress('/repo', 'index.html', below), 'https://docs.example.org/repo');
});

const html = `<!doctype html><html lang="en"><head><link rel="stylesheet" href="/img/logo.svg">
  <link rel="preload" href="/a.js"><script src="/a.js"></script></head>
  <body><noscript><p>Without scripts</p></noscript><a href="/en/">Home</a><script>run()</script></body></html>`;

test('offline: a page loses the scripts of the site, shows what it has without them, and gets its own', () => {
  const page = changePage(html, 'en/repo/branch/index.html', place);
  assert.doesNotMatch(page, /a\.js|run\(\)|noscript|preload/);
  assert.match(page, /<p>Without scripts<\/p><a href="..\/..\/index.html">/);
  assert.match(page, /data-root="..\/..\/"/);
  const scripts = [...page.matchAll(/<script src="([^"]+)">/g)].map(([, src]) => src);
  assert.deepEqual(scripts, ['../../../offline/theme.js', '../../../offline/page.js']);
});

test('offline: the page of results asks the index of its language', () => {
  const page = changePage(html, 'en/search/index.html', place);
  assert.doesNotMatch(page, /Without scripts/);
  assert.match(
    page,
    /<script src="search-index.js"><\/script><script src="..\/..\/offline\/search.js">/,
  );
});
