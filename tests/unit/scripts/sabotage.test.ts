import assert from 'node:assert/strict';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {after, describe, test} from 'node:test';

import {
  applyFaults,
  findCatcher,
  findStale,
  makeBatches,
  parsePart,
  type Fault,
} from '../../../scripts/lib/sabotage';

const folder = mkdtempSync(path.join(os.tmpdir(), 'sabotage-'));
after(() => {
  rmSync(folder, {recursive: true, force: true});
});

const makeFault = (more: Partial<Fault> = {}): Fault => ({
  what: 'another number',
  file: 'a.txt',
  replace: 'ten',
  by: 'twelve',
  run: ['a.test.ts'],
  says: 'twelve',
  ...more,
});

describe('batches of faults', () => {
  test('hold each file once, and one run of the same tests', () => {
    const faults = [
      makeFault(),
      makeFault({file: 'b.txt'}),
      makeFault({also: [{file: 'b.txt', replace: 'x', by: 'y'}], file: 'c.txt'}),
      makeFault({file: 'd.txt', run: ['b.test.ts']}),
      makeFault({file: 'e.txt', alone: true}),
      makeFault({file: 'f.txt'}),
    ];
    const files = makeBatches(faults).map((batch) => batch.map(({file}) => file));
    assert.deepEqual(files, [['a.txt', 'b.txt', 'f.txt'], ['c.txt'], ['d.txt'], ['e.txt']]);
  });
});

describe('a fault', () => {
  const file = path.join(folder, 'a.txt');
  const write = (text: string) => {
    writeFileSync(file, text);
  };

  test('is put in and taken out again', () => {
    write('ten of ten for $1');
    const restore = applyFaults(folder, [makeFault({by: '$& $1'})]);
    assert.equal(readFileSync(file, 'utf8'), '$& $1 of ten for $1');
    restore();
    assert.equal(readFileSync(file, 'utf8'), 'ten of ten for $1');
  });

  test('whose pattern is gone is an error, and nothing stays changed', () => {
    write('nine, one');
    const faults = [makeFault({replace: 'one', by: 'two'}), makeFault()];
    assert.throws(() => applyFaults(folder, faults), /“another number” no longer fits: a\.txt/);
    assert.equal(readFileSync(file, 'utf8'), 'nine, one');
    assert.deepEqual(findStale(folder, faults), ['“another number”: a.txt does not contain “ten”']);
    assert.equal(findStale(folder, [makeFault({file: 'gone.txt'})]).length, 1);
  });

  test('is caught by the test whose message holds its words', () => {
    const output = '✗ the first test\n  nothing about it\n✗ the second test\n  found twelve here\n';
    assert.equal(findCatcher(output, 'twelve'), 'the second test');
    assert.equal(findCatcher(output, 'thirteen'), undefined);
    assert.equal(findCatcher('found twelve', 'twelve'), undefined);
  });

  test('that lacks something is refused with its place', () => {
    const yaml = 'title: A part\nfaults:\n  - what: x\n    file: a.txt\n';
    assert.throws(
      () => parsePart('prose', yaml),
      /tests\/sabotage\/prose\.yaml: faults → 0 → replace/,
    );
  });
});
