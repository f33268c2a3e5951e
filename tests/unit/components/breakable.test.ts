import assert from 'node:assert/strict';
import {test} from 'node:test';

import {splitAddress} from '../../../src/components/Breakable/splitAddress';

test('an address may break behind the signs that part its names, and inside none', () => {
  for (const [address, pieces] of [
    ['https://api.atomgit.com', ['https://api.atomgit.com']],
    ['https://api.atomgit.com/user', ['https://api.atomgit.com/', 'user']],
    ['/repos/{owner}/check-runs', ['/repos/', '{owner}/', 'check-runs']],
    ['/issues/{issue_number}?page=1&q', ['/issues/', '{issue_number}?', 'page=1&', 'q']],
    ['/set_up/{id', ['/set_up/', '{id']],
    ['', []],
  ] as const) {
    assert.deepEqual(splitAddress(address), pieces);
    assert.equal(splitAddress(address).join(''), address);
  }
});
