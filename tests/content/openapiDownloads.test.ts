import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, test} from 'node:test';

import {Ajv2020} from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {parse} from 'yaml';

import {ensureApiPages} from '../../plugins/api-reference/ensure';
import type {SiteLocale} from '../../config/site';
import {documents, pagesFolder} from '../../config/apiDocuments';

ensureApiPages();

const repository = path.resolve(__dirname, '../..');
const specs = path.join(repository, 'static/specs');
const locales: readonly SiteLocale[] = ['zh-Hans', 'en'];

const promised = documents.flatMap(({name}) =>
  locales.flatMap((locale) =>
    ['yaml', 'json', 'postman_collection.json', 'http'].map((type) => `${name}.${locale}.${type}`),
  ),
);

function readSpec(name: string): string {
  return readFileSync(path.join(specs, name), 'utf8');
}

function readDocument(name: string, locale: SiteLocale): object {
  return JSON.parse(readSpec(`${name}.${locale}.json`)) as object;
}

function sumOf(name: string): string {
  return createHash('sha256').update(readSpec(name)).digest('hex');
}

const textsByName = ['x-enum-descriptions', 'x-rate-limits', 'scopes'];

/** The document with every text replaced by a mark: what has to be the same in both languages. */
function withoutTexts(node: unknown, at: readonly string[] = []): unknown {
  const key = at.at(-1) ?? '';
  const isName = ['properties', 'enum'].includes(at.at(-2) ?? '');
  if (!isName && textsByName.includes(key)) return Object.keys(node as object);
  if (Array.isArray(node))
    return node.map((item, index) => withoutTexts(item, [...at, `${index}`]));
  if (typeof node === 'object' && node !== null) {
    return Object.fromEntries(
      Object.entries(node).map(([name, value]) => [name, withoutTexts(value, [...at, name])]),
    );
  }
  const isText = ['summary', 'description', 'x-displayName', 'x-only'].includes(key);
  return isText && !isName && typeof node === 'string' ? 'text' : node;
}

/** Every schema of the document, with the keys that lead to it. */
function* walkSchemas(
  node: unknown,
  at: readonly string[] = [],
): Generator<[schema: {example?: unknown}, at: readonly string[]]> {
  if (typeof node !== 'object' || node === null) return;
  const parent = at.at(-2) ?? '';
  const isSchema =
    at.at(-1) === 'schema' ||
    at.at(-1) === 'items' ||
    ['schemas', 'properties', 'allOf', 'oneOf', 'anyOf'].includes(parent);
  if (isSchema) yield [node, at];
  for (const [key, value] of Object.entries(node)) {
    if (key !== 'example' && key !== 'examples') yield* walkSchemas(value, [...at, key]);
  }
}

test('there are the promised files, their checksums, the lists of operations and nothing else', () => {
  const lists = documents.map(({name}) => `${name}.operations.json`);
  assert.deepEqual(readdirSync(specs).sort(), [...promised, ...lists, 'SHA256SUMS'].sort());
});

test('SHA256SUMS has the sum of each file', () => {
  const lines = readSpec('SHA256SUMS').trimEnd().split('\n');
  assert.deepEqual(lines.sort(), promised.map((name) => `${sumOf(name)}  ${name}`).sort());
});

for (const api of documents) {
  describe(`the downloads of ${api.name}`, () => {
    for (const locale of locales) {
      test(`say the same as YAML and as JSON (${locale})`, () => {
        const yaml: unknown = parse(readSpec(`${api.name}.${locale}.yaml`));
        assert.deepEqual(yaml, readDocument(api.name, locale));
      });

      test(`stand on the overview, with the file of their checksums (${locale})`, () => {
        const folder = path.join(repository, pagesFolder(api, locale));
        const overview = readdirSync(folder).find((name) => name.endsWith('.info.mdx')) ?? '';
        const html = readFileSync(
          path.join(folder, overview.replace('.info.mdx', '.json')),
          'utf8',
        );
        for (const name of promised.filter((one) => one.startsWith(`${api.name}.`))) {
          assert.ok(html.includes(`/specs/${name}`), `no link to ${name}`);
        }
        assert.ok(html.includes('/specs/SHA256SUMS'));
      });

      test(`have no schema that its own example breaks (${locale})`, () => {
        const document = readDocument(api.name, locale);
        const ajv = new Ajv2020({strict: false, allErrors: true});
        addFormats(ajv);
        ajv.addSchema(document, 'document');
        const withExamples = [...walkSchemas(document)].filter(
          ([{example}]) => example !== undefined,
        );
        assert.ok(withExamples.length > 10);
        for (const [{example}, at] of withExamples) {
          const pointer = at.map((key) =>
            encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1')),
          );
          const validate = ajv.compile({$ref: `document#/${pointer.join('/')}`});
          assert.ok(
            validate(example),
            `${at.join(' → ')}: ${JSON.stringify(example)} ${ajv.errorsText(validate.errors)}`,
          );
        }
      });
    }

    test('have the same structure in both languages', () => {
      const [chinese, english] = locales.map((locale) => readDocument(api.name, locale));
      assert.deepEqual(withoutTexts(english), withoutTexts(chinese));
    });
  });
}
