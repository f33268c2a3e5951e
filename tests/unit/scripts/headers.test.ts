import assert from 'node:assert/strict';
import {describe, test} from 'node:test';

import {hashInlineScripts, securityHeaders} from '../../../deploy/headers.mjs';

/** `alert(1)` as `openssl dgst -sha256 -binary | base64` has it. */
const hash = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

describe('the hashes of a page', () => {
  for (const [name, html] of [
    ['a script', '<script>alert(1)</script>'],
    ['a script twice', '<script>alert(1)</script><p><script>alert(1)</script>'],
    ['attributes and odd case', '<SCRIPT data-rh=true type="module">alert(1)</Script >'],
    ['a script that only looks like a data block', '<script type=text/json>alert(1)</script>'],
  ] as const) {
    test(`hold ${name}`, () => {
      assert.deepEqual(hashInlineScripts(html), [hash]);
    });
  }

  for (const [name, html] of [
    ['a file', '<script defer src=/assets/js/main.js></script>'],
    ['JSON-LD', '<script type="application/ld+json">{"a": 1}</script>'],
    ['JSON', '<script id=x type=application/json>{"a": 1}</script>'],
    ['code in a page', '<code>&lt;script>alert(1)&lt;/script></code>'],
  ] as const) {
    test(`leave out ${name}`, () => {
      assert.deepEqual(hashInlineScripts(html), []);
    });
  }

  test('are sorted, so that the same scripts in another order give the same policy', () => {
    const [one, two] = ['<script>a()</script>', '<script>b()</script>'];
    assert.deepEqual(hashInlineScripts(one + two), hashInlineScripts(two + one));
  });
});

describe('the policy', () => {
  const headers = securityHeaders([hash]);
  const policy = Object.fromEntries(
    (headers['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

  test('refuses what it does not name, and names the hashes for scripts only', () => {
    assert.deepEqual(policy['default-src'], ["'none'"]);
    assert.deepEqual(policy['script-src'], ["'self'", hash]);
    for (const [name, sources] of Object.entries(policy)) {
      assert.equal(sources.includes(hash), name === 'script-src', name);
    }
  });

  test('has no source that a public audit warns of', () => {
    for (const [name, sources] of Object.entries(policy)) {
      for (const source of sources) {
        assert.doesNotMatch(source, /unsafe|\*|^https?:|^blob:/, name);
        assert.ok(source !== 'data:' || name === 'img-src', `${name} ${source}`);
      }
    }
  });

  test('covers what does not fall back to default-src', () => {
    for (const name of ['base-uri', 'form-action', 'frame-ancestors']) {
      assert.ok(policy[name], name);
    }
  });

  test('comes with the other headers of a public audit', () => {
    assert.equal(headers['X-Content-Type-Options'], 'nosniff');
    assert.match(headers['Referrer-Policy'] ?? '', /^(no-referrer|same-origin|strict-origin)/);
    assert.equal(headers['Cross-Origin-Opener-Policy'], 'same-origin');
    assert.equal(headers['Cross-Origin-Resource-Policy'], 'same-origin');
    assert.match(headers['Permissions-Policy'] ?? '', /camera=\(\).*geolocation=\(\)/);
  });

  test('fits on one line of any server', () => {
    for (const value of Object.values(headers)) assert.match(value, /^[\x20-\x7e]{1,2000}$/);
  });
});
