import assert from 'node:assert/strict';
import {test} from 'node:test';

import {chineseTokens, readToken} from './tokens';

const pixels = (name: string) => Number.parseFloat(readToken('light', name)) * 16;

test('headings are of a size that Chinese can bear', () => {
  assert.ok(pixels('size-title') >= 30 && pixels('size-title') <= 34);
  assert.ok(pixels('size-heading') >= 22 && pixels('size-heading') <= 24);
  assert.equal(pixels('size-subheading'), 18);
});

test('a line holds about 40 Chinese characters or 75 Latin letters', () => {
  const chinese = Number.parseFloat(chineseTokens.get('measure') ?? '');
  assert.ok(chinese >= 38 && chinese <= 42);
  // A Latin letter is a little more than half as wide as its size.
  const latin = Number.parseFloat(readToken('light', 'measure')) / 0.53;
  assert.ok(latin >= 70 && latin <= 80);
});

test('lines stand further apart in Chinese', () => {
  assert.equal(chineseTokens.get('leading'), '1.75');
  assert.equal(readToken('light', 'leading'), '1.65');
});

test('a Chinese page begins its list of fonts with Chinese ones, an English page with Latin ones', () => {
  const chinese = readToken('light', 'fonts-chinese').split(/,\s*/);
  assert.deepEqual(chinese.slice(0, 3), [
    "'PingFang SC'",
    "'Microsoft YaHei'",
    "'Noto Sans CJK SC'",
  ]);
  assert.match(chineseTokens.get('font') ?? '', /^var\(--site-fonts-chinese\)/);
  assert.match(
    readToken('light', 'font'),
    /^var\(--site-fonts-latin\), var\(--site-fonts-chinese\)/,
  );
  assert.match(readToken('light', 'font-code'), /var\(--site-fonts-chinese\), monospace$/);
});
