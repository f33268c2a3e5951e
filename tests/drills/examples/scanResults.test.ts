import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';

import Ajv from 'ajv/dist/2020';

const page = 'docs/security/security/reporter.mdx';
const schema = JSON.parse(
  readFileSync('static/schemas/scan-results.schema.json', 'utf8'),
) as object;
const validate = new Ajv({strict: true, strictRequired: false}).compile(schema);

type Results = {runs: Record<string, unknown>[]};

function readExample(): Results {
  const [, block = ''] = readFileSync(page, 'utf8').split('```json title="scan-results.json"\n');
  return JSON.parse(block.split('\n```')[0] ?? '') as Results;
}

test('the example of the scan-result page is valid by the schema that readers download', () => {
  assert.ok(validate(readExample()), JSON.stringify(validate.errors));
});

for (const key of ['scanInfo', 'repository', 'app', 'comprehensiveReport']) {
  test(`the schema refuses a scan without ${key}`, () => {
    const example = readExample();
    const [run = {}] = example.runs;
    Reflect.deleteProperty(run, key);
    assert.equal(validate(example), false);
  });
}

test('the schema refuses a severity that does not exist', () => {
  const text = JSON.stringify(readExample()).replace('"precision":"2"', '"precision":"9"');
  assert.equal(validate(JSON.parse(text)), false);
});
