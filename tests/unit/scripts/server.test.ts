import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {after, before, describe, test} from 'node:test';

import {Problem} from '../../../scripts/lib/problem.mjs';
import {readAliases, requireFreePort, startServer} from '../../../scripts/lib/server.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'server-test-'));
const files: Record<string, string> = {
  'index.html': 'home',
  '404.html': 'nothing here',
  'page/index.html': 'page',
  'page/deeper/index.html': 'deeper',
  'v1.0.html/index.html': 'a page whose route ends with .html',
  'old/index.html': 'the plain page of an alias',
  '分支/index.html': 'a page with a Chinese name',
  'en/index.html': 'home in English',
  'en/404.html': 'nothing here in English',
  'en/page/index.html': 'page in English',
  'assets/js/main.0123.js': 'code',
  'en/assets/css/styles.0123.css': 'style',
  'schema.json': '{}',
  'spec.yaml': 'a: b',
  'page.md': '# 页面',
  'manifest.webmanifest': '{}',
  'img/logo.svg': '<svg/>',
  'unknown.type': '?',
};
const aliases = {'/old': '/page', '/old/deep': '/page/deeper', '/early': '/not-written'};

type Answer = {status: number; headers: http.IncomingHttpHeaders; body: string};

/** Sends the path as it stands; fetch would tidy it up first. */
function ask(base: string, target: string, options: http.RequestOptions = {}): Promise<Answer> {
  const {hostname, port} = new URL(base);
  return new Promise((resolve, reject) => {
    const request = http.request({hostname, port, path: target, ...options}, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('end', () => {
        resolve({status: response.statusCode ?? 0, headers: response.headers, body});
      });
    });
    request.on('error', reject).end();
  });
}

let site: Awaited<ReturnType<typeof startServer>>;
let siteUnderBase: Awaited<ReturnType<typeof startServer>>;
before(async () => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), content);
  }
  const options = {folder, aliases, port: 0, host: '127.0.0.1'};
  site = await startServer({...options, baseUrl: '/'});
  siteUnderBase = await startServer({...options, baseUrl: '/docs/'});
});
after(async () => {
  await Promise.all([site.close(), siteUnderBase.close()]);
  rmSync(folder, {recursive: true});
});

describe('a page answers', () => {
  for (const [target, name] of [
    ['/', 'index.html'],
    ['/page', 'page/index.html'],
    ['/page/', 'page/index.html'],
    ['/page?q=1', 'page/index.html'],
    ['/page/deeper', 'page/deeper/index.html'],
    ['/v1.0.html', 'v1.0.html/index.html'],
    ['/%E5%88%86%E6%94%AF', '分支/index.html'],
    ['/en', 'en/index.html'],
    ['/en/', 'en/index.html'],
    ['/en/page', 'en/page/index.html'],
    ['/404.html', '404.html'],
  ] as const) {
    test(`at ${target}`, async () => {
      const {status, body, headers} = await ask(site.url, target);
      assert.equal(status, 200);
      assert.equal(body, files[name]);
      assert.equal(headers['content-type'], 'text/html; charset=utf-8');
    });
  }
});

describe('an address that moved leads on with 301', () => {
  for (const [target, location] of [
    ['/page.html', '/page'],
    ['/page/index.html', '/page'],
    ['/page.html/', '/page'],
    ['/page.html?a=1&b=%20', '/page?a=1&b=%20'],
    ['/index.html', '/'],
    ['/en/index.html', '/en/'],
    ['/en.html', '/en/'],
    ['/en/page.html?a=1', '/en/page?a=1'],
    ['/v1.0.html/index.html', '/v1.0.html'],
    ['/%E5%88%86%E6%94%AF.html', '/%E5%88%86%E6%94%AF'],
    ['/old', '/page'],
    ['/old/', '/page'],
    ['/old?a=1', '/page?a=1'],
    ['/old.html', '/page'],
    ['/old/index.html', '/page'],
    ['/old/deep', '/page/deeper'],
    ['/en/old?a=1', '/en/page?a=1'],
  ] as const) {
    test(`${target} → ${location}`, async () => {
      const {status, headers} = await ask(site.url, target);
      assert.equal(status, 301);
      assert.equal(headers.location, location);
    });
  }
});

describe('an unknown address answers 404 in its language', () => {
  for (const target of [
    '/no/such/page',
    '/no.html',
    '/PAGE',
    '/404',
    '/page/index',
    '/img/logo.svg/',
    '/img/logo.svg/x',
    '/img',
    '/early',
    '/english',
    '/hasOwnProperty',
    `/${'long'.repeat(200)}`,
  ]) {
    test(target.slice(0, 40), async () => {
      const {status, body} = await ask(site.url, target);
      assert.equal(status, 404);
      assert.equal(body, files['404.html']);
    });
  }

  test('/en/no/such/page, /en/old/deep (whose target is not translated) in English', async () => {
    for (const target of ['/en/no/such/page', '/en/old/deep', '/en/no.html?a=1']) {
      const {status, body} = await ask(site.url, target);
      assert.equal(status, 404, target);
      assert.equal(body, files['en/404.html'], target);
    }
  });
});

test('rubbish is refused, leads nowhere and never breaks the server', async () => {
  for (const target of [
    '/%00',
    '/page%00.html',
    '/%E0%A4%A',
    '/%',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/../../../etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/..\\..\\etc\\passwd',
    '//example.org/page.html',
    '//example.org/..',
    '/\\example.org/page.html',
    '/%2f%2fexample.org/index.html',
    '/./page.html',
    '/page//deeper.html',
    '//page.html',
    '//',
    '*',
    'http://example.org/page.html',
    '/?/../..',
  ]) {
    const {status, headers} = await ask(site.url, target);
    const allowed = target.startsWith('/?') ? [200] : [400, 404];
    assert.ok(allowed.includes(status), `${target}: ${status}`);
    assert.equal(headers.location, undefined, target);
  }
});

test('types, and caching that fits the name', async () => {
  const immutable = 'public, max-age=31536000, immutable';
  for (const [target, type, caching] of [
    ['/assets/js/main.0123.js', 'text/javascript; charset=utf-8', immutable],
    ['/en/assets/css/styles.0123.css', 'text/css; charset=utf-8', immutable],
    ['/page', 'text/html; charset=utf-8', 'no-cache'],
    ['/schema.json', 'application/json; charset=utf-8', 'no-cache'],
    ['/spec.yaml', 'application/yaml; charset=utf-8', 'no-cache'],
    ['/page.md', 'text/markdown; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
    ['/img/logo.svg', 'image/svg+xml; charset=utf-8', 'no-cache'],
    ['/unknown.type', 'application/octet-stream', 'no-cache'],
  ] as const) {
    const {status, headers} = await ask(site.url, target);
    assert.equal(status, 200, target);
    assert.equal(headers['content-type'], type, target);
    assert.equal(headers['cache-control'], caching, target);
  }
});

test('an unchanged file answers 304, a changed one 200 with another ETag', async () => {
  const {headers} = await ask(site.url, '/schema.json');
  const etag = headers.etag ?? '';
  assert.match(etag, /^"[\w-]+"$/);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await ask(site.url, '/schema.json', {headers: {'If-None-Match': known}});
    assert.deepEqual([again.status, again.body], [304, '']);
  }
  writeFileSync(path.join(folder, 'schema.json'), '{"a":1}');
  const changed = await ask(site.url, '/schema.json', {headers: {'If-None-Match': etag}});
  assert.deepEqual([changed.status, changed.body], [200, '{"a":1}']);
});

test('HEAD answers like GET without a body, other methods 405', async () => {
  const head = await ask(site.url, '/page', {method: 'HEAD'});
  assert.deepEqual([head.status, head.headers['content-length'], head.body], [200, '4', '']);
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const {status, headers} = await ask(site.url, '/page', {method});
    assert.deepEqual([status, headers.allow], [405, 'GET, HEAD'], method);
  }
});

test('under a base URL everything lives below it', async () => {
  for (const [target, status, location] of [
    ['/docs', 200, undefined],
    ['/docs/en/page', 200, undefined],
    ['/docs/page.html', 301, '/docs/page'],
    ['/docs/en/old?a=1', 301, '/docs/en/page?a=1'],
    ['/page', 404, undefined],
    ['/', 404, undefined],
    ['/docs/no', 404, undefined],
  ] as const) {
    const answer = await ask(siteUnderBase.url, target);
    assert.deepEqual([answer.status, answer.headers.location], [status, location], target);
  }
  const asset = await ask(siteUnderBase.url, '/docs/assets/js/main.0123.js');
  assert.match(asset.headers['cache-control'] ?? '', /immutable/);
});

test('a taken port is named, with a way out', async () => {
  const first = await startServer({folder, aliases, baseUrl: '/', port: 0});
  const port = Number(new URL(first.url).port);
  const isExplained = (error: unknown): boolean => {
    assert.ok(error instanceof Problem);
    assert.match(error.message, new RegExp(`^Port ${port} is taken`));
    assert.match(error.remedy, /--port 3000.*PORT=3000/);
    return true;
  };
  try {
    await assert.rejects(startServer({folder, aliases, baseUrl: '/', port}), isExplained);
    await assert.rejects(requireFreePort(port), isExplained);
  } finally {
    await first.close();
  }
  await requireFreePort(port);
});

test('aliases that cannot be read are named', () => {
  assert.throws(() => readAliases(folder), /config\/aliases\.json cannot be read/);
});
