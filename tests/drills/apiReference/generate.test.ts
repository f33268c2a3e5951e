import assert from 'node:assert/strict';
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {after, afterEach, describe, test} from 'node:test';

import {outputs} from '../../../plugins/api-reference/fingerprint';
import {makeScratchCopy, removeScratchCopy, runDocusaurus} from '../../support/scratchCopy';

const copy = makeScratchCopy();
const undo: (() => void)[] = [];
after(() => {
  removeScratchCopy(copy);
});
afterEach(() => {
  for (const restore of undo.splice(0)) restore();
  for (const name of outputs) rmSync(path.join(copy, name), {recursive: true, force: true});
});

function change(name: string, from: string, to: string): void {
  const file = path.join(copy, name);
  const text = readFileSync(file, 'utf8');
  assert.ok(text.includes(from), `${name} does not contain ${from}`);
  writeFileSync(file, text.replace(from, to));
  undo.push(() => {
    writeFileSync(file, text);
  });
}

/** What an earlier generation has left. */
function writeEarlier(): void {
  for (const name of outputs) {
    mkdirSync(path.join(copy, name), {recursive: true});
    writeFileSync(path.join(copy, name, 'earlier'), 'made before');
  }
}

function assertEarlier(): void {
  for (const name of outputs) {
    assert.deepEqual(readdirSync(path.join(copy, name)), ['earlier'], name);
  }
}

/** Leftovers of a generation that stopped in the middle. */
function listWorkshops(): string[] {
  const cache = path.join(copy, '.cache');
  return existsSync(cache)
    ? readdirSync(cache).filter((name) => name.startsWith('api-pages-'))
    : [];
}

describe('a generation that cannot be finished', () => {
  test('names file, line, operation and remedy of every mistake, and loses nothing', () => {
    writeEarlier();
    change('openapi/en/paths/branches.yaml', 'summary:', 'summry:');
    const {status, output} = runDocusaurus(copy, ['gen-api-docs', 'all']);
    assert.equal(status, 1);
    assert.match(output, /^The API pages cannot be generated:/m);
    assert.match(output, /openapi\/en\/paths\/branches\.yaml:\d+ {2}getBranchList → summry: /);
    assert.match(output, /Rename the key after the Chinese source, or delete it\./);
    assert.match(output, /getBranchList → summary: The English text is missing/);
    assertEarlier();
    assert.deepEqual(listWorkshops(), []);
  });

  test('keeps what an earlier one has made, also when it breaks while writing', () => {
    writeEarlier();
    change(
      'plugins/api-reference/page/TagPage.tsx',
      'return (',
      "if (tag === 'user') throw new Error('in the middle');\n  return (",
    );
    const {status, output} = runDocusaurus(copy, ['gen-api-docs', 'petstore_versioned']);
    assert.notEqual(status, 0);
    assert.match(output, /in the middle/);
    assertEarlier();
    assert.deepEqual(listWorkshops(), []);
  });
});
