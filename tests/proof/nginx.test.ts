import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {after, before, describe, test} from 'node:test';
import zlib from 'node:zlib';

import {nginxSite} from '../../deploy/nginx.mjs';
import {makeRelease} from '../../scripts/lib/release.mjs';
import {startServer} from '../../scripts/lib/server.mjs';
import {
  reasonToSkipBrotli,
  reasonToSkipNginx,
  startNginx,
  type RunningNginx,
} from '../support/nginx';
import {projectRoot} from '../support/site';

// nginx with the configuration of a release, asked the same as our own server: the two must agree.

const text = 'A page with enough text that it shrinks. '.repeat(50);
const page = (name: string): string =>
  `<!doctype html><html lang="en"><head><link rel="canonical" href="https://docs.example.org/"><title>${name}</title><script>start()</script></head><body>${text}</body></html>`;
const files: Record<string, string> = {
  'index.html': page('home'),
  '404.html': page('nothing here'),
  'page/index.html': page('page'),
  'page/deeper/index.html': page('deeper'),
  'old/index.html': page('the plain page of an alias'),
  'DevOps/index.html': page('category'),
  'devops/workflow/index.html': page('workflow'),
  'en/index.html': page('home in English'),
  'en/404.html': page('nothing here in English'),
  'en/page/index.html': page('page in English'),
  'en/page/deeper/index.html': page('deeper in English'),
  'assets/js/main.0123abcd.js': `/* ${text} */`,
  'en/assets/css/styles.0123abcd.css': `/* ${text} */`,
  'search-index-0123abcd.json': `["${text}"]`,
  'schema.json': '{}',
  'spec.yaml': 'a: b',
  'page.md': `# ${text}`,
  'index.md': '# home',
  'page/deeper.md': '# deeper',
  'en/page/deeper.md': '# deeper in English',
  'DevOps.md': '# category',
  'devops/workflow.md': '# workflow',
  'en/index.md': '# home in English',
  'en/page.md': '# page in English',
  'search/index.html': page('search has no twin'),
  '404.txt': 'nothing here, as text',
  '406.txt': 'no form fits',
  'en/404.txt': 'nothing here in English, as text',
  'en/406.txt': 'no form fits in English',
  'sitemap.xml': '<urlset/>',
  '.well-known/api-catalog': '{}',
  '.well-known/security.txt': 'Contact: mailto:a@example.org',
  'manifest.webmanifest': '{}',
  'img/logo.svg': '<svg/>',
};
const aliases = {'/old': '/page', '/old/deep': '/page/deeper', '/early': '/not-written'};

type Answer = {status: number; headers: http.IncomingHttpHeaders; body: Buffer};

/** Sends the path as it stands; fetch would tidy it up first. */
function ask(base: string, target: string, options: http.RequestOptions = {}): Promise<Answer> {
  const {hostname, port} = new URL(base);
  return new Promise((resolve, reject) => {
    http
      .request({hostname, port, path: target, ...options}, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const {statusCode: status = 0, headers} = response;
          resolve({status, headers, body: Buffer.concat(parts)});
        });
      })
      .on('error', reject)
      .end();
  });
}

/** nginx sends one policy with everything, our own server the hashes of each page with that page. */
const withoutHashes = ({headers}: Answer, name: string): string =>
  String(headers[name]).replace(/ 'sha256-[^']+'/g, '');

/** Our own server compresses nothing. */
const variesBy = ({headers: {vary = ''}}: Answer): string =>
  vary.replace(/^Accept-Encoding(, |$)/, '');

test('nginx: a value cannot break out of its quotes, nor an address out of its pattern', () => {
  const write = (value: string) =>
    nginxSite({baseUrl: '/', moves: [['/c++', '/cpp']], headers: {'X-Test': value}});
  assert.match(write('a "b" \\'), /^add_header X-Test "a \\"b\\" \\\\" always;$/m);
  assert.match(write(''), /^location ~ \^\/c\\\+\\\+\(/m);
  assert.throws(() => write('$host'), /dollar sign/);
});

for (const baseUrl of ['/', '/help/']) {
  describe(`nginx, base URL ${baseUrl}`, {skip: reasonToSkipNginx()}, () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'hosting-'));
    const build = path.join(folder, 'build');
    const target = path.join(folder, 'release/atomgit-docs');
    let nginx: RunningNginx;
    let own: Awaited<ReturnType<typeof startServer>>;

    before(async () => {
      for (const [name, content] of Object.entries(files)) {
        mkdirSync(path.dirname(path.join(build, name)), {recursive: true});
        writeFileSync(path.join(build, name), content);
      }
      await makeRelease({root: projectRoot, build, target, baseUrl, aliases});
      nginx = await startNginx(target);
      own = await startServer({folder: build, aliases, baseUrl, port: 0, host: '127.0.0.1'});
    });
    after(async () => {
      await Promise.all([nginx.stop(), own.close()]);
      rmSync(folder, {recursive: true});
    });

    const askBoth = (address: string, options?: http.RequestOptions) =>
      Promise.all(
        [nginx.url, own.url].map((base) => ask(base, baseUrl + address.slice(1), options)),
      );

    const compared = [
      'location',
      'content-type',
      'cache-control',
      'content-security-policy',
      'link',
      'x-content-type-options',
      'referrer-policy',
      'permissions-policy',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
    ];

    for (const address of [
      '/',
      '/page',
      '/page/',
      '/page?q=1',
      '/page/deeper',
      '/en/',
      '/en/page',
      '/DevOps',
      '/devops/workflow',
      '/page.html',
      '/page/index.html',
      '/page.html?a=1&b=%20',
      '/index.html',
      '/en/index.html',
      '/en.html',
      '/en/page.html?a=1',
      '/old',
      '/old/',
      '/old?a=1',
      '/old.html',
      '/old/index.html',
      '/old/deep',
      '/en/old?a=1',
      '/en/old/deep',
      '/no/such/page',
      '/no.html',
      '/PAGE',
      '/devops',
      '/page/index',
      '/early',
      '/english',
      '/img',
      '/img/',
      '/assets/',
      '/assets/js/gone.0123abcd.js',
      '/en/no/such/page',
      '/en/no.html?a=1',
      '/en/assets/js/gone.0123abcd.js',
      '/assets/js/main.0123abcd.js',
      '/en/assets/css/styles.0123abcd.css',
      '/search-index-0123abcd.json',
      '/schema.json',
      '/spec.yaml',
      '/page.md',
      '/.well-known/api-catalog',
      '/.well-known/security.txt',
      '/sitemap.xml',
      '/manifest.webmanifest',
      '/img/logo.svg',
      '//evil.example/page.html',
      '/%2f%2fevil.example/page.html',
      '/%0d%0aSet-Cookie:a=1/page.html',
    ]) {
      test(`answers ${address} as our own server does`, async () => {
        const [theirs, ours] = await askBoth(address);
        assert.ok(theirs && ours);
        assert.equal(theirs.status, ours.status);
        if (ours.status !== 301) assert.equal(theirs.body.toString(), ours.body.toString());
        for (const name of compared) {
          // A redirect of ours is plain text; its type and caching say nothing.
          if (ours.status === 301 && /content-type|cache-control|policy/.test(name)) continue;
          assert.equal(withoutHashes(theirs, name), withoutHashes(ours, name), name);
        }
        assert.ok(theirs.headers['x-content-type-options'], 'headers come with every status');
      });
    }

    for (const accept of [
      '*/*',
      'text/markdown',
      'TEXT/Markdown',
      'text/plain',
      'text/markdown, text/html, */*',
      'application/json, text/plain, */*',
      'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
      'text/html, text/markdown;q=0.9',
      'text/html;q=0.8, text/markdown;q=0.85',
      'text/html;q=0.85, text/markdown;q=0.8',
      'text/html;q=0.9, text/markdown;q=0.3',
      'text/html;q=0.3, text/markdown;q=0.9',
      'text/markdown;q=0.80, text/html;q=0.8',
      'text/markdown;q=0.5, text/plain',
      'text/plain;q=0.5, text/html;q=0.4',
      'text/markdown;q=0, text/html',
      'text/html;q=0',
      '*/*;q=0.0',
      'image/png',
      'text/*',
      'text/markdown;variant=GFM;q=0.3, text/html;q=0.2',
      'rubbish;;;q=,',
      'text/markdown;q=nonsense',
    ]) {
      test(`chooses the form for "${accept}" as our own server does`, async () => {
        const addresses = ['/', '/page', '/page/', '/en', '/en/', '/en/page', '/search'];
        for (const address of [...addresses, '/img/logo.svg', '/page.md', '/en/gone', '/old']) {
          const [theirs, ours] = await askBoth(address, {headers: {accept}});
          assert.ok(theirs && ours);
          const told = [address, theirs.status, String(theirs.body).slice(0, 90)].join(' ');
          assert.equal(theirs.status, ours.status, told);
          if (ours.status === 301) continue;
          assert.equal(theirs.body.toString(), ours.body.toString(), told);
          for (const name of ['content-type', 'link', 'cache-control']) {
            assert.equal(theirs.headers[name], ours.headers[name], `${name} of ${told}`);
          }
          assert.equal(variesBy(theirs), variesBy(ours), `vary of ${told}`);
        }
      });
    }

    test('a form that a browser has is not taken for the other', async () => {
      const first = await ask(nginx.url, `${baseUrl}page`, {headers: {accept: 'text/html'}});
      const headers = {accept: 'text/markdown', 'if-none-match': first.headers.etag};
      const second = await ask(nginx.url, `${baseUrl}page`, {headers});
      assert.equal(second.status, 200);
      assert.equal(variesBy(second), 'Accept');
      const again = {accept: 'text/markdown', 'if-none-match': second.headers.etag};
      const third = await ask(nginx.url, `${baseUrl}page`, {headers: again});
      assert.equal(third.status, 304);
      assert.equal(variesBy(third), 'Accept');
    });

    test('lets no address out of its folder, and answers rubbish without an error of its own', async () => {
      writeFileSync(path.join(folder, 'secret.txt'), 'secret');
      for (const address of [
        '/../secret.txt',
        '/..%2fsecret.txt',
        '/%2e%2e/secret.txt',
        '/%2e%2e%2fsecret.txt',
        '/page/../../secret.txt',
        '/..%5csecret.txt',
        '/%252e%252e/secret.txt',
        '/....//secret.txt',
        '/../../../../../../etc/passwd',
        '/%00',
        '/page%00.html',
        '/%',
        '/%zz',
        `/${'long'.repeat(5000)}`,
      ]) {
        const {status, body} = await ask(nginx.url, baseUrl + address.slice(1));
        assert.ok(status >= 400 && status < 500, `${address.slice(0, 40)} answers ${status}`);
        assert.doesNotMatch(body.toString(), /^secret$|root:x/);
      }
    });

    test('refuses to change anything', async () => {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
        const target = `${baseUrl}assets/js/main.0123abcd.js`;
        const {status, headers} = await ask(nginx.url, target, {method});
        assert.equal(status, 405, method);
        assert.equal(headers['cache-control'], 'no-cache', 'a refusal must not be kept');
      }
    });

    test('names no version', async () => {
      const {headers, body} = await ask(nginx.url, '/%00');
      assert.equal(headers.server, 'nginx');
      assert.doesNotMatch(body.toString(), /\d\.\d/);
    });

    for (const [encoding, unpack, skip] of [
      ['br', zlib.brotliDecompressSync, reasonToSkipBrotli()],
      ['gzip', zlib.gunzipSync, false],
    ] as const) {
      test(`sends the copy compressed with ${encoding}`, {skip}, async () => {
        for (const name of ['page', 'assets/js/main.0123abcd.js', 'search-index-0123abcd.json']) {
          const file = name === 'page' ? 'page/index.html' : name;
          const answer = await ask(nginx.url, baseUrl + name, {
            headers: {'accept-encoding': encoding},
          });
          assert.equal(answer.headers['content-encoding'], encoding, name);
          assert.match(answer.headers.vary ?? '', /accept-encoding/i, name);
          assert.equal(unpack(answer.body).toString(), files[file]);
          assert.ok(answer.body.length < (files[file] ?? '').length / 2);
        }
      });
    }

    test('answers 304 to a browser that has the page', async () => {
      for (const encoding of ['br', 'identity']) {
        const headers = {'accept-encoding': encoding};
        const first = await ask(nginx.url, `${baseUrl}page`, {headers});
        assert.ok(first.headers.etag);
        assert.equal(first.headers['last-modified'], undefined);
        const again = await ask(nginx.url, `${baseUrl}page`, {
          headers: {...headers, 'if-none-match': first.headers.etag},
        });
        assert.equal(again.status, 304);
        assert.equal(again.headers['cache-control'], 'no-cache');
      }
    });

    test('the release says what it is, and its checksums hold', async () => {
      const {status, body} = await ask(nginx.url, `${baseUrl}build-info.json`);
      assert.equal(status, 200);
      const info = JSON.parse(body.toString()) as {
        siteUrl: string;
        counts: Record<string, number>;
        assets: string[];
      };
      assert.equal(info.siteUrl, 'https://docs.example.org');
      assert.deepEqual(info.counts.files, Object.keys(files).length);
      assert.deepEqual(info.assets, [
        'assets/js/main.0123abcd.js',
        'en/assets/css/styles.0123abcd.css',
      ]);
      const sums = readFileSync(path.join(target, 'SHA256SUMS'), 'utf8');
      assert.match(sums, /^[0-9a-f]{64} {2}nginx\/site\.conf$/m);
    });
  });
}
