import {createServer as createHttpServer} from 'node:http';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';

import {version} from '../package.json';
import {openFolder} from './folder';
import {answerHttp} from './http';
import {openLibrary, Refusal} from '../src/assistants/library';
import {openUrl} from '../src/assistants/release';
import {openSearch} from './search';
import {createServer} from './server';

const usage = 'npm run --silent mcp -- [--site <folder or URL of a site>] [--http <port>]';

async function main(): Promise<void> {
  const {values} = parseArgs({options: {site: {type: 'string'}, http: {type: 'string'}}});
  const site = values.site ?? path.join(__dirname, '../build');
  const library = await openLibrary(/^https?:/.test(site) ? openUrl(site) : openFolder(site));
  const ask = openSearch(library);
  // The first question waits for nothing.
  await Promise.all([ask('git', 'zh-Hans', 1), ask('git', 'en', 1)]);
  const make = () => createServer(library, ask, version);
  if (values.http === undefined) {
    await make().connect(new StdioServerTransport());
    return;
  }
  // What stands in front of it on the same machine decides who may reach it.
  createHttpServer((request, response) => {
    void answerHttp(make, request, response);
  }).listen(Number(values.http), '127.0.0.1', () => {
    console.error(`http://127.0.0.1:${values.http ?? ''}/mcp`);
  });
}

main().catch((problem: unknown) => {
  const isKnown = problem instanceof Refusal || problem instanceof TypeError;
  console.error(isKnown ? `${problem.message}\n${usage}` : problem);
  process.exitCode = 1;
});
