import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {after, before, describe, test} from 'node:test';
import {pathToFileURL} from 'node:url';

import openapiTypes, {astToString, type OpenAPI3} from 'openapi-typescript';
import ts from 'typescript';

import {ensureApiPages} from '../../plugins/api-reference/ensure';
import type {SiteLocale} from '../../config/site';
import {documents, specPath} from '../../config/apiDocuments';
import type {OpenApiDocument} from '../../src/api/description/types';
import {startMockApi, type MockApi} from '../support/mockApi';

ensureApiPages();

const repository = path.resolve(__dirname, '../..');
const calls = path.join(__dirname, 'openapiClient/calls.ts');

const strictest: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noPropertyAccessFromIndexSignature: true,
  noUnusedLocals: true,
  skipLibCheck: false,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
};

function readText(name: (typeof documents)[number], locale: SiteLocale): string {
  return readFileSync(path.join(repository, 'static', specPath(name, locale, 'json')), 'utf8');
}

async function writeTypes(text: string): Promise<string> {
  return astToString(await openapiTypes(JSON.parse(text) as OpenAPI3, {silent: true}));
}

let folder: string;
before(() => {
  // Inside the repository, so that the client finds its packages.
  mkdirSync(path.join(repository, '.cache'), {recursive: true});
  folder = mkdtempSync(path.join(repository, '.cache/openapi-client-'));
});
after(() => {
  rmSync(folder, {recursive: true, force: true});
});

/** What the compiler says about a file in the folder. */
function compile(name: string): string[] {
  const program = ts.createProgram([path.join(folder, name)], strictest);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

describe('a client made from the downloads', () => {
  for (const api of documents) {
    test(`the types of ${api.name} compile strictly and are the same in both languages`, async () => {
      const [chinese, english] = await Promise.all(
        (['zh-Hans', 'en'] as const).map((locale) => writeTypes(readText(api, locale))),
      );
      assert.ok(chinese && english);
      writeFileSync(path.join(folder, `${api.name}.ts`), english);
      assert.deepEqual(compile(`${api.name}.ts`), []);
      const withoutComments = (text: string) => text.replace(/\/\*\*[\s\S]*?\*\/\s*/g, '');
      assert.equal(withoutComments(chinese), withoutComments(english));
    });
  }

  test('calls that keep to the types compile, and one that does not is refused', () => {
    const text = readFileSync(calls, 'utf8');
    writeFileSync(path.join(folder, 'calls.ts'), text);
    assert.deepEqual(compile('calls.ts'), []);
    const wrong = text.replace("state: 'closed'", "state: 'shut'");
    assert.notEqual(wrong, text);
    writeFileSync(path.join(folder, 'wrong.ts'), wrong);
    assert.match(compile('wrong.ts').join('\n'), /"shut"/);
  });
});

describe('a server that answers with the examples of the document', () => {
  let server: MockApi;
  before(async () => {
    const [api] = documents;
    assert.ok(api);
    server = await startMockApi(JSON.parse(readText(api, 'en')) as OpenApiDocument);
  });
  after(() => server.close());

  test('gives the client what its types promise', async () => {
    const {makeCalls} = (await import(pathToFileURL(path.join(folder, 'calls.ts')).href)) as {
      makeCalls: (url: string, token: string) => Promise<Record<string, unknown[]>>;
    };
    assert.deepEqual(await makeCalls(server.url, 'token'), {
      'read one object': [200, 'demo-dev'],
      'read a list, page by page': [200, 'main'],
      'read a nested object': [200, 'dev@example.com'],
      'read a list inside an object': [200, 60, 1],
      'create an object': [200, 1, 'open'],
      'change a part of an object': [200, 'demo-dev'],
      'replace a file, its path with slashes': [200, 'docs/guide.md'],
      'send a deep structure': [201, 'failure'],
      'delete, without an answer': [204, undefined],
      'get a token, without having one': [200, 'atu_<token>'],
      'be refused without a token': [401, 'invalid_token'],
    });
  });

  type WrongCall = {method: string; address: string; body?: object; fault: RegExp};

  const wrongCalls: Record<string, WrongCall> = {
    'an address that no operation has': {method: 'GET', address: '/repos', fault: /is no call/},
    'a parameter of the wrong type': {
      method: 'GET',
      address: '/repos/demo-org/hello-world/branches?page=first',
      fault: /page must be integer/,
    },
    'a body that lacks a field': {
      method: 'POST',
      address: '/repos/demo-org/hello-world/issues',
      body: {title: 'The build fails'},
      fault: /body must have required property 'body'/,
    },
    'a call without its body': {
      method: 'POST',
      address: '/users/organization',
      fault: /the body is missing/,
    },
  };

  for (const [name, {method, address, body, fault}] of Object.entries(wrongCalls)) {
    test(`refuses ${name}`, async () => {
      const response = await fetch(server.url + address, {
        method,
        headers: {Authorization: 'Bearer token', 'Content-Type': 'application/json'},
        body: body && JSON.stringify(body),
      });
      assert.ok(response.status >= 400);
      const {message} = (await response.json()) as {message: string};
      assert.match(message, fault);
    });
  }
});
