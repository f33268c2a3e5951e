// Loads test files into one process, each into a suite, so that its hooks are for its own tests:
// `node --import tsx severalTests.mjs a.test.ts b.test.ts`.
import {describe} from 'node:test';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

for (const file of process.argv.slice(2)) {
  describe(file, async () => {
    await import(pathToFileURL(path.resolve(file)).href);
  });
}
