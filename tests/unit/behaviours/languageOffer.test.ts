import assert from 'node:assert/strict';
import {test} from 'node:test';

import {findPreferred} from '../../../src/components/LanguageOffer/preference';

for (const [browser, expected] of [
  [['zh-CN', 'en'], 'zh-Hans'],
  [['zh-TW'], 'zh-Hans'],
  [['en-GB', 'zh-CN'], 'en'],
  [['de-DE', 'en-US', 'zh'], 'en'],
  [['EN'], 'en'],
  [['de', 'fr'], undefined],
  [[], undefined],
] as const) {
  test(`language offer: a browser that asks for ${browser.join(', ') || 'nothing'} prefers ${expected ?? 'neither language'}`, () => {
    assert.equal(findPreferred(browser), expected);
  });
}
