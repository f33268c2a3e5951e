import assert from 'node:assert/strict';
import test from 'node:test';

import {markValues} from '../../../plugins/api-reference/workbench/markValues';
import {parseValues} from '../../../src/values/clean';
import {describeWith} from './workbench/description';

test('stored values are text of one line, cut at 100 characters', () => {
  const stored = {owner: ' <b>ann</b>\n', repo: '库'.repeat(120), branch: '', other: 'x', org: 7};
  assert.deepEqual(parseValues(JSON.stringify(stored)), {
    owner: '<b>ann</b>',
    repo: '库'.repeat(100),
  });
});

test('what looks like a token, or breaks code, is not kept as the name of a variable', () => {
  const keep = (token: string) => parseValues(JSON.stringify({token}));
  assert.deepEqual(keep('MY_TOKEN'), {token: 'MY_TOKEN'});
  for (const token of ['atu_0123456789abcdef', '$(reboot)', '1st'])
    assert.deepEqual(keep(token), {});
});

test('rubbish in the storage counts as nothing', () => {
  for (const text of [null, '', '{', 'null', '[1]', '"owner"']) {
    assert.deepEqual(parseValues(text), {}, String(text));
  }
});

test('the address of a sample says what a reader may have another value for', () => {
  const {document, located} = describeWith();
  located.path = '/repos/{owner}/things/{issue_number}';
  located.operation.parameters = [
    {name: 'owner', in: 'path', required: true, schema: {type: 'string', example: 'demo'}},
    {name: 'issue_number', in: 'path', required: true, schema: {type: 'integer', example: 1}},
  ];
  const code = 'curl https://api.example/repos/demo/things/1 # demo 1';
  assert.equal(
    markValues(code, document, located),
    'curl https://api.example/repos/<span data-value="owner">demo</span>/things/<span data-value="number">1</span> # demo 1',
  );
});
