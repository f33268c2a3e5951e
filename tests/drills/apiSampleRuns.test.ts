import assert from 'node:assert/strict';
import {test} from 'node:test';

import {documents} from '../../config/apiDocuments';
import {ensureApiPages} from '../../plugins/api-reference/ensure';
import {isInstalled, runSamples} from '../support/api/sampleRuns';

ensureApiPages();

// One language is enough here for what all share: method, path, token, parameters, body. The others are run by
// tests/proof/apiSamples.test.ts.
for (const {name} of documents) {
  test(`the curl samples of ${name} call what they describe`, async (context) => {
    if (!isInstalled('curl', '--version')) {
      context.skip('curl is not installed');
      return;
    }
    assert.deepEqual(await runSamples(name, 'curl'), []);
  });
}
