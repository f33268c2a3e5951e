// Puts known faults into a copy of the project and says which of them some test notices:
// `npm run sabotage -- --only content,api`.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {parseOptions, projectRoot, runCommand} from './lib/command.mjs';
import {Problem} from './lib/problem.mjs';
import {withCopy} from './lib/rebuild.mjs';
import {run} from './lib/run.mjs';
import {
  applyFaults,
  findCatcher,
  findStale,
  makeBatches,
  parsePart,
  type Fault,
  type Part,
} from './lib/sabotage';

const folder = path.join(projectRoot, 'tests/sabotage');
const reporter = new URL('./lib/testReporter.mjs', import.meta.url).href;
const testTimeoutMs = 600_000;

type Verdict = {part: string; fault: Fault; catcher: string | undefined};

function readParts(only: string | undefined): Part[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.replace('.yaml', ''));
  const wanted = only?.split(',').map((name) => name.trim()) ?? names;
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new Problem(
      `There is no part “${unknown.join('”, “')}”.`,
      `The parts: ${names.join(', ')}.`,
    );
  }
  return wanted.map((name) =>
    parsePart(name, readFileSync(path.join(folder, `${name}.yaml`), 'utf8')),
  );
}

async function runTests(copy: string, files: readonly string[]): Promise<string> {
  const outputs: string[] = [];
  for (const file of files) {
    const args = ['--import', 'tsx', `--test-reporter=${reporter}`, file];
    const {output} = await run(process.execPath, args, {
      cwd: copy,
      output: 'collect',
      timeoutMs: testTimeoutMs,
    });
    outputs.push(output);
  }
  return outputs.join('\n');
}

/** What building and testing a copy says; a build that refuses a fault has noticed it. */
async function judgeCopy(
  copy: string,
  {needsBuild}: Part,
  files: readonly string[],
): Promise<string> {
  if (!needsBuild) return runTests(copy, files);
  const {code, output} = await run(process.execPath, ['scripts/build.mjs'], {
    cwd: copy,
    output: 'collect',
    timeoutMs: testTimeoutMs,
  });
  return code === 0 ? runTests(copy, files) : `✗ npm run build\n${output}`;
}

async function judgePart(copy: string, part: Part): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const judged = new Set<string>();
  for (const batch of makeBatches(part.faults)) {
    const files = batch[0]?.run ?? [];
    const key = files.join(' ');
    if (!judged.has(key)) {
      const clean = await judgeCopy(copy, part, files);
      if (/^✗ /m.test(clean)) {
        throw new Problem(
          `${key} fails without any fault:\n${clean.slice(0, 2000)}`,
          'Fix that first.',
        );
      }
      judged.add(key);
    }
    const restore = applyFaults(copy, batch);
    try {
      const output = await judgeCopy(copy, part, files);
      for (const fault of batch) {
        const catcher = findCatcher(output, fault.says);
        verdicts.push({part: part.name, fault, catcher});
        console.log(`${catcher === undefined ? '✗ MISSED' : '✓ caught'}  ${fault.what}`);
        if (catcher !== undefined) console.log(`            by ${catcher}`);
      }
    } finally {
      restore();
    }
  }
  return verdicts;
}

function summarise(verdicts: readonly Verdict[]): void {
  const parts = [...new Set(verdicts.map(({part}) => part))];
  const missed = verdicts.filter(({catcher}) => catcher === undefined);
  for (const part of parts) {
    const own = verdicts.filter((one) => one.part === part);
    const caught = own.filter(({catcher}) => catcher !== undefined);
    console.log(`${part.padEnd(12)} ${caught.length} of ${own.length} caught`);
  }
  console.log(`\n${verdicts.length - missed.length} of ${verdicts.length} faults caught`);
  for (const {part, fault} of missed)
    console.log(`✗ missed (${part}): ${fault.what}, ${fault.file}`);
  if (missed.length > 0) process.exitCode = 1;
}

async function sabotage(args: string[]): Promise<void> {
  const {only} = parseOptions(args, ['only'], 'npm run sabotage -- [--only content,api]');
  const parts = readParts(only);
  const stale = findStale(
    projectRoot,
    parts.flatMap(({faults}) => faults),
  );
  if (stale.length > 0) {
    const remedy = 'Bring these patterns in tests/sabotage/ up to date.';
    throw new Problem(`${stale.length} faults no longer fit:\n${stale.join('\n')}`, remedy);
  }
  const verdicts = await withCopy(projectRoot, {history: false}, async (copy: string) => {
    const all: Verdict[] = [];
    for (const part of parts) {
      console.log(`\n▸ ${part.title}`);
      all.push(...(await judgePart(copy, part)));
    }
    return all;
  });
  console.log('');
  summarise(verdicts);
}

void runCommand(sabotage);
