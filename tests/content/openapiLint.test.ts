import assert from 'node:assert/strict';
import path from 'node:path';
import {describe, test} from 'node:test';

import {createConfig, lint} from '@redocly/openapi-core';

import {ensureApiPages} from '../../plugins/api-reference/ensure';
import type {SiteLocale} from '../../config/site';
import {documents, specPath} from '../../config/apiDocuments';

ensureApiPages();

const repository = path.resolve(__dirname, '../..');
const locales: readonly SiteLocale[] = ['zh-Hans', 'en'];

/** What the platform really does, although the rule is good; an exception that is not needed any more fails. */
const exceptions: Readonly<Record<string, readonly {rule: string; at: string; why: string}[]>> = {
  atomgit: [
    {
      rule: 'no-ambiguous-paths',
      at: '#/paths/~1repos~1{owner}~1{repo}~1issues~1comments~1{comment_id}',
      why: 'An issue number is never the word "comments".',
    },
    {
      rule: 'no-ambiguous-paths',
      at: '#/paths/~1repos~1{owner}~1{repo}~1pulls~1comments~1{comment_id}',
      why: 'The number of a change request is never the word "comments".',
    },
  ],
};

describe('the downloads keep to the strict rules of Redocly', () => {
  for (const api of documents) {
    for (const locale of locales) {
      for (const type of ['yaml', 'json'] as const) {
        const file = specPath(api, locale, type);
        test(file, async () => {
          const config = await createConfig({extends: ['recommended-strict']});
          const problems = await lint({ref: path.join(repository, 'static', file), config});
          const found = problems.map(
            ({ruleId, location, message}) =>
              `${ruleId} ${location[0]?.pointer ?? ''}${ruleId === 'struct' ? message : ''}`,
          );
          const expected = (exceptions[api.name] ?? []).map(({rule, at}) => `${rule} ${at}`);
          assert.deepEqual(
            found.sort(),
            expected.sort(),
            `static/${file}: correct in openapi/ what Redocly finds (+), or give the reason in \`exceptions\`; take out there what it does not find any more (-)`,
          );
        });
      }
    }
  }
});
