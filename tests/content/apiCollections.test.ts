import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, test} from 'node:test';

// @ts-expect-error: the library brings no types
import postman from 'postman-collection';

import {documents} from '../../config/apiDocuments';
import type {SiteLocale} from '../../config/site';
import {ensureApiPages} from '../../plugins/api-reference/ensure';

ensureApiPages();

const specs = path.resolve(__dirname, '../../static/specs');
const locales: readonly SiteLocale[] = ['zh-Hans', 'en'];

type Described = {summary: string; requestBody?: unknown};
type Description = {
  servers: {url: string}[];
  paths: Record<string, Record<string, Described>>;
};

function read(name: string): string {
  return readFileSync(path.join(specs, name), 'utf8');
}

/** `PUT /repos/:/:/contents/:`, whatever the placeholders are called or filled with. */
function listCalls({paths}: Description): string[] {
  return Object.entries(paths).flatMap(([route, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${route}`),
  );
}

/** The paths are compared segment by segment, since examples take the place of placeholders. */
function fits(call: string, template: string): boolean {
  const pattern = template
    .replace('{path}', '.+')
    .replaceAll(/\{[^}]*\}/g, '[^/?]+')
    .replaceAll(/[.]/g, '[.]')
    .replace('[.]+', '.+');
  return new RegExp(`^${pattern}(\\?.*)?$`).test(call);
}

/** What is used of the library, which brings no types. */
type PostmanRequest = {
  method: string;
  url: {getHost: () => string; getPath: (options: {unresolved: boolean}) => string};
  auth?: {type: string; parameters: () => {get: (key: string) => unknown}};
};
type PostmanCollection = {
  forEachItem: (visit: (item: {request: PostmanRequest}) => void) => void;
  syncVariablesTo: (variables: object) => Record<string, string>;
};
const {Collection} = postman as {Collection: new (json: object) => PostmanCollection};

function listPostmanRequests(collection: PostmanCollection): PostmanRequest[] {
  const requests: PostmanRequest[] = [];
  collection.forEachItem(({request}) => requests.push(request));
  return requests;
}

/** Requests of an `.http` file, split as REST Client does: at `###`, head and body at the first empty line. */
function splitHttpFile(text: string) {
  const [head = '', ...parts] = text.split(/^### /m);
  const variables = Object.fromEntries(
    [...head.matchAll(/^@(\w+) = (.+)$/gm)].map(([, name, value]) => [name, value]),
  ) as Record<string, string>;
  const requests = parts.map((part) => {
    const [top = '', ...rest] = part.trimEnd().split('\n\n');
    const [title = '', name = '', line = '', ...headers] = top.split('\n');
    return {title, name, line, headers, body: rest.join('\n\n')};
  });
  return {variables, requests};
}

for (const {name} of documents) {
  for (const locale of locales) {
    describe(`the requests of ${name} in ${locale}`, () => {
      const description = JSON.parse(read(`${name}.${locale}.json`)) as Description;
      const calls = listCalls(description);
      const server = description.servers[0]?.url ?? '';

      test('are a collection that the own library of Postman reads, one for each operation', () => {
        const text = read(`${name}.${locale}.postman_collection.json`);
        const collection = new Collection(JSON.parse(text) as object);
        const requests = listPostmanRequests(collection);
        const variables = collection.syncVariablesTo({});
        assert.equal(variables.baseUrl, server);
        const made = requests.map(({method, url}) => {
          assert.equal(url.getHost(), '{{baseUrl}}');
          return `${method} ${url.getPath({unresolved: true}).replaceAll(/:(\w+)/g, '{$1}')}`;
        });
        assert.deepEqual(made.sort(), [...calls].sort());
        for (const {auth} of requests) {
          const token = auth?.parameters().get('token') ?? auth?.parameters().get('value');
          if (auth?.type !== 'noauth') assert.match(String(token), /^\{\{\w+_(TOKEN|KEY)\}\}$/);
        }
      });

      test('are an .http file with each operation once, and valid bodies', () => {
        const {variables, requests} = splitHttpFile(read(`${name}.${locale}.http`));
        assert.equal(variables.baseUrl, server);
        assert.equal(requests.length, calls.length);
        const left = new Set(calls);
        for (const {title, line, headers, body} of requests) {
          const call = line.replace('{{baseUrl}}', '');
          const found = [...left].find((template) => fits(call, template));
          assert.ok(
            found !== undefined,
            `${title}: ${line} is none of the operations that are left`,
          );
          left.delete(found);
          for (const header of headers) assert.match(header, /^[\w-]+: \S/);
          if (headers.includes('Content-Type: application/json')) {
            assert.doesNotThrow(() => JSON.parse(body) as unknown, `${title}: ${body}`);
          }
        }
      });
    });
  }
}
