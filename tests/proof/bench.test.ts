import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {after, test} from 'node:test';
import {brotliDecompressSync} from 'node:zlib';

import {sumBlocking} from '../../scripts/bench/blocking.mjs';
import {median} from '../../scripts/bench/median.mjs';
import {serveCompressed} from '../../scripts/bench/server.mjs';
import {formatTable, pageRows} from '../../scripts/bench/table.mjs';
import {projectRoot} from '../support/site';

const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-test-'));
const page = `<p>${'文字 text '.repeat(200)}</p><script>start()</script>`;
mkdirSync(path.join(folder, 'page'));
writeFileSync(path.join(folder, 'page/index.html'), page);
writeFileSync(path.join(folder, 'index.html'), page);
writeFileSync(path.join(folder, '404.html'), 'nothing here');
writeFileSync(path.join(folder, 'picture.png'), 'dots');
after(() => {
  rmSync(folder, {recursive: true});
});

/** What goes over the wire; fetch would unpack it. */
function ask(address: string): Promise<{response: http.IncomingMessage; body: Buffer}> {
  return new Promise((resolve, reject) => {
    http
      .get(address, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          resolve({response, body: Buffer.concat(parts)});
        });
      })
      .on('error', reject);
  });
}

test('the median is the middle, between the two middles of an even number, and leaves out what was not measured', () => {
  assert.equal(median([30, 1, 2]), 2);
  assert.equal(median([4, 1, 100, 2]), 3);
  assert.equal(median([NaN, 7, NaN]), 7);
  assert.ok(Number.isNaN(median([])));
});

test('blocked is what tasks take beyond 50 ms, from the first paint until five quiet seconds', () => {
  const tasks = [
    {start: 100, duration: 300},
    {start: 700, duration: 200},
    {start: 2000, duration: 60},
    {start: 7000, duration: 150},
    {start: 12_150, duration: 500},
  ];
  // Of the first task all is before the paint, of the second 100 ms; the last comes after five quiet seconds.
  assert.equal(sumBlocking(tasks, 800), 50 + 10 + 100);
  assert.equal(sumBlocking(tasks, 800, Infinity), 50 + 10 + 100 + 450);
  assert.equal(sumBlocking(tasks.slice(4), 800), 0);
  assert.equal(sumBlocking([], 800), 0);
});

test('the server of the bench sends text with brotli, pictures as they are, and the policy of the site', async (context) => {
  const server = await serveCompressed({folder, aliases: {'/old': '/page'}, baseUrl: '/'});
  context.after(server.close);
  const html = await ask(`${server.url}/page`);
  assert.equal(html.response.headers['content-encoding'], 'br');
  assert.equal(html.response.headers['content-length'], String(html.body.length));
  assert.equal(brotliDecompressSync(html.body).toString(), page);
  assert.ok(html.body.length < page.length / 4, String(html.body.length));
  assert.match(
    html.response.headers['content-security-policy'] as string,
    /script-src[^;]*sha256-/,
  );

  const picture = await ask(`${server.url}/picture.png`);
  assert.equal(picture.response.headers['content-encoding'], undefined);
  assert.equal(picture.body.toString(), 'dots');

  assert.equal((await ask(`${server.url}/old`)).response.headers.location, '/page');
  assert.equal((await ask(`${server.url}/missing`)).response.statusCode, 404);
});

test('the table has a column for each build, KiB where bytes were measured, and a dash for what a page has not', () => {
  const figures = {
    requests: 19,
    html: 11_510,
    script: 0,
    stylesheet: 0,
    inlineScript: 0,
    firstPaint: 0,
    largestPaint: 0,
    blocking: 0,
    blockingUntilAlive: 0,
    shift: 0.0125,
    score: 99.5,
    ratedLargestPaint: 903.6,
    ratedBlocking: 0,
    firstNavigation: NaN,
    navigation: NaN,
    heap: 2.96,
    alive: 132,
    visit: 204_800,
    drawer: 300,
    drawerAtPaint: Infinity,
    tab: NaN,
    panel: 0,
    firstHit: 0,
    link: 0,
    scrolling: 0,
  };
  const lines = formatTable(pageRows, [
    {title: 'this', figures},
    {title: 'other', figures: {...figures, requests: 24, navigation: 28.4}},
  ]).split('\n');
  const read = (label: string) =>
    lines
      .find((line) => line.startsWith(`${label} `))
      ?.slice(label.length)
      .trim()
      .split(/ {2,}/);
  assert.deepEqual(lines[0]?.trim().split(/ +/), ['this', 'other', 'goal']);
  assert.deepEqual(read('requests'), ['19', '24', '≤ 20']);
  assert.deepEqual(read('HTML, KiB'), ['11.2', '11.2', '≤ 12']);
  assert.deepEqual(read('layout shift'), ['0.013', '0.013', '≤ 0']);
  assert.deepEqual(read('Lighthouse, phone'), ['99.5', '99.5', '≥ 95']);
  assert.deepEqual(read('— largest paint, ms'), ['904', '904']);
  assert.deepEqual(read('click to new page, ms'), ['–', '28', '≤ stock']);
  assert.deepEqual(read('drawer, at first paint, ms'), ['lost', 'lost', '≤ 1200']);
});

for (const [name, value, answer] of [
  ['compare', 'nowhere', /There is no build in nowhere\.[^]*folder with an index\.html/],
  ['compare', `${folder}=branches`, /"branches" is not the address of a page\.[^]*\/repo\/branch/],
  ['compare', `${folder}=`, /"" is not the address of a page\./],
  ['pages', '/,repo/branch', /"repo\/branch" is not the address of a page\./],
  ['runs', '0', /"0" is not a number of runs\.[^]*Usage: npm run bench/],
  ['page', '/', /'--page'[^]*Usage: npm run bench/],
] as const) {
  test(`before it measures, the bench says what is wrong with --${name}=${value.replace(folder, 'build')}`, () => {
    const {status, stdout, stderr} = spawnSync(
      process.execPath,
      ['scripts/bench.mjs', `--${name}=${value}`],
      {cwd: projectRoot, encoding: 'utf8', timeout: 30_000},
    );
    assert.equal(status, 1);
    assert.equal(stdout, '');
    assert.match(stderr, answer);
  });
}
