import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, test} from 'node:test';

import {parse, stringify} from 'yaml';

import {contractOf, type OperationContract} from '../support/api/contract';
import {readApiFiles} from '../support/api/files';
import {ApiSource, type Node} from '../support/api/source';

const files = readApiFiles();
const source = new ApiSource(files);
const promisesFile = 'tests/promises/api.yaml';
const promised = parse(
  readFileSync(path.resolve(__dirname, '../promises/api.yaml'), 'utf8'),
) as Record<string, OperationContract>;

/** Where an operation stands, for a message. */
function placeOf(id: string, file: string): string {
  const lines = (files.get(file) ?? '').split('\n');
  const line = lines.findIndex((one) => one.trim() === `operationId: ${id}`) + 1;
  return `${file}:${line}`;
}

describe('every operation keeps what programs rely on', () => {
  test('no operation is gone, and none is without a promise', () => {
    const ids = source.operations.map(({id}) => id);
    const lost = Object.keys(promised).filter((id) => !ids.includes(id));
    const fresh = source.operations.filter(({id}) => !promised[id]);
    const contracts = fresh.map((operation) => [operation.id, contractOf(source, operation)]);
    assert.deepEqual(lost, [], `gone from openapi/, but promised in ${promisesFile}`);
    const missing = stringify(Object.fromEntries(contracts));
    assert.ok(
      fresh.length === 0,
      `new; add to ${promisesFile} what the platform documents:\n${missing}`,
    );
  });

  for (const operation of source.operations.filter(({id}) => promised[id])) {
    test(`${operation.id} is called as ${promisesFile} says`, () => {
      const message = `${placeOf(operation.id, operation.file)}: differs from ${promisesFile}; correct the side that is wrong`;
      assert.deepEqual(contractOf(source, operation), promised[operation.id], message);
    });
  }
});

/** Every schema with a list of values, and where it stands. */
function* walkValues(node: unknown, at: readonly string[]): Generator<{node: Node; at: string}> {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node) && 'x-enum-descriptions' in node) yield {node, at: at.join(' → ')};
  for (const [key, value] of Object.entries(node)) yield* walkValues(value, [...at, key]);
}

test('the values that are described are those that are allowed', () => {
  const wrong = [...files.keys()]
    .filter((file) => !file.startsWith('openapi/en/'))
    .flatMap((file) =>
      [...walkValues(source.read(file), [])].flatMap(({node, at}) => {
        const allowed = (
          (node.enum ?? (node.items as Node | undefined)?.enum ?? []) as unknown[]
        ).map(String);
        const described = Object.keys(node['x-enum-descriptions'] as object);
        const lone = [
          ...allowed
            .filter((one) => !described.includes(one))
            .map((one) => `${one} is not described`),
          ...described
            .filter((one) => !allowed.includes(one))
            .map((one) => `${one} is not allowed`),
        ];
        return lone.map((one) => `${file}: ${at}: ${one}`);
      }),
    );
  assert.deepEqual(wrong, []);
});
