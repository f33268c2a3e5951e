import {spawn, spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {sampleLanguages} from '../../../src/api/samples';
import {samplePaging, sampleRequest} from '../../../src/api/samples/request';
import {listOperations, type Located} from '../../../src/api/description/operations';
import {findPaging} from '../../../src/api/description/paging';
import type {OpenApiDocument} from '../../../src/api/description/types';
import {startMockApi, type SeenCall} from '../mockApi';

export type Language = (typeof sampleLanguages)[number]['key'];

export type Sample = {
  operationId: string;
  kind: 'request' | 'loop';
  code: string;
  /** A file that it sends. */
  file?: string;
};

const specs = path.resolve(__dirname, '../../../static/specs');

export function readDescription(name: string): OpenApiDocument {
  return JSON.parse(readFileSync(path.join(specs, `${name}.en.json`), 'utf8')) as OpenApiDocument;
}

/** The samples of every operation in a language, with the loops of its lists, as if the API were at `server`. */
export function listSamples(
  document: OpenApiDocument,
  language: Language,
  server: string,
): Sample[] {
  const moved = {...document, servers: [{url: server}]};
  const writer = sampleLanguages.find(({key}) => key === language);
  if (!writer) throw new Error(`There are no samples in ${language}.`);
  const sent = listOperations(moved).filter(({method}) => method !== 'event');
  return sent.flatMap((located: Located): Sample[] => {
    const {operationId} = located.operation;
    const request = sampleRequest(moved, located);
    const file = request.body && 'file' in request.body ? request.body.file : undefined;
    const single: Sample = {operationId, kind: 'request', code: writer.write(request), file};
    const paging = findPaging(moved, located);
    if (!paging || paging === 'none') return [single];
    const loop = writer.writeLoop(samplePaging(moved, located, paging));
    return [single, {operationId, kind: 'loop', code: loop}];
  });
}

/** How a sample is run; its file is in a folder of its own. */
export const runners: Partial<Record<Language, {file: string; command: [string, ...string[]]}>> = {
  curl: {file: 'sample.sh', command: ['sh', 'sample.sh']},
  python: {file: 'sample.py', command: ['python3', 'sample.py']},
  javascript: {file: 'sample.mjs', command: [process.execPath, 'sample.mjs']},
  java: {file: 'Example.java', command: ['java', 'Example.java']},
};

export function isInstalled(command: string, ...parameters: string[]): boolean {
  return spawnSync(command, parameters).status === 0;
}

/** Tokens by the variable that samples read them from. */
const secrets = {
  ATOMGIT_TOKEN: 'user-token',
  ATOMGIT_APP_TOKEN: 'app-token',
  PETSTORE_TOKEN: 'pet-token',
  PETSTORE_API_KEY: 'pet-key',
};

/** Runs each sample against an imitation of the API that judges calls by the description; returns what went wrong. */
export async function runSamples(name: string, language: Language): Promise<string[]> {
  const runner = runners[language];
  if (!runner) throw new Error(`Samples in ${language} cannot be run.`);
  const document = readDescription(name);
  const api = await startMockApi(document);
  const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
  const faults: string[] = [];
  try {
    for (const {operationId, kind, code, file} of listSamples(document, language, api.url)) {
      writeFileSync(path.join(folder, runner.file), code);
      if (file !== undefined) writeFileSync(path.join(folder, file), 'content');
      api.calls.length = 0;
      const {status, output} = await run(runner.command, folder);
      const judged = judge(document, operationId, kind, api.calls);
      if (status !== 0) judged.push(`ends with ${status}: ${output.trim().split('\n').at(-1)}`);
      faults.push(...judged.map((fault) => `${operationId}, ${kind} in ${language}: ${fault}`));
    }
  } finally {
    rmSync(folder, {recursive: true});
    await api.close();
  }
  return faults;
}

function run(
  [command, ...parameters]: readonly [string, ...string[]],
  cwd: string,
): Promise<{status: number | null; output: string}> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {cwd, env: {...process.env, ...secrets}});
    let output = '';
    child.stderr.on('data', (text: Buffer) => {
      output += text.toString();
    });
    child.stdout.resume();
    child.on('error', reject);
    child.on('close', (status) => {
      resolve({status, output});
    });
  });
}

/** A request is one call, a loop one for the only page and one for the empty page after it. */
function judge(
  document: OpenApiDocument,
  operationId: string,
  kind: Sample['kind'],
  calls: readonly SeenCall[],
): string[] {
  const expected = kind === 'loop' ? 2 : 1;
  const faults = calls.length === expected ? [] : [`made ${calls.length} calls, not ${expected}`];
  const onlyApps = listOperations(document).some(({operation}) => {
    const keys = (operation.security ?? []).flatMap((way) => Object.keys(way));
    return operation.operationId === operationId && keys.join() === 'installationToken';
  });
  return faults.concat(
    calls.flatMap((call) => {
      if (call.operationId !== operationId) return [`calls ${call.operationId ?? call.message}`];
      if (call.status >= 300) return [`gets ${call.status}: ${call.message ?? ''}`];
      const isApp = call.authorization === `Bearer ${secrets.ATOMGIT_APP_TOKEN}`;
      return isApp === onlyApps ? [] : [`sends ${call.authorization ?? 'no token'}`];
    }),
  );
}
