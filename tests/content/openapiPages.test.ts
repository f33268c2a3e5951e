import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, test} from 'node:test';

import {parseFragment, type DefaultTreeAdapterMap} from 'parse5';

import {ensureApiPages} from '../../plugins/api-reference/ensure';
import type {SiteLocale} from '../../config/site';
import {documents, pagesFolder, specPath} from '../../config/apiDocuments';
import {sampleLanguages} from '../../src/api/samples';
import {strings} from '../../plugins/api-reference/page/strings';

ensureApiPages();

const repository = path.resolve(__dirname, '../..');
const locales: readonly SiteLocale[] = ['zh-Hans', 'en'];

/** The parts of an OpenAPI document that this test follows by itself. */
type Node = {[key: string]: Node & string & Node[]};

function read(file: string): Node {
  return JSON.parse(readFileSync(path.join(repository, file), 'utf8')) as Node;
}

/** What a `$ref` leads to, with what stands beside it. */
function follow(document: Node, node: Node): Node {
  if (typeof node.$ref !== 'string') return node;
  const keys = String(node.$ref).slice(2).split('/');
  const target = keys.reduce<Node>((at, key) => at[key] as Node, document);
  return {...follow(document, target), ...node};
}

/** The anchors of all fields below `id`, as far as the schema does not repeat itself. */
function listAnchors(document: Node, schema: Node, id: string, parents: string[] = []): string[] {
  const name = schema.$ref as string | undefined;
  if (name && parents.includes(name)) return [];
  const inside = name ? [...parents, name] : parents;
  const flat = follow(document, schema);
  const parts = [flat, ...(flat.allOf ?? []).map((part: Node) => follow(document, part))];
  const own = parts.flatMap((part) => Object.entries(part.properties ?? {}) as [string, Node][]);
  const fields = own.flatMap(([key, field]) => [
    `${id}.${key}`,
    ...listAnchors(document, field, `${id}.${key}`, inside),
  ]);
  const items = flat.items ? listAnchors(document, flat.items, `${id}.items`, inside) : [];
  const others =
    typeof flat.additionalProperties === 'object'
      ? [`${id}.*`, ...listAnchors(document, flat.additionalProperties, `${id}.*`, inside)]
      : [];
  const choices = ((flat.oneOf ?? []) as Node[]).flatMap((choice) => {
    const option = `${id}.${String(choice.$ref).split('/').at(-1)}`;
    return [option, ...listAnchors(document, choice, option, inside)];
  });
  return [...fields, ...items, ...others, ...choices];
}

/** The anchors that the page of an operation, or one of its callbacks, has to have. */
function listCallAnchors(document: Node, call: Node, prefix = ''): string[] {
  const parameters = ((call.parameters ?? []) as Node[]).map((one) => follow(document, one));
  const bodies = Object.values(call.requestBody?.content ?? {}) as Node[];
  const responses = Object.entries(call.responses ?? {}) as [string, Node][];
  const callbacks = (Object.entries(call.callbacks ?? {}) as [string, Node][]).flatMap(
    ([name, items]) =>
      (Object.values(items) as Node[]).flatMap(({post}) =>
        listCallAnchors(document, post as Node, `callback-${name}.`),
      ),
  );
  return [
    ...parameters.map(({in: place, name}) => `${place}.${name}`),
    ...bodies.flatMap(({schema}) => listAnchors(document, schema as Node, `${prefix}body`)),
    ...responses.flatMap(([status, response]) => {
      const {content, headers} = follow(document, response);
      const id = `${prefix}response-${status}`;
      return [
        id,
        ...Object.keys(headers ?? {}).map((name) => `${id}.headers.${name}`),
        ...(Object.values(content ?? {}) as Node[]).flatMap(({schema}) =>
          listAnchors(document, schema as Node, id),
        ),
      ];
    }),
    ...callbacks,
  ];
}

/** The examples that the specification writes out for the bodies of an operation. */
function listExamples(document: Node, call: Node): string[] {
  const messages = [call.requestBody ?? {}, ...Object.values(call.responses ?? {})] as Node[];
  return messages
    .flatMap((message) => Object.values(follow(document, message).content ?? {}) as Node[])
    .flatMap(({examples = {}}) => Object.values(examples) as Node[])
    .map(({value}) => JSON.stringify(value, null, 2));
}

type Page = {ids: string[]; links: string[]; text: string; checked: number};

function readPage(html: string): Page {
  const page: Page = {ids: [], links: [], text: '', checked: 0};
  const visit = (node: DefaultTreeAdapterMap['node']) => {
    if ('value' in node) page.text += node.value;
    if ('attrs' in node) {
      for (const {name, value} of node.attrs) {
        if (name === 'id') page.ids.push(value);
        if (name === 'href') page.links.push(value);
        if (name === 'checked') page.checked += 1;
      }
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parseFragment(html));
  return page;
}

/** By name of a property, the schemas that one of its kind refers to, as such or in a list. */
function listReferences(document: Node): Map<string, Set<string>> {
  const references = new Map<string, Set<string>>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [name, property] of Object.entries((node as Node).properties ?? {})) {
      const found = JSON.stringify(property).matchAll(/"#\/components\/schemas\/(\w+)"/g);
      const known = references.get(name) ?? new Set();
      references.set(name, new Set([...known, ...Array.from(found, ([, schema = '']) => schema)]));
    }
    Object.values(node).forEach(visit);
  };
  visit(document);
  return references;
}

const repeats = {
  'zh-Hans': /id="[^"]*?([^".]+)"(?:(?! id=").)*?<summary>\d+ 个字段，与前面的 (\w+) 相同/gs,
  en: /id="[^"]*?([^".]+)"(?:(?! id=").)*?<summary>\d+ fields?, the same as in (\w+) above/gs,
} as const;

const methods = ['get', 'post', 'put', 'patch', 'delete'];

function slug(operationId: string): string {
  return operationId
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
}

for (const api of documents) {
  for (const locale of locales) {
    describe(`pages of ${api.name} in ${locale}`, () => {
      const document = read(`static/${specPath(api, locale, 'json')}`);
      const parts = [document.paths ?? {}, document.webhooks ?? {}];
      const items = parts.flatMap((part) => Object.entries<Node>(part));
      const operations = items.flatMap(([address, item]) =>
        methods.flatMap((method) => (item[method] ? [{address, method, node: item[method]}] : [])),
      );

      test('there is at least one operation', () => {
        assert.ok(operations.length > 0);
      });

      test('the list of all operations begins with the base URL and a link for each kind of token', () => {
        const folder = pagesFolder(api, locale);
        const strip = String(read(`${folder}/category.json`).strip);
        const base = String(document.servers?.[0]?.url);
        assert.ok(strip.replaceAll('<wbr/>', '').includes(`<code>${base}</code>`), strip);
        const kinds = Object.keys(document.components?.securitySchemes ?? {});
        const links = [...strip.matchAll(/<a href="[^"]+#authentication">([^<]+)</g)];
        assert.ok(kinds.length > 0);
        assert.equal(new Set(links.map(([, name]) => name)).size, kinds.length, strip);
        const mdx = readFileSync(path.join(repository, folder, 'category.mdx'), 'utf8');
        assert.ok(
          mdx.indexOf('page.strip') > 0 && mdx.indexOf('page.strip') < mdx.indexOf('page.html'),
        );
      });

      test('a group says which tokens its operations take, and leads to the group behind it', () => {
        const {partly, partlyOpen, needsNone, brackets} = strings[locale];
        const called = Object.values<Node>(document.paths ?? {}).flatMap((item) =>
          methods.flatMap((method) => item[method] ?? []),
        );
        const groups = ((document.tags ?? []) as Node[])
          .map(({name}) => String(name))
          .map((tag) => ({tag, own: called.filter(({tags}) => String(tags?.[0]) === tag)}))
          .filter(({own}) => own.length > 0);
        assert.ok(groups.length > 0);
        const names = groups.map(({tag}) => slug(tag.replaceAll(' ', '-')));
        for (const [place, {tag, own}] of groups.entries()) {
          const ways = own.map(({security}) =>
            ((security ?? document.security ?? []) as Node[]).flatMap((way) => Object.keys(way)),
          );
          const taking = ways.filter((kinds) => kinds.length > 0);
          const all = [...new Set(ways.flat())];
          const isPartly = all.some((kind) => !taking.every((kinds) => kinds.includes(kind)));
          const file = `${pagesFolder(api, locale)}/${names[place] ?? ''}`;
          const html = String(read(`${file}.json`).html);
          const [, strip = ''] = /api-strip">(.*?)<\/dl>/s.exec(html) ?? [];
          assert.equal([...strip.matchAll(/#authentication"/g)].length, all.length, tag);
          assert.equal(strip.includes(brackets[0] + partly), isPartly, tag);
          assert.equal(
            strip.includes(partlyOpen),
            taking.length > 0 && taking.length < ways.length,
            tag,
          );
          // What the strip leaves open, each operation says of itself.
          const open = taking.length > 0 ? ways.length - taking.length : 0;
          assert.equal(html.split(`>${needsNone}<`).length - 1, open, tag);
          const marked = all.map((kind) => {
            const takers = taking.filter((kinds) => kinds.includes(kind)).length;
            return Math.min(takers, taking.length - takers);
          });
          const notes = [...html.matchAll(/<span class="api-note">/g)].length;
          const unconfirmed = own.filter((one) => one['x-source']).length;
          const sum = marked.reduce((one, other) => one + other, open + unconfirmed);
          assert.equal(notes, sum, tag);
          const next = names[place + 1];
          const address = next === undefined ? 'null' : `openAPI/${api.folder}/${next}`;
          const mdx = readFileSync(path.join(repository, `${file}.tag.mdx`), 'utf8');
          assert.ok(mdx.includes(`\npagination_next: ${address}\n`), tag);
        }
      });

      test('a field that is said to be told above has the schema that is named', () => {
        const references = listReferences(document);
        const said = operations.flatMap(({node}) => {
          const file = `${pagesFolder(api, locale)}/${slug(String(node.operationId))}.json`;
          // A body or a response as a whole is no field.
          const told = String(read(file).html).matchAll(repeats[locale]);
          return [...told].filter(([, field = '']) => !/^(?:body|response-\d+)$/.test(field));
        });
        if (api.name === 'atomgit') assert.ok(said.length > 10, `${said.length} say nothing`);
        for (const [, field = '', schema = ''] of said) {
          assert.ok(references.get(field)?.has(schema), `${field} is no ${schema}`);
        }
      });

      test('a response that has a sample repeats none of it in its fields, and its larger objects wait closed', () => {
        const fields = operations.flatMap(({node}) => {
          const file = `${pagesFolder(api, locale)}/${slug(String(node.operationId))}.json`;
          return String(read(file).html)
            .split(/(?=<li class="api-field")/)
            .slice(1);
        });
        const showsExample = (field: string) =>
          field.includes(`<li><span>${strings[locale].example}</span> <code>`);
        const answered = fields.filter((field) => /id="response-\d+\.(?!headers)/.test(field));
        assert.ok(answered.length > 10, `${answered.length} fields`);
        assert.deepEqual(answered.filter(showsExample), []);
        assert.ok(fields.filter(showsExample).length > 10, 'what a reader sends has no example');
        const open = answered.filter((field) =>
          /<details open=""><summary>(?:[4-9]|\d\d)/.test(field),
        );
        assert.deepEqual(open, []);
      });

      test('what opens a response points to no link: the links stand inside', () => {
        for (const {node} of operations) {
          const file = `${pagesFolder(api, locale)}/${slug(String(node.operationId))}.json`;
          const summaries = String(read(file).html).match(/<summary>.*?<\/summary>/gs) ?? [];
          assert.ok(summaries.length > 0, file);
          const pointing = summaries.filter((one) => /[，。]见[^<]{1,12}。|\bSee [A-Z]/.test(one));
          assert.deepEqual(pointing, [], file);
        }
      });

      test('a long operation begins with links to its sections and statuses in their order, with the number of fields', () => {
        const pages = operations.map(({node}) => {
          const file = `${pagesFolder(api, locale)}/${slug(String(node.operationId))}.json`;
          return String(read(file).html);
        });
        const contentsOf = (html: string) => /<nav class="api-contents".*?<\/nav>/s.exec(html)?.[0];
        const long = pages.filter((html) => contentsOf(html) !== undefined);
        assert.ok(long.length > 0 && long.length < pages.length, `${long.length} are long`);
        const isLong = (html: string) => html.includes('id="callbacks"');
        assert.deepEqual(pages.filter(isLong), long.filter(isLong));
        let counted = 0;
        for (const html of long) {
          const contents = contentsOf(html) ?? '';
          const {ids} = readPage(html);
          const headings = [
            ...html.matchAll(/<h2\b[^>]* id="([^"]+)"|<h3\b[^>]* id="(response-[^"]+)"/g),
          ].map(([, section, status]) => section ?? status);
          assert.deepEqual(
            Array.from(contents.matchAll(/href="#([^"]+)"/g), ([, id]) => id),
            headings,
          );
          const counts = [...contents.matchAll(/href="#(path|query|body)">[^<]+<span> (\d+)/g)];
          counted += counts.length;
          for (const [, id = '', count] of counts) {
            const field = new RegExp(`^${id}(\\.items)?\\.(?!items$)[^.]+$`);
            assert.equal(Number(count), ids.filter((one) => field.test(one)).length, contents);
          }
        }
        assert.ok(counted > 0, 'no section says how many fields it has');
      });

      test('of the values of a field all say what they mean, or none', () => {
        const lists = operations.flatMap(({node}) => {
          const file = `${pagesFolder(api, locale)}/${slug(String(node.operationId))}.json`;
          return String(read(file).html).match(/<div class="api-values">.*?<\/ul>/gs) ?? [];
        });
        assert.ok(lists.length > 0);
        for (const list of lists) {
          const values = list.match(/<li>.*?<\/li>/gs) ?? [];
          const told = values.filter((value) => value.includes('<span'));
          assert.ok(told.length === 0 || told.length === values.length, list);
        }
      });

      if (locale === 'en') {
        test('one character, item or field is no plural', () => {
          for (const {node} of operations) {
            const file = `${pagesFolder(api, locale)}/${slug(String(node.operationId))}.json`;
            assert.doesNotMatch(
              String(read(file).html),
              /(?<![\d.,–-])1 (?:characters|items|fields)\b/,
              file,
            );
          }
        });
      }

      for (const {address, method, node} of operations) {
        const id = String(node.operationId);
        test(`${id} shows every part of the specification`, () => {
          const file = `${pagesFolder(api, locale)}/${slug(id)}.json`;
          const page = readPage(String(read(file).html));
          const expected = new Set(listCallAnchors(document, node));
          const headings = /\.(responses|body|path|query|header)$/;
          const shown = page.ids.filter(
            (anchor) =>
              expected.has(anchor) ||
              (/^response-|\./.test(anchor) &&
                !headings.test(anchor) &&
                !anchor.endsWith('.value')),
          );
          assert.deepEqual(shown.sort(), [...expected].sort());
          assert.equal(new Set(page.ids).size, page.ids.length, 'an id stands twice');
          assert.ok(page.text.includes(address), `${address} is not on the page`);
          const isEvent = document.webhooks?.[address] !== undefined;
          assert.ok(page.text.includes(isEvent ? strings[locale].event : method.toUpperCase()));
          assert.ok(isEvent || page.text.includes(id));
          for (const link of page.links.filter((one) => one.startsWith('#'))) {
            assert.ok(page.ids.includes(link.slice(1)), `${link} leads nowhere`);
          }
          for (const example of listExamples(document, node)) {
            assert.ok(page.text.includes(example), `not on the page: ${example}`);
          }
          for (const {label} of sampleLanguages) assert.equal(page.text.includes(label), !isEvent);
        });
      }
    });
  }
}
