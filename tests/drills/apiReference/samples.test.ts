import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after, before, describe, test} from 'node:test';

import {sampleLanguages} from '../../../src/api/samples';
import type {SampleBody, SampleRequest} from '../../../src/api/samples/request';

const bodies: Record<string, SampleBody | undefined> = {
  nothing: undefined,
  'a JSON body with quotes': {
    kind: 'json',
    value: {text: `it's "quoted" \\ and \`ticked\``, list: [1, true, null], empty: {}},
  },
  'a form': {kind: 'form', fields: [['name', "O'Brien & Co"]]},
  'a file': {kind: 'file', file: 'photo.jpg'},
  'an upload': {kind: 'upload', field: 'file', file: 'results.json'},
};

function requestWith(body: SampleBody | undefined): SampleRequest {
  return {
    method: body ? 'POST' : 'GET',
    url: 'https://api.example/things?tag=a%20b',
    headers: [
      {name: 'Authorization', prefix: 'Bearer ', secret: 'SAMPLE_TOKEN'},
      {name: 'X-Key', prefix: '', secret: 'SAMPLE_KEY'},
      ...(body?.kind === 'json' ? [{name: 'Content-Type', value: 'application/json'}] : []),
    ],
    body,
  };
}

type Checker = {file: string; command: (file: string) => [string, ...string[]]};

/** Programs that read a sample without running it. */
const checkers: Record<string, Checker> = {
  curl: {file: 'sample.sh', command: (file) => ['sh', '-n', file]},
  python: {file: 'sample.py', command: (file) => ['python3', '-m', 'py_compile', file]},
  javascript: {file: 'sample.mjs', command: (file) => ['node', '--check', file]},
  go: {file: 'sample.go', command: (file) => ['gofmt', '-e', file]},
  java: {file: 'Example.java', command: (file) => ['javac', '-d', path.dirname(file), file]},
};

describe('code samples', () => {
  let folder = '';
  before(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
  });
  after(() => {
    rmSync(folder, {recursive: true});
  });

  for (const {key, label, write} of sampleLanguages) {
    const checker = checkers[key];
    assert.ok(checker, `no checker for ${label}`);
    for (const [name, body] of Object.entries(bodies)) {
      test(`${label} with ${name} can be read by its own tool`, (context) => {
        const file = path.join(folder, checker.file);
        writeFileSync(file, write(requestWith(body)));
        const [command, ...parameters] = checker.command(file);
        const {error, status, stderr} = spawnSync(command, parameters, {encoding: 'utf8'});
        if (error && 'code' in error && error.code === 'ENOENT') {
          context.skip(`${command} is not installed`);
          return;
        }
        assert.equal(status, 0, stderr);
      });

      test(`${label} with ${name} names the secret but does not hold it`, () => {
        const code = write(requestWith(body));
        assert.match(code, /SAMPLE_TOKEN/);
        assert.doesNotMatch(code, /Bearer [\w-]+["']?\s*$/m);
      });
    }
  }

  test('curl sends what the request says', () => {
    const curl = sampleLanguages[0].write(requestWith(bodies['a form']));
    const words = spawnSync(
      'sh',
      ['-c', `curl() { printf '%s\\n' "$@"; }\nSAMPLE_TOKEN=t SAMPLE_KEY=k; ${curl}`],
      {
        encoding: 'utf8',
      },
    ).stdout.trimEnd();
    assert.deepEqual(words.split('\n'), [
      '-X',
      'POST',
      'https://api.example/things?tag=a%20b',
      '-H',
      'Authorization: Bearer t',
      '-H',
      'X-Key: k',
      '--data-urlencode',
      "name=O'Brien & Co",
    ]);
  });
});
