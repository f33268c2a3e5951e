import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {after, before, test} from 'node:test';

import aliases from '../../config/aliases.json';
import {site} from '../../config/site';
import {makeRelease} from '../../scripts/lib/release.mjs';
import {reasonToSkipNginx, startNginx} from '../support/nginx';
import {buildFolder, projectRoot, startBuiltSite} from '../support/site';
import {startStaticHost} from '../support/staticHost';

// How well programs can read the site, judged from outside: the public suite of the Agent-Friendly Documentation Spec.

/** Not a dependency: it asks for a newer Node.js than the site does, but works with this one. */
const suite = 'afdocs@0.22.2';

type Details = {pageResults?: ({url: string; status?: string} & Record<string, unknown>)[]};

type Report = {
  results: {id: string; status: string; message: string; details?: Details}[];
  testedPages: number;
  scoring: {overall: number};
};

const folder = mkdtempSync(path.join(os.tmpdir(), 'agents-'));
const release = path.join(folder, 'atomgit-docs');

/** All pages, both languages; addresses of the public site lead to the one that is running. */
async function judge(url: string): Promise<Report> {
  const args = [
    ...['--yes', suite, 'check', url, '--canonical-origin', site.url],
    ...['--sampling', 'deterministic', '--max-links', '100000'],
    ...['--request-delay', '0', '--max-concurrency', '8', '--score', '--format', 'json', '--quiet'],
  ];
  const child = spawn('npx', args, {cwd: folder, stdio: ['ignore', 'pipe', 'inherit']});
  const parts: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => parts.push(part));
  await new Promise((resolve) => child.on('close', resolve));
  const text = Buffer.concat(parts).toString();
  assert.ok(text.startsWith('{'), `${suite} gave no report; the registry has to be within reach.`);
  return JSON.parse(text) as Report;
}

/** The first pages that a check did not like, with all that it says of them. */
const listFaults = (details?: Details): string[] =>
  (details?.pageResults ?? [])
    .filter(({status}) => status === 'fail')
    .slice(0, 5)
    .map((page) => JSON.stringify(page));

before(async () => {
  await makeRelease({
    root: projectRoot,
    build: buildFolder,
    target: release,
    baseUrl: site.baseUrl,
    aliases,
  });
});
after(() => {
  rmSync(folder, {recursive: true});
});

type Running = {url: string; stop: () => Promise<void>};

const stopping = ({url, close}: {url: string; close: () => Promise<void>}): Running => ({
  url,
  stop: close,
});

for (const {way, start, skip} of [
  {way: 'our own server', start: async () => stopping(await startBuiltSite()), skip: false},
  {way: 'nginx', start: () => startNginx(release), skip: reasonToSkipNginx()},
  {
    way: 'a static host with its worker',
    start: async () => stopping(await startStaticHost(release)),
    skip: false,
  },
] as const) {
  test(`agents: all pages served by ${way} have all points`, {skip}, async (context) => {
    const running = await start();
    const report = await judge(running.url).finally(running.stop);
    context.diagnostic(`${report.scoring.overall} of 100, ${report.testedPages} pages`);
    assert.ok(report.testedPages > 500, `${report.testedPages} pages`);
    const failed = report.results.filter(({status}) => /fail|error/.test(status));
    assert.deepEqual(
      failed.map(({id, message, details}) => ({id, message, pages: listFaults(details)})),
      [],
    );
    assert.equal(report.scoring.overall, 100);
  });
}
