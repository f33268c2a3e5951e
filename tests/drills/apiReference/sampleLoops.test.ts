import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {test} from 'node:test';

import {sampleLanguages} from '../../../src/api/samples';
import {isInstalled, runners, type Language} from '../../support/api/sampleRuns';

type Page = {status?: number; body: string};

/** Runs the loop of a language against these pages of a list; ends it when it asks for one that there is not. */
async function runLoop(language: Language, pages: Page[], field?: string) {
  const runner = runners[language];
  const writer = sampleLanguages.find(({key}) => key === language);
  assert.ok(runner && writer);
  const asked: number[] = [];
  const server = createServer((request, response) => {
    const number = Number(new URL(request.url ?? '', 'http://localhost').searchParams.get('page'));
    asked.push(number);
    const {status = 200, body} = pages[number - 1] ?? {status: 500, body: 'asked too often'};
    response.writeHead(status, {'Content-Type': 'application/json'}).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const folder = mkdtempSync(path.join(tmpdir(), 'sample-loop-'));
  try {
    const {port} = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/things?page=`;
    const loop = {url, headers: [], ...(field !== undefined && {field})};
    writeFileSync(path.join(folder, runner.file), writer.writeLoop(loop));
    const [command, ...parameters] = runner.command;
    const child = spawn(command, parameters, {cwd: folder, stdio: 'ignore'});
    const status = await new Promise((resolve) => child.on('close', resolve));
    return {status, asked};
  } finally {
    rmSync(folder, {recursive: true});
    server.close();
  }
}

const commands = {curl: 'curl', python: 'python3', javascript: process.execPath, java: 'java'};

for (const language of ['curl', 'python', 'javascript', 'java'] as const) {
  const skip = isInstalled(commands[language], '--version')
    ? false
    : `${language} is not installed`;

  test(
    `the loop in ${language} fails when a page does: a part of a list is not the list`,
    {skip},
    async () => {
      const refused = {status: 403, body: '{"message": "API rate limit exceeded"}'};
      const {status, asked} = await runLoop(language, [{body: '[{"id": 1}]'}, refused]);
      assert.notEqual(status, 0);
      assert.deepEqual(asked, [1, 2]);
    },
  );

  test(`the loop in ${language} ends at an empty page, however it is spaced`, {skip}, async () => {
    const bare = await runLoop(language, [{body: '[ {"id": 1} ]'}, {body: '[ ]\n'}]);
    assert.deepEqual(bare, {status: 0, asked: [1, 2]});
    const pages = [{body: '{"list": [{"id": 1}]}'}, {body: '{ "total": 1, "list": [ ] }'}];
    assert.deepEqual(await runLoop(language, pages, 'list'), {status: 0, asked: [1, 2]});
  });
}
