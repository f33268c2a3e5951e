import {mkdtempSync, rmSync, statSync} from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';

import {findBuild} from '../../scripts/lib/build.mjs';
import {makeRelease} from '../../scripts/lib/release.mjs';
import {readAliases} from '../../scripts/lib/server.mjs';
import {reasonToSkipNginx, startNginx} from '../support/nginx';
import {languages, localise, pageKinds, projectRoot} from '../support/site';

// How many readers the configured nginx serves, asked by one program on the same machine: a floor, not a record.

const seconds = 10;
const connections = 32;
const floor = {requestsPerSecond: 2000, p99Ms: 250};

type Tally = {latencies: number[]; bytes: number; faults: string[]};

/** One answer, which has to be the whole compressed page. */
function ask(base: string, address: string, expected: number, agent: http.Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const url = new URL(address, base);
    const headers = {'accept-encoding': 'br'};
    http
      .get(url, {agent, headers}, (response) => {
        let bytes = 0;
        response.on('data', (part: Buffer) => (bytes += part.length));
        response.on('end', () => {
          const {statusCode = 0} = response;
          if (statusCode === 200 && bytes === expected) resolve(bytes);
          else reject(new Error(`${address}: ${statusCode}, ${bytes} bytes of ${expected}`));
        });
      })
      .on('error', reject);
  });
}

async function load(base: string, pages: readonly (readonly [string, number])[]): Promise<Tally> {
  const tally: Tally = {latencies: [], bytes: 0, faults: []};
  const agent = new http.Agent({keepAlive: true, maxSockets: connections});
  const end = performance.now() + seconds * 1000;
  const read = async (start: number): Promise<void> => {
    for (let turn = start; performance.now() < end; turn += 1) {
      const [address, expected] = pages[turn % pages.length] ?? ['/', 0];
      const begin = performance.now();
      try {
        tally.bytes += await ask(base, address, expected, agent);
        tally.latencies.push(performance.now() - begin);
      } catch (error) {
        tally.faults.push(String(error));
      }
    }
  };
  await Promise.all(Array.from({length: connections}, (_, index) => read(index)));
  agent.destroy();
  return tally;
}

function report({latencies, bytes, faults}: Tally): boolean {
  latencies.sort((one, other) => one - other);
  const at = (share: number): number =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Infinity;
  const requestsPerSecond = latencies.length / seconds;
  console.log(
    `  ${requestsPerSecond.toFixed(0)} pages a second (at least ${floor.requestsPerSecond}), ${(bytes / seconds / 1e6).toFixed(1)} MB a second`,
  );
  console.log(
    `  median ${at(0.5).toFixed(1)} ms, 99 of 100 within ${at(0.99).toFixed(1)} ms (at most ${floor.p99Ms}), slowest ${at(1).toFixed(1)} ms`,
  );
  console.log(`  ${faults.length} faults${faults[0] ? `, such as ${faults[0]}` : ''}`);
  return (
    faults.length === 0 && requestsPerSecond >= floor.requestsPerSecond && at(0.99) <= floor.p99Ms
  );
}

async function main(): Promise<void> {
  const reason = reasonToSkipNginx();
  if (reason) {
    console.log(`  NOT MEASURED: ${reason}`);
    return;
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'load-'));
  const target = path.join(folder, 'atomgit-docs');
  const {folder: build, baseUrl} = findBuild(projectRoot);
  try {
    const aliases = readAliases(projectRoot);
    await makeRelease({root: projectRoot, build, target, baseUrl, aliases});
    const pages = languages.flatMap((language) =>
      pageKinds.map(({route}) => {
        const address = baseUrl + localise(route, language).slice(1);
        const file = path.join(target, 'site', address, 'index.html.br');
        return [address, statSync(file).size] as const;
      }),
    );
    const nginx = await startNginx(target);
    const good = report(await load(nginx.url, pages));
    await nginx.stop();
    if (!good) process.exitCode = 1;
  } finally {
    rmSync(folder, {recursive: true});
  }
}

void main();
