import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';
import * as z from 'zod';

import {Problem} from './problem.mjs';

const fault = z.strictObject({
  /** What a reader would be told wrongly, or what would be broken. */
  what: z.string().min(1),
  file: z.string().min(1),
  replace: z.string().min(1),
  by: z.string(),
  /** Further changes that belong to the fault, such as the same one in the other language. */
  also: z.array(z.strictObject({file: z.string(), replace: z.string(), by: z.string()})).optional(),
  /** The test files that have to notice. */
  run: z.array(z.string()).min(1),
  /** Stands in the message of the test that notices, and in no other. */
  says: z.string().min(1),
  /** It keeps others from being noticed, or is noticed by the same words. */
  alone: z.boolean().optional(),
});

const part = z.strictObject({
  title: z.string().min(1),
  /** The tests ask the finished site, which is built with each batch of faults. */
  needsBuild: z.boolean().optional(),
  faults: z.array(fault).min(1),
});

export type Fault = z.infer<typeof fault>;
export type Part = z.infer<typeof part> & {name: string};

export function parsePart(name: string, yaml: string): Part {
  const result = part.safeParse(parse(yaml));
  if (result.success) return {...result.data, name};
  const [issue] = result.error.issues;
  throw new Problem(
    `tests/sabotage/${name}.yaml: ${issue?.path.join(' → ') ?? ''}: ${issue?.message ?? ''}`,
    'scripts/lib/sabotage.ts says what a fault holds.',
  );
}

const changesOf = (one: Fault) => [one, ...(one.also ?? [])];
const filesOf = (one: Fault): string[] => changesOf(one).map(({file}) => file);

/** Faults that one run of the same tests can judge: no two of them touch the same file. */
export function makeBatches(faults: readonly Fault[]): Fault[][] {
  const batches: Fault[][] = [];
  const keyOf = ({run}: Fault) => run.join(' ');
  for (const one of faults) {
    const home = batches.find(
      (batch) =>
        !one.alone &&
        batch[0] !== undefined &&
        !batch[0].alone &&
        keyOf(batch[0]) === keyOf(one) &&
        !batch.some((other) => filesOf(other).some((file) => filesOf(one).includes(file))),
    );
    if (home) home.push(one);
    else batches.push([one]);
  }
  return batches;
}

/** Puts faults into a copy of the project; returns what undoes it. A fault that does not fit is an error. */
export function applyFaults(root: string, faults: readonly Fault[]): () => void {
  const before = new Map<string, string>();
  const restore = () => {
    for (const [file, text] of before) writeFileSync(file, text);
  };
  for (const one of faults) {
    for (const {file, replace, by} of changesOf(one)) {
      const full = path.join(root, file);
      const text = readFileSync(full, 'utf8');
      if (!before.has(full)) before.set(full, text);
      if (!text.includes(replace)) {
        restore();
        throw new Problem(
          `The fault “${one.what}” no longer fits: ${file} does not contain “${replace}”.`,
          'Bring its pattern in tests/sabotage/ up to date.',
        );
      }
      writeFileSync(
        full,
        text.replace(replace, () => by),
      );
    }
  }
  return restore;
}

/** Faults whose pattern is no longer in the project. */
export function findStale(root: string, faults: readonly Fault[]): string[] {
  return faults.flatMap((one) =>
    changesOf(one).flatMap(({file, replace}) => {
      try {
        if (readFileSync(path.join(root, file), 'utf8').includes(replace)) return [];
      } catch {
        // A file that is gone holds no pattern.
      }
      return [`“${one.what}”: ${file} does not contain “${replace}”`];
    }),
  );
}

/** The test whose message holds the words of a fault, from the output of scripts/lib/testReporter.mjs. */
export function findCatcher(output: string, says: string): string | undefined {
  const at = output.indexOf(says);
  if (at < 0) return undefined;
  const end = output.indexOf('\n', at + says.length);
  const before = output.slice(0, end < 0 ? undefined : end).split('\n');
  return before.findLast((line) => line.startsWith('✗ '))?.slice(2);
}
