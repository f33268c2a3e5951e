import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after, beforeEach, describe, test} from 'node:test';

import {outputs} from '../../../scripts/openapi/fingerprint';

const repository = path.resolve(__dirname, '../../..');

/** What the generator reads, in a folder of its own. */
const copy = mkdtempSync(path.join(tmpdir(), 'openapi-generation-'));
after(() => {
  rmSync(copy, {recursive: true, force: true});
});

const sources = ['openapi', 'scripts', 'config', 'plugins', 'tsconfig.json', 'package.json'];
const prose = ['docs', 'oauth', 'i18n/en'];

beforeEach(() => {
  rmSync(copy, {recursive: true, force: true});
  mkdirSync(copy);
  const isWritten = (from: string) => !from.includes('openAPI');
  for (const name of [...sources, ...prose]) {
    cpSync(path.join(repository, name), path.join(copy, name), {
      recursive: true,
      filter: isWritten,
    });
  }
  symlinkSync(path.join(repository, 'node_modules'), path.join(copy, 'node_modules'));
});

function change(name: string, from: string, to: string): void {
  const file = path.join(copy, name);
  const text = readFileSync(file, 'utf8');
  assert.ok(text.includes(from), `${name} does not contain ${from}`);
  writeFileSync(file, text.replace(from, to));
}

function generate(): {status: number | null; output: string} {
  const program = ['--import', 'tsx', 'scripts/openapi/generate.ts'];
  const {status, stdout, stderr} = spawnSync(process.execPath, program, {
    cwd: copy,
    encoding: 'utf8',
    env: {...process.env, NODE_ENV: 'production'},
  });
  return {status, output: stdout + stderr};
}

/** Leftovers of a generation that stopped in the middle. */
function listWorkshops(): string[] {
  const cache = path.join(copy, '.cache');
  return existsSync(cache) ? readdirSync(cache) : [];
}

describe('a generation that cannot be finished', () => {
  test('names file, line, operation and remedy, and makes nothing', () => {
    change('openapi/en/paths/branches.yaml', 'summary:', 'summry:');
    const {status, output} = generate();
    assert.equal(status, 1);
    assert.match(output, /^The API pages cannot be generated:/);
    assert.match(output, /openapi\/en\/paths\/branches\.yaml:\d+ {2}getBranchList → summry: /);
    assert.match(output, /Rename the key after the Chinese source, or delete it\./);
    assert.match(output, /getBranchList → summary: The English text is missing/);
    for (const name of outputs) assert.ok(!existsSync(path.join(copy, name)), name);
    assert.deepEqual(listWorkshops(), []);
  });

  test('keeps what an earlier one has made, also when it breaks while writing', () => {
    for (const name of outputs) {
      mkdirSync(path.join(copy, name), {recursive: true});
      writeFileSync(path.join(copy, name, 'earlier'), 'made before');
    }
    change(
      'scripts/openapi/page/TagPage.tsx',
      'return (',
      "if (tag === 'issues') throw new Error('in the middle');\n  return (",
    );
    const {status, output} = generate();
    assert.notEqual(status, 0);
    assert.match(output, /in the middle/);
    for (const name of outputs) {
      assert.deepEqual(readdirSync(path.join(copy, name)), ['earlier'], name);
    }
    assert.deepEqual(listWorkshops(), []);
  });
});
