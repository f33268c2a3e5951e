import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {test} from 'node:test';

import {documents} from '../../config/apiDocuments';
import {
  isInstalled,
  listSamples,
  readDescription,
  runSamples,
  type Language,
} from '../support/api/sampleRuns';

// Samples of every operation: those of scripts are run against an imitation of the API, those of compilers compiled.

const scripts: {language: Language; needs: [string, ...string[]]}[] = [
  {language: 'python', needs: ['python3', '-c', 'import requests']},
  {language: 'javascript', needs: [process.execPath, '--version']},
];

for (const {language, needs} of scripts) {
  for (const {name} of documents) {
    test(`samples: ${language} calls every operation of ${name}`, async (context) => {
      if (!isInstalled(...needs)) {
        context.skip(`"${needs.join(' ')}" does not work on this machine`);
        return;
      }
      assert.deepEqual(await runSamples(name, language), []);
    });
  }
}

/** Writes every sample into a folder of its own and has all of them compiled at once. */
function compile(
  language: Language,
  place: (number: number, code: string) => {file: string; code: string},
  command: (files: string[]) => [string, ...string[]],
): {status: number | null; output: string} {
  const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
  try {
    const samples = documents.flatMap(({name}) =>
      listSamples(readDescription(name), language, 'https://api.example'),
    );
    const files = samples.map((sample, number) => {
      const {file, code} = place(number, sample.code);
      mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
      writeFileSync(path.join(folder, file), code);
      return file;
    });
    const [program, ...parameters] = command(files);
    writeFileSync(path.join(folder, 'go.mod'), 'module samples\n\ngo 1.21\n');
    const {status, stderr} = spawnSync(program, parameters, {cwd: folder, encoding: 'utf8'});
    return {status, output: stderr};
  } finally {
    rmSync(folder, {recursive: true});
  }
}

test('samples: Java compiles every one', (context) => {
  if (!isInstalled('javac', '-version')) {
    context.skip('javac is not installed');
    return;
  }
  const {status, output} = compile(
    'java',
    (number, code) => ({
      file: `Example${number}.java`,
      code: code.replace('public class Example ', `public class Example${number} `),
    }),
    (files) => ['javac', '-d', 'classes', ...files],
  );
  assert.equal(status, 0, output);
});

test('samples: Go compiles every one', (context) => {
  if (!isInstalled('go', 'version')) {
    context.skip('go is not installed');
    return;
  }
  const {status, output} = compile(
    'go',
    (number, code) => ({file: `sample${number}/main.go`, code}),
    () => ['go', 'vet', './...'],
  );
  assert.equal(status, 0, output);
});
