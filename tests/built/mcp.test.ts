import assert from 'node:assert/strict';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {after, before, describe, test} from 'node:test';

import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js';

import {openFolder} from '../../mcp/folder';
import {answerHttp} from '../../mcp/http';
import {openLibrary} from '../../src/assistants/library';
import {cleanName, openUrl} from '../../src/assistants/release';
import {openSearch} from '../../mcp/search';
import {createServer} from '../../mcp/server';
import {read, search} from '../../src/assistants/tools';
import {findPlace, readQuestions, searchLanguages} from '../support/searchQuestions';
import {buildFolder, liveRoutes, projectRoot, startBuiltSite} from '../support/site';
import {readBuiltFile} from '../support/twins';

type Answer = {isError?: boolean; content: {text: string}[]};

async function call(client: Client, name: string, args: Record<string, unknown>) {
  const {isError = false, content} = (await client.callTool({name, arguments: args})) as Answer;
  const text = content[0]?.text ?? '';
  assert.equal(content.length, 1);
  assert.ok(text.length < 30_000, `${name}: the answer is bounded`);
  return {isError, text, data: (): unknown => JSON.parse(text)};
}

const client = new Client({name: 'test', version: '1'});
before(async () => {
  const args = [path.join('node_modules/tsx/dist/cli.mjs'), 'mcp/index.ts'];
  await client.connect(new StdioClientTransport({command: 'node', args, cwd: projectRoot}));
});
after(() => client.close());

type Results = {
  language: string;
  results: {title: string; heading?: string; url: string; markdown: string}[];
};

describe('mcp over stdio', () => {
  test('lists its tools, which only read, and its resources', async () => {
    const {tools} = await client.listTools();
    assert.deepEqual(tools.map(({name}) => name).sort(), ['error', 'operation', 'read', 'search']);
    for (const {name, annotations, description} of tools) {
      assert.equal(annotations?.readOnlyHint, true, name);
      assert.ok(description, name);
    }
    const card = JSON.parse(readBuiltFile('.well-known/mcp/server-card.json')) as {
      serverInfo: {name: string; version: string};
      tools: string[];
    };
    const {name, version} = client.getServerVersion() ?? {};
    assert.deepEqual([card.serverInfo.name, card.serverInfo.version], [name, version]);
    assert.deepEqual([...card.tools].sort(), tools.map((tool) => tool.name).sort());
    const {resources} = await client.listResources();
    for (const {uri, name} of resources) {
      const {contents} = await client.readResource({uri});
      const [content] = contents;
      assert.ok(content && 'text' in content);
      assert.equal(content.text, readBuiltFile(name));
    }
    assert.ok(resources.some(({name}) => name === 'llms.txt'));
  });

  test('a resource outside the release is refused', async () => {
    for (const uri of ['atomgit-docs:///../package.json', 'file:///etc/passwd']) {
      await assert.rejects(client.readResource({uri}), /not found/i, uri);
    }
  });

  test('reads, looks up and explains in 200 ms', async () => {
    for (const [tool, args] of [
      ['read', {address: '/en/user/pats', heading: 'scopes'}],
      ['operation', {operationId: 'createrepoissue'}],
      ['error', {message: 'git@atomgit.com: Permission denied (publickey).'}],
    ] as const) {
      const times: number[] = [];
      for (let round = 0; round < 10; round += 1) {
        const begin = performance.now();
        await call(client, tool, args);
        times.push(performance.now() - begin);
      }
      // The machine may be busy with other tests now and then.
      const ordinary = times.sort((a, b) => a - b)[4] ?? NaN;
      assert.ok(ordinary < 200, `${tool}: ${ordinary} ms`);
    }
  });

  for (const {language, prefix} of searchLanguages) {
    test(`finds in ${language} what readers look for, in 200 ms`, async () => {
      const questions = readQuestions(language);
      const times: number[] = [];
      let first = 0;
      for (const {question, pages} of questions) {
        const begin = performance.now();
        const {data} = await call(client, 'search', {
          query: question,
          language: language === 'zh' ? 'zh-Hans' : 'en',
        });
        times.push(performance.now() - begin);
        const [hit] = (data() as Results).results;
        const {pathname} = new URL(hit?.url ?? 'https://none');
        if (findPlace([pathname], pages, prefix) === 1) first += 1;
      }
      assert.ok(questions.length >= 40);
      // How good the engine is, bench:search judges, and tests/e2e/mcp.spec.ts that it is the same.
      assert.ok(first / questions.length >= 0.8, `${first} of ${questions.length}`);
      // The machine may be busy with other tests now and then.
      const ordinary = times.sort((a, b) => a - b)[Math.floor(times.length * 0.9)] ?? NaN;
      assert.ok(ordinary < 200, `${ordinary} ms`);
    });
  }

  test('reads every page by its address, in any form, and a part of it by heading', async () => {
    for (const [address, file] of [
      ['/', 'index.md'],
      ['https://docs.atomgit.com/en/', 'en/index.md'],
      ['/repo/branch', 'repo/branch.md'],
      ['en/repo/branch.md', 'en/repo/branch.md'],
      ['https://docs.atomgit.com/en/repo/branch/?a=1', 'en/repo/branch.md'],
      ['/changelogs/v0.9.0', 'changelogs/v0.9.0.md'],
    ] as const) {
      const {text, isError} = await call(client, 'read', {address});
      assert.equal(isError, false, text.slice(0, 200));
      assert.equal(text, readBuiltFile(file), address);
    }
    const whole = readBuiltFile('en/user/pats.md');
    for (const heading of ['scopes', '#scopes', 'Scopes of personal access tokens']) {
      const {text} = await call(client, 'read', {address: '/en/user/pats', heading});
      assert.ok(
        text.startsWith('## Scopes of personal access tokens\n') && whole.includes(text),
        heading,
      );
      assert.ok(!text.includes('## Rate limits'), heading);
    }
    const {text} = await call(client, 'read', {address: '/en/user/pats#scopes'});
    assert.ok(text.startsWith('## Scopes of personal access tokens\n'));
  });

  test('a page that is too long ends with the headings of the rest', async () => {
    const lengths = liveRoutes
      .filter((route) => route !== '/search' && route !== '/')
      .map((route) => ({route, text: readBuiltFile(`en${route}.md`)}));
    const long = lengths.find(({text}) => text.length > 20_000);
    assert.ok(long, 'there is one');
    const {text} = await call(client, 'read', {address: `/en${long.route}`});
    assert.ok(text.length < long.text.length);
    assert.match(text, /\[The rest is left out: \d+ characters\. Read it by heading:\]\n- /);
  });

  test('every operation of the description is found by method and path', async () => {
    const {paths} = JSON.parse(readBuiltFile('specs/atomgit.en.json')) as {
      paths: Record<string, Record<string, {operationId: string; summary: string}>>;
    };
    const all = Object.entries(paths).flatMap(([address, methods]) =>
      Object.entries(methods).map(([method, {operationId, summary}]) => {
        return {address, method, operationId, summary};
      }),
    );
    assert.ok(all.length > 60);
    for (const {address, method, operationId, summary} of all) {
      const {data, isError, text} = await call(client, 'operation', {
        method,
        path: address.replace(/\{(\w+)\}/g, '{x$1}'),
        language: 'en',
      });
      assert.equal(isError, false, text);
      const found = data() as Record<'operationId' | 'title' | 'sample' | 'parameters', string>;
      assert.equal(found.operationId, operationId);
      assert.equal(found.title, summary);
      assert.ok(found.sample.includes('curl'), operationId);
    }
    const {data} = await call(client, 'operation', {operationId: 'createrepoissue'});
    const {parameters, scopes} = data() as {parameters: string; scopes: string[]};
    assert.match(parameters, /`owner`[\s\S]*`title`/);
    assert.deepEqual(scopes, ['admin:repo_issues']);
  });

  test('an error message leads to the section that quotes it', async () => {
    for (const [message, route] of [
      ['$ git commit\nerror: gpg failed to sign the data\nfatal: failed to write', 'user/gpgkey'],
      ['git@atomgit.com: Permission denied (publickey).', 'user/sshkey'],
    ] as const) {
      const {data} = await call(client, 'error', {message});
      const [hit] = (data() as Results).results;
      assert.ok(hit?.url.includes(`/en/${route}`), `${message}: ${hit?.url ?? 'nothing'}`);
    }
  });

  for (const [what, tool, args, message] of [
    ['an unknown address', 'read', {address: '/no/such'}, /no page at \/no\/such\. Use an addr/],
    ['a way out', 'read', {address: '/../../../etc/passwd'}, /There is no page at/],
    ['an encoded way out', 'read', {address: '/%2e%2e/%2e%2e/etc/passwd'}, /There is no page at/],
    ['an absolute file', 'read', {address: 'file:///etc/passwd'}, /There is no page at/],
    ['an unknown heading', 'read', {address: '/en/user/pats', heading: 'nope'}, /has no heading/],
    ['a long question', 'search', {query: 'a'.repeat(501)}, /501 characters; 500 is the limit/],
    ['an empty question', 'search', {query: '  '}, /query is empty/],
    ['half a character', 'search', {query: 'a\uD800'}, /not valid Unicode/],
    [
      'bytes that are no UTF-8',
      'search',
      {query: 'a\uFFFDb'},
      /not valid Unicode\. Send it as UTF-8/,
    ],
    ['an address that is too long', 'read', {address: 'a'.repeat(501)}, /501 characters; 500 is/],
    [
      'a message that is too long',
      'error',
      {message: 'a'.repeat(4001)},
      /4001 characters; 4000 is/,
    ],
    [
      'an operation that is too long',
      'operation',
      {operationId: 'a'.repeat(501)},
      /500 is the limit/,
    ],
    ['an operation outside', 'operation', {method: 'GET', path: '/../etc'}, /no such operation/],
    ['an unknown operation', 'operation', {method: 'GET', path: '/repos/x'}, /no such operation/],
    ['no operation', 'operation', {method: 'GET'}, /operationId, or method and path/],
  ] as const) {
    test(`${what} is refused with what to do`, async () => {
      const {isError, text} = await call(client, tool, args);
      assert.equal(isError, true);
      assert.match(text, message);
    });
  }
});

describe('mcp over HTTP', () => {
  let server: http.Server;
  let url: URL;
  before(async () => {
    const library = await openLibrary(openFolder(buildFolder));
    const ask = openSearch(library);
    server = http.createServer((request, response) => {
      void answerHttp(() => createServer(library, ask, '1'), request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`);
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  test('answers as over stdio', async () => {
    const remote = new Client({name: 'test', version: '1'});
    await remote.connect(new StreamableHTTPClientTransport(url));
    const args = {query: 'protect a branch', language: 'en'};
    const [one, other] = await Promise.all(
      [remote, client].map((asked) => call(asked, 'search', args)),
    );
    assert.equal(one?.text, other?.text);
    await remote.close();
  });

  for (const [what, init, status] of [
    ['no JSON', {method: 'POST', body: '{'}, 400],
    ['no UTF-8', {method: 'POST', body: Uint8Array.of(0x22, 0xff, 0x22)}, 400],
    ['too much', {method: 'POST', body: `"${'a'.repeat(200_000)}"`}, 413],
    ['another method', {method: 'GET'}, 405],
  ] as const) {
    test(`${what} is refused with ${status}`, async () => {
      const response = await fetch(url, init);
      assert.equal(response.status, status);
      assert.ok(((await response.json()) as {error: {message: string}}).error.message);
    });
  }
});

describe('a release', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'release-'));
  const site = path.join(folder, 'site');
  before(() => {
    mkdirSync(path.join(site, 'en'), {recursive: true});
    writeFileSync(path.join(folder, 'secret.txt'), 'secret');
    writeFileSync(path.join(site, 'llms.txt'), 'list');
    symlinkSync('../secret.txt', path.join(site, 'link.txt'));
    symlinkSync('..', path.join(site, 'up'));
  });
  after(() => {
    rmSync(folder, {recursive: true});
  });

  for (const name of [
    '../secret.txt',
    '%2e%2e/secret.txt',
    '..%2fsecret.txt',
    '%252e%252e%252fsecret.txt',
    '..\\secret.txt',
    '/etc/passwd',
    'en/../../secret.txt',
    'link.txt',
    'up/secret.txt',
    'llms.txt\0',
    '%',
    '',
    'en',
    'long'.repeat(500),
  ]) {
    test(`gives nothing for ${JSON.stringify(name.slice(0, 40))}`, async () => {
      assert.equal(await openFolder(site).read(name), undefined);
    });
  }

  test('gives what is in it, from a folder or from where it is published', async () => {
    assert.equal(await openFolder(site).read('llms.txt'), 'list');
    assert.equal(cleanName('a/%E5%88%86.md'), 'a/分.md');
    const running = await startBuiltSite();
    const published = openUrl(running.url);
    assert.equal(await published.read('llms.txt'), readFileSync(`${buildFolder}/llms.txt`, 'utf8'));
    assert.equal(await published.read('gone.json'), undefined);
    assert.equal(await published.read('../secret.txt'), undefined);
    await running.close();
  });

  test('one without an index says what to do', async () => {
    // All are asked for at once; which one is missed first is chance.
    await assert.rejects(openLibrary(openFolder(site)), /\.json is missing: .*npm run build/);
    const partial = path.join(folder, 'partial');
    for (const name of ['pages.json', 'en/pages.json', 'specs/atomgit.operations.json']) {
      cpSync(path.join(buildFolder, name), path.join(partial, name), {recursive: true});
    }
    await assert.rejects(openLibrary(openFolder(partial)), /search\.json is missing/);
    cpSync(path.join(buildFolder, 'search.json'), path.join(partial, 'search.json'));
    const library = await openLibrary(openFolder(partial));
    const asked = search(library, openSearch(library), {query: 'branch'});
    await assert.rejects(asked, /search-index-titles-\w+\.json is missing: .*npm run build/);
    await assert.rejects(read(library, {address: '/repo/branch'}), /branch\.md is missing/);
  });
});
